import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { WhyItRanks } from "#app/features/matching/match-bars";
import { Avatar } from "#app/ui/avatar";
import { Badge } from "#app/ui/badge";
import { ButtonLink } from "#app/ui/button";
import { Spinner } from "#app/ui/spinner";
import { LocalTime } from "#app/ui/text/format";
import type { NamedAdvisor } from "../conversation/conversation";
import type { Wish } from "../understand/need";
import { piecesOf } from "./linked-text";

const CLOCK = { hour: "numeric", minute: "2-digit" } as const;

const MISSED = { language: "missedLanguage", budget: "missedBudget", place: "missedPlace" } as const satisfies Record<Wish, string>;

interface SpeechProps {
  from: "user" | "assistant";
  /** ISO instant; left out while the message is on its way. */
  timestamp?: string;
  /** Cards need the whole width; they bring their own ground. */
  isWide?: boolean;
  children: React.ReactNode;
}

/** One message of a talk, with who says it and when. */
export function Speech({ from, timestamp, isWide = false, children }: SpeechProps) {
  const t = useTranslations("assistant");
  const isMine = from === "user";
  return (
    <li className={`flex flex-col ${isMine ? "items-end" : "items-start"}`}>
      <div className={isWide ? "w-full" : `max-w-[88%] rounded px-4 py-3 ${isMine ? "bg-sage-wash" : "bg-wash"}`}>{children}</div>
      <p className={`flex gap-2 text-sm text-soft ${isWide ? "mt-3" : "mt-1 px-1"}`}>
        <span>{isMine ? t("you") : t("assistant")}</span>
        {timestamp && <LocalTime at={timestamp} options={CLOCK} />}
      </p>
    </li>
  );
}

/** Words with the names of advisors in them linked to their pages. */
export function SpokenWords({ text, advisors = [] }: { text: string; advisors?: readonly NamedAdvisor[] }) {
  return (
    <p className="whitespace-pre-line" dir="auto">
      {piecesOf(text, advisors).map(({ start, words, named }) =>
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

/** Words of an answer that is still being said. The log tells of it once it is whole, and not of each piece. */
export function HeardWords({ text }: { text: string }) {
  return (
    <div aria-live="off" aria-busy="true">
      <SpokenWords text={text} />
    </div>
  );
}

/** The advisors an answer names, as cards: who, what they cost, when they are next free, and a way to book them. */
export function NamedAdvisors({ advisors }: { advisors: readonly NamedAdvisor[] }) {
  const t = useTranslations("assistant");
  return (
    <ul className="mt-3 space-y-2">
      {advisors.map(({ slug, name, jobTitle, facts, matchPercentage, why, missed = [], bookPath }) => (
        <li key={slug} className="rounded border border-line bg-surface px-4 py-2.5">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
            <Link to={`/advisors/${slug}`} className="group flex min-w-52 grow basis-0 items-center gap-3">
              <Avatar name={name} />
              <span className="min-w-0 grow">
                <span className="block font-semibold group-hover:underline">{name}</span>
                {jobTitle && <span className="block text-sm">{jobTitle}</span>}
                <span className="block text-sm text-soft">{facts.join(" · ")}</span>
              </span>
            </Link>
            <div className="flex flex-wrap items-center gap-3">
              {matchPercentage !== undefined && <Badge tone="sage">{t("matchPercentage", { percent: String(matchPercentage) })}</Badge>}
              {bookPath && (
                <ButtonLink to={bookPath} size="small" variant="secondary" aria-label={t("bookLabel", { name })}>
                  {t("book")}
                </ButtonLink>
              )}
            </div>
          </div>
          {why && (
            <div className="mt-2 border-t border-line pt-2 text-sm">
              {missed.length > 0 && <p className="text-soft">{missed.map((wish) => t(MISSED[wish])).join(" ")}</p>}
              <WhyItRanks {...why} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** That an answer is on its way. */
export function Waiting({ label }: { label: string }) {
  return (
    <p className="flex items-center gap-2.5 text-soft">
      <Spinner />
      {label}
    </p>
  );
}
