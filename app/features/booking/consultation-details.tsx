import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { surgeMultiplier } from "#app/features/matching/surge";
import { Avatar } from "#app/ui/avatar";
import { ButtonLink } from "#app/ui/button";
import { Card } from "#app/ui/card";
import { useFormat } from "#app/ui/format";
import { Icon } from "#app/ui/icon";
import { Page } from "#app/ui/page";
import type { ConsultationPage, Side } from "./consultation-view";
import { stateSentence } from "./consultation-words";
import { Moment } from "./moment";
import { AcceptButton, DeclineButton, WithdrawButton } from "./move-buttons";
import type { MoveNotice } from "./move-post";
import { Notice } from "./notice";
import { PriceLines } from "./price-lines";
import { StateBadge } from "./state-badge";

interface ConsultationDetailsProps {
  consultation: ConsultationPage;
  zone: string;
  notice: MoveNotice | null;
}

/** A consultation for one of its sides: where it stands in words, the time on both clocks, the price, and what can be done. */
export function ConsultationDetails({ consultation, zone, notice }: ConsultationDetailsProps) {
  const t = useTranslations("booking");
  const { side, status, topicName, otherAvatar } = consultation;
  const name = consultation.otherName || t("aClient");
  return (
    <Page title={t("withClient", { name })} above={<BackLink side={side} />} width="text">
      <div className="space-y-8">
        {notice && <Notice text={notice} />}
        <section className="flex flex-wrap items-center gap-4" aria-live="polite">
          <Avatar name={name} src={otherAvatar} size="large" />
          <div className="min-w-0 grow basis-64">
            <StateBadge state={status} />
            <p className="mt-2 text-lg">
              {t.rich(stateSentence(status, side), {
                name,
                time: () => <Moment key="time" at={consultation.expiresAt} zone={zone} className="font-semibold" />,
              })}
            </p>
          </div>
        </section>
        <Moves consultation={consultation} name={name} />
        <Card>
          <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[9rem_1fr]">
            <Fact label={t("lookTopic")}>{topicName}</Fact>
            <Times consultation={consultation} zone={zone} name={name} />
            {consultation.note && (
              <Fact label={t("noteTitle")}>
                <span className="whitespace-pre-line">{consultation.note}</span>
              </Fact>
            )}
            {consultation.closeReason && <Fact label={t("reasonTitle")}>{consultation.closeReason}</Fact>}
          </dl>
        </Card>
        <Card kind="quiet">
          <PriceLines price={priceOf(consultation)} receiver={side === "client" ? name : null} />
        </Card>
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
      <Fact label={t("lookDuration")}>{format.duration(durationMinutes)}</Fact>
    </>
  );
}

function Moves({ consultation, name }: { consultation: ConsultationPage; name: string }) {
  const t = useTranslations("booking");
  const { id, moves, side, status, topicName } = consultation;
  const isUnanswered = side === "client" && (status === "declined" || status === "expired");
  if (!isUnanswered && !moves.some((move) => move === "accept" || move === "decline" || move === "withdraw")) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {moves.includes("accept") && <AcceptButton id={id} />}
      {moves.includes("decline") && <DeclineButton id={id} name={name} />}
      {moves.includes("withdraw") && <WithdrawButton id={id} name={name} />}
      {isUnanswered && <ButtonLink to={`/book-consultation?topic=${encodeURIComponent(topicName)}`}>{t("findOthers")}</ButtonLink>}
    </div>
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

const priceOf = ({ currency, basePrice, surgeAmount, surgeTenths, rushFee, totalPrice, platformFee }: ConsultationPage) => ({
  currency,
  basePrice,
  surgeAmount,
  surgeMultiplier: surgeMultiplier(surgeTenths),
  rushFee,
  totalPrice,
  adviserReceives: totalPrice - platformFee,
});
