import { useTranslations } from "use-intl";
import type { ConsultationState } from "#app/features/booking/life/consultation";
import { stateName } from "#app/features/booking/pages/state-names";
import { type ListName, readSort, type StateOf } from "./list-shapes";

/** Each state of each list: one without a name fails the type check. */
type OwnStateNames = { [Name in Exclude<ListName, "applications" | "consultations">]: Record<StateOf<Name>, string> };

/** How the states are called by which a list is narrowed down, where it has no links of its own for them. */
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

/** Whether its times are those at which something was written down. */
const isWritten = (name: ListName) => name === "audit" || name === "mail";

/** What the columns are called that a list can be sorted by. */
function useColumnNames(name: ListName): (column: string) => string {
  const t = useTranslations("lists");
  const names: Record<string, string> = {
    name: t("name"),
    email: t("email"),
    joined: t("joined"),
    topic: t("topic"),
    // Of a consultation it is when it takes place, of what was written down when that was.
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

/** How people say that a column is sorted from its lowest on, and from its highest on; by letters where it is none of these. */
const ORDERS: Record<string, readonly ["lowestFirst" | "oldestFirst" | "earliestFirst", "highestFirst" | "newestFirst" | "latestFirst"]> = {
  value: ["lowestFirst", "highestFirst"],
  joined: ["oldestFirst", "newestFirst"],
  applied: ["oldestFirst", "newestFirst"],
  reported: ["oldestFirst", "newestFirst"],
  when: ["oldestFirst", "newestFirst"],
  time: ["earliestFirst", "latestFirst"],
};

/** What the ways to sort are called: 'Name, A to Z'. */
export function useSortNames(name: ListName): (sort: string) => string {
  const t = useTranslations("lists");
  const columnName = useColumnNames(name);
  return (sort) => {
    const { column, isDown } = readSort(sort);
    const [up, down] = ORDERS[column === "time" && isWritten(name) ? "when" : (column ?? "")] ?? (["fromA", "fromZ"] as const);
    return t(isDown ? down : up, { column: columnName(column ?? "") });
  };
}
