// Which scene stands for which card: by id first, then by type, unit, traits and words of the id, so that a card
// nobody has drawn yet gets a fitting picture as well.
import { hash, nth } from "../chance";
import type { Subject } from "../subject";
import type { Details } from "./scene";
import type { SceneName } from "./scenes";

export type Part = { scene: SceneName; details: Details };

type Entry = SceneName | readonly [SceneName, Details];

/** Ids of cards, and `FACTION-LETTER` of Objectives. */
const CARDS: Readonly<Record<string, Entry>> = {
  "william-fitzrobert": "dukeOnHorse",
  "ealdred-archbishop-of-york": "crowning",
  trumpeter: "trumpets",
  wadard: "foraging",
  vital: ["scout", { mirror: true }],
  taillefer: "minstrel",
  "gilbert-of-lisieux": "beforeThePope",
  "william-of-poitiers": "chaplain",
  "engenulf-de-laigle": "fallOfALord",
  "stephen-fitzairard": "steersman",
  "matilda-of-flanders": "duchess",
  "turstin-fitzrolf": ["standardBearer", { mirror: true }],
  "william-malet": "burial",
  "ralph-de-tosny": "bothHands",
  "geoffrey-of-coutances": ["prayers", { mirror: true }],
  lanfranc: "scholar",
  "alan-rufus": [
    "lord",
    {
      look: { hat: "none", mail: false, cut: "curls", hair: "terracotta", beard: "terracotta" },
      horse: { col: "blue", far: "gold", mane: "teal", gait: "walk" },
      pose: "up",
      cloak: "sage",
      shield: ["linen", "teal", 5],
      backdrop: "castle",
    },
  ],
  "robert-de-beaumont": "firstCharge",
  "william-de-warenne": [
    "lord",
    {
      look: { hcol: "blue" },
      horse: { col: "ochre", far: "terracotta", mane: "rust", gait: "gallop" },
      pose: "sword",
      cloak: "blue",
      shield: ["gold", "blue", 3],
      backdrop: "church",
      hall: { roof: "terracotta" },
      mirror: true,
    },
  ],
  "walter-giffard": "whiteHair",
  hildebrand: "dispute",
  "robert-of-mortain": "shipOwner",
  "william-fitzosbern": "steward",
  "eustace-of-boulogne": ["countAndBanner", { mirror: true }],
  "odo-of-bayeux": "bishopWithClub",
  oarsmen: "oarsmen",
  carpenters: "carpenters",
  "breton-foot": "givingWay",
  "norman-archers": "archers",
  "norman-spearmen": "upTheSlope",
  "norman-crossbowmen": "crossbows",
  "mounted-archers": ["bowOnHorseback", { mirror: true }],
  "breton-horsemen": "wheelingHorse",
  "mailed-foot": "mailedRanks",
  "norman-knights": ["knights", { count: 2 }],
  "franco-flemish-knights": ["allies", { mirror: true }],
  "knights-of-the-cotentin": "lancesUp",
  "household-knights": "aroundTheDuke",
  "favourable-wind": "fairWind",
  "stumble-on-the-shore": "stumble",
  "march-at-dawn": "dawnMarch",
  "break-the-shield-wall": ["brokenWall", { mirror: true }],
  "retreat-or-flight": "turnedBacks",
  "the-duke-lives": "helmetRaised",
  "ravaging-of-sussex": "ravaging",
  "draw-them-downhill": "lure",
  "harolds-oath": "oath",
  "ramparts-at-pevensey": "romanWalls",
  "pursuit-at-dusk": "pursuit",
  "rain-of-arrows": "rainOfArrows",
  "charge-uphill": "chargeUphill",
  "arrow-in-the-eye": "arrowInTheEye",
  "invasion-fleet": "fleet",
  "wagon-of-arms": "wagon",
  "three-lines": "threeLines",
  destriers: "horsesAboard",
  gonfanon: "gonfanon",
  "the-mora": "flagship",
  "relics-around-his-neck": "relicsOnChain",
  "spanish-horse": "spanishHorse",
  "castle-on-the-hill": "castleOnTheHill",
  "papal-banner": "papalBanner",
  "norman-A": "starOverTheDuke",
  "norman-B": "warCouncil",
  "norman-C": ["bannerFromRome", { mirror: true }],
  "norman-D": "gathering",
  "norman-E": "crossing",
  "norman-F": "landing",
  "norman-G": "hastings",

  "harold-godwinson": "kingOnThrone",
  "gyrth-godwinson": "brothers",
  waltheof: "holdsTheGate",
  stigand: "archbishop",
  "leofwine-godwinson": [
    "earlOfTheTown",
    { backdrop: "river", cloak: "ochre", shield: ["teal", "gold", 0], look: { moustache: "ochre" } },
  ],
  "edwin-earl-of-mercia": "driveOff",
  "morcar-earl-of-northumbria": "chosenEarl",
  "ansgar-the-staller": "litter",
  "godric-sheriff-of-berkshire": "sheriff",
  merleswein: ["hornCall", { mirror: true }],
  "aelfwig-abbot-of-new-minster": "fightingMonks",
  "wulfstan-bishop-of-worcester": ["bishopOnMule", { mirror: true }],
  gytha: "weightInGold",
  "ealdgyth-of-mercia": "queen",
  "edgar-the-aetheling": "boyKing",
  "leofric-abbot-of-peterborough": "sickbed",
  "thurkill-of-kingston": ["charter", { mirror: true }],
  "edith-swan-neck": "searching",
  "aelfwold-abbot-of-st-benets": "beaconWatch",
  "eadric-the-steersman": "exile",
  "aelfric-of-yelling": "farewell",
  "eadric-deacon-of-blakeney": "deacon",
  breme: ["freeMan", { mirror: true }],
  "eilmer-of-malmesbury": "flyingMonk",
  "saxon-ceorl": "ploughman",
  "great-fyrd": "neighbours",
  "five-hide-men": ["fiveHides", { mirror: true }],
  "english-archers": "loneArcher",
  "javelin-men": "javelins",
  "english-thegns": ["dismounted", { mirror: true }],
  "dane-axe-men": ["fellsAHorse", { mirror: true }],
  "men-of-kent": "firstBlow",
  "men-of-london": "guardTheStandard",
  "royal-housecarls": "huscarls",
  butsecarls: "boatmen",
  "mounted-thegns": ["rideToWar", { mirror: true }],
  "veterans-of-stamford-bridge": "veterans",
  "holy-cross": "cryOfTheCross",
  "summons-of-the-shires": "summons",
  "close-ranks": "closeRanks",
  "saxon-determination": "stillStanding",
  "axes-and-stones": "hurled",
  "harolds-spies": "spies",
  "shield-wall": "shieldwall",
  "god-shall-judge": "handOfGod",
  malfosse: "malfosse",
  "the-duke-is-dead": "emptySaddle",
  "rout-of-the-bretons": "routOfTheBretons",
  "last-stand-at-the-standard": "lastStand",
  "watch-on-the-coast": "watchOnTheCoast",
  "the-london-road": "roadSouth",
  "locked-shields": "lockedShields",
  "the-winchester-treasure": "treasure",
  "battle-on-foot": "horsesLedAway",
  "coronation-at-westminster": "coronation",
  "dragon-of-wessex": "dragonOfWessex",
  "senlac-ridge": "ridgeView",
  "two-handed-axe": "twoHandedAxe",
  "kite-shield": "kiteShield",
  "the-fighting-man": "fightingMan",
  "saxon-A": "starOverTheHall",
  "saxon-B": "raiders",
  "saxon-C": "fulford",
  "saxon-D": "stamfordBridge",
  "saxon-E": "forcedMarch",
  "saxon-F": "hoaryAppleTree",
  "saxon-G": "hastings",
};

