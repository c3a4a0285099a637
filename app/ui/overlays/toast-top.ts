import { retireToasts } from "./toast-list";
import { isOnPhone } from "./toast-place";

/**
 * Draws the toasts above everything: a popover lies above dialogs that were open before it, so one that opens later, such as a dialog that is opened again
 * on arrival, has them raised once more. A dialog that somebody opens on a phone would be covered by what they have seen already, so that goes. Returns the
 * function that stops it.
 */
export function keepOnTop(region: HTMLElement | null) {
  if (!region) return;
  let isPressed = false;
  const raise = () => {
    region.hidePopover();
    region.showPopover();
  };
  raise();
  const stopped = new AbortController();
  const options = { capture: true, signal: stopped.signal };
  const onToggle = ({ target, newState }: ToggleEvent) => {
    if (!(target instanceof HTMLDialogElement) || newState !== "open") return;
    if (isPressed && isOnPhone()) retireToasts();
    else raise();
  };
  document.addEventListener(
    "click",
    () => {
      isPressed = true;
    },
    options,
  );
  document.addEventListener("toggle", onToggle, options);
  return () => stopped.abort();
}
