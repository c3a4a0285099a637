import { useAnswer } from "#app/ui/connection/answer";
import { type Toast, useToast } from "#app/ui/overlays/toast";

/** Shows a toast once per answer of the server. Toasts are rendered in a layer outside the page, so showing one is an effect. */
export function useToastOnce(occasion: unknown, toast: Toast | null) {
  const showToast = useToast();
  useAnswer(toast && occasion, () => toast && showToast(toast));
}
