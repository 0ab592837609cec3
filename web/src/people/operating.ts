/* What the operator asks for, with the token. */

import { ApiError, isProblem } from "../lib/api";
import { t } from "../lib/i18n";
import { settings } from "../lib/settings.svelte";

export async function asOperator<T>(token: string, method: string, path: string, body?: object): Promise<T> {
  const headers = { Authorization: `Bearer ${token}`, "Accept-Language": settings.lang, "X-Senlac": "1" };
  const sent = body ? { body: JSON.stringify(body) } : {};
  const response = await fetch(`/api/operator${path}`, { method, headers, ...sent }).catch(() => {
    throw new ApiError("network", t("error-network"));
  });
  const found: unknown = await response.json().catch(() => null);
  if (response.ok) return found as T;
  throw isProblem(found) ? new ApiError(found.code, found.text) : new ApiError("unknown", t("error-unknown"));
}
