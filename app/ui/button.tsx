import { Link, type LinkProps } from "react-router";
import { useTranslations } from "use-intl";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class";
import { Spinner } from "./spinner";

export interface ButtonProps extends React.ComponentProps<"button"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Work is in progress: the button says so and ignores further presses. */
  busy?: boolean;
}

/** A button that does not submit a form. */
export function Button({ variant, size, busy, className, type = "button", children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...(type === "button" && onClick && heldUntilReact(rest))}
      {...rest}
      type={type}
      className={buttonClass(variant, size, className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/** A press that needs React is held until React has loaded; native behaviour is immediate. */
const heldUntilReact = (props: object) => ("commandfor" in props || "popoverTarget" in props ? null : { "data-replay": "" });

export interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A link that looks like a button, for steps that lead to another page. */
export function ButtonLink({ variant, size, className, prefetch = "intent", ...rest }: ButtonLinkProps) {
  return <Link {...rest} prefetch={prefetch} className={buttonClass(variant, size, className)} />;
}

interface CloseButtonProps extends React.ComponentProps<"button"> {
  label?: string;
}

/** The small close button of dialogs, alerts and menus. */
export function CloseButton({ label, className = "", ...rest }: CloseButtonProps) {
  const t = useTranslations("ui");
  return (
    <button type="button" {...heldUntilReact(rest)} {...rest} className={`close-button ${className}`} aria-label={label ?? t("close")}>
      <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
        <path d="M6 6l12 12M18 6L6 18" />
      </svg>
    </button>
  );
}
