import { Form, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import { buttonClass } from "#app/ui/button-class";
import { Icon } from "#app/ui/icon";
import { MAX_COMPARED, readCompared, toggleCompared, withCompared } from "./compared";
import { useKeptComparison } from "./kept-comparison";

/** Path of the page that compares the chosen advisors side by side. */
const COMPARISON = "/advisors";

/** Returns the advisors chosen for comparison, from the page's URL, and a function that adds them to any URL. */
export function useCompared() {
  const { search } = useLocation();
  const slugs = readCompared(new URLSearchParams(search).get("compare"));
  return {
    slugs,
    keep: (path: string) => (slugs.length > 0 ? withCompared(path, slugs) : path),
  };
}

interface CompareButtonProps {
  slug: string;
  /** Completes the label for users of screen readers. */
  name: string;
}

/** Adds an advisor to the comparison or removes them. */
export function CompareButton({ slug, name }: CompareButtonProps) {
  const t = useTranslations("advisors");
  const { slugs } = useCompared();
  const isChosen = slugs.includes(slug);
  if (!isChosen && slugs.length >= MAX_COMPARED)
    return <span className="inline-flex min-h-11 items-center px-3 text-sm text-soft">{t("compareFull")}</span>;
  return (
    <ChoiceButton
      chosen={toggleCompared(slugs, slug)}
      className={buttonClass("quiet", "medium", "relative px-3 text-sm")}
      aria-label={isChosen ? t("compareRemove", { name }) : t("compareAdd", { name })}
    >
      <Icon name={isChosen ? "check" : "columns"} />
      {isChosen ? t("comparing") : t("compare")}
    </ChoiceButton>
  );
}

const FORM = "compare";

interface ChoiceButtonProps extends React.ComponentProps<"button"> {
  chosen: readonly string[];
}

/** Opens the same page with a different choice. A button rather than a link, so that crawlers do not find a page for every combination. */
export function ChoiceButton({ chosen, children, ...rest }: ChoiceButtonProps) {
  return (
    <button type="submit" form={FORM} {...rest} name="compare" value={chosen.join(",")}>
      {children}
    </button>
  );
}

/** Keeps the other parameters of the page. A native form, so that it works before and without JavaScript. */
function ChoiceForm() {
  const t = useTranslations("advisors");
  const { pathname, search } = useLocation();
  const others = [...new URLSearchParams(search)].filter(([name]) => name !== "compare");
  return (
    <Form id={FORM} method="get" action={pathname} replace preventScrollReset hidden>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" aria-label={t("compareButton")} />
    </Form>
  );
}

/** A bar at the bottom of the page while advisors are chosen: how many, a link to the comparison, and a button to start over. */
export function CompareBar() {
  const t = useTranslations("advisors");
  const { pathname } = useLocation();
  const { slugs } = useCompared();
  useKeptComparison();
  const isShown = slugs.length > 0 && pathname !== COMPARISON && pathname !== "/find-advisor";
  return (
    <>
      <ChoiceForm />
      <div role="status" data-bar className={isShown ? "sticky bottom-0 z-30 border-t border-line bg-surface" : undefined}>
        {isShown && (
          <div className="mx-auto flex w-full max-w-column flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2 sm:px-8">
            <p className="grow text-sm">{t("compareCount", { count: slugs.length, most: MAX_COMPARED })}</p>
            <ChoiceButton chosen={[]} className={buttonClass("quiet", "medium", "text-sm")}>
              {t("compareClear")}
            </ChoiceButton>
            {slugs.length > 1 && <ButtonLink to={withCompared(COMPARISON, slugs)}>{t("compareButton")}</ButtonLink>}
          </div>
        )}
      </div>
    </>
  );
}
