import type { Flash } from "#app/middleware/flash";

/** `/auth` with a tab, the way back and whatever else its address says. */
export function authAddress(parts: { tab?: "sign-up"; sent?: "1"; again?: "1"; next: string | null }) {
  const search = new URLSearchParams(Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return search.size > 0 ? `/auth?${search}` : "/auth";
}

/** What whoever has signed in once more finds where they come back to. */
export const PROVED_AGAIN: Flash = { text: "accounts.provedAgain" };
