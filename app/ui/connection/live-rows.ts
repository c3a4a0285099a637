import { useLiveEvents } from "./live-changes";
import { useRefresh } from "./refresh";

/**
 * Refreshes a list whose rows have dialogs when something of the person's changes. While a dialog is open it waits until that closes: a row that is removed
 * would take what is being typed with it.
 */
export function useLiveRows() {
  const refresh = useRefresh();
  useLiveEvents(true, () => {
    const question = document.querySelector("dialog:modal");
    if (question) question.addEventListener("close", refresh, { once: true });
    else refresh();
  });
}
