import { useTranslations } from "use-intl";
import { buttonClass } from "#app/ui/button-class";
import { Icon } from "#app/ui/icon";

/** Link to the room of an accepted consultation, for its two sides. */
export function MeetingLink({ address }: { address: string }) {
  const t = useTranslations("calendar");
  return (
    <div>
      <a href={address} target="_blank" rel="noopener noreferrer" className={buttonClass("primary")}>
        <Icon name="video" />
        {t("meetingJoin")}
      </a>
      <p className="mt-2 text-sm break-all text-soft">{address}</p>
    </div>
  );
}
