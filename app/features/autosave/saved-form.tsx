import { createContext, useContext, useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { Form, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { useToast } from "#app/ui/overlays/toast";
import { type MessageKey, useMessage } from "#app/ui/text/message-key";
import type { Spelling } from "#app/ui/text/spelling";
import { useAutosave } from "./autosave";
import type { FieldState } from "./save-queue";

/** Answer to a form posted without JavaScript. */
export interface SavedFormAnswer {
  intent: string;
  errors?: Record<string, string>;
  stale?: Record<string, string>;
  entered?: Record<string, string>;
}

interface SavedFormProps {
  intent: string;
  /** The server's values, by field. */
  values: Record<string, string>;
  answer?: SavedFormAnswer | null;
  /** Texts of the toast. */
  savedTitle?: MessageKey;
  saved: MessageKey;
  failed: MessageKey;
  /** Called after one of its fields was saved. */
  onSaved?: (field: string, value: string) => void;
  className?: string;
  children: React.ReactNode;
}

interface SavedFormHere extends Omit<SavedFormProps, "className" | "children"> {
  /** Path of the tab it is on, to which its fields are posted. */
  action: string;
}

const SavedFormContext = createContext<SavedFormHere | null>(null);

/** A form whose fields save themselves one by one. Without JavaScript it has a button. */
export function SavedForm({ className, children, ...form }: SavedFormProps) {
  const t = useTranslations("profiles");
  const action = useLocation().pathname;
  const answer = form.answer?.intent === form.intent ? form.answer : null;
  return (
    <SavedFormContext.Provider value={{ ...form, action, answer }}>
      <Form method="post" action={action} noValidate data-saves-itself className={className} onSubmit={(event) => event.preventDefault()}>
        <input type="hidden" name="intent" value={form.intent} />
        {children}
        <noscript>
          <SubmitButton className="mt-6">{t("saveChanges")}</SubmitButton>
        </noscript>
      </Form>
    </SavedFormContext.Provider>
  );
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const read = (control: Control) => ("checked" in control && control.type === "checkbox" ? String(control.checked) : control.value);

/** Text is saved on blur; a select or checkbox at once, even while it keeps the focus. */
const isBeingTyped = (control: Control) => document.activeElement === control && !control.matches("select, [type=checkbox]");

function write(control: Control, value: string) {
  if ("checked" in control && control.type === "checkbox") control.checked = value === "true";
  else control.value = value;
}

const AS_IT_IS: Spelling = { typed: (plain) => plain, plain: (typed) => typed };

function useSavedForm(): SavedFormHere {
  const form = useContext(SavedFormContext);
  if (!form) throw new Error("A field that saves itself stands within a SavedForm");
  return form;
}

/** One field of the surrounding form: its initial value, its state, and how it is saved. Numbers are formatted for the viewer's locale. */
export function useSavedField(name: string, { typed: written, plain }: Spelling = AS_IT_IS) {
  const form = useSavedForm();
  const queue = useAutosave();
  const toast = useToast();
  const message = useMessage();
  const control = useRef<Control>(null);
  const sent = useRef<string>(undefined);
  const key = `${form.intent}.${name}`;
  const state = useSyncExternalStore(
    queue.subscribe,
    () => queue.stateOf(key),
    () => NEVER_SAVED,
  );
  const known = form.answer?.stale?.[name] ?? form.values[name] ?? "";
  const first = plain(form.answer?.entered?.[name] ?? queue.latest(key) ?? known);
  const said = (element: Control) => plain(read(element));

  function commit() {
    const element = control.current;
    if (!element) return;
    const value = said(element);
    sent.current = value;
    queue.save({
      key,
      field: name,
      value,
      action: form.action,
      body: (next, was) => ({ intent: form.intent, [name]: next, [`was.${name}`]: was }),
      onSaved(kept) {
        if (said(element) === value) write(element, written(kept));
        toast({ title: form.savedTitle && message(form.savedTitle), text: message(form.saved), key: form.saved });
        form.onSaved?.(name, kept);
      },
      onFailed: () => toast({ text: message(form.failed), tone: "danger", key: form.failed }),
    });
  }

  /** A refused value, or one that awaits a choice, is not sent again merely by passing through the field. */
  function leave() {
    const isAnswered = state.phase === "refused" || state.phase === "stale";
    if (!isAnswered || (control.current && said(control.current) !== sent.current)) commit();
  }

  function takeTheirs() {
    if (state.phase !== "stale" || !control.current) return;
    write(control.current, written(state.theirs));
    queue.settle(key);
    control.current.focus();
  }

  const begin = useEffectEvent(() => {
    const words = queue.begin(key, known);
    const element = control.current;
    if (!element) return;
    const isTyped = isBeingTyped(element);
    if (words !== undefined && !isTyped && said(element) === first) write(element, written(words));
    if (!isTyped && said(element) !== first) commit();
  });

  // The page showed the server's value; a change made before hydration, or kept from an earlier page, is saved now. Once per field.
  useEffect(() => begin(), []);

  const error = errorOf(state, form.answer, name);
  const typed = () => control.current && queue.typed(key, said(control.current));
  return {
    ref: control,
    id: `${form.intent}-${name}`,
    known,
    initial: written(first),
    written,
    state,
    error,
    typed,
    commit,
    leave,
    takeTheirs,
  };
}

const NEVER_SAVED: FieldState = { phase: "idle" };

function errorOf(state: FieldState, answer: SavedFormAnswer | null | undefined, name: string) {
  if (state.phase === "refused") return state.message;
  return state.phase === "idle" ? answer?.errors?.[name] : undefined;
}
