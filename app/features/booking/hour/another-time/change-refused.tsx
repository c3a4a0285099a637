import { useTranslations } from "use-intl";
import { type Alert, FormAlert } from "#app/features/accounts/form-alert";
import { ButtonLink } from "#app/ui/button";
import type { ChosenHour } from "../chosen-hour";

const MEANWHILE: readonly unknown[] = ["booking.acceptedMeanwhile", "booking.changedMeanwhile"];

/** Whether a change was refused because the request has been answered or no longer exists. */
export const isChangeRefused = (alert: Alert | null | undefined) => Boolean(alert && "key" in alert && MEANWHILE.includes(alert.key));

interface ChangeRefusedProps extends Pick<ChosenHour, "advisor"> {
  alert: Alert;
  /** Id of the request to be changed. */
  replaces: string;
}

/** Explains why the request was not changed, with a link to its current state. */
export function ChangeRefused({ alert, advisor: { firstName }, replaces }: ChangeRefusedProps) {
  const t = useTranslations("booking");
  return (
    <div className="mt-8 max-w-2xl space-y-6">
      <FormAlert alert={{ ...alert, values: { firstName } }} />
      <ButtonLink to={`/consultations/${encodeURIComponent(replaces)}`}>{t("hourOwnRequestOpen")}</ButtonLink>
    </div>
  );
}
