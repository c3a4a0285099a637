import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { BlockedAlert } from "#app/features/blocks/blocked-alert";
import { MeetingLink } from "#app/features/calendar/meeting/meeting-link";
import { Named } from "#app/features/catalog/named";
import { isSettled } from "#app/features/money/outside/outside";
import { PaymentInstructionsAhead } from "#app/features/money/payment-instructions/instructions-ahead";
import { PersonCard } from "#app/features/profiles/person-card";
import { ReviewPanel } from "#app/features/reviews/review-panel";
import { HOLDING_STATES } from "#app/features/schedule/holding-states";
import { useNames } from "#app/languages/names";
import { useWrittenLanguage } from "#app/languages/written-language";
import { Avatar } from "#app/ui/avatar";
import { Card } from "#app/ui/card";
import { useLiveChanges } from "#app/ui/connection/live-changes";
import { Icon } from "#app/ui/icon";
import { Page } from "#app/ui/page";
import { AbsenceCost } from "../absence/absence-cost-line";
import { SaidWords } from "../absence/said-words";
import { Alert } from "../alert";
import { type AnsweringContext, waitsForAdvisor } from "../answering/answering-context";
import { Conflicts, Earlier } from "../answering/answering-context-lines";
import type { Side } from "../life/consultation";
import { PaymentStep } from "../life/payment-step";
import { LateMoveLine } from "../moving/late-move-line";
import { NextOptions } from "../next-options/next-option-links";
import { errorsOf } from "../problem-fields";
import type { ActionProblem } from "./actions";
import { CancellationTerms } from "./cancellation-terms";
import { ConsultationActions } from "./consultation-actions";
import type { ConsultationPage } from "./consultation-view";
import { FACTS, Fact } from "./fact";
import { MoneyCard } from "./money-card";
import { NextSteps } from "./next-steps";
import { OwnNotes } from "./own-notes";
import { OutsidePayment } from "./paying/outside-payment";
import { StateBadge } from "./state-badge";
import { StateLine } from "./state-line";
import { pageTitle, rushSentence } from "./state-names";
import { AgreedHour, isHourAgreed } from "./times/agreed-hour";
import { TimeFacts } from "./times/time-facts";

interface ConsultationDetailsProps {
  consultation: ConsultationPage;
  /** For the advisor: conflicts at that hour, and earlier consultations with this client. */
  context?: AnsweringContext;
  zone: string;
  problem: ActionProblem | null;
}

/** Answers to a time that the other side proposes. */
const ANSWERS = ["agreeToTime", "agreeToReschedule"] as const;
const HOLDING: ReadonlySet<string> = new Set(HOLDING_STATES);

/** A consultation as one of its sides sees it: state in words, the time in both zones, the price, and possible actions. Updates live. */
export function ConsultationDetails({ consultation, context, zone, problem }: ConsultationDetailsProps) {
  const t = useTranslations("booking");
  const named = useNames();
  useLiveChanges();
  const { id, side, status, proposedTime } = consultation;
  const name = named(consultation.otherName) || t("aClient");
  // A payment that asks for nothing, or not before it is settled who was there, stands beside the price and not before the time.
  const isPaidUp = consultation.isUnsettled || (consultation.payment !== null && isSettled(consultation.payment.stage));
  // When and where stand before moving and cancelling, but after an answer that somebody waits for.
  const isQuiet = status === "accepted" && proposedTime === null && !consultation.hasStarted;
  // What the other side waits to hear comes before what is to be paid.
  const isAsked = ANSWERS.some((answer) => consultation.transitions.includes(answer));
  const isJoinFirst = consultation.isNear && consultation.meetingLink !== null;
  const actions = <ConsultationActions consultation={consultation} name={name} zone={zone} problem={problem} />;
  return (
    <Page title={t(pageTitle(status, side), { name })} above={<BackLink side={side} />} width="text">
      <div className="space-y-8">
        {problem && !errorsOf(problem) && <Alert text={problem.text} />}
        {consultation.isBlocked && <BlockedAlert name={name} action={`/consultations/${id}`} />}
        <Headline consultation={consultation} name={name} zone={zone} />
        <SaidWords consultation={consultation} name={name} />
        {isAsked && actions}
        {!isHourAgreed(consultation) && consultation.isNear && consultation.meetingLink && (
          <MeetingLink address={consultation.meetingLink} isSecond={isAsked} />
        )}
        {!isPaidUp && <OutsidePayment consultation={consultation} problem={problem} isSecond={isAsked || isJoinFirst} />}
        {consultation.isUnpaid && <PaymentStep consultation={consultation} name={name} />}
        {consultation.isDisputed && <p className="text-brass-ink">{t("paymentDisputed")}</p>}
        {HOLDING.has(status) && !consultation.hasStarted && (
          <Conflicts context={context} zone={zone} isAgreed={!waitsForAdvisor(consultation)} />
        )}
        {isQuiet && <Facts consultation={consultation} zone={zone} name={name} />}
        {consultation.cancellationIfAgreed && <CancellationTerms lines={consultation.cancellationIfAgreed} name={name} isIfAgreed />}
        {!isAsked && actions}
        <NextOptions consultation={consultation} />
        {!isQuiet && <Facts consultation={consultation} zone={zone} name={name} />}
        <NextSteps consultation={consultation} name={name} />
        <WhoAsks consultation={consultation} name={name} />
        <Earlier context={context} name={named(consultation.otherName)} zone={zone} isOpen />
        <ReviewPanel id={id} reviews={consultation.reviews} side={side} name={name} zone={zone} problem={problem} />
        {isPaidUp && <OutsidePayment consultation={consultation} problem={problem} isSecond />}
        <MoneyCard consultation={consultation} name={name} />
        <PaidAhead consultation={consultation} name={name} />
        <OwnNotes id={id} name={name} note={consultation.ownNote} typed={problem?.note} />
      </div>
    </Page>
  );
}

