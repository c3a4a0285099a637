import { createContext, useContext, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useBlocker, useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button";
import { useAnswer } from "#app/ui/connection/answer";
import { keepWords, readKept } from "#app/ui/fields/kept-words";
import { Dialog } from "#app/ui/overlays/dialog";
import { type SaveAnswer, SaveQueue, type Ticket } from "./save-queue";

const AutosaveContext = createContext<SaveQueue | null>(null);

interface AutosaveProps {
  /** Whose fields they are: what one person typed is never given to the next at the same window. */
  owner: string;
  children: React.ReactNode;
}

/** Stands around all tabs, so that a save goes on while the person does. */
export function Autosave({ owner, children }: AutosaveProps) {
  const fetcher = useFetcher<SaveAnswer>();
  const [queue, send] = useQueue(owner);
  useBridge(queue, send, fetcher);
  return (
    <AutosaveContext.Provider value={queue}>
      {children}
      <LeaveQuestion queue={queue} />
    </AutosaveContext.Provider>
  );
}

export function useAutosave(): SaveQueue {
  const queue = useContext(AutosaveContext);
  if (!queue) throw new Error("A field that saves itself stands within Autosave");
  return queue;
}

type Send = React.RefObject<(ticket: Ticket, was: string) => void>;

function useQueue(owner: string): [SaveQueue, Send] {
  const send: Send = useRef(() => undefined);
  const [queue] = useState(
    () =>
      new SaveQueue({
        send: (ticket, was) => send.current(ticket, was),
        later: (work, milliseconds) => setTimeout(work, milliseconds),
        keep: (key, words) => keepWords(`unsaved ${owner} ${key}`, words ? JSON.stringify(words) : ""),
        kept: (key) => JSON.parse(readKept(`unsaved ${owner} ${key}`) || "null"),
      }),
  );
  return [queue, send];
}

/** Ties the queue, which knows nothing of React, to the fetcher, to the network coming back and to the window being closed. */
function useBridge(queue: SaveQueue, send: Send, fetcher: ReturnType<typeof useFetcher<SaveAnswer>>) {
  // Before the fields' own effects: what was changed before React came is saved by those.
  useLayoutEffect(() => {
    // Nothing is loaded again after a save: the page shows what was typed, and a load that fails would take the page away.
    send.current = ({ action, body, value }, was) =>
      void fetcher.submit({ ...body(value, was), via: "script" }, { method: "post", action, defaultShouldRevalidate: false });
  });
  useAnswer(fetcher.data, (answer) => queue.answer(answer));
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (queue.isHeldUp()) event.preventDefault();
    };
    addEventListener("online", queue.retryNow);
    addEventListener("beforeunload", warn);
    return () => {
      removeEventListener("online", queue.retryNow);
      removeEventListener("beforeunload", warn);
    };
  }, [queue]);
}

/** Asked before a page is left whose last words could not be sent. */
function LeaveQuestion({ queue }: { queue: SaveQueue }) {
  const t = useTranslations("profiles");
  const blocker = useBlocker(({ currentLocation, nextLocation }) => queue.isHeldUp() && currentLocation.pathname !== nextLocation.pathname);
  const isBlocked = blocker.state === "blocked";
  return (
    <Dialog
      open={isBlocked}
      role="alertdialog"
      title={t("leaveTitle")}
      description={t("leaveText")}
      onOpenChange={(isOpen) => isOpen || blocker.reset?.()}
    >
      <div className="dialog-actions">
        <Button
          variant="danger"
          onClick={() => {
            queue.giveUp();
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
