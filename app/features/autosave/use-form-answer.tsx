import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { useAnswer } from "#app/ui/connection/answer";
import { useRefresh } from "#app/ui/connection/refresh";
import { restoreUnsaved } from "#app/ui/fields/unsaved-form";
import { useHydrated } from "#app/ui/hydrated";
import { useToast } from "#app/ui/overlays/toast";
import type { FieldErrors } from "#app/ui/text/message-key";
import type { RetryReason } from "./retry-queue";

/** Answer to a form with a button, sent by script. */
export type FormAnswer =
  | { ok: true; version?: string }
  | { ok: false; errors?: FieldErrors; alert?: string; version?: string; isProofNeeded?: boolean }
  | { away: RetryReason }
  | { failed: true };

interface FormTexts {
  saved: "billingUpdated" | "passwordChanged";
  failed: "billingFailed" | "passwordFailed";
}

/** Sends a form without leaving the page, so that a lost connection loses no input; shows the outcome in a toast. */
export function useFormAnswer({ saved, failed }: FormTexts, onSaved?: () => void) {
  const t = useTranslations("profiles");
  const toast = useToast();
  const refresh = useRefresh();
  const fetcher = useFetcher<FormAnswer>();
  const answer = fetcher.data;

  useAnswer(answer, (told) => {
    if (!("ok" in told && told.ok)) restoreUnsaved();
    if (!("ok" in told)) return toast({ text: t(failed), tone: "danger", key: saved });
    if (!told.ok) return;
    toast({ text: t(saved), key: saved });
    onSaved?.();
    refresh();
  });

  return { fetcher, answer: answer && "ok" in answer ? answer : undefined };
}

/** Tells the server that a script sent the form and expects data instead of a page. */
export function SentByScript() {
  return useHydrated() ? <input type="hidden" name="via" value="script" /> : null;
}