/** Words of an id that say what a card is about. The first that is found counts. */
const WORDS: readonly (readonly [words: RegExp, ...scenes: [SceneName, ...SceneName[]]])[] = [
  [/comet|star|omen|sign/, "omen", "starOverTheHall"],
  [/oath|swear|relic/, "oath"],
  [/coronation|crown/, "coronation"],
  [/burn|ravag|fire|raid|plunder/, "burntVillage", "raiders"],
  [/siege|ladder|assault|storm/, "assault"],
  [/gate|town|london|york/, "townGate", "earlOfTheTown"],
  [/castle|rampart|fort|tower/, "castleOnTheHill", "romanWalls"],
  [/ditch|stake|palisade|works/, "fieldworks", "malfosse"],
  [/wind|sail|cross(ing)?-|sea|coast/, "fairWind", "watchOnTheCoast"],
  [/fleet|ship|boat/, "transports", "fleet"],
  [/treasure|gold|silver|geld|coin/, "treasure", "weightInGold"],
  [/feast|cook|food|wine|song/, "feast"],
  [/wagon|cart|supply/, "wagon", "foraging"],
  [/spy|spies|scout/, "spies", "scout"],
  [/messenger|news|envoy|summons/, "badNews", "summons"],
  [/banner|standard|gonfanon|flag|dragon/, "colours"],
  [/arrow|bow/, "rainOfArrows"],
  [/death|dead|body|mourn|grave|burial/, "mourning", "aftermath"],
  [/flight|retreat|rout|pursuit/, "turnedBacks", "pursuit"],
  [/charge|attack/, "chargeUphill", "firstCharge"],
  [/horse|destrier|stallion|mare/, "groom", "spanishHorse"],
  [/shield|wall|ranks|stand/, "shieldwall", "lockedShields"],
  [/axe/, "twoHandedAxe", "hurled"],
  [/sword|helm|mail|arms|spear/, "panoply"],
  [/march|road|host/, "column", "roadSouth"],
  [/cross|pope|church|prayer|mass/, "cryOfTheCross", "prayers"],
  [/judge|god|heaven/, "handOfGod"],
  [/shore|beach|landing/, "shore", "landing"],
  [/home|wife|farm|harvest/, "athome", "farewell"],
];

