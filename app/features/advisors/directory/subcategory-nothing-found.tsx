import { useTranslations } from "use-intl";
import { categoryById } from "#app/features/catalog/categories";
import type { Subcategory } from "#app/features/catalog/subcategories";
import { useNames } from "#app/languages/names";
import { ButtonLink } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { NextSteps } from "../page/next-steps";
import type { DirectoryFindings } from "./directory-results";

interface NothingFoundProps {
  subcategory: Subcategory;
  text: string;
  nearest: DirectoryFindings["nearest"];
}

/** Says that nobody there covers the topic, and where it fits better. */
export function FitsLittle({ subcategory, text, nearest }: NothingFoundProps) {
  const t = useTranslations("catalog");
  const named = useNames();
  const elsewhere = nearest?.filter(({ path }) => path !== subcategory.path);
  return (
    <div className="mb-6 flex flex-wrap items-center gap-3">
      <p className="text-soft">{t("fitsLittle", { subcategory: named(subcategory.title), query: text })}</p>
      <NextSteps nearest={elsewhere} text={text} />
    </div>
  );
}

/** Nobody covers this: suggests other words, the whole sub-category, or the whole category. */
export function NothingFound({ subcategory, text, nearest }: NothingFoundProps) {
  const t = useTranslations("catalog");
  const named = useNames();
  const category = categoryById(subcategory.category);
  if (text === "")
    return (
      <EmptyState title={t("noneListed")} text={t("noneListedText")}>
        <ButtonLink to={category.path}>{t("backTo", { category: named(category.name) })}</ButtonLink>
      </EmptyState>
    );
  return (
    <EmptyState title={t("nothingTitle")} text={t("nothingText", { subcategory: named(subcategory.title), query: text })}>
      <ButtonLink to={`${subcategory.path}?view=all`}>{t("viewAll", { advisors: named(subcategory.advisors) })}</ButtonLink>
      <ButtonLink to={category.path} variant="secondary">
        {t("backTo", { category: named(category.name) })}
      </ButtonLink>
      <NextSteps nearest={nearest} text={text} />
    </EmptyState>
  );
}
