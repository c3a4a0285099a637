import { useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { Button } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { ANSWER, showAnswerLater } from "./show-answer";
import { submitFilled } from "./submit-search";

interface SearchBoxProps {
  /** Path of the page to search. */
  action: string;
  label: string;
  placeholder: string;
  query: string | undefined;
  buttonLabel: string;
  /** Other query parameters of the page, kept as they are. */
  fields?: readonly [name: string, value: string][];
}

const TYPING_PAUSE_MS = 250;

/** A search box whose page shows the results: the text is in the URL. With React the page updates while typing; once it is sent, its answer comes into view. */
export function SearchBox({ action, label, placeholder, query = "", buttonLabel, fields = [] }: SearchBoxProps) {
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const box = useRef<HTMLInputElement>(null);
  useInStep(box, query);

  function searchSoon(form: HTMLFormElement | null) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => form?.isConnected && submitFilled(form, submit, { replace: true }), TYPING_PAUSE_MS);
  }

  return (
    <Form
      action={`${action}#${ANSWER}`}
      role="search"
      className="flex grow gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        clearTimeout(timer.current);
        void submitFilled(event.currentTarget, submit, {}).then(showAnswerLater(box.current));
      }}
    >
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        ref={box}
        type="search"
        name="q"
        aria-label={label}
        placeholder={placeholder}
        defaultValue={query}
        maxLength={300}
        className="control min-w-0 grow"
        onInput={(event) => searchSoon(event.currentTarget.form)}
      />
      <Button type="submit" variant="secondary" aria-label={buttonLabel}>
        <Icon name="search" />
      </Button>
    </Form>
  );
}

/**
 * Syncs the uncontrolled box with the URL when another link changes it, but never while someone types there; and searches for text typed
 * before hydration.
 */
function useInStep(box: React.RefObject<HTMLInputElement | null>, query: string) {
  const last = useRef<string>(undefined);
  useEffect(() => {
    const field = box.current;
    const isFirst = last.current === undefined;
    if (field && isFirst && field.value.trim() !== query) field.form?.requestSubmit();
    if (field && !isFirst && last.current !== query && field !== document.activeElement) field.value = query;
    last.current = query;
  }, [box, query]);
}
