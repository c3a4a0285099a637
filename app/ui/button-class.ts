import { classes } from "./classes";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "medium" | "small";

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "button-primary",
  secondary: "button-secondary",
  quiet: "button-quiet",
  danger: "button-danger",
};

/** Classes of buttons, and of links that act as buttons. */
export function buttonClass(variant: ButtonVariant = "primary", size: ButtonSize = "medium", extra?: string) {
  return classes("button", VARIANTS[variant], size === "small" && "button-small", extra);
}
