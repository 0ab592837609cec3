/* What is not live goes over plain HTTP. */

import { t } from "./i18n";
import { settings } from "./settings.svelte";
import type {
  Fork,
  GameInfo,
  LessonInfo,
  NewGame,
  Opened,
  Problem,
  Profile,
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

function isProblem(found: unknown): found is Problem {
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
  forgetMe: () => write<unknown>("DELETE", "/api/me"),
  games: () => read<Summary[]>("/api/games"),
  scores: () => read<Score[]>("/api/scores"),
  lessons: () => read<LessonInfo[]>("/api/lessons"),
  lesson: (name: string) => write<Opened>("POST", `/api/lessons/${encodeURIComponent(name)}`, {}),
  look: (id: string) => read<State>(game(id)),
  open: (wish: NewGame) => write<Opened>("POST", "/api/games", wish),
  join: (id: string, secret: string) => write<unknown>("POST", `${game(id)}/join`, { secret }),
  scenery: (id: string) => read<{ [k: string]: unknown }>(`${game(id)}/scenery`),
  rematch: (id: string) => write<Opened>("POST", `${game(id)}/rematch`, {}),
  fork: (id: string, fork: Fork) => write<Opened>("POST", `${game(id)}/fork`, fork),
  importSave: (text: string) => call("POST", "/api/import", text) as Promise<Opened>,
  rules: (name: string) => read<RuleInfo[]>(`/api/rules/${encodeURIComponent(name)}`),
  saveAddress: (id: string) => `${game(id)}/save`,
};

/** The title of a game by its name. */
export function titleOf(games: readonly GameInfo[], name: string): string {
  return games.find((info) => info.name === name)?.title ?? name;
}
