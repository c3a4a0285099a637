import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { SavedSwitch } from "#app/features/autosave/saved-field";
import { MAILED_KINDS, type NotificationKind } from "#app/features/notifications/kinds";
import { Panel } from "../panel";
import { appField, mailField } from "./preferences";

const SECURITY = "/profile/security";

/** Switches for each kind of notification: in the app, and by email. */
export function NotificationSwitches({ kinds }: { kinds: readonly NotificationKind[] }) {
  const t = useTranslations("notifications");
  return (
    <Panel id="notifications" title={t("preferencesTitle")} text={t("preferencesText")}>
      <div className="divide-y divide-line">
        {kinds.map((kind) => (
          <KindSwitches key={kind} kind={kind} />
        ))}
      </div>
    </Panel>
  );
}

function KindSwitches({ kind }: { kind: NotificationKind }) {
  const t = useTranslations("notifications");
  const mailed = MAILED_KINDS.find((candidate) => candidate === kind);
  const name = t(`kind_${kind}`);
  return (
    <fieldset className="grid grid-cols-2 items-start gap-x-4 py-3 sm:grid-cols-[1fr_10rem_10rem]">
      <legend className="sr-only">{name}</legend>
      <p aria-hidden="true" className="col-span-2 self-center font-medium sm:col-span-1">
        {name}
      </p>
      <SavedSwitch name={appField(kind)} label={t("inApp")} />
      {mailed ? (
        <SavedSwitch name={mailField(mailed)} label={t("byMail")} />
      ) : (
        <p className="py-2 text-sm text-soft">{kind === "new_device" ? <LoginMails /> : t("mailAlways")}</p>
      )}
    </fieldset>
  );
}

/** Link to where emails about new sign-ins are turned on and off. */
function LoginMails() {
  const t = useTranslations("notifications");
  return t.rich("loginNotifications", {
    link: (words) => (
      <Link to={SECURITY} className="text-link">
        {words}
      </Link>
    ),
  });
}
