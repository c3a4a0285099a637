import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Named } from "#app/features/catalog/named";
import { useNames } from "#app/languages/names";
import { useWrittenLanguage } from "#app/languages/written-language";
import { Icon } from "#app/ui/icon";
import { Moment } from "../pages/start-time-display";
import { StateBadge } from "../pages/state-badge";
import type { AnsweringContext, EarlierSession } from "./answering-context";
import type { Conflict } from "./conflicts";

interface AnsweringContextProps {
  context: AnsweringContext | undefined;
  /** The client's name, empty if unknown. */
  name: string;
  zone: string;
}

/** Lists conflicts with the hour of a request, or says there are none; for an agreed consultation, only what else is at that very hour. */
export function Conflicts({ context, zone, isAgreed = false }: Omit<AnsweringContextProps, "name"> & { isAgreed?: boolean }) {
  const t = useTranslations("answering");
  if (!context) return null;
  const shown = isAgreed ? context.conflicts.filter(({ kind }) => AT_THE_HOUR.has(kind)) : context.conflicts;
  if (shown.length === 0)
    return isAgreed ? null : (
      <p className="state flex w-full items-center gap-2 text-sm text-sage-ink">
        <Icon name="check" />
        {t("nothingElse")}
      </p>
    );
  return (
    <div className="w-full text-sm">
      <p className="flex items-center gap-2 font-semibold text-brass-ink">
        <Icon name="warning" />
        {t("against", { count: shown.length })}
      </p>
      <ul className="mt-1 list-disc pl-6">
        {shown.map((conflict) => (
          <li key={`${conflict.kind} ${"at" in conflict ? new Date(conflict.at).getTime() : ""}`}>
            <ConflictLine conflict={conflict} zone={zone} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const AT_THE_HOUR = new Set<Conflict["kind"]>(["request", "session", "own", "busy"]);

function ConflictLine({ conflict, zone }: { conflict: Conflict; zone: string }) {
  const t = useTranslations("answering");
  const booking = useTranslations("booking");
  const named = useNames();
  if (!("at" in conflict)) return conflict.kind === "dayFull" ? t("dayFull", { count: conflict.count }) : t(conflict.kind);
  const time = () => <Moment key="time" at={conflict.at} zone={zone} isShort />;
  if (conflict.kind === "busy")
    return t.rich("busy", { time, until: () => <Moment key="until" at={conflict.until} zone={zone} isShort /> });
  const minutes = conflict.kind === "near" ? conflict.minutes : 0;
  return (
    <Link to={`/consultations/${conflict.id}`} prefetch="intent" className="text-link inline-block py-1">
      {t.rich(conflict.kind, { name: named(conflict.name) || booking("aClient"), minutes, time })}
    </Link>
  );
}

/** Earlier consultations with this client, each with the advisor's own note: collapsed in a list, open on a consultation's own page. */
export function Earlier({ context, name, zone, isOpen = false }: AnsweringContextProps & { isOpen?: boolean }) {
  const t = useTranslations("answering");
  const booking = useTranslations("booking");
  if (!context) return null;
  const { heldCount, otherCount } = context;
  if (heldCount + otherCount === 0)
    return <p className="w-full text-sm text-soft">{name ? t("firstTime", { name }) : t("firstTimeUnnamed")}</p>;
  return (
    <details className="w-full" open={isOpen}>
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center text-sm">
        {t("earlier", { count: heldCount, others: otherCount, name: name || booking("aClient") })}
      </summary>
      <ul className="mt-1 grid gap-3 border-l-2 border-line pl-4">
        {context.earlier.map((session) => (
          <EarlierLine key={session.id} session={session} zone={zone} />
        ))}
      </ul>
    </details>
  );
}

function EarlierLine({ session, zone }: { session: EarlierSession; zone: string }) {
  const { id, status, topicName, scheduledTime, ownNote, isUnsettled } = session;
  const written = useWrittenLanguage();
  return (
    <li className="text-sm">
      <p className="flex flex-wrap items-center gap-x-3">
        <Link to={`/consultations/${id}`} prefetch="intent" className="text-link inline-flex min-h-11 items-center">
          <Moment at={scheduledTime} zone={zone} isShort={false} />
        </Link>
        <span>
          <Named name={topicName} />
        </span>
        {/* An agreed consultation is included once its time is over. */}
        <StateBadge consultation={{ status, isUnsettled, hasEnded: true }} />
      </p>
      {ownNote && (
        <p {...written(ownNote)} className="max-w-measure break-words whitespace-pre-line text-soft">
          {ownNote}
        </p>
      )}
    </li>
  );
}
