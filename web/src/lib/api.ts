/* What is not live goes over plain HTTP. */

import { t } from "./i18n";
import { settings } from "./settings.svelte";
import type {
  Analysis,
  Blocked,
  CardIndex,
  DayRanked,
  DeckInfo,
  DeckWish,
  DiceRecord,
  ExampleInfo,
  Fork,
  GameInfo,
  LessonInfo,
  NewGame,
  NoticesInfo,
  NoticesWish,
  Offer,
  Opened,
  OpenExample,
  OpenGame,
  PlayerInfo,
  Problem,
  Profile,
  PushWish,
  Ranked,
  Report,
  RuleInfo,
  Score,
  State,
  Summary,
  Welcome,
} from "./wire";

/** A refusal in one sentence that says what to do. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

/** The sentence of whatever was thrown. */
export function sentence(error: unknown): string {
  return error instanceof ApiError ? error.message : t("error-unknown");
}

export function isProblem(found: unknown): found is Problem {
  return typeof found === "object" && found !== null && "code" in found && "text" in found;
}

async function call(method: string, path: string, body?: string): Promise<unknown> {
  const headers: Record<string, string> = { "Accept-Language": settings.lang };
  if (method !== "GET") Object.assign(headers, { "X-Senlac": "1", "Content-Type": "application/json" });
  const response = await fetch(path, { method, headers, ...(body === undefined ? {} : { body }) }).catch(() => {
    throw new ApiError("network", t("error-network"));
  });
  const found: unknown = await response.json().catch(() => null);
  if (response.ok) return found;
  throw isProblem(found) ? new ApiError(found.code, found.text) : new ApiError("unknown", t("error-unknown"));
}

function read<T>(path: string): Promise<T> {
  return call("GET", `${path}?lang=${settings.lang}`) as Promise<T>;
}

function write<T>(method: string, path: string, data?: object): Promise<T> {
  return call(method, path, data && JSON.stringify(data)) as Promise<T>;
}

const game = (id: string) => `/api/games/${encodeURIComponent(id)}`;

export const api = {
  hello: () => read<Welcome>("/api/hello"),
  profile: (profile: Profile) => write<unknown>("PUT", "/api/me", profile),
  code: (email: string) => write<unknown>("POST", "/api/me/code", { email }),
  enter: (code: string) => write<unknown>("POST", "/api/me/enter", { code }),
  leave: (everywhere: boolean) => write<unknown>("POST", "/api/me/leave", { everywhere }),
  notices: () => read<NoticesInfo>("/api/me/notices"),
  chooseNotices: (wish: NoticesWish) => write<unknown>("PUT", "/api/me/notices", wish),
  subscribe: (wish: PushWish) => write<unknown>("POST", "/api/me/notices/push", wish),
  unsubscribe: () => write<unknown>("DELETE", "/api/me/notices/push"),
  dataAddress: "/api/me/data",
  blocks: () => read<Blocked[]>("/api/blocks"),
  unblock: (id: string) => write<unknown>("DELETE", `/api/blocks/${encodeURIComponent(id)}`),
  block: (id: string) => write<unknown>("POST", `${game(id)}/block`, {}),
  report: (id: string, report: Report) => write<unknown>("POST", `${game(id)}/report`, report),
  forgetMe: () => write<unknown>("DELETE", "/api/me"),
  games: () => read<Summary[]>("/api/games"),
  lobby: () => read<OpenGame[]>("/api/lobby"),
  offer: (id: string, offer: Offer) => write<unknown>("PUT", `${game(id)}/offer`, offer),
  withdraw: (id: string) => write<unknown>("DELETE", `${game(id)}/offer`),
  scores: () => read<Score[]>("/api/scores"),
  player: (id: string) => read<PlayerInfo>(`/api/players/${encodeURIComponent(id)}`),
  best: (name: string) => read<Ranked[]>(`/api/ratings/${encodeURIComponent(name)}`),
  day: (name: string, day: string) => read<DayRanked[]>(`/api/days/${encodeURIComponent(name)}/${day}`),
  lessons: () => read<LessonInfo[]>("/api/lessons"),
  lesson: (name: string) => write<Opened>("POST", `/api/lessons/${encodeURIComponent(name)}`, {}),
  look: (id: string) => read<State>(game(id)),
  open: (wish: NewGame) => write<Opened>("POST", "/api/games", wish),
  join: (id: string, secret = "") => write<Opened>("POST", `${game(id)}/join`, { secret }),
  scenery: (id: string) => read<{ [k: string]: unknown }>(`${game(id)}/scenery`),
  rematch: (id: string) => write<Opened>("POST", `${game(id)}/rematch`, {}),
  fork: (id: string, fork: Fork) => write<Opened>("POST", `${game(id)}/fork`, fork),
  analysis: (id: string) => write<Analysis>("POST", `${game(id)}/analysis`, {}),
  dice: (id: string) => read<DiceRecord>(`${game(id)}/dice`),
  importSave: (text: string) => call("POST", "/api/import", text) as Promise<Opened>,
  rules: (name: string) => read<RuleInfo[]>(`/api/rules/${encodeURIComponent(name)}`),
  example: (rule: string) => read<ExampleInfo>(`/api/examples/${encodeURIComponent(rule)}`),
  openExample: (rule: string, wish: OpenExample) =>
    write<Opened>("POST", `/api/examples/${encodeURIComponent(rule)}`, wish),
  cards: () => read<CardIndex>("/api/cards"),
  deck: (code: string) => read<DeckInfo>(`/api/decks/${encodeURIComponent(code)}`),
  checkDeck: (wish: DeckWish) => write<DeckInfo>("POST", "/api/decks", wish),
  saveAddress: (id: string) => `${game(id)}/save`,
  diceAddress: (id: string) => `${game(id)}/dice`,
};

/** The title of a game by its name. */
export function titleOf(games: readonly GameInfo[], name: string): string {
  return games.find((info) => info.name === name)?.title ?? name;
}
