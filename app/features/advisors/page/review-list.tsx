import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { RevealedReview } from "#app/features/reviews/revealed-reviews";
import { useNames } from "#app/languages/names";
import { Icon } from "#app/ui/icon";
import { useFormat } from "#app/ui/text/format";
import { useCompared } from "../compare/compare-choice";
import { LongText } from "./long-text";
import type { ShownAdvisor } from "./public-page-view";

/** Client reviews: the average, the distribution of ratings, and the latest texts. */
export function AdvisorReviewList({ advisor }: { advisor: ShownAdvisor }) {
  const t = useTranslations("advisors");
  const { total, reviews, pages } = advisor.reviews;
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className="mb-2 text-2xl">
        {t("reviews")}
      </h2>
      <p className="max-w-measure text-soft">{total === 0 ? t("noReviews") : t("reviewsNote")}</p>
      {total > 0 && (
        <>
          <RatingSpread advisor={advisor} />
          <ul className="mt-8 divide-y divide-line border-t border-line">
            {reviews.map((review) => (
              <ReviewItem key={review.id} review={review} firstName={advisor.firstName} />
            ))}
          </ul>
          {pages === null && reviews.length < total && <ReviewsLink page={1}>{t("allReviews", { count: total })}</ReviewsLink>}
          {pages !== null && pages.last > 1 && (
            <nav aria-label={t("reviewPages")} className="flex flex-wrap gap-x-6">
              {pages.page > 1 && <ReviewsLink page={pages.page - 1}>{t("newerReviews")}</ReviewsLink>}
              {pages.page < pages.last && <ReviewsLink page={pages.page + 1}>{t("olderReviews")}</ReviewsLink>}
            </nav>
          )}
        </>
      )}
    </section>
  );
}

function ReviewsLink({ page, children }: { page: number; children: string }) {
  const { keep } = useCompared();
  return (
    <Link to={`${keep(`?reviews=${page}`)}#reviews`} preventScrollReset className="text-link mt-4 inline-flex min-h-11 items-center">
      {children}
    </Link>
  );
}

function RatingSpread({ advisor }: { advisor: ShownAdvisor }) {
  const t = useTranslations("advisors");
  const format = useFormat();
  const { average, distribution, total } = advisor.reviews;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-4 sm:gap-x-10">
      <p>
        <span className="font-serif text-4xl">{average !== null && format.rating(average)}</span>{" "}
        <span className="text-soft">{t("outOfFive")}</span>
      </p>
      <ul className="min-w-52 grow space-y-1.5">
        {distribution.map(({ rating, count }) => (
          <li key={rating} className="grid grid-cols-[4rem_1fr_2rem] items-center gap-3 text-sm">
            <span aria-hidden="true">{t("starsRow", { rating })}</span>
            <progress max={total} value={count} aria-label={t("starsShare", { rating, count, total })} className="progress" />
            <span aria-hidden="true" className="text-right text-soft tabular-nums">
              {count}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ReviewItem({ review, firstName }: { review: RevealedReview; firstName: string }) {
  const t = useTranslations("advisors");
  const format = useFormat();
  const named = useNames();
  return (
    <li className="py-6">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{named(review.authorName) || t("clientWithoutName")}</span>
        <span className="inline-flex items-center gap-1 text-sm">
          <Icon name="star" className="fill-brass text-brass" />
          <span aria-hidden="true" className="font-semibold">
            {review.rating}
          </span>
          <span className="sr-only">{t("starsRow", { rating: review.rating })}</span>
        </span>
        <span className="text-sm text-soft">{format.date(review.revealedAt, "UTC")}</span>
      </p>
      {review.text && <LongText text={review.text} className="mt-2" />}
      {review.reply && (
        <div className="mt-3 ml-4 border-l-2 border-line pl-4 text-soft">
          <p className="text-sm font-semibold">{t("replyOf", { firstName })}</p>
          <LongText text={review.reply} className="" />
        </div>
      )}
    </li>
  );
}
