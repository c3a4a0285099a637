import { useFormatter } from "#app/ui/text/formats";

/** How far a long piece of work is, with its number. `value` runs from 0 to 100: the bar says it to whoever asks, and no step of it by itself. */
export function Progress({ value, label }: { value: number; label: string }) {
  const format = useFormatter();
  return (
    <div>
      <div className="mb-1.5 flex justify-between gap-4 text-sm">
        <span>{label}</span>
        <span className="tabular-nums text-soft" aria-hidden="true">
          {format.number(value / 100, { style: "percent" })}
        </span>
      </div>
      <progress max={100} value={value} aria-label={label} className="progress">
        {value}%
      </progress>
    </div>
  );
}
