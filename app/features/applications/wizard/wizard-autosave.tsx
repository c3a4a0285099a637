import { createContext, useContext, useRef, useState, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { RetryQueue, type RetryReason } from "#app/features/autosave/retry-queue";
import { useQueue } from "#app/features/autosave/use-queue";
import { useHydrated } from "#app/ui/hydrated";

const PAUSE_MILLISECONDS = 700;

/** A step's input, on its way to the draft. */
interface TypedStep {
  key: "step";
  action: string;
  fields: FormData;
}

/** The server's answer to a save. */
type SaveAnswer = { saved?: boolean; away?: undefined } | { away: RetryReason };

interface DraftSaving {
  queue: RetryQueue<TypedStep>;
  /** Whether anything was saved since the page was opened. */
  isSaved: boolean;
}

const DraftSavingContext = createContext<DraftSaving | null>(null);

/** Wraps all steps, so that a save continues while the person moves to the next. */
export function WizardAutosave({ children }: { children: React.ReactNode }) {
  const [isSaved, setSaved] = useState(false);
  const queue = useQueue<RetryQueue<TypedStep>, TypedStep, SaveAnswer>({
    make: (transport) => new RetryQueue(transport),
    post: ({ action, fields }, submit) => void submit(fields, { method: "post", action }),
    answered(queue, answer) {
      queue.settle(answer.away ? { away: answer.away } : answer.saved ? "done" : { held: "applications.saveFailed" });
      setSaved(answer.away === undefined && answer.saved === true);
    },
  });
  return <DraftSavingContext.Provider value={{ queue, isSaved }}>{children}</DraftSavingContext.Provider>;
}

function useDraftSaving() {
  const saving = useContext(DraftSavingContext);
  if (!saving) throw new Error("A step of a wizard stands within WizardAutosave");
  return saving;
}

/**
 * Saves a step's form while the person types: debounced, and at once when focus leaves the form. A step is sent whole, so the latest save replaces all waiting
 * ones. Files wait for their button. The handlers belong on the form.
 */
export function useStepSaving(action: string) {
  const { queue } = useDraftSaving();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function cancel() {
    clearTimeout(timer.current);
    timer.current = undefined;
  }

  function save(form: HTMLFormElement) {
    cancel();
    const fields = new FormData(form);
    for (const [name, value] of [...fields]) if (typeof value !== "string") fields.delete(name);
    fields.set("intent", "save");
    queue.clear();
    queue.put({ key: "step", action, fields });
  }

  return {
    onInput(event: React.InputEvent<HTMLFormElement>) {
      const form = event.currentTarget;
      cancel();
      timer.current = setTimeout(() => save(form), PAUSE_MILLISECONDS);
    },
    onBlur(event: React.FocusEvent<HTMLFormElement>) {
      if (timer.current && !event.currentTarget.contains(event.relatedTarget)) save(event.currentTarget);
    },
    // The button submits the same data, and an earlier failed save must not arrive after it.
    onSubmit() {
      cancel();
      queue.clear();
    },
  };
}

const NONE: readonly TypedStep[] = [];

/** Shows discreetly that the input is saved, and alerts when it is not. */
export function SaveNote() {
  const t = useTranslations("applications");
  const { queue, isSaved } = useDraftSaving();
  const isHydrated = useHydrated();
  const waiting = useSyncExternalStore(queue.subscribe, queue.items, () => NONE);
  if (!isHydrated) return null;
  if (queue.isHalted())
    return (
      <p role="alert" className="order-last w-full text-sm font-semibold text-danger">
        {t("saveFailed")}
      </p>
    );
  const said = waiting.length > 0 ? "saving" : isSaved ? "saved" : "savedAsYouType";
  return <p className="order-last w-full text-right text-sm text-soft sm:order-none sm:ml-auto sm:w-auto">{t(said)}</p>;
}
