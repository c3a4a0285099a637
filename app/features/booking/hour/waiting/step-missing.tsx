import { useTranslations } from "use-intl";
import { Icon } from "#app/ui/icon";
import type { ChosenHour } from "../chosen-hour";
import type { HourReader } from "../hour-view";

/** Notice at the top of the page after an email's link or sign-in: on a phone the button is far below, and nothing is requested until it is pressed, also once the hour is no longer held. */
export function StepMissing({ hour: { advisor }, holdOfPage, who }: { hour: ChosenHour; holdOfPage: string; who: HourReader }) {
  const t = useTranslations("booking");
  const isBack = who === "confirming" || (who === "viewer" && holdOfPage !== "");
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
