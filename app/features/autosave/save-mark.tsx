import { useTranslations } from "use-intl";
import { Icon } from "#app/ui/icon";
import { Spinner } from "#app/ui/spinner";
import type { FieldState } from "./save-queue";

/** The check mark beside a field. It repeats what the toast says, so it is hidden from screen readers. */
export function SaveMark({ state, className = "absolute top-0 right-0" }: { state: FieldState; className?: string }) {
  const t = useTranslations("profiles");
  return (
    <span className={`pointer-events-none flex h-5 items-center gap-1 text-sm ${className}`} aria-hidden="true" data-save={state.phase}>
      {state.phase === "saving" && <Spinner />}
      {state.phase === "saved" && (
        <span className="state flex items-center gap-1 text-sage-ink">
          <Icon name="check" />
          {t("saved")}
        </span>
      )}
      {(state.phase === "waiting" || state.phase === "failed") && <span className="text-brass-ink">{t("waiting")}</span>}
    </span>
  );
}
