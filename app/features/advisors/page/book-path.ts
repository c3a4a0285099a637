/** Parameters of a selected hour that the advisor's page passes on while its time is chosen again. The time and duration are chosen there. */
export const HANDED_ON = ["urgency", "topic", "quote", "replaces", "earlier", "typed", "account", "sent", "confirm"] as const;

/** Returns the URL of an advisor's booking page; without a time, for a suggested one. Other parameters are passed on from the current page's URL. */
export function bookPath(slug: string, time?: string, minutes?: number, said = new URLSearchParams()): string {
  const search = new URLSearchParams([
    ...(time ? [["time", time]] : []),
    ...(minutes ? [["minutes", String(minutes)]] : []),
    ...handedOn(said),
  ]);
  const path = `/advisors/${encodeURIComponent(slug)}/book`;
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Returns the URL parameters to pass on, as name-value pairs. */
export const handedOn = (said: URLSearchParams): [name: string, value: string][] =>
  HANDED_ON.flatMap((name): [string, string][] => (said.get(name) ? [[name, said.get(name) ?? ""]] : []));
