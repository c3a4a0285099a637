import { useRef } from "react";
import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { useHydrated } from "#app/ui/hydrated";

const PAUSE_MILLISECONDS = 700;

/** What the server says to a save. */
interface SaveAnswer {
  saved?: boolean;
}

/**
 * Saves a form of the wizard as somebody types: after a short pause, and at once when the form is left. Files wait for their button. The handlers
 * belong on the form.
 */
export function useAutosave(action: string) {
  const fetcher = useFetcher<SaveAnswer>({ key: "application-draft" });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function cancel() {
    clearTimeout(timer.current);
    timer.current = undefined;
  }

  function save(form: HTMLFormElement) {
    cancel();
    const typed = new FormData(form);
    for (const [name, value] of [...typed]) if (typeof value !== "string") typed.delete(name);
    typed.set("intent", "save");
    fetcher.submit(typed, { method: "post", action });
  }

  return {
    fetcher,
    handlers: {
      onInput(event: React.InputEvent<HTMLFormElement>) {
        const form = event.currentTarget;
        cancel();
        timer.current = setTimeout(() => save(form), PAUSE_MILLISECONDS);
      },
      onBlur(event: React.FocusEvent<HTMLFormElement>) {
        if (timer.current && !event.currentTarget.contains(event.relatedTarget)) save(event.currentTarget);
      },
      onSubmit: cancel,
    },
  };
}

/** Says quietly that what was typed is kept, and aloud when it is not. */
export function SaveNote({ fetcher }: { fetcher: ReturnType<typeof useAutosave>["fetcher"] }) {
  const t = useTranslations("applications");
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  const isLost = fetcher.state === "idle" && fetcher.data && !fetcher.data.saved;
  if (isLost)
    return (
      <p role="alert" className="order-last w-full text-sm font-semibold text-danger">
        {t("saveFailed")}
      </p>
    );
  const said = fetcher.state === "idle" ? (fetcher.data?.saved ? "saved" : "savedAsYouType") : "saving";
  return <p className="order-last w-full text-right text-sm text-soft sm:order-none sm:ml-auto sm:w-auto">{t(said)}</p>;
}
