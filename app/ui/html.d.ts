import "react";

// Invoker commands and the dialog's closedby reach the DOM as plain attributes; React's types do not yet include them all.
declare module "react" {
  interface ButtonHTMLAttributes<T> {
    commandfor?: string | undefined;
    command?: "show-modal" | "close" | "request-close" | "toggle-popover" | "show-popover" | "hide-popover" | undefined;
  }
}
