import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Icon } from "#app/ui/icon";
import { Moment } from "../../pages/start-time-display";
import type { ChosenHour } from "../chosen-hour";
import type { HourReader } from "../hour-view";

interface StepMissingProps {
  hour: ChosenHour;
  holdOfPage: string;
  who: HourReader;
  /** Whether the hour can still be requested. */
  mayBook: boolean;
  zone: string;
}

/**
 * Notice at the top of the page after an email's link or sign-in: on a phone the button is far below, and nothing is requested until it is pressed. Once the hour
 * is no longer held, it says so, and whether it is still free. Of an hour that was requested nothing is missing, nor of one in whose place a second window has
 * requested another: that one is named.
 */
export function StepMissing({ hour: { advisor, hold, problem, own, sentElse }, holdOfPage, who, mayBook, zone }: StepMissingProps) {
  const t = useTranslations("booking");
  if (own) return null;
  const isBack = sentElse !== null || who === "confirming" || (who === "viewer" && holdOfPage !== "");
  const isOver = holdOfPage !== "" && hold === null && (mayBook || problem === "timeTaken" || problem === "noticeOver");
  if (!isBack || !(mayBook || isOver)) return null;
  return (
    <div role="status" className="mb-6 rounded border border-brass bg-brass-wash px-4 py-2">
      {sentElse && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span>
            {t.rich("hourOwnRequestOther", { time: () => <Moment key="time" at={sentElse.time} zone={zone || advisor.timezone} /> })}
          </span>
          <Link to={`/consultations/${sentElse.id}`} className="text-link inline-flex min-h-11 items-center">
            {t("hourOwnRequestOpen")}
          </Link>
        </p>
      )}
      {mayBook && !sentElse && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="inline-flex items-center gap-2 font-semibold text-brass-ink">
            <Icon name="warning" className="shrink-0" />
            {t("hourStepMissing", { firstName: advisor.firstName })}
          </span>
          <a href="#price" className="text-link inline-flex min-h-11 items-center lg:hidden">
            {t("hourStepTo")}
          </a>
        </p>
      )}
      {isOver && <p>{t(mayBook ? "hourHoldEndedFree" : "hourHoldEnded")}</p>}
    </div>
  );
}
