import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { Category } from "#app/features/catalog/categories";
import { expertiseTilesOf } from "#app/features/catalog/expertise-tiles";
import { Named } from "#app/features/catalog/named";
import { subcategoriesOf } from "#app/features/catalog/subcategories";
import { useNames } from "#app/languages/names";
import { Card } from "#app/ui/card";
import { useCompared } from "../compare/compare-choice";
import type { DirectoryQuery } from "./directory-query";
import { directoryPath } from "./filters";

/** Tiles, four on a new site: links to the sub-pages for business, legal and marketing; expertise filters for finance and technology; none for other. */
export function CategoryTiles({ category, query }: { category: Category; query: DirectoryQuery }) {
  const t = useTranslations("advisors");
  const named = useNames();
  const { keep } = useCompared();
  const subpages = subcategoriesOf(category.id);
  const expertise = expertiseTilesOf(category.id);
  if (subpages.length + expertise.length === 0) return null;
  return (
    <ul aria-label={t("tilesTitle", { category: named(category.name) })} className="even-rows-of-four mt-8 gap-3 sm:gap-4">
      {subpages.map(({ path, tileLabel, tileDescription }) => (
        <Tile key={path} to={keep(path)} label={tileLabel} description={tileDescription} />
      ))}
      {expertise.map(({ slug, label, description }) => {
        const isSet = query.expertise === slug;
        const to = directoryPath(category.path, query, { expertise: isSet ? undefined : slug });
        return <Tile key={slug} to={to} label={label} description={description} isSet={isSet} />;
      })}
    </ul>
  );
}

interface TileProps {
  to: string;
  label: string;
  description: string;
  /** Set for a tile that toggles a filter on its own page. */
  isSet?: boolean;
}

function Tile({ to, label, description, isSet }: TileProps) {
  const isFilter = isSet !== undefined;
  return (
    <Card as="li" kind="link" className={`flex flex-col gap-1 p-4 sm:p-5 ${isSet ? "border-sage bg-sage-wash" : ""}`}>
      <h2 className="text-lg">
        <Link
          to={to}
          prefetch="intent"
          preventScrollReset={isFilter}
          viewTransition={!isFilter}
          aria-current={isSet ? "true" : undefined}
          className="card-cover"
        >
          <Named name={label} />
        </Link>
      </h2>
      <p className="text-sm text-soft">
        <Named name={description} />
      </p>
    </Card>
  );
}
