/** A key press in a multi-line box, as far as it is used here. */
interface Press {
  key: string;
  shiftKey: boolean;
  /** An input method is composing a word. */
  nativeEvent: { isComposing: boolean };
  currentTarget: { value: string; readOnly: boolean; form: { requestSubmit: () => void } | null };
  preventDefault: () => void;
}

/** Enter submits the text, Shift+Enter starts a new line, and an Enter that confirms an input method's word does not submit. */
export function sendOnEnter(event: Press) {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const { value, readOnly, form } = event.currentTarget;
  if (value.trim() !== "" && !readOnly) form?.requestSubmit();
}
