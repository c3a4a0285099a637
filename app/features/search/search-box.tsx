import { useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { Button } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { submitFilled } from "./submit-search";

interface SearchBoxProps {
  /** The page that is searched. */
  action: string;
  label: string;
  placeholder: string;
  query: string | undefined;
  buttonLabel: string;
  /** What else the page's URL says, kept as it is. */
  fields?: readonly [name: string, value: string][];
}

const TYPING_PAUSE_MS = 250;

/** A box whose page is its own answer: the text stands in the URL. With React the page follows while one types. */
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
      action={action}
      role="search"
      className="flex grow gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        clearTimeout(timer.current);
        submitFilled(event.currentTarget, submit, {});
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
 * The box is the browser's own. What another link changed in the URL has to be written into it, never while someone types there; and what was
 * typed before React came has still to be searched for.
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
