// The easel: paints a drawing on a canvas, beside the page's own thread. It knows as much of SVG as the composer writes:
// groups of paths and circles, patterns, clips, a shadow under a whole group, and a gradient over the whole sheet.

type Attributes = Readonly<Record<string, string>>;

interface Node {
  name: string;
  has: Attributes;
  inside: Node[];
}

/** What is drawn only where something refers to it. */
const ASIDE: ReadonlySet<string> = new Set(["defs", "pattern", "clipPath", "radialGradient", "filter"]);
/** What a group gives to all that is in it. */
const GIVEN = ["fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin"];
const PLAIN: Attributes = { fill: "#000", stroke: "none" };

/** Paint a drawing as wide and high as that, in pixels. */
export function painted(svg: string, width: number, height: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const brush = canvas.getContext("2d");
  const drawing = read(svg);
  const [left = 0, top = 0, wide = width, high = height] = numbers(drawing.has["viewBox"]);
  if (brush) {
    brush.setTransform(width / wide, 0, 0, height / high, (-left * width) / wide, (-top * height) / high);
    new Easel(brush, named(drawing), [wide, high]).group(drawing, PLAIN);
  }
  return canvas;
}

/** Tags that are closed in order, with quoted attributes and no text between them. */
function read(svg: string): Node {
  const root: Node = { name: "", has: {}, inside: [] };
  const open = [root];
  for (const [, closes, name = "", attributes = "", empty] of svg.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    if (closes) {
      open.pop();
      continue;
    }
    const pairs = [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [key, value]);
    const node: Node = { name, has: Object.fromEntries(pairs) as Attributes, inside: [] };
    open.at(-1)?.inside.push(node);
    if (!empty) open.push(node);
  }
  return root.inside[0] ?? root;
}

function named(node: Node, found = new Map<string, Node>()): Map<string, Node> {
  const id = node.has["id"];
  if (id) found.set(id, node);
  for (const inner of node.inside) named(inner, found);
  return found;
}

function numbers(list = ""): number[] {
  return [...list.matchAll(/-?[\d.]+/g)].map(Number);
}

function pathOf({ name, has }: Node): Path2D {
  if (name === "path") return new Path2D(has["d"]);
  const path = new Path2D();
  path.arc(Number(has["cx"]), Number(has["cy"]), Number(has["r"]), 0, 2 * Math.PI);
  return path;
}

/** Patterns are the same in every drawing, and painted once for about so many pixels a unit. */
const tiles = new Map<string, CanvasPattern>();

class Easel {
  constructor(
    private readonly brush: OffscreenCanvasRenderingContext2D,
    private readonly names: ReadonlyMap<string, Node>,
    private readonly sheet: readonly [width: number, height: number],
  ) {}

  group(node: Node, given: Attributes): void {
    const ink = inherited(given, node.has);
    for (const inner of node.inside) if (!ASIDE.has(inner.name)) this.draw(inner, ink);
  }

  private draw(node: Node, given: Attributes): void {
    if (node.name !== "g") return this.trace(node, { ...given, ...node.has });
    const clip = this.referred(node.has["clip-path"]);
    if (node.has["filter"]) return this.raised(node, given);
    this.brush.save();
    for (const inner of clip?.inside ?? []) this.brush.clip(pathOf(inner));
    this.group(node, given);
    this.brush.restore();
  }

  private trace(node: Node, ink: Attributes): void {
    const { brush } = this;
    const path = pathOf(node);
    brush.globalAlpha = Number(ink["opacity"] ?? 1);
    const wash = this.referred(ink["fill"]);
    if (wash?.name === "radialGradient") this.wash(wash);
    else if (ink["fill"] !== "none") {
      brush.fillStyle = this.colour(ink["fill"]);
      brush.fill(path, ink["fill-rule"] === "evenodd" ? "evenodd" : "nonzero");
    }
    if (ink["stroke"] !== "none") {
      brush.strokeStyle = this.colour(ink["stroke"]);
      brush.lineWidth = Number(ink["stroke-width"] ?? 1);
      brush.setLineDash(numbers(ink["stroke-dasharray"]));
      brush.lineCap = (ink["stroke-linecap"] ?? "butt") as CanvasLineCap;
      brush.lineJoin = (ink["stroke-linejoin"] ?? "miter") as CanvasLineJoin;
      brush.stroke(path);
    }
    brush.globalAlpha = 1;
  }

