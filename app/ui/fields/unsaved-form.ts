const formOf = (event: React.SyntheticEvent<HTMLFormElement>) => event.currentTarget;

/** For a form saved by a button: tracks whether something was typed since, so that the page asks before it is left. */
export const asksBeforeLeaving = {
  onInput: (event: React.InputEvent<HTMLFormElement>) => {
    formOf(event).dataset.unsaved = "typed";
  },
  onSubmit: (event: React.SubmitEvent<HTMLFormElement>) => {
    formOf(event).dataset.unsaved = "sent";
  },
};

/** Marks a change that was not typed: rows were added or removed. */
export function markUnsaved(form: HTMLElement | null | undefined) {
  if (form) form.dataset.unsaved = "typed";
}

/** Marks submitted forms as unsaved again: the save failed. */
export function restoreUnsaved() {
  for (const form of document.querySelectorAll<HTMLElement>("[data-unsaved=sent]")) form.dataset.unsaved = "typed";
}

/** Whether leaving now would lose a form's contents. */
export const isFormUnsaved = () => document.querySelector("[data-unsaved=typed]") !== null;

/** Discards the forms: the person chose to leave. */
export function giveUpForms() {
  for (const form of document.querySelectorAll<HTMLElement>("[data-unsaved]")) delete form.dataset.unsaved;
}
