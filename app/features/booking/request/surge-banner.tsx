import { useTranslations } from "use-intl";
import { Icon } from "#app/ui/icon";
import type { PlatformStatus } from "./match";

/** Shown when the multiplier is above 1, with the surge charge in percent (signed-in-areas.md 2). */
export function SurgeBanner({ status }: { status: PlatformStatus }) {
  const t = useTranslations("booking");
  if (status.surge_multiplier <= 1) return null;
  const percent = String(Math.round((status.surge_multiplier - 1) * 100));
  return (
    <aside className="mb-6 rounded border border-brass bg-brass-wash px-5 py-4">
      <p className="flex items-start gap-2.5 font-semibold text-brass-ink">
        <Icon name="info" className="mt-0.5 shrink-0" />
        {t("surgeTitle")}
      </p>
      <p className="mt-1">{t("surgeText", { percent })}</p>
      <details className="mt-2 text-sm">
        <summary className="min-h-11 cursor-pointer content-center text-brass-ink underline underline-offset-4">{t("surgeHow")}</summary>
        <p className="mt-2 max-w-measure text-soft">
          {t("surgeHowText", { requests: status.active_requests, advisors: status.available_advisers })}
        </p>
      </details>
    </aside>
  );
}