  /** A group that stands off the cloth throws its shadow as a whole. */
  private raised(node: Node, given: Attributes): void {
    const shadow = this.referred(node.has["filter"])?.inside[0]?.has ?? {};
    const { canvas } = this.brush;
    const apart = new OffscreenCanvas(canvas.width, canvas.height);
    const brush = apart.getContext("2d");
    if (!brush) return;
    const scale = this.brush.getTransform();
    brush.setTransform(scale);
    new Easel(brush, this.names, this.sheet).group(node, given);
    this.brush.save();
    this.brush.resetTransform();
    this.brush.shadowColor = `${shadow["flood-color"]}${hex(Number(shadow["flood-opacity"] ?? 1))}`;
    this.brush.shadowOffsetX = Number(shadow["dx"]) * scale.a;
    this.brush.shadowOffsetY = Number(shadow["dy"]) * scale.d;
    this.brush.shadowBlur = 2 * Number(shadow["stdDeviation"]) * scale.a;
    this.brush.drawImage(apart, 0, 0);
    this.brush.restore();
  }

  private referred(reference = ""): Node | undefined {
    return this.names.get(/^url\(#(.*)\)$/.exec(reference)?.[1] ?? "");
  }

  private colour(value = ""): string | CanvasPattern {
    const node = this.referred(value);
    return node ? (this.pattern(node) ?? "transparent") : value;
  }

  private pattern(node: Node): CanvasPattern | null {
    // Large enough for this drawing, and for others of about its size.
    const fine = 2 ** Math.ceil(Math.log2(this.brush.getTransform().a));
    const key = `${node.has["id"]} ${fine}`;
    const known = tiles.get(key);
    if (known) return known;
    const [width, height] = [Number(node.has["width"]), Number(node.has["height"])];
    const tile = new OffscreenCanvas(Math.ceil(width * fine), Math.ceil(height * fine));
    const brush = tile.getContext("2d");
    if (!brush) return null;
    brush.scale(tile.width / width, tile.height / height);
    new Easel(brush, this.names, this.sheet).group(node, PLAIN);
    const made = this.brush.createPattern(tile, "repeat");
    const [turn = 0] = numbers(node.has["patternTransform"]);
    made?.setTransform(new DOMMatrix().rotate(turn).scale(width / tile.width, height / tile.height));
    if (made) tiles.set(key, made);
    return made;
  }

  /** A gradient lies over the whole sheet, as wide and high as that is. */
  private wash(node: Node): void {
    const { brush } = this;
    const [x, y, reach] = ["cx", "cy", "r"].map((name) => Number(node.has[name])) as [number, number, number];
    const gradient = brush.createRadialGradient(x, y, 0, x, y, reach);
    for (const { has } of node.inside) {
      gradient.addColorStop(Number(has["offset"]), `${has["stop-color"]}${hex(Number(has["stop-opacity"] ?? 1))}`);
    }
    brush.save();
    brush.scale(...this.sheet);
    brush.fillStyle = gradient;
    brush.fillRect(0, 0, 1, 1);
    brush.restore();
  }
}

function inherited(given: Attributes, own: Attributes): Attributes {
  const changed = GIVEN.filter((name) => name in own).map((name) => [name, own[name]]);
  return changed.length ? { ...given, ...(Object.fromEntries(changed) as Attributes) } : given;
}

/** How opaque something is, as the last digits of a colour. */
function hex(opacity: number): string {
  return Math.round(opacity * 255)
    .toString(16)
    .padStart(2, "0");
}
