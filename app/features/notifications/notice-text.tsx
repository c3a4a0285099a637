import { useTranslations } from "use-intl";
import { useFormat } from "#app/ui/format";
import type { Notice } from "./kinds";

/** The sentence of a notice, its time in the reader's zone and formats. */
export function useNoticeText() {
  const t = useTranslations("notifications");
  const { dateTime } = useFormat();
  return ({ kind, details }: Pick<Notice, "kind" | "details">) => {
    const { at, name, ...words } = details;
    const given = { topic: "", answer: "", how: "", decision: "", device: "", ...words };
    return t(kind, { ...given, name: name || t("somebody"), when: at ? dateTime(at) : "" });
  };
}
