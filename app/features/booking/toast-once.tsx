import { useEffect, useRef } from "react";
import { type Toast, useToast } from "#app/ui/toast";

/** Shows a toast once for each answer of the server. Toasts live in the browser's own layer and not in the page, so drawing one is an effect. */
export function useToastOnce(occasion: unknown, toast: Toast | null) {
  const showToast = useToast();
  const last = useRef<unknown>(undefined);
  useEffect(() => {
    if (!toast || last.current === occasion) return;
    last.current = occasion;
    showToast(toast);
  });
}
