import { useFormatter } from "#app/ui/text/formats";

/** Progress of a long task, with its number. `value` is from 0 to 100: screen readers announce it on request, not at every step. */
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
