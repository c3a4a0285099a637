import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import { LocalTime } from "#app/ui/text/format";
import { Alert } from "../alert";
import type { ChosenHour } from "./chosen-hour";
import { type HourWish, hourPath } from "./hour-wish";

const SHORT = { weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit" } as const;

/** Why there is nothing to press, and what is free instead. */
export function HourTaken({ hour, wish }: { hour: ChosenHour; wish: HourWish }) {
  const t = useTranslations("booking");
  const { advisor, others, problem } = hour;
  const { firstName, slug } = advisor;
  if (hour.own)
    return (
      <div className="mt-8 max-w-2xl space-y-6">
        <Alert text="booking.hourOwnRequest" tone="brass" />
        <p className="flex flex-wrap gap-3">
          <ButtonLink to={`/consultations/${hour.own}`}>{t("hourOwnRequestOpen")}</ButtonLink>
          <ButtonLink to={`/advisors/${slug}#times`} variant="secondary">
            {t("hourOtherTime")}
          </ButtonLink>
        </p>
      </div>
    );
  return (
    <div className="mt-8 max-w-2xl space-y-6">
      <Alert text={`booking.${problem ?? "advisorUnavailable"}`} tone="brass" />
      <FreeTimes hour={hour} wish={wish} />
      {others.length === 0 && <p>{problem === "ownAdvisory" ? t("hourOwnText") : t("hourGoneText", { firstName })}</p>}
      <p className="flex flex-wrap gap-3">
        <ButtonLink to={`/advisors/${slug}#times`} variant={others.length > 0 ? "secondary" : "primary"}>
          {t("hourOtherTime")}
        </ButtonLink>
        {problem === "advisorUnavailable" && (
          <ButtonLink to="/find-advisor" variant="secondary">
            {t("findOthers")}
          </ButtonLink>
        )}
      </p>
    </div>
  );
}

/** Free times, each leading to the same page with that one. */
export function FreeTimes({ hour: { advisor, others }, wish }: { hour: ChosenHour; wish: HourWish }) {
  const t = useTranslations("booking");
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="others">
      <h2 id="others" className="text-xl">
        {t("hourOthers")}
      </h2>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2">
        {others.map((time) => (
          <li key={time}>
            <Link
              to={hourPath(advisor.slug, { ...wish, time, hold: "" })}
              className="flex min-h-11 items-center rounded border border-edge bg-surface px-4 hover:border-sage"
            >
              <LocalTime at={time} zone={advisor.timezone} options={SHORT} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
