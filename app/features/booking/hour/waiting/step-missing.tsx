import { useTranslations } from "use-intl";
import { Icon } from "#app/ui/icon";
import type { ChosenHour } from "../chosen-hour";
import type { HourReader } from "../hour-view";

/** At the top of the page that a mail's link or a sign-in leads back to: the button stands far below on a phone, and nothing has been asked for before it is pressed. */
export function StepMissing({ hour: { hold, advisor }, who }: { hour: ChosenHour; who: HourReader }) {
  const t = useTranslations("booking");
  const isBack = who === "confirming" || (who === "viewer" && hold !== null);
  if (!isBack) return null;
  return (
    <p role="status" className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-1 rounded border border-brass bg-brass-wash px-4 py-2">
      <span className="inline-flex items-center gap-2 font-semibold text-brass-ink">
        <Icon name="warning" className="shrink-0" />
        {t("hourStepMissing", { firstName: advisor.firstName })}
      </span>
      <a href="#price" className="text-link inline-flex min-h-11 items-center lg:hidden">
        {t("hourStepTo")}
      </a>
    </p>
  );
}
