import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { categories } from "#app/features/catalog/categories";
import { Named } from "#app/features/catalog/named";
import { Icon } from "#app/ui/icon";

/** One card per category, linking to it. Without a hero, its title is the page's h1. */
export function CategoryPicker({ isFirst }: { isFirst: boolean }) {
  const t = useTranslations("siteContent");
  const Title = isFirst ? "h1" : "h2";
  return (
    <section className="home-section">
      <div className="home-heading">
        <Title className="text-2xl">{t("categoriesTitle")}</Title>
        <p className="mt-3 text-lg text-soft">{t("categoriesText")}</p>
      </div>
      <ul className="category-grid even-rows">
        {categories().map((category) => (
          <li key={category.id} className="category-card">
            <span className="category-icon">
              <Icon name={category.icon} />
            </span>
            <h3 className="text-xl">
              <Link to={category.path} prefetch="intent" viewTransition className="card-cover">
                <Named name={category.name} />
              </Link>
            </h3>
            <p className="text-soft">
              <Named name={category.description} />
            </p>
            <Icon name="arrow-right" className="category-arrow" />
          </li>
        ))}
      </ul>
    </section>
  );
}
