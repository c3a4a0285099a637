import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { AuditEntry } from "#app/features/audit/audit-entry";
import { placeOfText } from "#app/features/own-texts/places";
import { useNames } from "#app/languages/names";
import { ChangedRules } from "../rules/rules-changes";
import { typedOf } from "../rules/typed-rules";
import { aboutInWords, changeLines, type Words } from "./audit-words";
import { Facts } from "./facts";
import { subjectLink } from "./subject-link";

type Entry = Pick<AuditEntry, "action" | "subject" | "subjectId" | "details" | "about">;

/** Translations of the log, for lines and labels. */
export function useAuditWords(): Words {
  const pages = useTranslations("ownTexts");
  const pageOf = (text: string, noted: unknown) => pages(`place_${placeOfText(text, noted)}`);
  return { t: useTranslations() as unknown as Words["t"], named: useNames(), pageOf };
}

/** Subject of an action, linked except on the subject's own page (`isHere`), and its changed values before and after. */
export function AuditFacts({ entry, isHere = false }: { entry: Entry; isHere?: boolean }) {
  const t = useTranslations("auditLog");
  const words = useAuditWords();
  const { details } = entry;
  const about = aboutInWords(words, entry);
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
          changeLines(words, entry).map((line) => <p key={line}>{line}</p>)
        )}
        <Facts details={details} words={words} />
      </div>
    </>
  );
}