/** Women among the Characters, by name. */
const WOMEN = /matilda|gytha|edith|ealdgyth|emma|judith|margaret|adela|queen|lady|countess|abbess/;

type Choice = readonly [SceneName, ...SceneName[]];

function characterScenes(subject: Subject, traits: ReadonlySet<string>): Choice {
  if (WOMEN.test(subject.id)) return ["lady", "weavers"];
  if (traits.has("cleric")) return ["cleric"];
  if (traits.has("fleet") || traits.has("sailor")) return ["shipOwner", "exile"];
  if (traits.has("household")) return ["servant", "armourers", "groom"];
  if (subject.faction === "norman") return (subject.might ?? 0) > 1 ? ["lord"] : ["thegn", "council", "hawking"];
  return (subject.might ?? 0) > 1 ? ["thegn", "earlOfTheTown"] : ["council", "thegn", "hawking"];
}

function unitScenes(subject: Subject, traits: ReadonlySet<string>): Choice {
  if (subject.unit === "cavalry") return subject.faction === "saxon" ? ["rideToWar"] : ["knights"];
  if (subject.unit === "ranged") return ["archers", "crossbows"];
  if (traits.has("housecarl")) return ["huscarls"];
  if (traits.has("fleet") || traits.has("sailor")) return ["transports", "boatmen"];
  return ["foot", "column", "mailedRanks"];
}

function scenesFor(subject: Subject): Choice {
  const traits = new Set(subject.traits);
  const found = WORDS.find(([words]) => words.test(subject.id));
  if (subject.type === "leader") return subject.faction === "saxon" ? ["kingOnThrone"] : ["dukeOnHorse"];
  if (subject.type === "character") return characterScenes(subject, traits);
  if (subject.type === "unit") return unitScenes(subject, traits);
  if (found) return found.slice(1) as unknown as Choice;
  if (subject.type === "attachment") return ["panoply", "colours"];
  return subject.faction === "saxon"
    ? ["shieldwall", "huscarls", "council", "column"]
    : ["knights", "archers", "council", "assault"];
}

export function casting(subject: Subject): Part {
  const entry = CARDS[subject.id];
  if (entry) return typeof entry === "string" ? { scene: entry, details: {} } : { scene: entry[0], details: entry[1] };
  const chance = hash(subject.id);
  return { scene: nth(scenesFor(subject), chance), details: { mirror: chance % 3 === 0 } };
}
