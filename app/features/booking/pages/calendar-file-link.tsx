import { useTranslations } from "use-intl";
import { buttonClass } from "#app/ui/button-class";
import { Icon } from "#app/ui/icon";
import type { ConsultationLine } from "./consultation-view";

/**
 * Link to the consultation's calendar file; for a cancelled one, to the file that removes it. Nobody gets an email about their own action,
 * so the link is shown where they took it.
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
