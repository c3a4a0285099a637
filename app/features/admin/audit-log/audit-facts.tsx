import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { AuditEntry } from "#app/features/audit/audit-entry";
import { completeRules, type Rules } from "#app/features/rules/rules";
import { useNames } from "#app/languages/names";
import { useFormat } from "#app/ui/text/format";
import { ChangedRules } from "../rules/rules-changes";
import { typedRules } from "../rules/rules-form";
import { aboutOf, changesOf } from "./changes";
import { useFieldWords } from "./field-words";
import { subjectLink } from "./subject-link";

type Entry = Pick<AuditEntry, "subject" | "subjectId" | "details" | "about">;

/** What an act was about, with the way there but on the page of that itself, and what changed from what to what. */
export function AuditFacts({ entry, isHere = false }: { entry: Entry; isHere?: boolean }) {
  const t = useTranslations("auditLog");
  const named = useNames();
  const fieldWords = useFieldWords();
  const { details } = entry;
  const about = (entry.about ?? []).map(named).join(" · ") || named(aboutOf(details));
  const to = subjectLink(entry);
  return (
    <>
      {!isHere && to && (
        <Link to={to} className="text-link inline-flex min-h-11 items-center wrap-anywhere">
          {about || t("fact_open")}
        </Link>
      )}
      {!isHere && !to && about && <span className="block wrap-anywhere">{about}</span>}
      <div className="text-sm wrap-anywhere">
        {entry.subject === "rule_versions" ? (
          <ChangedRules change={{ before: typedOf(details.before), after: typedOf(details.after) }} />
        ) : (
          changesOf(details).map(({ field, before, after }) => (
            <p key={field.join(".")}>
              {t("fact_change", { field: fieldWords(field), before: before || t("fact_blank"), after: after || t("fact_blank") })}
            </p>
          ))
        )}
        <Facts details={details} />
      </div>
    </>
  );
}

/** Rules as they were written down, as their form has them. */
const typedOf = (rules: unknown) => typedRules(completeRules((rules ?? {}) as Partial<Rules>));

/** What was said about an act: why, how much, of how many. */
function Facts({ details: { reason, amount, currency, count, reference } }: Pick<Entry, "details">) {
  const t = useTranslations("auditLog");
  const { money } = useFormat();
  return (
    <>
      {typeof amount === "number" && typeof currency === "string" && <p>{t("fact_amount", { amount: money(amount, currency) })}</p>}
      {typeof count === "number" && <p>{t("fact_count", { count })}</p>}
      {typeof reason === "string" && reason !== "" && <p>{t("fact_reason", { reason })}</p>}
      {typeof reference === "string" && reference !== "" && <p>{t("fact_reference", { reference })}</p>}
    </>
  );
}
