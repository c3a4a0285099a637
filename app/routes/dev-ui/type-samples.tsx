import { Icon, type IconName } from "#app/ui/icon";
import { ICON_PATHS } from "#app/ui/icon-paths";
import { Mark } from "#app/ui/mark";
import { Row, Sample } from "./sample";

const COLORS = [
  "paper",
  "surface",
  "wash",
  "ink",
  "soft",
  "line",
  "edge",
  "sage",
  "sage-ink",
  "sage-wash",
  "brass",
  "brass-ink",
  "brass-wash",
  "danger",
  "danger-wash",
  "green",
  "yellow",
  "red",
  "night",
];
const SIZES = ["text-4xl", "text-3xl", "text-2xl", "text-xl", "text-lg", "text-base", "text-sm"];

export function TypeSamples() {
  return (
    <Sample title="Type, colours, icons">
      <div className="space-y-3">
        {SIZES.map((size, index) => (
          <p key={size} className={`${size} ${index < 4 ? "font-serif" : ""}`}>
            {size} · A bridge between two banks
          </p>
        ))}
      </div>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
        {COLORS.map((name) => (
          <li key={name} className="text-sm">
            <span className="block h-14 rounded border border-line" style={{ background: `var(--color-${name})` }} />
            {name}
          </li>
        ))}
      </ul>
      <Row>
        <Mark className="size-16 text-sage-ink" />
        {(Object.keys(ICON_PATHS) as IconName[]).map((name) => (
          <Icon key={name} name={name} label={name} className="text-2xl" />
        ))}
      </Row>
    </Sample>
  );
}
