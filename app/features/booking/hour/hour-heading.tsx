import { useTranslations } from "use-intl";
import { endSaid } from "#app/features/schedule/end-said";
import { offsetAt } from "#app/features/schedule/zone-offsets";
import { useWrittenLanguage } from "#app/languages/written-language";
import { Avatar } from "#app/ui/avatar";
import { classes } from "#app/ui/classes";
import { Icon } from "#app/ui/icon";
import { Stars } from "#app/ui/stars";
import { LocalTime } from "#app/ui/text/format";
import { useShownZone } from "#app/ui/text/formats";
import { Moment } from "../pages/start-time-display";
import { UnusualForEither } from "../pages/times/unusual-hour";
import { OtherTime } from "./another-time/other-time";
import { type ChosenHour, isBookable, termsOfHour } from "./chosen-hour";
import type { HourSelection } from "./hour-selection";

const DAY = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
const CLOCK = { hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;
const FROM = { hour: "numeric", minute: "2-digit" } as const;
const SUGGESTED = { firstFree: "hourFirstFree", firstByDay: "hourFirstByDay", firstRefundable: "hourFirstRefundable" } as const;

/** Heading with the advisor's photo and the time in the viewer's zone, plus the advisor's local time if it differs. */
export function HourHeading({ hour, zone, selection }: { hour: ChosenHour; zone: string; selection: HourSelection }) {
  const written = useWrittenLanguage();
  const t = useTranslations("booking");
  const { advisor, topicName } = hour;
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-4 lg:flex-nowrap">
      <Avatar name={advisor.name} src={advisor.avatarUrl} size="huge" transitionName={`advisor-${advisor.slug}`} />
      <div className="min-w-0 grow basis-64 lg:basis-0">
        <h1 className="text-3xl">{t(hour.replaces ? "hourChangeTitle" : "hourTitle", { name: advisor.name })}</h1>
        {advisor.jobTitle && (
          <p {...written(advisor.jobTitle)} className="mt-1 text-lg text-soft">
            {advisor.jobTitle}
          </p>
        )}
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
          <Stars rating={advisor.rating} count={advisor.ratingCount} />
          {topicName && <span className="text-sm text-soft">{t("hourAbout", { topic: topicName })}</span>}
        </p>
      </div>
      {hour.time && <HourTime hour={hour} time={hour.time} zone={zone} selection={selection} />}
    </header>
  );
}

function HourTime({ hour, time, zone, selection }: { hour: ChosenHour; time: string; zone: string; selection: HourSelection }) {
  const t = useTranslations("booking");
  const { timezone, firstName } = hour.advisor;
  // Empty until the browser has said it: then what follows is known, and has its room already.
  const known = useShownZone("");
  const own = zone || known || timezone;
  const isKnown = Boolean(zone || known);
  const end = endSaid(time, hour.minutes);
  const isOtherClock = offsetAt(own, Date.parse(time)) !== offsetAt(timezone, Date.parse(time));
  return (
    <section
      aria-label={t("hourWhen")}
      className="w-full border-y border-line py-4 lg:w-88 lg:shrink-0 lg:border-y-0 lg:border-l lg:py-0 lg:pl-8"
    >
      <p>
        <LocalTime at={time} zone={timezone} options={DAY} className="block text-lg" />
        <span className="block font-serif text-2xl">
          {end && (
            <>
              <LocalTime at={time} zone={timezone} options={FROM} />–
            </>
          )}
          <LocalTime at={end ?? time} zone={timezone} options={CLOCK} mayBreak />
        </span>
      </p>
      {(isOtherClock || !isKnown) && (
        <p className={classes("mt-1 text-soft", !isKnown && "invisible")}>
          {t.rich("hourTheirClock", { firstName, time: () => <Moment key="time" at={time} zone={timezone} minutes={hour.minutes} /> })}
        </p>
      )}
      {isKnown && !isOtherClock && !zone && <p className="mt-1 text-soft">{t("hourSameClock", { firstName })}</p>}
      <UnusualForEither at={time} zone={own} theirZone={timezone} name={firstName} isSuggested={hour.suggestion !== null} />
      <RefundWarning hour={hour} />
      {isBookable(hour) && (
        <p className="mt-1 text-sm text-soft">
          {hour.suggestion && `${t(SUGGESTED[hour.suggestion])} `}
          <OtherTime hour={hour} selection={selection} zone={own} className="text-link inline-flex min-h-11 items-center" />
        </p>
      )}
    </section>
  );
}

/** Says beside the time that it is too close for everything to go back, whoever chose it. */
function RefundWarning({ hour }: { hour: ChosenHour }) {
  const t = useTranslations("booking");
  const { key, values } = termsOfHour(hour.terms);
  const isFree = hour.prices.every(({ totalPrice }) => totalPrice === 0);
  if (!isBookable(hour) || isFree || key === "hourTerms") return null;
  const part = key === "hourTermsNone" ? "none" : "some";
  return (
    <p className="mt-2 flex items-start gap-2 text-sm text-brass-ink">
      <Icon name="warning" className="mt-0.5 shrink-0" />
      {t("hourRefundSoon", { firstName: hour.advisor.firstName, part, percent: values.percent })}
    </p>
  );
}
