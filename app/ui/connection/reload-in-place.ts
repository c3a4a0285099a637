/**
 * What a form's answer leads to, where that is a new document. The very page one stands on is loaded anew as browsers do it, which leaves people where
 * they are; the button that was pressed has the focus again (`focusPressed`).
 */
export async function inPlace<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (thrown) {
    if (!(thrown instanceof Response && leadsHere(thrown.headers))) throw thrown;
    const pressed = buttonsOfPage().indexOf(document.activeElement as HTMLElement);
    history.replaceState({ ...history.state, pressed }, "");
    location.reload();
    // The page ends here.
    return new Promise<never>(() => undefined);
  }
}

function leadsHere(headers: Headers) {
  const { pathname, search } = new URL(headers.get("location") ?? "", location.href);
  return headers.has("x-remix-reload-document") && pathname + search === location.pathname + location.search;
}

const buttonsOfPage = () => [...document.querySelectorAll<HTMLElement>("main button")];

/** Gives the focus back to the button that had a page loaded anew in place. */
export function focusPressed() {
  const { pressed, ...state } = history.state ?? {};
  if (pressed === undefined) return;
  history.replaceState(state, "");
  buttonsOfPage()[pressed]?.focus({ preventScroll: true });
}
