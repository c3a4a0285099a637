import { useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import type { AccountType } from "#app/features/accounts/schema";
import { useAutosave } from "#app/features/autosave/autosave";
import { useToast } from "#app/ui/overlays/toast";

const KEY = "account-type.category";
const IDLE = { phase: "idle" } as const;

/** Shows the new type optimistically, and reverts it when refused. */
export function useTypeChange(current: AccountType, setCurrent: (type: AccountType) => void) {
  const t = useTranslations("profiles");
  const queue = useAutosave();
  const toast = useToast();
  const state = useSyncExternalStore(
    queue.subscribe,
    () => queue.stateOf(KEY),
    () => IDLE,
  );
  const change = (type: AccountType) =>
    queue.save({
      key: KEY,
      field: "category",
      value: type,
      action: "/profile",
      body: (category) => ({ intent: "account-type", category }),
      onSaved() {
        setCurrent(type);
        toast({ text: t("updated"), key: "updated" });
      },
      onFailed() {
        setCurrent(current);
        toast({ text: t("updateFailed"), tone: "danger", key: "updateFailed" });
      },
    });
  return { state, change };
}