interface FactsProps {
  consultation: ConsultationPage;
  zone: string;
  name: string;
}

/** Its state, in a badge and in words, and when and where it takes place once that is agreed. */
function Headline({ consultation, name, zone }: FactsProps) {
  const t = useTranslations("booking");
  const { status, otherAvatar, proposedTime } = consultation;
  return (
    <section className="flex flex-wrap items-start gap-4 sm:items-center" aria-live="polite">
      <Avatar name={name} src={otherAvatar} size="large" />
      <div className="min-w-0 grow basis-48">
        <StateBadge consultation={consultation} hasProposal={status === "accepted" && proposedTime !== null} />
        <p className="mt-2 text-lg">
          <StateLine consultation={consultation} name={name} zone={zone} />
        </p>
        {isHourAgreed(consultation) && <AgreedHour consultation={consultation} name={name} zone={zone} />}
        <AbsenceCost consultation={consultation} name={name} />
        <LateMoveLine consultation={consultation} name={name} />
        {consultation.replacedBy && (
          <Link to={`/consultations/${consultation.replacedBy}`} className="text-link inline-flex min-h-11 items-center">
            {t("openReplacing")}
          </Link>
        )}
      </div>
    </section>
  );
}

/** What it is about, when and, unless the top of the page says so, where. */
function Facts({ consultation, zone, name }: FactsProps) {
  const written = useWrittenLanguage();
  const t = useTranslations("booking");
  const rush = rushSentence(consultation, consultation.side);
  return (
    <Card>
      <dl className={FACTS}>
        <Fact label={t("reviewTopic")}>
          <Named name={consultation.topicName} />
        </Fact>
        <TimeFacts consultation={consultation} zone={zone} name={name} />
        {consultation.urgency === "rush" && (
          <Fact label={t("urgency")}>
            {t("rushBadge")}{" "}
            {rush && <span className="block text-sm text-soft">{t(rush, { name, percent: consultation.rushPercent })}</span>}
          </Fact>
        )}
        {consultation.meetingLink && !consultation.isNear && !isHourAgreed(consultation) && (
          <Fact label={t("where")}>
            <MeetingLink address={consultation.meetingLink} isSecond />
          </Fact>
        )}
        {consultation.note && (
          <Fact label={t("noteTitle")}>
            <span {...written(consultation.note)} className="whitespace-pre-line">
              {consultation.note}
            </span>
          </Fact>
        )}
      </dl>
    </Card>
  );
}

/** For the advisor, the contents of the client's Profile Preview. */
function WhoAsks({
  consultation: { clientSummary, status, otherName, otherAvatar },
  name,
}: {
  consultation: ConsultationPage;
  name: string;
}) {
  const t = useTranslations("booking");
  if (!clientSummary) return null;
  return (
    <section aria-labelledby="who-asks" className="space-y-3">
      <h2 id="who-asks" className="text-xl">
        {t(status === "requested" ? "whoAsks" : "whoAsked")}
      </h2>
      <PersonCard label={name} name={otherName && name} avatarUrl={otherAvatar} {...clientSummary} />
    </section>
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

/** How it will be paid outside the site, once accepted. */
function PaidAhead({ consultation: { payWay, totalPrice, currency, proposedBy }, name }: { consultation: ConsultationPage; name: string }) {
  if (!payWay) return null;
  return (
    <Card kind="quiet">
      <PaymentInstructionsAhead way={payWay} name={name} total={totalPrice} currency={currency} isYours={proposedBy === "advisor"} />
    </Card>
  );
}
