/** A key that is pressed in a box of several lines, with what is asked of it. */
interface Press {
  key: string;
  shiftKey: boolean;
  /** An input method is being told which of its words is meant. */
  nativeEvent: { isComposing: boolean };
  currentTarget: { value: string; readOnly: boolean; form: { requestSubmit: () => void } | null };
  preventDefault: () => void;
}

/** Enter sends what stands in the box, Shift+Enter begins a line, and the Enter that takes a word of an input method is not meant for the form. */
export function sendOnEnter(event: Press) {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const { value, readOnly, form } = event.currentTarget;
  if (value.trim() !== "" && !readOnly) form?.requestSubmit();
}
