import { classes } from "./classes";
import { ICON_PATHS } from "./icon-paths";

export type IconName = keyof typeof ICON_PATHS;

/** An icon beside a text. With `label` it replaces the text. */
export function Icon({ name, label, className = "" }: { name: IconName; label?: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classes("icon", className)}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
