import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { LocalTime } from "#app/ui/text/format";
import type { ShownAdvisor } from "./public-page-view";

const DAY = { weekday: "short", day: "numeric", month: "short" } as const;
const HOUR = { hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;

/** A few free times in the viewer's zone, each the start of a booking. */
export function FreeTimes({ advisor }: { advisor: ShownAdvisor }) {
  const t = useTranslations("advisors");
  const { firstName, slug, freeTimes, timezone } = advisor;
  return (
    <section aria-labelledby="times">
      <h2 id="times" className="mb-2 text-2xl">
        {t("times")}
      </h2>
      <p className="max-w-measure text-soft">{explain()}</p>
      {freeTimes.length > 0 && (
        <ul className="mt-5 grid grid-cols-2 gap-2 sm:grid-cols-3">
          {freeTimes.map((time) => (
            <li key={time}>
              <Link
                to={`/book-consultation?${new URLSearchParams({ advisor: slug, time })}`}
                className="block rounded border border-edge bg-surface px-3 py-2 text-center text-sm tabular-nums hover:border-sage hover:bg-sage-wash"
              >
                <LocalTime at={time} zone={timezone} options={DAY} className="block text-soft" />
                <LocalTime at={time} zone={timezone} options={HOUR} className="block font-semibold" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );

  function explain() {
    if (advisor.availabilityStatus === "away") return t("timesAway", { firstName });
    return freeTimes.length > 0 ? t("timesText") : t("timesNone");
  }
}
