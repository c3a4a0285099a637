import { useAnswer } from "#app/ui/connection/answer";
import { type Toast, useToast } from "#app/ui/overlays/toast";

/** Shows a toast once for each answer of the server. Toasts live in the browser's own layer and not in the page, so drawing one is an effect. */
export function useToastOnce(occasion: unknown, toast: Toast | null) {
  const showToast = useToast();
  useAnswer(toast && occasion, () => toast && showToast(toast));
}
