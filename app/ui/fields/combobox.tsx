import { Autocomplete } from "@base-ui/react/autocomplete";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useHydrated } from "#app/ui/hydrated";
import type { OptionGroup } from "./field";
import { type FieldFrameProps, FieldShell, useField } from "./field-frame";

export interface ComboboxFieldProps extends FieldFrameProps {
  groups: readonly OptionGroup[];
  defaultValue?: string;
  placeholder?: string;
  required?: boolean;
  onValueChange?: (value: string) => void;
}

/**
 * A field with a list to choose from; the visible text is what is posted.
 * Before JavaScript it is an input with a <datalist>; afterwards the same input opens a list with groups.
 */
export function ComboboxField({
  name,
  label,
  hint,
  error,
  isLabelHidden,
  optional,
  groups,
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
  const isWhole = (text: string) => groups.some(({ options }) => options.some((option) => option.label === text));

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
        items={toItems(groups)}
        value={value}
        onValueChange={handleChange}
        open={isOpen}
        onOpenChange={(open, { reason }) => setOpen(open && !(reason === "input-change" && isWhole(box.current?.value ?? "")))}
        openOnInputClick
      >
        <Autocomplete.Input
          {...input}
          {...field.control}
          ref={box}
          autoComplete="off"
          list={isHydrated ? undefined : `${field.id}-list`}
          className="control control-select"
        />
        <Autocomplete.Portal>
          <Autocomplete.Positioner sideOffset={4} className="z-50">
            <Autocomplete.Popup className="popup">
              <Autocomplete.Empty>
                <div className="px-4 py-3 text-sm text-soft">{t("noOptions")}</div>
              </Autocomplete.Empty>
              <Autocomplete.List className="popup-list">{optionGroup}</Autocomplete.List>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
      {!isHydrated && <DataList id={`${field.id}-list`} groups={groups} />}
    </FieldShell>
  );
}

interface ItemGroup {
  value: string;
  items: string[];
}

const toItems = (groups: readonly OptionGroup[]): ItemGroup[] =>
  groups.map(({ label, options }) => ({ value: label, items: options.map((option) => option.label) }));

const optionGroup = (group: ItemGroup) => (
  <Autocomplete.Group key={group.value} items={group.items}>
    <Autocomplete.GroupLabel className="popup-heading">{group.value}</Autocomplete.GroupLabel>
    <Autocomplete.Collection>
      {(item: string) => (
        <Autocomplete.Item key={item} value={item} className="popup-item">
          {item}
        </Autocomplete.Item>
      )}
    </Autocomplete.Collection>
  </Autocomplete.Group>
);

function DataList({ id, groups }: { id: string; groups: readonly OptionGroup[] }) {
  return (
    <datalist id={id}>
      {groups.flatMap((group) => group.options.map((option) => <option key={option.value} value={option.label} />))}
    </datalist>
  );
}
