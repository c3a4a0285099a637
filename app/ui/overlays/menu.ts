/** A page drawn by React leaves a popover open; a page loaded anew does not. */
export const closePopover = (id: string) => document.getElementById(id)?.hidePopover();

const STOPS = "a[href], button:not(:disabled)";
const KEYS = ["ArrowDown", "ArrowUp", "Home", "End"];

/**
 * For a menu that is a popover or what stands in it, and for the button that opens it: the arrow keys open it and lead through it in a circle, Home and End to its ends.
 * Escape, which closes it and gives the focus back, is the browser's own.
 */
export function moveInMenu(event: React.KeyboardEvent<HTMLElement>) {
  if (!KEYS.includes(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
  const here = event.currentTarget;
  const menu = here instanceof HTMLButtonElement ? here.popoverTargetElement : here.closest("[popover]");
  if (!(menu instanceof HTMLElement)) return;
  event.preventDefault();
  if (!menu.matches(":popover-open")) menu.showPopover({ source: here });
  const stops = [...menu.querySelectorAll<HTMLElement>(STOPS)];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[event.key] ?? 0;
  stops.at(next === stops.length ? 0 : next)?.focus();
}
