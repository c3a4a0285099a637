import { useTranslations } from "use-intl";
import { buttonClass } from "#app/ui/button-class";
import { Icon } from "#app/ui/icon";

/** Link to the room of an accepted consultation, for its two sides; it stands back (`isSecond`) where something else comes first. */
export function MeetingLink({ address, isSecond = false }: { address: string; isSecond?: boolean }) {
  const t = useTranslations("calendar");
  return (
    <div>
      <a href={address} target="_blank" rel="noopener noreferrer" className={buttonClass(isSecond ? "secondary" : "primary")}>
        <Icon name="video" />
        {t("meetingJoin")}
      </a>
      <p className="mt-2 text-sm break-all text-soft">{address}</p>
    </div>
  );
}
