import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import { buttonClass } from "#app/ui/button-class";
import { Icon } from "#app/ui/icon";
import { MOST_COMPARED, readCompared, toggleCompared, withCompared } from "./compared";

/** Where chosen advisors stand side by side. */
const COMPARISON = "/advisors";

/** Who is chosen to be compared, as the page's own address says; and any address with the same choice kept. */
export function useCompared() {
  const { pathname, search } = useLocation();
  const slugs = readCompared(new URLSearchParams(search).get("compare"));
  return {
    slugs,
    here: (chosen: readonly string[]) => withCompared(pathname + search, chosen),
    keep: (path: string) => (slugs.length > 0 ? withCompared(path, slugs) : path),
  };
}

interface CompareLinkProps {
  slug: string;
  /** Completes the label for those who do not see the card. */
  name: string;
}

/** Adds an advisor to the comparison or takes them out: a link to the same page, so it works before and without JavaScript. */
export function CompareLink({ slug, name }: CompareLinkProps) {
  const t = useTranslations("advisors");
  const { slugs, here } = useCompared();
  const isChosen = slugs.includes(slug);
  if (!isChosen && slugs.length >= MOST_COMPARED)
    return <span className="inline-flex min-h-11 items-center px-3 text-sm text-soft">{t("compareFull")}</span>;
  return (
    <Link
      to={here(toggleCompared(slugs, slug))}
      replace
      preventScrollReset
      aria-label={isChosen ? t("compareRemove", { name }) : t("compareAdd", { name })}
      className={buttonClass("quiet", "medium", "relative px-3 text-sm")}
    >
      <Icon name={isChosen ? "check" : "columns"} />
      {isChosen ? t("comparing") : t("compare")}
    </Link>
  );
}

/** A quiet bar at the foot of the page while somebody is chosen: how many, the comparison, and the way to begin anew. */
export function CompareBar() {
  const t = useTranslations("advisors");
  const { pathname } = useLocation();
  const { slugs, here } = useCompared();
  const isShown = slugs.length > 0 && pathname !== COMPARISON && pathname !== "/find-advisor";
  return (
    <div role="status" className={isShown ? "sticky bottom-0 z-30 border-t border-line bg-surface" : undefined}>
      {isShown && (
        <div className="mx-auto flex w-full max-w-column flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2 sm:px-8">
          <p className="grow text-sm">{t("compareCount", { count: slugs.length, most: MOST_COMPARED })}</p>
          <Link to={here([])} replace preventScrollReset className={buttonClass("quiet", "medium", "text-sm")}>
            {t("compareClear")}
          </Link>
          <ButtonLink to={withCompared(COMPARISON, slugs)}>{t("compareButton")}</ButtonLink>
        </div>
      )}
    </div>
  );
}
