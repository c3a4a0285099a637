import { useState } from "react";
import { Link, useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { WhyItRanks } from "#app/features/matching/match-bars";
import type { PayWay } from "#app/features/money/pay-way/pay-way";
import { isDuration } from "#app/features/schedule/durations";
import { Avatar } from "#app/ui/avatar";
import { Badge } from "#app/ui/badge";
import { Button, ButtonLink } from "#app/ui/button";
import { Card } from "#app/ui/card";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { Dialog } from "#app/ui/overlays/dialog";
import { Stars } from "#app/ui/stars";
import { useFormat } from "#app/ui/text/format";
import { useMessage } from "#app/ui/text/message-key";
import { Alert } from "../alert";
import { hourPath } from "../hour/hour-wish";
import { BothClocks } from "../pages/both-clocks";
import { useToastOnce } from "../pages/toast-once";
import { PriceLines } from "../price-lines";
import { shownPrice } from "../shown-price";
import type { BookingPageAnswer } from "./booking-page-answer";
import { ConfirmForm } from "./confirm-form";
import type { AdvisorMatch } from "./match";

const LEVELS = { experienced: "levelExperienced", senior: "levelSenior", expert: "levelExpert" } as const;

interface MatchCardProps {
  match: AdvisorMatch;
  topicName: string;
  zone: string;
  payWay: PayWay | null;
  isBest: boolean;
  /** Whether a time was asked for: else each shows its first free one. */
  isTimeAsked: boolean;
}

const nameId = ({ adviser_id }: AdvisorMatch) => `match-${adviser_id}`;

/** An advisor who can be asked now: who, why, when, what it costs in all its parts, and Book. */
export function MatchCard({ match, topicName, zone, payWay, isBest, isTimeAsked }: MatchCardProps) {
  const t = useTranslations("booking");
  // Without a time nobody needs one: the first free one stands beside it.
  const reasons = match.reasons.filter((code) => isTimeAsked || code !== "freeNearTheTime");
  return (
    <Card as="li" className={isBest ? "border-brass" : ""}>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-[1fr_16rem]">
        <div className="min-w-0">
          <Heading match={match} isBest={isBest} />
          <h4 className="mt-5 text-sm font-semibold">{t("why")}</h4>
          <div className="mt-1.5 max-w-measure text-sm">
            <WhyItRanks reasons={reasons} parts={match.parts} topic={topicName} />
          </div>
          {match.bio && <p className="mt-4 line-clamp-3 max-w-measure text-sm text-soft">{match.bio}</p>}
        </div>
        <div className="flex flex-col gap-4 border-line max-md:border-t max-md:pt-5 md:border-l md:pl-6">
          <p className="text-sm">
            <span className="block text-soft">{isTimeAsked ? t("chosenTime") : t("firstFree")}</span>
            <BothClocks at={match.scheduled_time} zone={zone} theirZone={match.adviser_time_zone} name={match.adviser_name} />
          </p>
          <PriceLines price={shownPrice(match)} receiver={match.adviser_name} />
          {match.quote_id === "" ? (
            <BookLink match={match} topicName={topicName} isBest={isBest} />
          ) : (
            <BookButton match={match} topicName={topicName} zone={zone} payWay={payWay} isBest={isBest} />
          )}
        </div>
      </div>
    </Card>
  );
}

function Heading({ match, isBest }: { match: AdvisorMatch; isBest: boolean }) {
  const t = useTranslations("booking");
  const format = useFormat();
  return (
    <div className="flex items-start gap-4">
      <Avatar name={match.adviser_name} src={match.avatar_url} size="large" />
      <div className="min-w-0">
        <h3 id={nameId(match)} className="text-xl">
          <Link to={`/advisors/${match.slug}`} prefetch="intent" className="hover:underline">
            {match.adviser_name}
          </Link>
        </h3>
        {match.job_title && <p className="text-soft">{match.job_title}</p>}
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <Stars rating={match.rating} count={match.rating_count} />
          <span className="text-soft">{t("sessions", { count: match.total_sessions })}</span>
        </p>
        <p className="mt-2 flex flex-wrap gap-2">
          {isBest && <Badge tone="brass">{t("bestMatch")}</Badge>}
          <Badge tone="sage">{t("matchPercent", { percent: format.percent(match.score) })}</Badge>
          <Badge>{t(LEVELS[match.expertise_level])}</Badge>
          {match.is_primary_expertise && <Badge>{t("primaryExpertise")}</Badge>}
        </p>
      </div>
    </div>
  );
}

/** For a visitor: the page of the hour, where they sign up or in. */
function BookLink({ match, topicName, isBest }: Pick<MatchCardProps, "match" | "topicName" | "isBest">) {
  const t = useTranslations("booking");
  const { slug, scheduled_time: time, duration_minutes, urgency } = match;
  const minutes = isDuration(duration_minutes) ? duration_minutes : undefined;
  return (
    <ButtonLink
      to={hourPath(slug, { time, minutes, urgency, topic: topicName })}
      variant={isBest ? "primary" : "secondary"}
      className="w-full"
      aria-describedby={nameId(match)}
    >
      {t("book")}
    </ButtonLink>
  );
}

/** Posts to a page with the review step; with JavaScript the step opens here, and a price that changed is shown in its place. */
function BookButton({ match, topicName, zone, payWay, isBest }: Omit<MatchCardProps, "isTimeAsked">) {
  const t = useTranslations("booking");
  const fetcher = useFetcher<BookingPageAnswer>();
  const [isOpen, setIsOpen] = useState(false);
  const answer = fetcher.data;
  const review = answer?.kind === "review" ? answer.review : { ...match, topic_name: topicName };
  const isGone = answer?.kind === "notBooked";
  const message = useMessage();

  useToastOnce(answer, answer?.kind === "notBooked" ? { key: "booked", tone: "danger", text: message(answer.alert) } : null);

  function handleSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsOpen(true);
  }

  return (
    <>
      <PostForm action="/book-consultation" onSubmit={handleSubmit}>
        <input type="hidden" name="quote_id" value={match.quote_id} />
        <SubmitButton
          name="intent"
          value="review"
          variant={isBest ? "primary" : "secondary"}
          className="w-full"
          aria-describedby={nameId(match)}
        >
          {t("book")}
        </SubmitButton>
      </PostForm>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={t("reviewStepTitle")} width="narrow">
        {isGone && answer.kind === "notBooked" && <Alert text={answer.alert} />}
        {!isGone && (
          <ConfirmForm
            review={review}
            zone={zone}
            payWay={payWay}
            fetcher={fetcher}
            alert={answer?.kind === "review" ? answer.alert : undefined}
          />
        )}
        {isGone && (
          <div className="dialog-actions mt-5">
            <Button onClick={() => setIsOpen(false)}>{t("backToSearch")}</Button>
          </div>
        )}
      </Dialog>
    </>
  );
}
