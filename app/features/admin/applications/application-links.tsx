import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { classes } from "#app/ui/classes";
import { type ListParams, listAddress } from "../lists/list-shapes";
import { APPLICATION_STATES, type ApplicationStatus } from "./application-filters";

const WORDS = { pending: "statePending", approved: "filterApproved", rejected: "filterRejected" } as const;

/** Links to the same list in each state, with counts. */
export function StateLinks({ filters, counts }: { filters: ListParams<"applications">; counts: Record<ApplicationStatus, number> }) {
  const t = useTranslations("admin");
  const all = counts.pending + counts.approved + counts.rejected;
  const links = [
    { state: null, label: t("stateAll"), times: all },
    ...APPLICATION_STATES.map((state) => ({ state, label: t(WORDS[state]), times: counts[state] })),
  ];
  return (
    <nav aria-label={t("stateFilter")} className="mt-4 flex flex-wrap gap-2">
      {links.map(({ state, label, times }) => (
        <Link
          key={label}
          to={listAddress("applications", { ...filters, state, page: 1 })}
          preventScrollReset
          aria-current={filters.state === state ? "true" : undefined}
          className={classes("button button-small", filters.state === state ? "button-primary" : "button-secondary")}
        >
          {label} <span className="tabular-nums opacity-80">{times}</span>
        </Link>
      ))}
    </nav>
  );
}
