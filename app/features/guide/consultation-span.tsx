import { useTranslations } from "use-intl";
import { REVIEW_DAYS } from "#app/features/booking/deadlines";
import { currentRules } from "#app/features/rules/current-rules";
import { LONGEST_IN_MINUTES } from "#app/features/rules/lengths-in-words";
import { Arch } from "#app/ui/drawings/arch";
import { useFormat } from "#app/ui/text/format";

/** A consultation's life cycle as a viaduct: one arch per stage, its duration under the arch. */
export function ConsultationSpan() {
  const t = useTranslations("guide");
  const { durations } = currentRules();
  const { duration } = useFormat();
  const [from, to] = [Math.min(...durations), Math.max(...durations)];
  const isLong = to > LONGEST_IN_MINUTES;
  const stages = [
    { title: t("spanRequest"), figure: t("spanRequestFigure"), text: t("spanRequestText") },
    {
      title: t("spanAnswer"),
      figure: t("spanAnswerFigure", { hours: currentRules().expiryHours }),
      text: t("spanAnswerText", { hours: currentRules().expiryHours }),
    },
    {
      title: t("spanMeeting"),
      figure: from === to ? duration(from) : isLong ? `${duration(from)} – ${duration(to)}` : t("spanMeetingFigure", { from, to }),
      text: t("spanMeetingText"),
    },
    { title: t("spanReview"), figure: t("spanReviewFigure", { days: REVIEW_DAYS }), text: t("spanReviewText") },
  ];
  return (
    <section aria-labelledby="span" className="mt-10 mb-14 md:mt-14 md:mb-20">
      <h2 id="span" className="sr-only">
        {t("spanTitle")}
      </h2>
      <ol className="grid gap-8 md:grid-cols-4 md:gap-0">
        {stages.map(({ title, figure, text }) => (
          <li key={title} className="relative border-l-2 border-sage pl-5 md:border-0 md:pt-32 md:pr-8 md:pl-0">
            <Arch
              className="absolute inset-x-0 top-0 hidden h-28 w-full overflow-visible fill-none stroke-sage stroke-[1.5] md:block"
              viewBox="0 0 100 56"
              path="M0 3h100M0 9h100M4 56C4 -2 96 -2 96 56M0 9v47M100 9v47"
            />
            <p className="font-serif text-xl text-sage-ink md:absolute md:inset-x-0 md:top-14 md:text-center md:text-2xl">{figure}</p>
            <h3 className="mt-1 text-lg md:mt-0 md:text-xl">{title}</h3>
            <p className="mt-1.5 text-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
