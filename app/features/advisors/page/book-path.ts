/** What is said of an hour already while its time is chosen anew: the advisor's page hands it on. The time and the length are chosen there. */
export const HANDED_ON = ["urgency", "topic", "quote", "replaces", "earlier", "typed", "account", "sent", "confirm"] as const;

/** Where an advisor's hour is asked for; without a time it is their first free one. What is said of it already comes from the page's own address. */
export function bookPath(slug: string, time?: string, minutes?: number, said = new URLSearchParams()): string {
  const search = new URLSearchParams([
    ...(time ? [["time", time]] : []),
    ...(minutes ? [["minutes", String(minutes)]] : []),
    ...handedOn(said),
  ]);
  const path = `/advisors/${encodeURIComponent(slug)}/book`;
  return search.size > 0 ? `${path}?${search}` : path;
}

/** What the address of the page says of an hour already, as names and values. */
export const handedOn = (said: URLSearchParams): [name: string, value: string][] =>
  HANDED_ON.flatMap((name): [string, string][] => (said.get(name) ? [[name, said.get(name) ?? ""]] : []));
