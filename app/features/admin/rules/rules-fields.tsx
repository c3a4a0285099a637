import { useTranslations } from "use-intl";
import { SwitchField, TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { LocalTime } from "#app/ui/text/format";
import { FailureAlert } from "../alert";
import type { SettingsAnswer } from "../settings/settings-answer";
import type { EditedRules, RulesChange } from "./rules-form";

/** What whoever runs the site decides about prices, each with what is specified beside it, and who changed what when. */
export function RulesForm({ rules, answer, zone }: { rules: EditedRules; answer: SettingsAnswer | undefined; zone: string }) {
  const t = useTranslations("rules");
  const words = useTranslations("admin");
  const typed = { ...rules.typed, ...(answer && { surge: "", ...answer.typed }) };
  const { specified } = rules;
  return (
    <section aria-labelledby="rules" className="grid content-start gap-5">
      <PostForm key={rules.version} errors={answer?.errors} preventScrollReset aria-labelledby="rules" className="grid content-start gap-5">
        <div>
          <h2 id="rules" className="text-2xl">
            {t("title")}
          </h2>
          <p className="mt-1 text-soft">{t("text")}</p>
        </div>
        <FailureAlert alert={answer?.alert} />
        <input type="hidden" name="intent" value="save-rules" />
        <input type="hidden" name="version" value={rules.version} />
        <TextField
          name="fee"
          label={t("fee")}
          hint={`${t("feeText")} ${t("specified", { value: specified.fee })}`}
          defaultValue={typed.fee}
          inputMode="decimal"
          required
        />
        <TextField
          name="rush"
          label={t("rush")}
          hint={t("specified", { value: specified.rush })}
          defaultValue={typed.rush}
          inputMode="numeric"
          required
        />
        <SwitchField
          name="surge"
          label={t("surge")}
          hint={t("specified", { value: t(specified.surge ? "on" : "off") })}
          defaultChecked={typed.surge === "on"}
          value="on"
        />
        <TextField
          name="surgeCap"
          label={t("surgeCap")}
          hint={t("specified", { value: `×${specified.surgeCap}` })}
          defaultValue={typed.surgeCap}
          inputMode="decimal"
          required
        />
        <div>
          <SubmitButton busyLabel={words("saving")}>{t("save")}</SubmitButton>
        </div>
      </PostForm>
      {rules.changes.length > 0 && <Changes changes={rules.changes} zone={zone} />}
    </section>
  );
}

const RULE_NAMES = { fee: "feeShort", rush: "rushShort", surge: "surgeShort", surgeCap: "surgeCapShort" } as const;

/** The versions of the rules, newest first. */
function Changes({ changes, zone }: { changes: readonly RulesChange[]; zone: string }) {
  const t = useTranslations("rules");
  return (
    <details>
      <summary className="min-h-11 content-center font-semibold">{t("changes")}</summary>
      <ul className="divide-y divide-line border-y border-line">
        {changes.map((change) => (
          <li key={change.version} className="py-3 text-sm">
            <p className="text-soft">
              {t.rich("changedBy", {
                name: change.name || t("unknown"),
                time: () => <LocalTime key="time" at={change.at} zone={zone} />,
              })}
            </p>
            <ChangedRules change={change} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function ChangedRules({ change: { before, after } }: { change: RulesChange }) {
  const t = useTranslations("rules");
  const said = {
    fee: (value: string) => `${value} %`,
    rush: (value: string) => `${value} %`,
    surge: (value: string) => t(value ? "on" : "off"),
    surgeCap: (value: string) => `×${value}`,
  };
  const names = (Object.keys(RULE_NAMES) as (keyof typeof RULE_NAMES)[]).filter((name) => before[name] !== after[name]);
  return names.map((name) => (
    <p key={name}>{t("change", { rule: t(RULE_NAMES[name]), before: said[name](before[name]), after: said[name](after[name]) })}</p>
  ));
}
