import { useTranslations } from "use-intl";
import type { NearArea } from "#app/features/topics/vocabulary/nearest-areas";
import { ButtonLink } from "#app/ui/button";

/** Suggests the areas nearest to a search without results, and a way to request a category. */
export function NextSteps({ nearest = [], text }: { nearest: readonly NearArea[] | undefined; text: string }) {
  const t = useTranslations("catalog");
  return (
    <>
      {nearest.map(({ name, path }) => (
        <ButtonLink key={name} to={path} variant="secondary">
          {t("nearestArea", { area: name })}
        </ButtonLink>
      ))}
      <ButtonLink to={`/search?${new URLSearchParams({ request: text })}`} variant="quiet">
        {t("submitCategoryRequest")}
      </ButtonLink>
    </>
  );
}

/** Says that misspelt words were corrected. */
export function Corrections({ corrections = [] }: { corrections: readonly { said: string; meant: string }[] | undefined }) {
  const t = useTranslations("catalog");
  if (corrections.length === 0) return null;
  return (
    <p className="mb-4 text-soft">
      {corrections.map(({ said, meant }) => (
        <span key={said} className="block">
          {t("corrected", { said, meant })}
        </span>
      ))}
    </p>
  );
}
