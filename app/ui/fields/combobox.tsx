import { Autocomplete } from "@base-ui/react/autocomplete";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useHydrated } from "#app/ui/hydrated";
import { type FieldFrameProps, FieldShell, useField } from "./field-frame";

export interface ComboboxOption {
  label: string;
  /** A word beside it in the list, which is searched as well. */
  note?: string;
}

export interface ComboboxFieldProps extends FieldFrameProps {
  /** In the order in which they are listed. */
  options: readonly ComboboxOption[];
  defaultValue?: string;
  placeholder?: string;
  required?: boolean;
  onValueChange?: (value: string) => void;
}

/**
 * A field with a list to choose from; the visible text is what is posted, and buttons that need the field wait for one of the list.
 * Before JavaScript it is an input with a <datalist>; afterwards the same input opens a list of its own.
 */
export function ComboboxField({
  name,
  label,
  hint,
  error,
  isLabelHidden,
  optional,
  options,
  defaultValue = "",
  onValueChange,
  ...input
}: ComboboxFieldProps) {
  const t = useTranslations("ui");
  const field = useField({ name, error, hint });
  const isHydrated = useHydrated();
  const box = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(defaultValue);
  const [isOpen, setOpen] = useState(false);
  const isWhole = (text: string) => options.some(({ label }) => label === text);
  const listId = `${field.id}-list`;

  // What was typed before React came stands in the page only.
  useEffect(() => setValue(box.current?.value ?? ""), []);

  function handleChange(next: string) {
    setValue(next);
    // Whoever typed an option to its end is done, and the rest of the page is theirs again: an open list hides it from screen readers.
    if (isWhole(next)) setOpen(false);
    onValueChange?.(next);
    // A choice from the list makes no event of its own; buttons that wait for this field listen for one.
    queueMicrotask(() => box.current?.dispatchEvent(new Event("change", { bubbles: true })));
  }

  return (
    <FieldShell {...{ label, hint, isLabelHidden, optional }} id={field.id} text={field.text}>
      <Autocomplete.Root
        items={options}
        itemToStringValue={({ label }) => label}
        filter={({ label, note = "" }, query) => `${label} ${note}`.toLowerCase().includes(query.trim().toLowerCase())}
        value={value}
        onValueChange={handleChange}
        open={isOpen}
        onOpenChange={(open, { reason }) => setOpen(open && !(reason === "input-change" && isWhole(box.current?.value ?? "")))}
        openOnInputClick
      >
        <Autocomplete.Input
          type="text"
          {...input}
          {...field.control}
          ref={box}
          autoComplete="off"
          list={isHydrated ? undefined : listId}
          data-one-of={listId}
          className="control control-select"
        />
        <Autocomplete.Portal>
          <Autocomplete.Positioner sideOffset={4} className="z-50">
            <Autocomplete.Popup className="popup">
              <Autocomplete.Empty>
                <div className="px-4 py-3 text-sm text-soft">{t("noOptions")}</div>
              </Autocomplete.Empty>
              <Autocomplete.List className="popup-list">{optionItem}</Autocomplete.List>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
      <datalist id={listId}>
        {options.map(({ label }) => (
          <option key={label} value={label} />
        ))}
      </datalist>
    </FieldShell>
  );
}

const optionItem = (option: ComboboxOption) => (
  <Autocomplete.Item key={option.label} value={option} className="popup-item flex justify-between gap-4">
    {option.label}
    {option.note && (
      <span aria-hidden="true" className="text-sm text-soft">
        {option.note}
      </span>
    )}
  </Autocomplete.Item>
);
