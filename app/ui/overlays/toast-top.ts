/**
 * Draws the toasts above everything: a popover lies above dialogs that were open before it, so one that opens later, such as a dialog that is opened again
 * on arrival, has them raised once more. Returns the function that stops it.
 */
export function keepOnTop(region: HTMLElement | null) {
  if (!region) return;
  const raise = () => {
    region.hidePopover();
    region.showPopover();
  };
  raise();
  const onToggle = ({ target, newState }: ToggleEvent) => target instanceof HTMLDialogElement && newState === "open" && raise();
  document.addEventListener("toggle", onToggle, { capture: true });
  return () => document.removeEventListener("toggle", onToggle, { capture: true });
}
