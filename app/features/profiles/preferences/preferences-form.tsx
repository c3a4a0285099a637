import { useTranslations } from "use-intl";
import { SavedSelect } from "#app/features/autosave/saved-field";
import { SavedForm, type SavedFormAnswer } from "#app/features/autosave/saved-form";
import type { NotificationKind } from "#app/features/notifications/kinds";
import { HOUR_CYCLES, THEMES } from "../choices";
import { RegionFields } from "../details/choices-of-fields";
import { Panel } from "../panel";
import { NotificationSwitches } from "./notification-switches";

interface PreferencesFormProps {
  region: Record<string, string>;
  /** Name of the language they had chosen, where the site no longer offers it. */
  languageGone: string | null;
  preferences: Record<string, string>;
  zones: readonly string[];
  /** Kinds of notifications this person can get. */
  kinds: readonly NotificationKind[];
  answer: SavedFormAnswer | null;
  /** Called after a change that also shows elsewhere on the page. */
  onSaved: () => void;
  onTheme: (theme: (typeof THEMES)[number]) => void;
  /** Preview of the chosen formats. */
  example: React.ReactNode;
}

const GRID = "grid gap-5 sm:grid-cols-2";

export function PreferencesForm({
  region,
  languageGone,
  preferences,
  zones,
  kinds,
  answer,
  onSaved,
  onTheme,
  example,
}: PreferencesFormProps) {
  const t = useTranslations("profiles");
  const common = { answer, saved: "profiles.updated", failed: "profiles.updateFailed", onSaved } as const;
  return (
    <>
      <Panel title={t("region")} text={t("preferencesRegionText")}>
        {languageGone && <p className="mb-4 text-brass-ink">{t("languageGone", { language: languageGone })}</p>}
        <SavedForm {...common} intent="region" values={region} className={GRID}>
          <RegionFields zones={zones} currency={region.currency} />
        </SavedForm>
      </Panel>
      <SavedForm {...common} intent="preferences" values={preferences}>
        <Panel title={t("display")}>
          <div className={GRID}>
            <SavedSelect
              name="theme"
              label={t("theme")}
              hint={t("themeHint")}
              options={THEMES.map((value) => ({ value, label: t(`theme_${value}`) }))}
              onChange={(event) => onTheme(event.currentTarget.value as (typeof THEMES)[number])}
            />
            <SavedSelect
              name="hourCycle"
              label={t("hourCycle")}
              hint={example}
              options={HOUR_CYCLES.map((value) => ({ value, label: t(`hourCycle_${value}`) }))}
            />
          </div>
        </Panel>
        <NotificationSwitches kinds={kinds} />
      </SavedForm>
    </>
  );
}
