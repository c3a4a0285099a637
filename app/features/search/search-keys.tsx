/** Key handler for the search box and each result link: arrow keys move through them; Enter follows the focused link. */
export function moveInList(event: React.KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || event.defaultPrevented) return;
  const panel = event.currentTarget.closest("[data-search]");
  const stops = [...(panel?.querySelectorAll<HTMLElement>("input[type=search], [data-found]") ?? [])];
  const at = stops.indexOf(event.currentTarget);
  const target = stops[at + step];
  if (at === -1 || !target) return;
  event.preventDefault();
  target.focus();
}
