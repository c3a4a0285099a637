import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { categories } from "#app/features/catalog/categories";
import { useNames } from "#app/languages/names";
import { EmptyState } from "#app/ui/empty-state";
import { Page } from "#app/ui/page";
import { useFormat } from "#app/ui/text/format";
import { useCompared } from "./compare-choice";
import { MAX_COMPARED } from "./compared";
import { type ComparedAdvisor, ComparisonTable } from "./comparison-table";

interface ComparisonPageProps {
  compared: readonly ComparedAdvisor[];
  /** The duration the prices are for, and the available ones. */
  minutes: number;
  durations: readonly number[];
}

/** Up to three advisors side by side. The choice and the duration are in the URL, so it works without JavaScript and can be shared. */
export function ComparisonPage({ compared, minutes, durations }: ComparisonPageProps) {
  const t = useTranslations("advisors");
  return (
    <Page title={t("comparisonTitle")} intro={t("comparisonText")}>
      {compared.length > 0 ? (
        <>
          <DurationChoice minutes={minutes} durations={durations} />
          <ComparisonTable compared={compared} minutes={minutes} />
        </>
      ) : (
        <EmptyState title={t("comparisonGone")} text={t("comparisonGoneText")} />
      )}
      {compared.length < MAX_COMPARED && <AddAnother />}
    </Page>
  );
}

function DurationChoice({ minutes, durations }: Pick<ComparisonPageProps, "minutes" | "durations">) {
  const t = useTranslations("advisors");
  const { keep } = useCompared();
  const format = useFormat();
  return (
    <nav aria-label={t("lengths")}>
      <ul className="flex flex-wrap gap-2">
        {durations.map((each) => (
          <li key={each}>
            <Link
              to={keep(`?minutes=${each}`)}
              replace
              preventScrollReset
              prefetch="intent"
              aria-current={each === minutes ? "true" : undefined}
              className={`inline-flex min-h-11 items-center rounded border px-4 ${each === minutes ? "border-sage bg-sage-wash" : "border-line bg-surface hover:border-sage"}`}
            >
              {format.duration(each)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links to the categories, each keeping the choice. */
function AddAnother() {
  const t = useTranslations("advisors");
  const named = useNames();
  const { keep } = useCompared();
  return (
    <section aria-labelledby="add-another" className="mt-12">
      <h2 id="add-another" className="text-xl">
        {t("comparisonMore")}
      </h2>
      <p className="mt-1 text-soft">{t("comparisonMoreText")}</p>
      <ul className="mt-4 flex flex-wrap gap-2">
        {categories().map(({ path, name }) => (
          <li key={path}>
            <Link
              to={keep(path)}
              prefetch="intent"
              className="inline-flex min-h-11 items-center rounded border border-line bg-surface px-4 hover:border-sage"
            >
              {named(name)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
