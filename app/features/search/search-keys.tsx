/** For the search box and each link below it: the arrow keys lead from the box through what was found and back; Enter then follows the link that has the focus. */
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
