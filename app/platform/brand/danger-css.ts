import { oklchOf } from "./oklch";
import { OWN_COLORS } from "./theme-colors";

const OUTLINED_DANGER =
  ".button-danger:not(:disabled){--face:var(--color-surface);--edge:var(--color-danger);--word:var(--color-danger)}.button-danger:not(:disabled):hover{--face:var(--color-danger-wash)}" +
  '.button-danger:not(:has(svg))::before{content:"⚠\ufe0e"/"";margin-inline-end:.5em}';
const NEAR_HUE = 30;
const COLORFUL = 0.05;

/** Whether an accent could be taken for the colour of danger. */
function isLikeDanger(accent: string): boolean {
  const [[, chroma, hue], [, , danger]] = [oklchOf(accent), OWN_COLORS.danger.light];
  const apart = Math.abs(hue - danger) % 360;
  return chroma > COLORFUL && Math.min(apart, 360 - apart) < NEAR_HUE;
}

/** Beside an accent as red as danger what deletes is outlined and has a sign, and only what acts is filled; empty for other accents. */
export const dangerCss = (accent: string): string => (accent && isLikeDanger(accent) ? OUTLINED_DANGER : "");
