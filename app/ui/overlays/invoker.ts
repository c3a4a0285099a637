/** Whether the browser supports `commandfor`. */
const hasCommands = () => "commandForElement" in HTMLButtonElement.prototype;

/** For the `onClick` of a button with `commandfor`: does its work in browsers without support. */
export function commandDialog(id: string, command: "show-modal" | "close") {
  const dialog = document.getElementById(id);
  if (hasCommands() || !(dialog instanceof HTMLDialogElement)) return;
  if (command === "close") dialog.close();
  else if (!dialog.open) dialog.showModal();
}
