import { createContext, useContext, useState } from "react";
import { useTranslations } from "use-intl";
import { boxOfMessages } from "#app/features/messages/send/box-of-messages";
import { ButtonLink } from "#app/ui/button";
import { bringWords } from "#app/ui/fields/kept-words";
import type { ConsultationPage } from "./consultation-view";
import { Stands } from "./stands";

interface Question {
  onOpenChange?: (isOpen: boolean) => void;
  /** What has happened since, where the step can no longer be taken; and what stands in place of its button. */
  over: { what: React.ReactNode; instead: React.ReactNode } | null;
}

const LastingContext = createContext<Question>({ over: null });

/** What a question of a step has to know to last (`Lasting`); nothing in a list. */
export const useLasting = () => useContext(LastingContext);

interface LastingProps {
  isPossible: boolean;
  consultation: ConsultationPage;
  name: string;
  zone: string;
  children: React.ReactNode;
}

/**
 * A step that is asked about in a dialog. What the other side does meanwhile closes no dialog in which somebody reads or writes: it says what has happened, and
 * what was written can be sent as a message, where the step can no longer be taken.
 */
export function Lasting({ isPossible, consultation, name, zone, children }: LastingProps) {
  const [isOpen, onOpenChange] = useState(false);
  if (!isPossible && !isOpen) return null;
  const what = <Stands consultation={consultation} name={name} zone={zone} />;
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
