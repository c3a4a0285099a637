import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { BlockedAlert } from "#app/features/blocks/blocked-alert";
import { useBlocked } from "#app/features/blocks/use-blocked";
import { categoryById } from "#app/features/catalog/categories";
import { Named } from "#app/features/catalog/named";
import type { PaymentMethods } from "#app/features/money/payment-instructions/payment-methods";
import type { CancellationLine } from "#app/features/rules/cancellation-lines";
import { useWrittenLanguage } from "#app/languages/written-language";
import { Avatar } from "#app/ui/avatar";
import { Badge, type BadgeTone } from "#app/ui/badge";
import { ButtonLink } from "#app/ui/button";
import { useKeepFresh } from "#app/ui/connection/keep-fresh";
import { Icon } from "#app/ui/icon";
import { Stars } from "#app/ui/stars";
import type { Availability } from "../cards/advisor-card";
import { AdvisorBadges } from "../cards/advisor-heading";
import { CompareButton, useCompared } from "../compare/compare-choice";
import { SaveButton } from "../saved/save-button";
import { AfterTheRequest } from "./after-the-request";
import { BookingAside } from "./booking-aside";
import { BookingBar } from "./booking-bar";
import { AdvisorGlance, AdvisorStory } from "./public-page-parts";
import { canBeBooked, type ShownAdvisor } from "./public-page-view";
import { AdvisorReviewList } from "./review-list";
import type { Changing } from "./times/changing";
import { FreeTimes } from "./times/free-times";
import { DAY_TIMES, useBookPath } from "./times/times-choice";

interface PublicAdvisorPageProps {
  advisor: ShownAdvisor;
  /** Whether the viewer has saved them. */
  isSaved: boolean;
  cancellation: readonly CancellationLine[];
  /** Hours within which a request is answered. */
  answerHours: number;
  paymentMethods: PaymentMethods;
  changing: Changing | null;
}

const STATUS_TONES: Record<Availability, BadgeTone> = { available: "green", busy: "yellow", away: "red" };
const BADGES_SHOWN = 6;

/** An advisor's public page: who they are, what was verified, what clients say, when they are free and how to book. */
export function PublicAdvisorPage({ advisor, isSaved, cancellation, answerHours, paymentMethods, changing }: PublicAdvisorPageProps) {
  const written = useWrittenLanguage();
  const t = useTranslations("advisors");
  const category = categoryById(advisor.category);
  const { keep, slugs } = useCompared();
  const pathTo = useBookPath(advisor.slug);
  const isBlocked = useBlocked()(advisor.slug);
  const isBookable = canBeBooked(advisor);
  useKeepFresh();
  // Below this width the bar at the bottom has the booking link, unless the comparison bar takes its place.
  const beside = slugs.length > 0 ? "" : "max-lg:hidden";
  return (
    <article className={`mx-auto w-full max-w-column px-5 pt-8 sm:px-8 md:pt-12 lg:pb-20 ${isBlocked ? "pb-10" : ""}`}>
      {advisor.free.length > 0 && !isBlocked && (
        <a href={`#${DAY_TIMES}`} className="skip-link">
          {t("skipToTimes")}
        </a>
      )}
      <Link
        to={keep(category.path)}
        prefetch="intent"
        viewTransition
        className="text-link mb-6 inline-flex min-h-11 items-center gap-1.5 wrap-anywhere"
      >
        <Icon name="arrow-left" />
        <Named name={category.pageTitle} />
      </Link>
      <header className="flex flex-wrap items-start gap-x-8 gap-y-5">
        <Avatar name={advisor.displayName} src={advisor.avatarUrl} size="huge" transitionName={`advisor-${advisor.slug}`} />
        <div className="min-w-0 grow basis-72">
          <h1 className="text-3xl">{advisor.displayName}</h1>
          <p {...written(advisor.jobTitle)} className="mt-2 text-lg text-soft">
            {advisor.jobTitle || <Named name={advisor.specialty} />}
          </p>
          <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Stars rating={advisor.rating} count={advisor.ratingCount} />
            {(isBookable || advisor.availabilityStatus !== "available") && (
              <Badge tone={STATUS_TONES[advisor.availabilityStatus]}>{t(`status_${advisor.availabilityStatus}`)}</Badge>
            )}
          </p>
          <div className="mt-4">
            <AdvisorBadges badges={advisor.badges} most={BADGES_SHOWN} />
          </div>
          {!isBlocked && (
            <div className="button-row mt-5">
              {isBookable && (
                <ButtonLink to={pathTo()} className={beside}>
                  {t("book")}
                </ButtonLink>
              )}
              <ButtonLink to={`/messages?advisor=${advisor.slug}`} variant={isBookable ? "secondary" : "primary"}>
                {t("ask")}
              </ButtonLink>
              <div className="flex flex-wrap">
                <SaveButton slug={advisor.slug} name={advisor.displayName} isSaved={isSaved} />
                <CompareButton slug={advisor.slug} name={advisor.displayName} />
              </div>
            </div>
          )}
        </div>
      </header>
      <div className="mt-8 grid gap-x-16 gap-y-10 md:mt-12 md:gap-y-12 lg:grid-cols-[1fr_21rem]">
        <div className="lg:col-start-2">
          <div className="lg:sticky lg:top-24">
            {isBlocked ? (
              <BlockedAlert name={advisor.displayName} action={`/advisors/${advisor.slug}`} back={`/advisors/${advisor.slug}`} />
            ) : (
              <BookingAside advisor={advisor} cancellation={cancellation} />
            )}
          </div>
        </div>
        <div className="min-w-0 space-y-10 md:space-y-12 lg:col-start-1 lg:row-start-1">
          <AdvisorStory advisor={advisor} />
          {!isBlocked && (
            <>
              <FreeTimes advisor={advisor} changing={changing} />
              <AfterTheRequest firstName={advisor.firstName} answerHours={answerHours} paymentMethods={paymentMethods} />
            </>
          )}
          <AdvisorReviewList advisor={advisor} />
          <AdvisorGlance advisor={advisor} />
        </div>
      </div>
      {!isBlocked && isBookable && <BookingBar advisor={advisor} />}
    </article>
  );
}
