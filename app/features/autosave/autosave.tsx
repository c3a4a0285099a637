import { createContext, useContext, useEffect } from "react";
import { useBlocker } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button";
import { readStoredText, storeText } from "#app/ui/fields/stored-text";
import { giveUpForms, isFormUnsaved } from "#app/ui/fields/unsaved-form";
import { Dialog } from "#app/ui/overlays/dialog";
import { type SaveAnswer, SaveQueue, type Ticket } from "./save-queue";
import { useQueue } from "./use-queue";

const AutosaveContext = createContext<SaveQueue | null>(null);

interface AutosaveProps {
  /** The signed-in person: what one person typed is never shown to the next in the same browser. */
  owner: string;
  children: React.ReactNode;
}

/** Wraps all tabs, so that saving continues while the person moves between them. */
export function Autosave({ owner, children }: AutosaveProps) {
  const queue = useQueue<SaveQueue, Save, SaveAnswer>({
    make: ({ send, later }) =>
      new SaveQueue({
        send: (ticket, was) => send({ ticket, was }),
        later,
        keep: (key, words) => storeText(`unsaved ${owner} ${key}`, words ? JSON.stringify(words) : ""),
        kept: (key) => JSON.parse(readStoredText(`unsaved ${owner} ${key}`) || "null"),
      }),
    // No revalidation after a save: the page already shows what was typed, and a failed load would replace the page.
    post: ({ ticket: { action, body, value }, was }, submit) =>
      void submit({ ...body(value, was), via: "script" }, { method: "post", action, defaultShouldRevalidate: false }),
    answered: (queue, answer) => queue.answer(answer),
  });
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (queue.isHeldUp() || isFormUnsaved()) event.preventDefault();
    };
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [queue]);
  return (
    <AutosaveContext.Provider value={queue}>
      {children}
      <LeaveQuestion queue={queue} />
    </AutosaveContext.Provider>
  );
}

/** A field value to send, with the field's previous value. */
interface Save {
  ticket: Ticket;
  was: string;
}

export function useAutosave(): SaveQueue {
  const queue = useContext(AutosaveContext);
  if (!queue) throw new Error("A field that saves itself stands within Autosave");
  return queue;
}

/** Leaving for here asks nothing: after signing in again, the person returns to what they typed. */
const SIGN_IN = "/auth";

/** Asks before leaving a page with input that could not be sent, or that nobody has saved yet. */
function LeaveQuestion({ queue }: { queue: SaveQueue }) {
  const t = useTranslations("profiles");
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (queue.isHeldUp() || isFormUnsaved()) && currentLocation.pathname !== nextLocation.pathname && nextLocation.pathname !== SIGN_IN,
  );
  const isBlocked = blocker.state === "blocked";
  return (
    <Dialog
      open={isBlocked}
      role="alertdialog"
      title={t("leaveTitle")}
      description={t(queue.isHeldUp() ? "leaveText" : "leaveUnsavedText")}
      onOpenChange={(isOpen) => isOpen || blocker.reset?.()}
    >
      <div className="dialog-actions">
        <Button
          variant="danger"
          onClick={() => {
            queue.giveUp();
            giveUpForms();
            blocker.proceed?.();
          }}
        >
          {t("leave")}
        </Button>
        <Button onClick={() => blocker.reset?.()}>{t("stay")}</Button>
      </div>
    </Dialog>
  );
}
