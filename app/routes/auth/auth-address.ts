import type { Flash } from "#app/middleware/flash";

/** Returns the address of `/auth` with its tab, its return path, the page that it was opened from where that is another one, and other parameters. */
export function authAddress(parts: { tab?: "sign-up"; sent?: "1"; again?: "1"; next: string | null; back?: string | null }) {
  const search = new URLSearchParams(Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return search.size > 0 ? `/auth?${search}` : "/auth";
}

/** Toast after re-authentication. */
export const PROVED_AGAIN: Flash = { text: "accounts.provedAgain" };
