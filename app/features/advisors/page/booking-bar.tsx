import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import { Rate } from "../cards/advisor-facts";
import { useCompared } from "../compare/compare-choice";
import type { ShownAdvisor } from "./public-page-view";
import { useBookPath, useTimesChoice } from "./times/times-choice";

/** On a phone, keeps the price and the booking link in view at the bottom of the screen; while advisors are compared, the comparison bar takes its place. */
export function BookingBar({ advisor }: { advisor: ShownAdvisor }) {
  const t = useTranslations("advisors");
  const { slugs } = useCompared();
  const { minutes } = useTimesChoice(advisor);
  const pathTo = useBookPath(advisor.slug);
  if (slugs.length > 0) return null;
  return (
    <div
      data-bar
      className="sticky bottom-0 z-20 -mx-5 mt-8 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line bg-surface px-5 py-2 sm:-mx-8 sm:px-8 lg:hidden"
    >
      <p>
        <Rate card={advisor} />
      </p>
      <ButtonLink to={pathTo(minutes)} aria-label={t("bookWith", { firstName: advisor.firstName })}>
        {t("bookShort")}
      </ButtonLink>
    </div>
  );
}
