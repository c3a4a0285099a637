import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Icon } from "#app/ui/icon";
import { FIRST_STEPS, type FirstDay, stepsDone } from "./first-day";

/** Line above the figures while setup steps remain; also says who is waiting while no mail is sent. */
export function FirstDayLine({ firstDay }: { firstDay: FirstDay }) {
  const t = useTranslations("firstDay");
  const count = stepsDone(firstDay);
  if (count === FIRST_STEPS.length) return null;
  return (
    <div className="card card-quiet mb-6 flex flex-wrap items-center gap-x-4 gap-y-1">
      <Icon name="spark" className="text-brass-ink" />
      {t("overview", { done: count, all: FIRST_STEPS.length })}
      <Link to="/admin?view=settings#first-day" className="text-link inline-flex min-h-11 items-center">
        {t("overviewLink")}
      </Link>
      {(firstDay.mail === "files" || firstDay.mail === "kept") && (
        <p className="basis-full text-sm">
          {t.rich("overviewNoMail", {
            link: (words) => (
              <Link key="link" to="/admin?view=people&state=unconfirmed" className="text-link inline-flex min-h-11 items-center">
                {words}
              </Link>
            ),
          })}
        </p>
      )}
    </div>
  );
}
