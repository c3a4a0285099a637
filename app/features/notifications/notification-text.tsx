import { useTranslations } from "use-intl";
import { useFormat } from "#app/ui/text/format";
import type { ShownNotification } from "./kinds";

/** The sentence of a notification, its time in the reader's zone and formats. */
export function useNotificationText() {
  const t = useTranslations("notifications");
  const { namedTime, money } = useFormat();
  return ({ kind, details }: Pick<ShownNotification, "kind" | "details">) => {
    const { at, name, amount, currency, ...words } = details;
    const paid = amount && currency ? money(Number(amount), currency) : "";
    const given = { topic: "", answer: "", how: "", decision: "", device: "", ...words };
    return t(kind, { ...given, paid, name: name || t("somebody"), when: at ? namedTime(at) : "" });
  };
}
