/** Whether the browser obeys `commandfor` by itself. */
const hasCommands = () => "commandForElement" in HTMLButtonElement.prototype;

/** For the `onClick` of a button with `commandfor`: does its work where the browser does not know how. */
export function commandDialog(id: string, command: "show-modal" | "close") {
  const dialog = document.getElementById(id);
  if (hasCommands() || !(dialog instanceof HTMLDialogElement)) return;
  if (command === "close") dialog.close();
  else if (!dialog.open) dialog.showModal();
}
