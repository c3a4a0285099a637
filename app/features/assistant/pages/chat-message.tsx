import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useNames } from "#app/languages/names";
import { useWrittenLanguage } from "#app/languages/written-language";
import { Spinner } from "#app/ui/spinner";
import { LocalTime } from "#app/ui/text/format";
import { TextToCall } from "#app/ui/text/text-to-call";
import type { NamedAdvisor } from "../conversation/conversation";
import { piecesOf } from "./linked-text";
import { ANSWER_ID } from "./read-from-top";

const CLOCK = { hour: "numeric", minute: "2-digit" } as const;

interface SpeechProps {
  from: "user" | "assistant";
  /** ISO instant; omitted while the message is being sent. */
  timestamp?: string;
  /** Cards need the full width and have their own background. */
  isWide?: boolean;
  /** The newest answer, which is read next. */
  isNewest?: boolean;
  children: React.ReactNode;
}

/** One message of a conversation, with its author and time. */
export function Speech({ from, timestamp, isWide = false, isNewest = false, children }: SpeechProps) {
  const t = useTranslations("assistant");
  const isMine = from === "user";
  return (
    <li
      {...(isNewest && { id: ANSWER_ID, tabIndex: -1 })}
      className={`flex flex-col outline-none ${isNewest ? "scroll-mt-28" : "scroll-mt-1"} ${isMine ? "items-end" : "items-start"}`}
    >
      <div className={isWide ? "w-full" : `max-w-[88%] rounded px-4 py-3 ${isMine ? "bg-sage-wash" : "bg-wash"}`}>{children}</div>
      <p className={`flex gap-2 text-sm text-soft ${isWide ? "mt-3" : "mt-1 px-1"}`}>
        <span>{isMine ? t("you") : t("assistant")}</span>
        {timestamp && <LocalTime at={timestamp} options={CLOCK} />}
      </p>
    </li>
  );
}

interface SpokenWordsProps {
  text: string;
  advisors?: readonly NamedAdvisor[];
  /** Of an answer about a danger, which names nobody. */
  isUrgent?: boolean;
}

/** A text in which the names of advisors link to their pages, or, where it is urgent, numbers and sites can be pressed. */
export function SpokenWords({ text: said, advisors = [], isUrgent = false }: SpokenWordsProps) {
  const written = useWrittenLanguage();
  // A pressed choice is the name of an area.
  const text = useNames()(said);
  return (
    <p lang={written(text).lang || undefined} className="whitespace-pre-line" dir="auto">
      {isUrgent && <TextToCall text={text} />}
      {!isUrgent &&
        piecesOf(text, advisors).map(({ start, words, named }) =>
          named ? (
            <Link key={start} to={`/advisors/${named.slug}`} className="text-link">
              {words}
            </Link>
          ) : (
            words
          ),
        )}
    </p>
  );
}

/** Words of an answer that is still streaming. Screen readers announce it once complete, not piece by piece. */
export function StreamedText({ text }: { text: string }) {
  return (
    <div aria-live="off" aria-busy="true">
      <SpokenWords text={text} />
    </div>
  );
}

/** Shows that an answer is on its way. */
export function Waiting({ label }: { label: string }) {
  return (
    <p className="flex items-center gap-2.5 text-soft">
      <Spinner />
      {label}
    </p>
  );
}
