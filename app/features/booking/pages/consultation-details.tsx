import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { MeetingLink } from "#app/features/calendar/meeting/meeting-link";
import { surgeMultiplier } from "#app/features/matching/surge";
import { splitKept } from "#app/features/money/postings";
import { ReviewPanel } from "#app/features/reviews/review-panel";
import { Avatar } from "#app/ui/avatar";
import { Card } from "#app/ui/card";
import { useLiveChanges } from "#app/ui/connection/live-changes";
import { Icon } from "#app/ui/icon";
import { Page } from "#app/ui/page";
import { useFormat } from "#app/ui/text/format";
import { Alert } from "../alert";
import type { Side } from "../life/consultation";
import { PaymentStep } from "../life/payment-step";
import { PriceLines } from "../price-lines";
import type { ActionProblem } from "./actions";
import { CancellationTerms } from "./cancellation-terms";
import { ConsultationActions } from "./consultation-actions";
import type { ConsultationPage } from "./consultation-view";
import { OwnNotes } from "./own-notes";
import { Moment } from "./start-time-display";
import { StateBadge } from "./state-badge";
import { stateSentence } from "./state-names";

interface ConsultationDetailsProps {
  consultation: ConsultationPage;
  zone: string;
  problem: ActionProblem | null;
}

/** A consultation for one of its sides: where it stands in words, the time on both clocks, the price, and what can be done. Follows the other side live. */
export function ConsultationDetails({ consultation, zone, problem }: ConsultationDetailsProps) {
  const t = useTranslations("booking");
  useLiveChanges();
  const { id, side, status, topicName, otherAvatar, proposedTime, expiresAt } = consultation;
  const name = consultation.otherName || t("aClient");
  const moment = (key: string, at: Date) => <Moment key={key} at={at} zone={zone} className="font-semibold" />;
  const at = status === "countered" || status === "accepted" ? (proposedTime ?? expiresAt) : expiresAt;
  return (
    <Page title={t("withClient", { name })} above={<BackLink side={side} />} width="text">
      <div className="space-y-8">
        {problem && <Alert text={problem.text} />}
        <section className="flex flex-wrap items-center gap-4" aria-live="polite">
          <Avatar name={name} src={otherAvatar} size="large" />
          <div className="min-w-0 grow basis-64">
            <StateBadge state={status} hasProposal={status === "accepted" && proposedTime !== null} />
            <p className="mt-2 text-lg">
              {t.rich(stateSentence(consultation), { name, time: () => moment("time", at), deadline: () => moment("deadline", expiresAt) })}
            </p>
          </div>
        </section>
        {consultation.isUnpaid && <PaymentStep consultation={consultation} name={name} />}
        <ConsultationActions consultation={consultation} name={name} zone={zone} problem={problem} />
        <Card>
          <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[9rem_1fr]">
            <Fact label={t("reviewTopic")}>{topicName}</Fact>
            <Times consultation={consultation} zone={zone} name={name} />
            {consultation.meetingLink && (
              <Fact label={t("where")}>
                <MeetingLink address={consultation.meetingLink} />
              </Fact>
            )}
            {consultation.note && (
              <Fact label={t("noteTitle")}>
                <span className="whitespace-pre-line">{consultation.note}</span>
              </Fact>
            )}
            {consultation.closeReason && <Fact label={t("reasonTitle")}>{consultation.closeReason}</Fact>}
          </dl>
        </Card>
        <ReviewPanel id={id} reviews={consultation.reviews} side={side} name={name} zone={zone} problem={problem} />
        <Money consultation={consultation} name={name} />
        <OwnNotes id={id} name={name} note={consultation.ownNote} />
      </div>
    </Page>
  );
}

function BackLink({ side }: { side: Side }) {
  const t = useTranslations("booking");
  return (
    <Link
      to={side === "client" ? "/consultations" : "/advisor-profile/sessions"}
      prefetch="intent"
      className="-ml-2 mb-3 inline-flex min-h-11 items-center gap-2 rounded px-2 text-soft hover:text-ink"
    >
      <Icon name="arrow-left" />
      {side === "client" ? t("backToList") : t("backToSessions")}
    </Link>
  );
}

function Times({ consultation, zone, name }: { consultation: ConsultationPage; zone: string; name: string }) {
  const t = useTranslations("booking");
  const format = useFormat();
  const { scheduledTime, durationMinutes, theirTimeZone } = consultation;
  return (
    <>
      <Fact label={t("when")}>
        <Moment at={scheduledTime} zone={zone} className="font-semibold" />
        {theirTimeZone && theirTimeZone !== zone && (
          <span className="block text-sm text-soft">
            {t("theirTime", { name })}: <Moment at={scheduledTime} zone={theirTimeZone} />
          </span>
        )}
      </Fact>
      <Fact label={t("reviewDuration")}>{format.duration(durationMinutes)}</Fact>
    </>
  );
}

/** The price in its parts, what went back of it, and until the start what would. */
function Money({ consultation, name }: { consultation: ConsultationPage; name: string }) {
  const t = useTranslations("booking");
  const format = useFormat();
  const { side, refunded, currency, hasStarted, status } = consultation;
  const isAhead = !hasStarted && (status === "requested" || status === "countered" || status === "accepted");
  return (
    <Card kind="quiet">
      <PriceLines price={priceOf(consultation)} receiver={side === "client" ? name : null} />
      {refunded > 0 && (
        <p className="mt-3 border-t border-line pt-3 text-sm">
          {t(side === "client" ? "refundedToYou" : "refundedLine", { amount: format.money(refunded, currency) })}
        </p>
      )}
      {side === "client" && isAhead && (
        <div className="mt-4 border-t border-line pt-3">
          <CancellationTerms name={name} />
        </div>
      )}
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-soft">{label}</dt>
      <dd className="max-sm:mb-2">{children}</dd>
    </>
  );
}

const priceOf = ({ currency, basePrice, surgeAmount, surgeTenths, rushFee, totalPrice, platformFee, refunded }: ConsultationPage) => ({
  currency,
  basePrice,
  surgeAmount,
  surgeMultiplier: surgeMultiplier(surgeTenths),
  rushFee,
  totalPrice,
  advisorReceives: splitKept({ totalPrice, platformFee }, refunded).net,
});
