import { useTranslations } from "use-intl";
import type { ConsultationState } from "#app/features/booking/life/consultation";
import { stateName } from "#app/features/booking/pages/state-names";
import { type ListName, readSort, type StateOf } from "./list-shapes";

/** A missing label for any state of any list fails the type check. */
type OwnStateNames = { [Name in Exclude<ListName, "applications" | "consultations">]: Record<StateOf<Name>, string> };

/** Labels of the status filter, for a list without filter links of its own. */
export function useStateNames(name: ListName): (state: string) => string {
  const t = useTranslations("lists");
  const booking = useTranslations("booking");
  const own: OwnStateNames = {
    people: {
      admins: t("admins"),
      advisors: t("advisors"),
      clients: t("clients"),
      unconfirmed: t("unconfirmed"),
      suspended: t("suspended"),
      leaving: t("leaving"),
    },
    mail: { written: t("written"), waiting: t("waiting"), givenUp: t("givenUp") },
    audit: {
      people: t("people"),
      applications: t("applications"),
      consultations: t("consultations"),
      money: t("money"),
      reports: t("reports"),
      site: t("site"),
    },
    reports: { open: t("open"), closed: t("closed"), removed: t("removed"), shownAgain: t("shownAgain") },
    payouts: { outside: t("outside"), noDestination: t("noDestination"), transferred: t("transferred") },
    payments: { marked: t("marked"), toReturn: t("toReturn"), awaited: t("awaited"), settled: t("settled") },
  };
  return (state) => {
    if (name === "applications") return state;
    if (name !== "consultations") return (own[name] as Record<string, string>)[state] ?? state;
    return state === "disputed" ? t("disputed") : booking(stateName(state as ConsultationState));
  };
}

/** Whether the list's times are creation times. */
const isWritten = (name: ListName) => name === "audit" || name === "mail";

/** Labels of sortable columns. */
function useColumnNames(name: ListName): (column: string) => string {
  const t = useTranslations("lists");
  const names: Record<string, string> = {
    name: t("name"),
    email: t("email"),
    joined: t("joined"),
    topic: t("topic"),
    // Scheduled time for consultations, creation time for the audit log and mail.
    time: t(isWritten(name) ? "when" : "time"),
    value: t("value"),
    applied: t("applied"),
    subject: t("subject"),
    recipient: t("recipient"),
    client: t("client"),
    advisor: t("advisor"),
    reference: t("reference"),
    expertise: t("expertise"),
    about: t("about"),
    reported: t("reported"),
  };
  return (column) => names[column] ?? column;
}

/** Labels for ascending and descending order by column; other columns are sorted alphabetically. */
const ORDERS: Record<string, readonly ["lowestFirst" | "oldestFirst" | "earliestFirst", "highestFirst" | "newestFirst" | "latestFirst"]> = {
  value: ["lowestFirst", "highestFirst"],
  joined: ["oldestFirst", "newestFirst"],
  applied: ["oldestFirst", "newestFirst"],
  reported: ["oldestFirst", "newestFirst"],
  when: ["oldestFirst", "newestFirst"],
  time: ["earliestFirst", "latestFirst"],
};

/** Labels of the sort options: 'Name, A to Z'. */
export function useSortNames(name: ListName): (sort: string) => string {
  const t = useTranslations("lists");
  const columnName = useColumnNames(name);
  return (sort) => {
    const { column, isDown } = readSort(sort);
    const [up, down] = ORDERS[column === "time" && isWritten(name) ? "when" : (column ?? "")] ?? (["fromA", "fromZ"] as const);
    return t(isDown ? down : up, { column: columnName(column ?? "") });
  };
}
