import { useTranslations } from "use-intl";
import { useFormat } from "#app/ui/text/format";
import { BothClocks, showTheSame } from "../both-clocks";
import type { ConsultationPage } from "../consultation-view";
import { Fact } from "../fact";
import { UnusualHour } from "./unusual-hour";

/** Its times and length among the facts: a proposed time, its own one, and how long it is. */
export function TimeFacts({ consultation, zone, name }: { consultation: ConsultationPage; zone: string; name: string }) {
  const t = useTranslations("booking");
  const format = useFormat();
  const { scheduledTime, proposedTime, status, durationMinutes, theirTimeZone } = consultation;
  const clocks = { zone, theirZone: theirTimeZone, name };
  const isElsewhere = proposedTime && theirTimeZone && !showTheSame(zone || "UTC", theirTimeZone, new Date(proposedTime));
  return (
    <>
      {proposedTime && (
        <Fact label={t("proposedTime")}>
          <BothClocks at={proposedTime} {...clocks} />
          <UnusualHour at={new Date(proposedTime).toISOString()} zone={zone} />
          <UnusualHour at={new Date(proposedTime).toISOString()} zone={isElsewhere ? theirTimeZone : null} name={name} />
        </Fact>
      )}
      <Fact label={t("when")}>
        <BothClocks at={scheduledTime} {...clocks} isQuiet={proposedTime !== null} />
        {proposedTime && (
          <span className="block text-sm text-brass-ink">{t(status === "accepted" ? "standsUntilAgreed" : "heldUntilAgreed")}</span>
        )}
      </Fact>
      <Fact label={t("reviewDuration")}>{format.duration(durationMinutes)}</Fact>
    </>
  );
}
