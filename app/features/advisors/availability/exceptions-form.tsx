import { useTranslations } from "use-intl";
import { Panel } from "#app/features/profiles/panel";
import { RadioField, TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { RadioGroup } from "#app/ui/fields/radio-group";
import { SubmitButton } from "#app/ui/fields/submit-button";
import type { FieldErrors } from "#app/ui/text/message-key";
import { PendingRequestsWarning } from "../own-week/pending-requests-warning";
import type { PendingTime } from "../own-week/pending-within";
import { EXCEPTION_KINDS } from "./exception-entry";
import { ExceptionLine } from "./exception-line";
import type { ListedDates } from "./listed-dates";

interface ExceptionsFormProps {
  exceptions: readonly ListedDates[];
  today: string;
  errors?: FieldErrors;
  entered?: Record<string, string>;
  /** Pending requests on the days to be removed; nothing is added yet. */
  asked?: readonly PendingTime[];
}

const KIND_LABELS = { off: "kindOff", extra: "kindExtra", instead: "kindInstead" } as const;

/** Hides the hours for a day off, which has none. */
const HOURS = "group-has-[[value=off]:checked]:hidden";

/** The dates that differ from the week, and the form to add more. */
export function ExceptionsForm({ exceptions, today, errors, entered = {}, asked = [] }: ExceptionsFormProps) {
  const t = useTranslations("advisorProfile");
  return (
    <Panel id="exceptions" title={t("exceptionsTitle")} text={t("exceptionsText")}>
      {exceptions.length === 0 ? (
        <p className="text-soft">{t("exceptionsNone")}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {exceptions.map((range) => (
            <ExceptionLine key={range.from} range={range} />
          ))}
        </ul>
      )}
      <PostForm errors={errors} preventScrollReset className="group mt-6 grid gap-5 sm:grid-cols-2">
        <input type="hidden" name="intent" value="exceptions-add" />
        <TextField name="from" type="date" min={today} label={t("exceptionFrom")} defaultValue={entered.from} />
        <TextField
          name="until"
          type="date"
          min={today}
          label={t("exceptionUntil")}
          optional
          hint={t("exceptionUntilHint")}
          defaultValue={entered.until}
        />
        <RadioGroup name="kind" legend={t("exceptionKind")} legendClassName="field-label" className="sm:col-span-2">
          <div className="flex flex-col sm:flex-row sm:flex-wrap sm:gap-x-8">
            {EXCEPTION_KINDS.map((kind) => (
              <RadioField
                key={kind}
                name="kind"
                value={kind}
                label={t(KIND_LABELS[kind])}
                defaultChecked={(entered.kind ?? "off") === kind}
              />
            ))}
          </div>
        </RadioGroup>
        <TextField name="start" type="time" step={300} label={t("exceptionStart")} defaultValue={entered.start} className={HOURS} />
        <TextField name="end" type="time" step={300} label={t("exceptionEnd")} defaultValue={entered.end} className={HOURS} />
        <div className="sm:col-span-2">
          {asked.length > 0 ? (
            <PendingRequestsWarning asked={asked}>
              <SubmitButton variant="secondary" name="sure" value="yes" busyLabel={t("exceptionAdding")}>
                {t("askedHereAdd")}
              </SubmitButton>
            </PendingRequestsWarning>
          ) : (
            <SubmitButton variant="secondary" busyLabel={t("exceptionAdding")}>
              {t("exceptionAdd")}
            </SubmitButton>
          )}
        </div>
      </PostForm>
    </Panel>
  );
}
