/** Where an advisor's hour is asked for; without a time it is their first free one. */
export function bookPath(slug: string, time?: string, minutes?: number): string {
  const search = new URLSearchParams({ ...(time && { time }), ...(minutes && { minutes: String(minutes) }) });
  const path = `/advisors/${encodeURIComponent(slug)}/book`;
  return search.size > 0 ? `${path}?${search}` : path;
}
