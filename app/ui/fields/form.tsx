import { useRef, useState } from "react";
import { type FetcherWithComponents, Form, type FormProps, useLocation, useNavigation } from "react-router";
import type { ZodType } from "zod";
import { retireToasts } from "#app/ui/overlays/toast-list";
import type { FieldErrors } from "#app/ui/text/message-key";
import { FormContext } from "./form-context";
import { useFocusOnError, useTypedBefore } from "./form-effects";
import { fieldErrors, formValues } from "./form-values";
import { type Said, saidIn, useMended } from "./mended";

interface PostFormProps extends Omit<FormProps, "method" | "noValidate"> {
  /** Errors found by the action, by field name. */
  errors?: FieldErrors;
  /** The action's own schema, checked in the browser before submitting. */
  schema?: ZodType;
  /** Posts without leaving the page. */
  fetcher?: FetcherWithComponents<unknown>;
}

/** A form that posts with and without JavaScript. On errors, the first invalid field gets the focus. */
export function PostForm({ errors, schema, fetcher, onSubmit, children, ...rest }: PostFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef<Said>(null);
  const [own, setOwn] = useState({ found: NONE, tries: 0, button: UNNAMED });
  const [pressed, setPressed] = useState("");
  const { markSent, ...sending } = useSending(fetcher);
  const { isSending } = sending;
  const isOwn = Object.keys(own.found).length > 0;
  const wrong = isOwn ? own.found : (errors ?? NONE);
  const find = schema && ((element: HTMLFormElement) => fieldErrors(schema, valuesOf(element, own.button)));
  const shown = useMended(form, wrong, { find, isOwn, round: isOwn ? own.tries : `${sending.ended} answers`, sent });
  useFocusOnError(form, wrong);
  useTypedBefore(form, rest.onInput !== undefined);

  function handleSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    if (isSending) return event.preventDefault();
    retireToasts();
    sent.current = saidIn(new FormData(event.currentTarget));
    const button = (event.nativeEvent.submitter as HTMLButtonElement | null) ?? UNNAMED;
    const found = schema ? fieldErrors(schema, valuesOf(event.currentTarget, button)) : NONE;
    setOwn({ found, tries: own.tries + 1, button: { name: button.name, value: button.value } });
    if (Object.keys(found).length > 0) return event.preventDefault();
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    setPressed(button.name ? `${button.name}=${button.value}` : "");
    markSent();
  }

  const Tag = fetcher ? fetcher.Form : Form;
  return (
    <FormContext.Provider value={{ errors: shown, ...sending, pressed }}>
      <Tag
        data-drafts={Object.keys(errors ?? {}).length > 0 ? "refused" : undefined}
        {...rest}
        ref={form}
        method="post"
        noValidate
        onSubmit={handleSubmit}
      >
        {children}
      </Tag>
    </FormContext.Provider>
  );
}

const NONE: FieldErrors = {};
const UNNAMED = { name: "", value: "" };

/** Returns what a form posts with one of its buttons. */
function valuesOf(form: HTMLFormElement, { name, value }: { name: string; value: string }) {
  const data = new FormData(form);
  if (name) data.append(name, value);
  return formValues(data);
}

/**
 * Whether this form, of several on the page, is being submitted. React may draw the response without having drawn the submission: then what
 * came with it, another location or other data, says that it is over.
 */
function useSending(fetcher: FetcherWithComponents<unknown> | undefined) {
  const navigation = useNavigation();
  const { key } = useLocation();
  const data = fetcher?.data;
  const [last, setLast] = useState({ sent: 0, ended: 0, wasBusy: false, key, data });
  const { state } = fetcher ?? navigation;
  const isBusy = state !== "idle";
  const isPending = last.sent > last.ended;
  const isAnswered = last.wasBusy || key !== last.key || data !== last.data;
  if (isPending && isBusy && !last.wasBusy) setLast({ ...last, wasBusy: true });
  if (isPending && !isBusy && isAnswered) setLast({ ...last, ended: last.sent, wasBusy: false });
  const isSending = isBusy && isPending;
  const markSent = () => setLast({ ...last, sent: last.sent + 1, wasBusy: false, key, data });
  return { isSending, isTaken: isSending && state === "loading", sent: last.sent, ended: last.ended, markSent };
}
