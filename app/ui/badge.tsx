import { classes } from "./classes";
export type BadgeTone = "sage" | "brass" | "neutral" | "green" | "yellow" | "red";

const TONES: Record<BadgeTone, string> = {
  sage: "bg-sage-wash text-sage-ink",
  brass: "bg-brass-wash text-brass-ink",
  neutral: "bg-wash text-soft",
  green: "bg-green/12 text-green",
  yellow: "bg-yellow/14 text-yellow",
  red: "bg-red/10 text-red",
};

const STATUS_TONES = new Set<BadgeTone>(["green", "yellow", "red"]);

/** A short label. Status tones have a dot, and never appear without text. */
export function Badge({ tone = "neutral", className = "", children }: { tone?: BadgeTone; className?: string; children: React.ReactNode }) {
  return (
    <span className={classes("badge", TONES[tone], className)}>
      {STATUS_TONES.has(tone) && <span className="size-2 rounded-full bg-current" aria-hidden="true" />}
      {children}
    </span>
  );
}
