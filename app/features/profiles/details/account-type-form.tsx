import { useState } from "react";
import { useTranslations } from "use-intl";
import { ACCOUNT_TYPES, type AccountType } from "#app/features/accounts/schema";
import { SaveMark } from "#app/features/autosave/save-mark";
import type { SavedFormAnswer } from "#app/features/autosave/saved-form";
import { RadioField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import type { FieldErrors, MessageKey } from "#app/ui/text/message-key";
import { Panel } from "../panel";
import { openTypes } from "./account-type";
import { useTypeChange } from "./use-type-change";

interface AccountTypeFormProps {
  category: AccountType;
  isChosen: boolean;
  answer: SavedFormAnswer | null;
}

/** The account type. The first choice needs a button; later changes that are still allowed save at once (decisions.md 2). */
export function AccountTypeForm({ category, isChosen, answer }: AccountTypeFormProps) {
  const t = useTranslations("profiles");
  const [current, setCurrent] = useState(category);
  const { state, change } = useTypeChange(current, setCurrent);
  const open = openTypes(current, isChosen);
  const hint = isChosen ? (current === "individual" ? "accountTypeIndividual" : "accountTypeOther") : "accountTypeNew";
  const refused = state.phase === "refused" ? state.message : answer?.errors?.category;
  const errors: FieldErrors = refused ? { category: refused as MessageKey } : {};
  return (
    <Panel title={t("accountType")} text={t(hint)}>
      <TypeShell isOpen={!isChosen || open.length > 1} errors={errors}>
        <fieldset>
          <legend className="sr-only">{t("accountType")}</legend>
          <div className="flex flex-wrap gap-x-8">
            {ACCOUNT_TYPES.map((type) => (
              <RadioField
                key={`${type} ${current} ${refused ?? ""}`}
                name="category"
                value={type}
                label={t(type)}
                defaultChecked={isChosen && type === current}
                disabled={!open.includes(type)}
                error=""
                data-replay={isChosen ? "" : undefined}
                onChange={isChosen ? () => change(type) : undefined}
              />
            ))}
          </div>
        </fieldset>
        {refused && (
          <p role="alert" className="field-error">
            {t(refused.replace("profiles.", "") as "accountTypeLocked")}
          </p>
        )}
        <SaveMark state={state} />
        {isChosen ? <noscript>{open.length > 1 && <TypeButton />}</noscript> : <TypeButton />}
      </TypeShell>
    </Panel>
  );
}

/** A form only while there is something to choose. */
function TypeShell({ isOpen, errors, children }: { isOpen: boolean; errors: FieldErrors; children: React.ReactNode }) {
  if (!isOpen) return <div className="relative">{children}</div>;
  return (
    <PostForm action="/profile" errors={errors} className="relative" preventScrollReset>
      <input type="hidden" name="intent" value="account-type" />
      {children}
    </PostForm>
  );
}

function TypeButton() {
  const t = useTranslations("profiles");
  return (
    <SubmitButton size="small" variant="secondary" className="mt-3" busyLabel={t("saving")}>
      {t("accountTypeSave")}
    </SubmitButton>
  );
}
