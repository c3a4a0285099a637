import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Named } from "#app/features/catalog/named";
import { Approx } from "#app/features/money/approx";
import { advisorNet } from "#app/features/money/outside/outside";
import { useNames } from "#app/languages/names";
import { useWrittenLanguage } from "#app/languages/written-language";
import { Avatar } from "#app/ui/avatar";
import { Badge } from "#app/ui/badge";
import { Card } from "#app/ui/card";
import { classes } from "#app/ui/classes";
import { useFormat } from "#app/ui/text/format";
import { waitsForAdvisor } from "../answering/answering-context";
import { noShowReplyUntil } from "../deadlines";
import { hasNotTakenPlace, type Side } from "../life/consultation";
import { isNeverOwed } from "../never-owed";
import { TheirClock } from "./both-clocks";
import { CardPayment } from "./card-payment";
import type { ConsultationLine } from "./consultation-view";
import { Moment } from "./start-time-display";
import { StateBadge } from "./state-badge";
import { rushSentence } from "./state-names";

interface ConsultationCardProps {
  line: ConsultationLine;
  side: Side;
  zone: string;
  /** Whether it is in the list of past consultations. */
  isPast?: boolean;
  /** Buttons for the viewing side. */
  children?: React.ReactNode;
}

/** Returns what a client pays for it; after a cancellation or an absence, what stays due. */
function chargedOf({ status, totalPrice, refunded, payment }: ConsultationLine) {
  if (!hasNotTakenPlace(status)) return totalPrice;
  return payment ? payment.due : totalPrice - refunded;
}

/** Whether an answer is pending: to a request, or to another time for a request or an agreed consultation. */
const waitsForAnswer = ({ status, proposedTime, accusedAt }: ConsultationLine, isPast: boolean) =>
  accusedAt === null && (status === "requested" || status === "countered" || (status === "accepted" && proposedTime !== null && !isPast));

/** One consultation in a list; the whole card links to its page. */
export function ConsultationCard({ line, side, zone, isPast = false, children }: ConsultationCardProps) {
  const written = useWrittenLanguage();
  const t = useTranslations("booking");
  const named = useNames();
  const format = useFormat();
  const { proposedTime, durationMinutes: minutes } = line;
  const name = named(line.otherName) || t("aClient");
  const isMine = side === "advisor" ? waitsForAdvisor(line) : line.status !== "requested" && line.proposedBy === "advisor";
  const rush = rushSentence(line, side);
  const price = side === "client" ? chargedOf(line) : advisorNet(line, line.payment);
  // A request that nobody accepted costs nothing.
  const isFree = isNeverOwed({ ...line, wasAgreed: true });
  const isWaiting = waitsForAnswer(line, isPast);
  return (
    <Card as="li" kind="link">
      <div className="grid grid-cols-[auto_1fr] items-start gap-x-5 gap-y-3 sm:flex">
        <Avatar name={name} src={line.otherAvatar} />
        <div className="min-w-0 grow">
          <h3 className="text-xl">
            <Link to={`/consultations/${line.id}`} prefetch="intent" className="card-cover">
              {name}
            </Link>
          </h3>
          {line.otherWork && <p className="text-soft">{line.otherWork}</p>}
          <p>
            <Named name={line.topicName} />
          </p>
          <p className="mt-1 text-sm text-soft">
            <Moment
              at={line.scheduledTime}
              zone={zone}
              className={classes(!proposedTime && "font-semibold text-ink", "max-sm:block")}
              minutes={minutes}
            />
            <span className="max-sm:hidden"> · </span>
            {format.duration(minutes)}
            {!isFree && price > 0 && ` · ${format.money(price, line.currency)}`}
            {side === "client" && !isFree && price > 0 && <Approx amount={price} currency={line.currency} />}
          </p>
          {proposedTime && (
            <p className="mt-1 text-sm">
              {t.rich("proposedLine", {
                time: () => <Moment key="time" {...{ at: proposedTime, zone, minutes }} className="font-semibold" />,
              })}
            </p>
          )}
          <OtherClock line={line} zone={zone} name={name} isPast={isPast} />
          {isWaiting && (
            <p className="mt-1 text-sm text-brass-ink">
              {t.rich(isMine ? "answerBy" : "answeredBy", {
                name,
                time: () => <Moment key="time" at={line.expiresAt} zone={zone} />,
              })}
            </p>
          )}
          {line.accusedAt && (
            <p className="mt-1 text-sm text-brass-ink">
              {t.rich("absenceSaidOfYou", {
                name,
                deadline: () => <Moment key="deadline" at={noShowReplyUntil(new Date(line.accusedAt!))} zone={zone} />,
              })}
            </p>
          )}
          {isPast && line.status === "accepted" && !line.isUnsettled && <p className="mt-1 text-sm text-brass-ink">{t("sayWhether")}</p>}
          <CardPayment line={line} side={side} />
          {side === "advisor" && isWaiting && line.note && (
            <p {...written(line.note)} className="mt-2 line-clamp-4 max-w-measure break-words whitespace-pre-line">
              {line.note}
            </p>
          )}
          {rush && <p className="mt-1 text-sm text-brass-ink">{t(rush, { name, percent: line.rushPercent })}</p>}
          {line.ownNote && (
            <p {...written(line.ownNote)} className="mt-2 line-clamp-2 max-w-measure text-sm break-words text-soft">
              {line.ownNote}
            </p>
          )}
        </div>
        <p className="flex shrink-0 flex-wrap gap-2 max-sm:col-start-2">
          {line.urgency === "rush" && <Badge tone="brass">{t("rushBadge")}</Badge>}
          <StateBadge consultation={{ ...line, hasEnded: isPast }} hasProposal={line.status === "accepted" && line.proposedTime !== null} />
        </p>
      </div>
      {children && <div className="button-row relative mt-5 sm:ml-17">{children}</div>}
    </Card>
  );
}

/** The time to decide on (a proposed one, if any) in the other side's zone, if their local time differs. */
function OtherClock({ line, zone, name, isPast }: Pick<ConsultationCardProps, "line" | "zone" | "isPast"> & { name: string }) {
  if (isPast) return null;
  const at = line.proposedTime ?? line.scheduledTime;
  return <TheirClock at={at} zone={zone} theirZone={line.theirTimeZone} name={name} minutes={line.durationMinutes} />;
}
