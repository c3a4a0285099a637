import { useTranslations } from "use-intl";
import { useFormat } from "#app/ui/text/format";

interface StarsProps {
  /** Null when there are no ratings yet. */
  rating: number | null;
  count: number;
  /** Shown without a rating, where that does not mean new. */
  unrated?: string;
}

/** A rating as one star and its value, with the number of reviews. */
export function Stars({ rating, count, unrated }: StarsProps) {
  const t = useTranslations("ui");
  const format = useFormat();
  if (rating === null || count === 0) return <span className="text-sm text-soft">{unrated ?? t("unrated")}</span>;
  const figure = format.rating(rating);
  return (
    <span className="inline-flex items-center gap-1 flex-wrap text-sm">
      <svg viewBox="0 0 24 24" className="size-4 fill-brass" aria-hidden="true">
        <path d="M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5L12 17.4l-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z" />
      </svg>
      <span className="sr-only">{t("rating", { rating: figure, count })}</span>
      <span aria-hidden="true" className="font-semibold">
        {figure}
      </span>
      <span aria-hidden="true" className="text-soft">
        {t("reviews", { count: format.number(count) })}
      </span>
    </span>
  );
}
