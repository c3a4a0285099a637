import { type Control, fieldsThat, isChanged } from "#app/ui/connection/typed-fields";

const TYPED = "main :is(textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=search], [type=file]))";

/**
 * Whether leaving the page would lose something: unsaved text, options ticked or chosen in a form, an open dialog, or a pending save.
 * Fields that save themselves count while being edited.
 */
export function isSomethingUnsaved() {
  if (document.querySelector("main [data-save=waiting], dialog:modal")) return true;
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED)];
  const isTyped = fields.some(
    (field) => field.value !== field.defaultValue && (field === document.activeElement || !field.closest("[data-saves-itself]")),
  );
  return isTyped || fieldsThat(isChosenToSend).length > 0;
}

/** Choices in a GET form are in the address of the page it requests. */
const isChosenToSend = (control: Control) => isChoice(control) && control.form?.method === "post" && isChanged(control);

const isChoice = ({ type }: Control) => type === "checkbox" || type === "radio" || type.startsWith("select");
