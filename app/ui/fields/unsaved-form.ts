const formOf = (event: React.SyntheticEvent<HTMLFormElement>) => event.currentTarget;

/** For a form that one button saves: knows whether something was typed since, so that its page asks before it is left. */
export const asksBeforeLeaving = {
  onInput: (event: React.InputEvent<HTMLFormElement>) => {
    formOf(event).dataset.unsaved = "typed";
  },
  onSubmit: (event: React.SubmitEvent<HTMLFormElement>) => {
    formOf(event).dataset.unsaved = "sent";
  },
};

/** Something in it has changed that nobody typed: rows came or went. */
export function noteUnsaved(form: HTMLElement | null | undefined) {
  if (form) form.dataset.unsaved = "typed";
}

/** What was sent has not been saved. */
export function takeBackSaved() {
  for (const form of document.querySelectorAll<HTMLElement>("[data-unsaved=sent]")) form.dataset.unsaved = "typed";
}

/** Whether leaving now would lose what stands in a form. */
export const isFormUnsaved = () => document.querySelector("[data-unsaved=typed]") !== null;

/** The person leaves it. */
export function giveUpForms() {
  for (const form of document.querySelectorAll<HTMLElement>("[data-unsaved]")) delete form.dataset.unsaved;
}
