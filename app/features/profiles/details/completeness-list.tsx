import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Icon } from "#app/ui/icon";
import { Progress } from "#app/ui/progress";
import type { CompletenessCheck, completenessOf } from "./completeness";

/** The field in Profile Details that each check looks at. */
const FIELDS: Record<CompletenessCheck, string> = {
  photo: "profile-photo",
  displayName: "profile-displayName",
  jobTitle: "profile-jobTitle",
  bio: "profile-bio",
  place: "profile-country",
  industry: "profile-industry",
  company: "profile-companyName",
};

/** How many of the seven checks a profile passes, with a link for each missing one. */
export function CompletenessList({ checks, percent }: ReturnType<typeof completenessOf>) {
  const t = useTranslations("profiles");
  return (
    <>
      <Progress value={percent} label={t("completeness")} />
      <ul className="mt-5 grid gap-1 sm:grid-cols-2">
        {checks.map(({ check, isPassed }) => (
          <li key={check} className="flex min-h-11 items-center gap-2">
            <Icon name={isPassed ? "check" : "plus"} className={isPassed ? "state text-sage-ink" : "text-soft"} />
            {isPassed ? (
              <span>
                {t(`check_${check}`)}
                <span className="sr-only">: {t("saved")}</span>
              </span>
            ) : (
              <Link to={`/profile#${FIELDS[check]}`} className="text-link inline-flex min-h-11 items-center">
                {t("checkMissing", { check: t(`check_${check}`) })}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {percent === 100 && <p className="mt-3 text-soft">{t("completenessDone")}</p>}
    </>
  );
}
