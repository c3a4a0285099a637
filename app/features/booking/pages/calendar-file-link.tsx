import { useTranslations } from "use-intl";
import { buttonClass } from "#app/ui/button-class";
import { Icon } from "#app/ui/icon";
import type { ConsultationLine } from "./consultation-view";

/**
 * The consultation's time for one's own calendar; of one that is cancelled, the file that takes it out again. Whoever presses a button gets no mail
 * about it, so it stands where they press.
 */
export function CalendarFileLink({ consultation: { id, status } }: { consultation: Pick<ConsultationLine, "id" | "status"> }) {
  const t = useTranslations("booking");
  return (
    <a href={`/files/consultations/${id}.ics`} download className={buttonClass("secondary")}>
      <Icon name="calendar" />
      {t(status === "cancelled" ? "calendarFileOut" : "calendarFile")}
    </a>
  );
}
