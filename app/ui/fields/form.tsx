import { useEffect, useRef, useState } from "react";
import { type FetcherWithComponents, Form, type FormProps, useNavigation } from "react-router";
import type { ZodType } from "zod";
import { retireToasts } from "#app/ui/overlays/toast-list";
import type { FieldErrors } from "#app/ui/text/message-key";
import { FormContext } from "./form-context";
import { fieldErrors, formValues } from "./form-values";

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
  const [found, setFound] = useState<FieldErrors>({});
  const [pressed, setPressed] = useState("");
  const { isSending, isTaken, markSent } = useSending(fetcher);
  const shown = Object.keys(found).length > 0 ? found : (errors ?? {});
  useFocusOnError(form, shown);

  function handleSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    if (isSending) return event.preventDefault();
    retireToasts();
    const button = event.nativeEvent.submitter as HTMLButtonElement | null;
    const wrong = schema ? fieldErrors(schema, formValues(new FormData(event.currentTarget, button))) : {};
    setFound(wrong);
    if (Object.keys(wrong).length > 0) return event.preventDefault();
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    setPressed(button?.name ? `${button.name}=${button.value}` : "");
    markSent();
  }

  const Tag = fetcher ? fetcher.Form : Form;
  return (
    <FormContext.Provider value={{ errors: shown, isSending, isTaken, pressed }}>
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

/** Whether this form, of several on the page, is being submitted. */
function useSending(fetcher: FetcherWithComponents<unknown> | undefined) {
  const navigation = useNavigation();
  const [phase, setPhase] = useState<"idle" | "sent" | "sending">("idle");
  const { state } = fetcher ?? navigation;
  const isBusy = state !== "idle";
  if (phase === "sent" && isBusy) setPhase("sending");
  if (phase === "sending" && !isBusy) setPhase("idle");
  const isSending = isBusy && phase !== "idle";
  return { isSending, isTaken: isSending && state === "loading", markSent: () => setPhase("sent") };
}

/** The first invalid control: for a group, its first option. */
const WRONG = "[aria-invalid=true], [data-wrong] input";

/** Moves the focus only for a new response: a page that arrives with messages must not grab it at hydration. */
function useFocusOnError(form: React.RefObject<HTMLFormElement | null>, errors: FieldErrors) {
  const names = Object.keys(errors).join(" ");
  const last = useRef({ errors, names });
  useEffect(() => {
    if (last.current.errors !== errors && names) form.current?.querySelector<HTMLElement>(WRONG)?.focus();
    last.current = { errors, names };
  });
}
