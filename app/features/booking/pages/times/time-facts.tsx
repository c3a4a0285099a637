import { useTranslations } from "use-intl";
import { useFormat } from "#app/ui/text/format";
import { BothClocks } from "../both-clocks";
import type { ConsultationPage } from "../consultation-view";
import { Fact } from "../fact";
import { UnusualForEither } from "./unusual-hour";

/** Its times and length among the facts: a proposed time, its own one, and how long it is. */
export function TimeFacts({ consultation, zone, name }: { consultation: ConsultationPage; zone: string; name: string }) {
  const t = useTranslations("booking");
  const format = useFormat();
  const { scheduledTime, proposedTime, status, durationMinutes, theirTimeZone } = consultation;
  const clocks = { zone, theirZone: theirTimeZone, name, minutes: durationMinutes };
  return (
    <>
      {proposedTime && (
        <Fact label={t("proposedTime")}>
          <BothClocks at={proposedTime} {...clocks} />
          <UnusualForEither at={new Date(proposedTime).toISOString()} {...clocks} />
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
