/** Closes a popover: client-side navigation leaves it open, unlike a page load. */
export const closePopover = (id: string) => document.getElementById(id)?.hidePopover();

const STOPS = "a[href], button:not(:disabled)";
const KEYS = ["ArrowDown", "ArrowUp", "Home", "End"];

/**
 * For a popover menu or its content, and for the button that opens it: the arrow keys open it and cycle through it, Home and End go to its
 * ends. Escape, which closes it and restores the focus, is native.
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

/** Closes a menu when the focus leaves it, by Tab past its end: it would cover the newly focused element. Its own button closes it by itself. */
export function closeWhenLeft({ currentTarget: menu, relatedTarget: to }: React.FocusEvent<HTMLElement>) {
  if (!(to instanceof HTMLElement) || menu.contains(to)) return;
  const isItsButton = to instanceof HTMLButtonElement && to.popoverTargetElement === menu;
  if (!isItsButton && menu.matches(":popover-open")) menu.hidePopover();
}

/** `moveInMenu` for a full-page menu: while it is open, Tab also cycles through it instead of reaching the dimmed page. */
export function stayInMenu(event: React.KeyboardEvent<HTMLElement>) {
  if (event.key !== "Tab" || !event.currentTarget.matches(":popover-open")) return moveInMenu(event);
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.checkVisibility());
  const [last, next] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== last) return;
  event.preventDefault();
  next?.focus();
}
