import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { AuditEntry } from "#app/features/audit/audit-entry";
import { completeRules, type Rules } from "#app/features/rules/rules";
import { ChangedRules } from "../rules/rules-changes";
import { typedRules } from "../rules/rules-form";
import { changesOf } from "./changes";
import { Facts } from "./facts";
import { useAboutWords, useFieldWords, useValueWords } from "./field-words";
import { subjectLink } from "./subject-link";

type Entry = Pick<AuditEntry, "action" | "subject" | "subjectId" | "details" | "about">;

/** What an act was about, with the way there but on the page of that itself, and what changed from what to what. */
export function AuditFacts({ entry, isHere = false }: { entry: Entry; isHere?: boolean }) {
  const t = useTranslations("auditLog");
  const fieldWords = useFieldWords(entry.subject);
  const valueWords = useValueWords(entry.subject);
  const { details } = entry;
  const about = useAboutWords(entry);
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
              {t("fact_change", { field: fieldWords(field), before: valueWords(field, before), after: valueWords(field, after) })}
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
