import { type Control, fieldsThat, isChanged } from "#app/ui/connection/typed-fields";

const TYPED = "main :is(textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=search], [type=file]))";

/**
 * Whether something on the page would be lost with it: typed words that no server has, what is ticked or chosen to be sent, an open question, or a save
 * that waits. Fields that save themselves count while they are written in.
 */
export function isSomethingUnsaved() {
  if (document.querySelector("main [data-save=waiting], dialog:modal")) return true;
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED)];
  const isTyped = fields.some(
    (field) => field.value !== field.defaultValue && (field === document.activeElement || !field.closest("[data-saves-itself]")),
  );
  return isTyped || fieldsThat(isChosenToSend).length > 0;
}

/** What is chosen in a form that asks for a page stands in the address of that page. */
const isChosenToSend = (control: Control) => isChoice(control) && control.form?.method === "post" && isChanged(control);

const isChoice = ({ type }: Control) => type === "checkbox" || type === "radio" || type.startsWith("select");
