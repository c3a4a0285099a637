const TYPED = "main :is(textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=search], [type=file]))";

/** Whether something on the page would be lost with it: typed words that no server has, or a save that waits. Fields that save themselves count while they are written in. */
export function isSomethingUnsaved() {
  if (document.querySelector("main [data-save=waiting]")) return true;
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED)];
  return fields.some(
    (field) => field.value !== field.defaultValue && (field === document.activeElement || !field.closest("[data-saves-itself]")),
  );
}
