import type { CatalogEntry } from "#app/features/catalog/catalog-entry";
import { setChangedEntries } from "#app/features/catalog/current-catalog";
import { type ReferenceRates, setReferenceRates } from "#app/features/money/reference-rates";
import { applyRules } from "#app/features/rules/current-rules";
import { FIRST_RULES, type VersionedRules } from "#app/features/rules/rules";
import { type ChangedTopic, setChangedTopics } from "#app/features/topics/topic-list";

/** What admins changed, as far as a page includes it. */
interface Changes {
  catalog?: readonly CatalogEntry[];
  topics?: readonly ChangedTopic[];
  rates?: ReferenceRates;
  rules?: VersionedRules;
}

/** Applies the changes that a page includes, in the browser; the server reads them from the tables. Needed by error screens, too, whose frame shows them. */
export function applyChanges({ catalog, topics, rates, rules }: Changes): void {
  setChangedEntries(catalog ?? []);
  setChangedTopics(topics ?? []);
  setReferenceRates(rates ?? null);
  applyRules(rules ?? FIRST_RULES);
}
