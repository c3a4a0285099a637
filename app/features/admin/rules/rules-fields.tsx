import { useTranslations } from "use-intl";
import { DURATION_OPTIONS } from "#app/features/rules/rules";
import { CheckboxField, SelectField, SwitchField, TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { useFormat } from "#app/ui/text/format";
import { FailureAlert } from "../alert";
import type { SettingsAnswer } from "../settings/settings-answer";
import { Changes } from "./rules-changes";
import { BUFFER_CHOICES, type EditedRules, lengthField, NOT_TICKED, type TypedRules } from "./rules-form";

/** What whoever runs the site decides about prices, each with what is specified beside it, and who changed what when. */
export function RulesForm({ rules, answer, zone }: { rules: EditedRules; answer: SettingsAnswer | undefined; zone: string }) {
  const t = useTranslations("rules");
  const words = useTranslations("admin");
  const typed = { ...rules.typed, ...(answer && { ...NOT_TICKED, ...answer.typed }) };
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
        <Prices typed={typed} specified={rules.specified} />
        <Lengths typed={typed} specified={rules.specified} />
        <Promises typed={typed} specified={rules.specified} />
        <div>
          <SubmitButton busyLabel={words("saving")}>{t("save")}</SubmitButton>
        </div>
      </PostForm>
      {rules.changes.length > 0 && <Changes changes={rules.changes} zone={zone} />}
    </section>
  );
}

interface PartProps {
  typed: TypedRules;
  specified: TypedRules;
}

/** What a consultation costs, and what the platform keeps of it. */
function Prices({ typed, specified }: PartProps) {
  const t = useTranslations("rules");
  return (
    <>
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
    </>
  );
}

/** How long a consultation can be: at least one length. */
function Lengths({ typed, specified }: PartProps) {
  const t = useTranslations("rules");
  const { duration } = useFormat();
  const all = DURATION_OPTIONS.filter((minutes) => specified[lengthField(minutes)])
    .map((minutes) => duration(minutes))
    .join(", ");
  return (
    <fieldset>
      <legend className="mb-3 font-serif text-xl">{t("lengths")}</legend>
      <p className="mb-2 text-sm text-soft">
        {t("lengthsText")} {t("specified", { value: all })}
      </p>
      {DURATION_OPTIONS.map((minutes) => (
        <CheckboxField
          key={minutes}
          name={lengthField(minutes)}
          label={duration(minutes)}
          defaultChecked={typed[lengthField(minutes)] === "on"}
          value="on"
        />
      ))}
    </fieldset>
  );
}

const PROMISES = [
  ["expiry", "expiryText"],
  ["wholeRefund", null],
  ["partRefund", "partRefundText"],
  ["partPercent", "partPercentText"],
] as const;

/** How long an answer may take, and what a client who cancels gets back. */
function Promises({ typed, specified }: PartProps) {
  const t = useTranslations("rules");
  const { duration } = useFormat();
  const buffer = (minutes: string) => (minutes === "0" ? t("none") : duration(Number(minutes)));
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-3 font-serif text-xl">{t("promises")}</legend>
      {PROMISES.map(([name, text]) => (
        <TextField
          key={name}
          name={name}
          label={t(name)}
          hint={[text && t(text), t("specified", { value: specified[name] })].filter(Boolean).join(" ")}
          defaultValue={typed[name]}
          inputMode="numeric"
          required
        />
      ))}
      <SelectField
        name="buffer"
        label={t("buffer")}
        hint={`${t("bufferText")} ${t("specified", { value: buffer(specified.buffer) })}`}
        options={BUFFER_CHOICES.map((minutes) => ({ value: String(minutes), label: buffer(String(minutes)) }))}
        defaultValue={typed.buffer}
      />
    </fieldset>
  );
}
