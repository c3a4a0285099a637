/** `/auth` with a tab, the way back and whatever else its address says. */
export function authAddress(parts: { tab?: "sign-up"; sent?: "1"; next: string | null }) {
  const search = new URLSearchParams(Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return search.size > 0 ? `/auth?${search}` : "/auth";
}
