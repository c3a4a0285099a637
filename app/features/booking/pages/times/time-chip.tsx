import { useField } from "#app/ui/fields/field-frame";

interface TimeChipProps {
  id: string;
  value: string;
  children: React.ReactNode;
}

/** A time to choose, drawn like those on an advisor's page: a radio button as large as its label, of which several stand in a row. */
export function TimeChip({ id, value, children }: TimeChipProps) {
  const { control } = useField({ name: "chosen_time", id });
  return (
    <label className="relative grid min-h-11 place-content-center rounded border border-edge bg-surface px-1 py-1 text-center font-semibold tabular-nums hover:border-sage hover:bg-sage-wash has-checked:border-2 has-checked:border-sage has-checked:bg-sage-wash has-checked:text-sage-ink">
      <input {...control} type="radio" value={value} className="absolute inset-0 appearance-none rounded" />
      {children}
    </label>
  );
}
