import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { BlockedAlert } from "#app/features/blocks/blocked-alert";
import { useBlocked } from "#app/features/blocks/use-blocked";
import { categoryById } from "#app/features/catalog/categories";
import { Named } from "#app/features/catalog/named";
import type { PaymentMethods } from "#app/features/money/payment-instructions/payment-methods";
import type { CancellationLine } from "#app/features/rules/cancellation-lines";
import { useKeepFresh } from "#app/ui/connection/keep-fresh";
import { Icon } from "#app/ui/icon";
import { useCompared } from "../compare/compare-choice";
import { AfterTheRequest } from "./after-the-request";
import { BookingAside } from "./booking-aside";
import { BookingBar } from "./booking-bar";
import { PublicPageHead } from "./public-page-head";
import { AdvisorGlance, AdvisorStory } from "./public-page-parts";
import { canBeBooked, type ShownAdvisor } from "./public-page-view";
import { AdvisorReviewList } from "./review-list";
import type { Changing } from "./times/changing";
import { FreeTimes } from "./times/free-times";
import { DAY_TIMES } from "./times/times-choice";

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

/** An advisor's public page: who they are, when they are free and what it costs, then what was verified, what clients say and how it goes on. */
export function PublicAdvisorPage({ advisor, isSaved, cancellation, answerHours, paymentMethods, changing }: PublicAdvisorPageProps) {
  const t = useTranslations("advisors");
  const category = categoryById(advisor.category);
  const { keep } = useCompared();
  const isBlocked = useBlocked()(advisor.slug);
  useKeepFresh();
  return (
    <article className={`mx-auto w-full max-w-column px-5 pt-4 sm:px-8 md:pt-8 lg:pb-20 ${isBlocked ? "pb-10" : ""}`}>
      {advisor.free.length > 0 && !isBlocked && (
        <a href={`#${DAY_TIMES}`} className="skip-link">
          {t("skipToTimes")}
        </a>
      )}
      <Link
        to={keep(category.path)}
        prefetch="intent"
        viewTransition
        className="text-link mb-4 inline-flex min-h-11 items-center gap-1.5 wrap-anywhere"
      >
        <Icon name="arrow-left" />
        <Named name={category.pageTitle} />
      </Link>
      <PublicPageHead advisor={advisor} isSaved={isSaved} isBlocked={isBlocked} />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 md:gap-y-12 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]">
        {!isBlocked && <FreeTimes advisor={advisor} changing={changing} />}
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <div className="lg:sticky lg:top-24">
            {isBlocked ? (
              <BlockedAlert name={advisor.displayName} action={`/advisors/${advisor.slug}`} back={`/advisors/${advisor.slug}`} />
            ) : (
              <BookingAside advisor={advisor} cancellation={cancellation} />
            )}
          </div>
        </div>
        <div className="space-y-10 md:space-y-12 lg:col-start-1">
          <AdvisorStory advisor={advisor} />
          {!isBlocked && <AfterTheRequest firstName={advisor.firstName} answerHours={answerHours} paymentMethods={paymentMethods} />}
          <AdvisorReviewList advisor={advisor} />
          <AdvisorGlance advisor={advisor} />
        </div>
      </div>
      {!isBlocked && canBeBooked(advisor) && <BookingBar advisor={advisor} />}
    </article>
  );
}
