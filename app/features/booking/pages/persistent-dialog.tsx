import { createContext, useContext, useState } from "react";
import { useTranslations } from "use-intl";
import { boxOfMessages } from "#app/features/messages/send/box-of-messages";
import { ButtonLink } from "#app/ui/button";
import { bringWords } from "#app/ui/fields/stored-text";
import type { ConsultationPage } from "./consultation-view";
import { StateLine } from "./state-line";

interface Question {
  onOpenChange?: (isOpen: boolean) => void;
  /** What has happened since, when the step is no longer possible, and what replaces its button. */
  over: { what: React.ReactNode; instead: React.ReactNode } | null;
}

const LastingContext = createContext<Question>({ over: null });

/** Returns what a step's dialog needs to stay open (`Lasting`); null in a list. */
export const usePersistentDialog = () => useContext(LastingContext);

interface LastingProps {
  isPossible: boolean;
  consultation: ConsultationPage;
  name: string;
  zone: string;
  children: React.ReactNode;
}

/**
 * A step with a confirmation dialog. If the other side acts meanwhile, a dialog in which someone reads or writes stays open: it says what
 * happened, and if the step is no longer possible, the text can be sent as a message.
 */
export function PersistentDialog({ isPossible, consultation, name, zone, children }: LastingProps) {
  const [isOpen, onOpenChange] = useState(false);
  if (!isPossible && !isOpen) return null;
  const what = <StateLine consultation={consultation} name={name} zone={zone} />;
  const over = isPossible ? null : { what, instead: <AsMessage path={consultation.messagePath} name={name} /> };
  return <LastingContext value={{ onOpenChange, over }}>{children}</LastingContext>;
}

function AsMessage({ path, name }: { path: string | null; name: string }) {
  const t = useTranslations("booking");
  if (!path) return null;
  const takeAlong = ({ currentTarget }: React.MouseEvent<HTMLAnchorElement>) => {
    const words = currentTarget.closest("dialog")?.querySelector("textarea")?.value;
    if (words) bringWords(boxOfMessages(path, name), words);
  };
  return (
    <ButtonLink to={path} onClick={takeAlong}>
      {t("meanwhileMessage")}
    </ButtonLink>
  );
}
