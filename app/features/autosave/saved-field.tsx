import { useTranslations } from "use-intl";
import { cutShort } from "#app/platform/text/cut-text";
import { Button } from "#app/ui/button";
import {
  SelectField,
  type SelectFieldProps,
  SwitchField,
  TextAreaField,
  type TextAreaFieldProps,
  TextField,
  type TextFieldProps,
} from "#app/ui/fields/field";
import { useTypedDecimals } from "#app/ui/text/typed-decimals";
import { SaveMark } from "./save-mark";
import { useSavedField } from "./saved-form";

type Given = "defaultValue" | "error" | "ref" | "id";

/** A text input, saved on blur or Enter. */
export function SavedText(field: SavedTextProps) {
  return <SavedLine {...field} saved={useSavedField(field.name)} />;
}

/** An amount, with its decimals written as in the viewer's locale. */
export function SavedAmount(field: SavedTextProps) {
  return <SavedLine inputMode="decimal" autoComplete="off" {...field} saved={useSavedField(field.name, useTypedDecimals())} />;
}

type SavedTextProps = Omit<TextFieldProps, Given>;

function SavedLine({ className, saved, ...field }: SavedTextProps & { saved: Saved }) {
  return (
    <SavedFrame saved={saved} name={field.name} className={className}>
      <TextField
        {...field}
        {...controlOf(saved)}
        onInput={saved.typed}
        onBlur={saved.leave}
        onKeyDown={(event) => {
          if (event.key === "Enter") saved.commit();
        }}
      />
    </SavedFrame>
  );
}

/** A textarea, saved on blur. */
export function SavedTextArea({ className, ...field }: Omit<TextAreaFieldProps, Given>) {
  const saved = useSavedField(field.name);
  return (
    <SavedFrame saved={saved} name={field.name} className={className}>
      <TextAreaField {...field} {...controlOf(saved)} onInput={saved.typed} onBlur={saved.leave} />
    </SavedFrame>
  );
}

/** A select, saved at once. */
export function SavedSelect({ className, onChange, ...field }: Omit<SelectFieldProps, Given>) {
  const saved = useSavedField(field.name);
  return (
    <SavedFrame saved={saved} name={field.name} className={className}>
      <SelectField
        {...field}
        {...controlOf(saved)}
        onChange={(event) => {
          saved.commit();
          onChange?.(event);
        }}
      />
    </SavedFrame>
  );
}

interface SavedSwitchProps {
  name: string;
  label: string;
  hint?: string;
}

/** A switch, saved at once. */
export function SavedSwitch({ name, label, hint }: SavedSwitchProps) {
  const saved = useSavedField(name);
  return (
    <SavedFrame saved={saved} name={name}>
      <SwitchField
        name={name}
        label={label}
        hint={hint}
        value="true"
        ref={saved.ref as React.RefObject<HTMLInputElement>}
        id={saved.id}
        error={saved.error}
        defaultChecked={saved.initial === "true"}
        onChange={saved.commit}
      />
    </SavedFrame>
  );
}

type Saved = ReturnType<typeof useSavedField>;

const controlOf = ({ ref, id, error, initial }: Saved) => ({
  ref: ref as React.RefObject<never>,
  id,
  error,
  defaultValue: initial,
});

interface SavedFrameProps {
  saved: Saved;
  name: string;
  className?: string;
  children: React.ReactNode;
}

/** Frame of a field: its check mark beside the label, and the choice to make when the value was changed elsewhere. */
function SavedFrame({ saved, name, className = "", children }: SavedFrameProps) {
  const t = useTranslations("profiles");
  const { state, written } = saved;
  return (
    <div className={`relative ${className}`}>
      <input type="hidden" name={`was.${name}`} defaultValue={saved.known} />
      {children}
      <SaveMark state={state} />
      {state.phase === "waiting" && (
        <p role="status" className="field-hint text-brass-ink">
          {t(WAITING[state.reason])}
        </p>
      )}
      {state.phase === "stale" && (
        <div role="alert" className="mt-2 rounded bg-brass-wash px-4 py-3 text-sm">
          <p>{state.theirs === "" ? t("staleEmpty") : t("stale", { value: shown(written(state.theirs)) })}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button size="small" onClick={saved.commit}>
              {t("keepMine")}
            </Button>
            <Button size="small" variant="secondary" onClick={saved.takeTheirs}>
              {t("takeTheirs")}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

const WAITING = { offline: "waitingOffline", busy: "waitingBusy", signedOut: "waitingSignedOut" } as const;
const MAX_SHOWN_LENGTH = 80;

const shown = (value: string) => cutShort(value, MAX_SHOWN_LENGTH);
