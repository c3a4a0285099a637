import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { MeetingLink } from "#app/features/calendar/meeting/meeting-link";
import { useNames } from "#app/languages/names";
import { Card } from "#app/ui/card";
import { useFormat } from "#app/ui/text/format";
import { Conflicts, Earlier } from "../answering/answering-context-lines";
import { Moment } from "../pages/start-time-display";
import type { TodayView } from "./today-view";

/** The next session: when and where. */
export function NextSession({ today: { next, context }, zone }: { today: TodayView; zone: string }) {
  const t = useTranslations("today");
  const booking = useTranslations("booking");
  const named = useNames();
  return (
    <Card as="li">
      <p className="text-sm text-soft">{t("next")}</p>
      {next ? (
        <>
          <Moment at={next.scheduledTime} zone={zone} className="block text-lg" minutes={next.durationMinutes} />
          <p>{t("with", { name: named(next.otherName) || booking("aClient"), topic: named(next.topicName) })}</p>
          {next.meetingLink && <MeetingLink address={next.meetingLink} />}
          <Link to={`/consultations/${next.id}`} prefetch="intent" className="text-link inline-flex min-h-11 items-center">
            {t("openSession")}
          </Link>
          <Conflicts context={context[next.id]} zone={zone} isAgreed />
          <Earlier context={context[next.id]} name={named(next.otherName)} zone={zone} />
        </>
      ) : (
        <p className="mt-1 text-lg">{t("noNext")}</p>
      )}
    </Card>
  );
}

/** This month's earnings. */
export function Earned({ earned }: Pick<TodayView, "earned">) {
  const t = useTranslations("today");
  const { money } = useFormat();
  return (
    <Card as="li">
      <p className="text-sm text-soft">{t("earned")}</p>
      <Link to="/advisor-profile/billing" prefetch="intent" className="text-link inline-flex min-h-11 min-w-11 items-center text-lg">
        {earned.length === 0 ? t("nothingEarned") : earned.map(({ currency, amount }) => money(amount, currency)).join(", ")}
      </Link>
    </Card>
  );
}
