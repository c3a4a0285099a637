import { Autocomplete } from "@base-ui/react/autocomplete";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useHydrated } from "#app/ui/hydrated";
import { type FieldFrameProps, FieldShell, useField } from "./field-frame";

export interface ComboboxOption {
  label: string;
  /** Extra text shown in the list, also searched. */
  note?: string;
}

export interface ComboboxFieldProps extends FieldFrameProps {
  /** In display order. */
  options: readonly ComboboxOption[];
  defaultValue?: string;
  placeholder?: string;
  required?: boolean;
  onValueChange?: (value: string) => void;
}

/**
 * A field with a list of options. The visible text is what is posted, and buttons that need the field wait for a listed one. Before
 * JavaScript it is an input with a <datalist>; afterwards the same input opens its own list.
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

  // What was typed before React loaded is only in the DOM.
  useEffect(() => setValue(box.current?.value ?? ""), []);

  function handleChange(next: string) {
    setValue(next);
    // A fully typed option closes the list: while open, it hides the rest of the page from screen readers.
    if (isWhole(next)) setOpen(false);
    onValueChange?.(next);
    // Choosing from the list fires no event by itself, but dependent buttons listen for one.
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
