import { useTranslations } from "use-intl";
import { useNames } from "#app/languages/names";
import { useFormat } from "#app/ui/text/format";
import type { NotificationKind, ShownNotification } from "./kinds";

/** What a person without a name is called: at the start of a sentence, and after 'with'. */
const UNNAMED = { client: ["somebody", "withSomebody"], advisor: ["someAdvisor", "withSomeAdvisor"] } as const;

/** Each kind's text takes some of the values; the exact union of types is too complex for TypeScript. */
type Say = (key: NotificationKind | (typeof UNNAMED)["client" | "advisor"][number], values?: Record<string, string>) => string;

/** Formats a notification's text, with its time in the reader's zone and locale. */
export function useNotificationText() {
  const t = useTranslations("notifications") as unknown as Say;
  const { namedTime, money } = useFormat();
  const named = useNames();
  return ({ kind, details }: Pick<ShownNotification, "kind" | "details">) => {
    const { at, name, side, amount, currency, ...words } = details;
    const paid = amount && currency ? money(Number(amount), currency) : "";
    const given = { topic: "", answer: "", how: "", decision: "", device: "", about: "", count: "", cost: "", ...words };
    const [first, within] = UNNAMED[side === "advisor" ? "advisor" : "client"];
    const called = { name: name ? named(name) : t(first), withName: name ? named(name) : t(within) };
    return t(kind, { ...given, ...called, topic: named(given.topic), paid, when: at ? namedTime(at) : "" });
  };
}
