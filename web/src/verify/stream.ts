/* The stream of verifiable dice, written a second time so that nobody has to believe the first, which is `Fair` in
   src/senlac/kernel/rng.py: HMAC-SHA-512 under the secret, over what the players contributed, the kind of the draw, its
   number and a counter of blocks. */

type Bytes = Uint8Array<ArrayBuffer>;

/** The largest bound that is understood; no game asks for anywhere near as much. */
export const LARGEST = 2 ** 48;

const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

/** The bytes of a hexadecimal text. */
function bytesOf(hex: string): Bytes {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** What a server commits to: the SHA-256 of its secret and the id of the game, in hexadecimal. */
export async function commitmentOf(secret: string, game: string): Promise<string> {
  const sum = await crypto.subtle.digest("SHA-256", Uint8Array.of(...bytesOf(secret), ...utf8(game)));
  return Array.from(new Uint8Array(sum), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** How many bits a number below a bound has. */
const bitsOf = (bound: number) => (bound > 1 ? (bound - 1).toString(2).length : 0);

export class Stream {
  readonly #key: CryptoKey;
  readonly #mixed: Bytes;

  private constructor(key: CryptoKey, mixed: Bytes) {
    this.#key = key;
    this.#mixed = mixed;
  }

  /** The stream of a game, from the secret and what was contributed seat by seat. */
  static async of(secret: string, game: string, numbers: readonly string[]): Promise<Stream> {
    const how = { name: "HMAC", hash: "SHA-512" };
    const key = await crypto.subtle.importKey("raw", bytesOf(secret), how, false, ["sign"]);
    const mixed = await crypto.subtle.digest("SHA-512", utf8(["senlac.fair/1", game, ...numbers].join("\0")));
    return new Stream(key, new Uint8Array(mixed));
  }

  /** What a draw gives: for each bound a whole number below it. */
  async draw(number: number, kind: string, bounds: readonly number[]): Promise<number[]> {
    const message = Uint8Array.of(...this.#mixed, ...utf8(kind), 0, ...new Uint8Array(8));
    const counters = new DataView(message.buffer, message.length - 8);
    counters.setUint32(0, number);
    let block = 0;
    const given: number[] = [];
    for (const bound of bounds) {
      let value: number;
      do {
        counters.setUint32(4, block++);
        const signed = new DataView(await crypto.subtle.sign("HMAC", this.#key, message));
        // The first bits of the block, as many as are needed; too large a number is drawn again.
        const first = signed.getUint32(0) * 2 ** 16 + signed.getUint16(4);
        value = Math.floor(first / 2 ** (48 - bitsOf(bound)));
      } while (value >= bound);
      given.push(value);
    }
    return given;
  }
}
