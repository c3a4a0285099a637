import { useEffect } from "react";

/** Whom a form that ends a session is sent to. */
const SIGN_OUT = "/auth/sign-out";

/** Whoever signs out leaves nothing that was typed in the window to whoever comes next. Stands once, in the root. */
export function useForgottenWords() {
  useEffect(() => {
    const forget = ({ target }: SubmitEvent) => {
      if (!(target instanceof HTMLFormElement) || target.getAttribute("action") !== SIGN_OUT) return;
      try {
        sessionStorage.clear();
      } catch {}
    };
    addEventListener("submit", forget, true);
    return () => removeEventListener("submit", forget, true);
  }, []);
}
