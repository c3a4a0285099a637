import { useTranslations } from "use-intl";
import { SavedSelect, SavedSwitch } from "#app/features/autosave/saved-field";
import { SavedForm, type SavedFormAnswer } from "#app/features/autosave/saved-form";
import { SESSION_TIMEOUT_HOURS } from "../choices";
import { Panel } from "../panel";

const HOURS_A_DAY = 24;

/** Security settings without further steps; each saves itself. */
export function SecurityForm({ values, answer }: { values: Record<string, string>; answer: SavedFormAnswer | null }) {
  const t = useTranslations("profiles");
  const timeouts = SESSION_TIMEOUT_HOURS.map((hours) => ({
    value: String(hours),
    label: hours > HOURS_A_DAY ? t("sessionTimeoutDays", { hours, days: hours / HOURS_A_DAY }) : t("sessionTimeoutOption", { hours }),
  }));
  return (
    <Panel title={t("securitySettings")} text={t("automatic")}>
      <SavedForm
        intent="security"
        values={values}
        answer={answer}
        saved="profiles.securityUpdated"
        failed="profiles.securityFailed"
        className="grid max-w-md gap-5"
      >
        <SavedSwitch name="loginNotifications" label={t("loginNotifications")} hint={t("loginNotificationsHint")} />
        <SavedSelect name="sessionTimeout" label={t("sessionTimeout")} hint={t("sessionTimeoutHint")} options={timeouts} />
      </SavedForm>
    </Panel>
  );
}
