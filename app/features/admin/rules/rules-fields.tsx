import { useTranslations } from "use-intl";
import { ASK_MODES, ASKED_PARTS, type Asks } from "#app/features/rules/asks";
import { useCurrencyName } from "#app/features/rules/currency-name";
import { APPLICANTS, type Applicants, CURRENCY_OPTIONS, type Currency, DURATION_OPTIONS, type Duration } from "#app/features/rules/rules";
import { CheckboxField, SelectField, SwitchField, TextField } from "#app/ui/fields/field";
import { useFormat } from "#app/ui/text/format";
import { useTypedDecimals } from "#app/ui/text/typed-decimals";
import type { SettingsAnswer } from "../settings/settings-answer";
import { SettingsForm } from "../settings/settings-form-frame";
import { Changes } from "./rules-changes";
import { askField, BUFFER_CHOICES, currencyField, type EditedRules, lengthField, NOT_TICKED, type TypedRules } from "./rules-form";

/** Form of the site's rules on prices, booking and advisors, each with its specified value, and the history of changes. */
export function RulesForm({ rules, answer, zone }: { rules: EditedRules; answer: SettingsAnswer | undefined; zone: string }) {
  const t = useTranslations("rules");
  const typed = { ...rules.typed, ...(answer && { ...NOT_TICKED, ...answer.typed }) };
  return (
    <section aria-labelledby="rules" className="grid content-start gap-5">
      <SettingsForm name="rules" version={rules.version} title={t("title")} text={t("text")} saveLabel={t("save")} answer={answer}>
        <Prices typed={typed} specified={rules.specified} />
        <Currencies typed={typed} specified={rules.specified} />
        <Lengths typed={typed} specified={rules.specified} />
        <Promises typed={typed} specified={rules.specified} />
        <Advisors typed={typed} specified={rules.specified} />
      </SettingsForm>
      {rules.changes.length > 0 && <Changes changes={rules.changes} zone={zone} />}
    </section>
  );
}

interface PartProps {
  typed: TypedRules;
  specified: TypedRules;
}

/** Price of a consultation, and the platform's share. */
function Prices({ typed, specified }: PartProps) {
  const t = useTranslations("rules");
  const { typed: written } = useTypedDecimals();
  return (
    <>
      <TextField
        name="fee"
        label={t("fee")}
        hint={`${t("feeText")} ${t("specified", { value: written(specified.fee) })}`}
        defaultValue={written(typed.fee)}
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
        hint={t("specified", { value: `×${written(specified.surgeCap)}` })}
        defaultValue={written(typed.surgeCap)}
        inputMode="decimal"
        required
      />
    </>
  );
}

/** Currencies in which advisors can set prices; at least one. */
function Currencies({ typed, specified }: PartProps) {
  const t = useTranslations("rules");
  const currencyName = useCurrencyName();
  const all = CURRENCY_OPTIONS.filter((currency) => specified[currencyField(currency)]).join(", ");
  const isAtHand = (currency: Currency) => specified[currencyField(currency)] === "on" || typed[currencyField(currency)] === "on";
  const boxes = (currencies: readonly Currency[]) =>
    currencies.map((currency) => (
      <CheckboxField
        key={currency}
        name={currencyField(currency)}
        label={`${currency} · ${currencyName(currency)}`}
        defaultChecked={typed[currencyField(currency)] === "on"}
        value="on"
      />
    ));
  return (
    <fieldset>
      <legend className="mb-3 font-serif text-xl">{t("currencies")}</legend>
      <p className="mb-2 text-sm text-soft">
        {t("currenciesText")} {t("specified", { value: all })}
      </p>
      {boxes(CURRENCY_OPTIONS.filter(isAtHand))}
      <details>
        <summary className="min-h-11 content-center text-soft">{t("currenciesMore")}</summary>
        <div className="grid gap-x-6 sm:grid-cols-2">{boxes(CURRENCY_OPTIONS.filter((currency) => !isAtHand(currency)))}</div>
      </details>
    </fieldset>
  );
}

/** Durations of a consultation; at least one. */
function Lengths({ typed, specified }: PartProps) {
  const t = useTranslations("rules");
  const { duration } = useFormat();
  const all = DURATION_OPTIONS.filter((minutes) => specified[lengthField(minutes)])
    .map((minutes) => duration(minutes))
    .join(", ");
  const isAtHand = (minutes: Duration) => specified[lengthField(minutes)] === "on" || typed[lengthField(minutes)] === "on";
  const boxes = (lengths: readonly Duration[]) =>
    lengths.map((minutes) => (
      <CheckboxField
        key={minutes}
        name={lengthField(minutes)}
        label={duration(minutes)}
        defaultChecked={typed[lengthField(minutes)] === "on"}
        value="on"
      />
    ));
  return (
    <fieldset>
      <legend className="mb-3 font-serif text-xl">{t("lengths")}</legend>
      <p className="mb-2 text-sm text-soft">
        {t("lengthsText")} {t("specified", { value: all })}
      </p>
      {boxes(DURATION_OPTIONS.filter(isAtHand))}
      <details>
        <summary className="min-h-11 content-center text-soft">{t("lengthsMore")}</summary>
        <div className="grid gap-x-6 sm:grid-cols-2">{boxes(DURATION_OPTIONS.filter((minutes) => !isAtHand(minutes)))}</div>
      </details>
    </fieldset>
  );
}

const PROMISES = [
  ["expiry", "expiryText"],
  ["wholeRefund", null],
  ["partRefund", "partRefundText"],
  ["partPercent", "partPercentText"],
] as const;

/** Time limit for answers, and refunds to clients who cancel. */
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

/** Who can become an advisor. */
function Advisors({ typed, specified }: PartProps) {
  const t = useTranslations("rules");
  const asked = (way: string) => t(`ask_${way as Asks["phone"]}`);
  const said = (applicants: string) => t(`applicants_${applicants as Applicants}`);
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-3 font-serif text-xl">{t("advisorsTitle")}</legend>
      <SelectField
        name="applicants"
        label={t("applicants")}
        hint={`${t("applicantsText")} ${t("specified", { value: said(specified.applicants) })}`}
        options={APPLICANTS.map((value) => ({ value, label: said(value) }))}
        defaultValue={typed.applicants}
      />
      <p>{t("asksText")}</p>
      <div className="grid grid-cols-2 gap-x-4 gap-y-5">
        {ASKED_PARTS.map((part) => (
          <SelectField
            key={part}
            name={askField(part)}
            label={t(`part_${part}`)}
            hint={t("specified", { value: asked(specified[askField(part)]) })}
            options={ASK_MODES.map((value) => ({ value, label: asked(value) }))}
            defaultValue={typed[askField(part)]}
          />
        ))}
      </div>
    </fieldset>
  );
}
