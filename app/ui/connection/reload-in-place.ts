/**
 * Handles a form response that leads to a new document. If that is the current page, the browser reloads it, which keeps the scroll
 * position, and the pressed button gets its focus back (`focusPressed`).
 */
export async function inPlace<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (thrown) {
    if (!(thrown instanceof Response && leadsHere(thrown.headers))) throw thrown;
    const pressed = buttonsOfPage().indexOf(document.activeElement as HTMLElement);
    history.replaceState({ ...history.state, pressed }, "");
    location.reload();
    // The document ends here.
    return new Promise<never>(() => undefined);
  }
}

function leadsHere(headers: Headers) {
  const { pathname, search } = new URL(headers.get("location") ?? "", location.href);
  return headers.has("x-remix-reload-document") && pathname + search === location.pathname + location.search;
}

const buttonsOfPage = () => [...document.querySelectorAll<HTMLElement>("main button")];

/** Restores the focus to the button that had the page reloaded in place. */
export function focusPressed() {
  const { pressed, ...state } = history.state ?? {};
  if (pressed === undefined) return;
  history.replaceState(state, "");
  buttonsOfPage()[pressed]?.focus({ preventScroll: true });
}
