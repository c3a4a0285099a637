import { Link, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { colonIn } from "#app/languages/colon";
import type { SectionAnswer } from "./section-answer";
import type { SectionWords } from "./section-words";

interface StaleAlertProps {
  stale: NonNullable<SectionAnswer["stale"]>;
  /** Values in the form; omitted for steps and benefits. */
  typed?: SectionWords;
}

const COMPARED = [
  ["title", "sectionTitle"],
  ["subtitle", "subtitle"],
  ["description", "sectionDescription"],
  ["buttonText", "buttonText"],
  ["buttonLink", "buttonLink"],
] as const;

/** Another admin saved first: shows what they wrote where it differs from the form. */
export function StaleAlert({ stale: { current, savedBy }, typed }: StaleAlertProps) {
  const t = useTranslations("admin");
  const colon = colonIn(useLocale());
  const { pathname, search } = useLocation();
  const different = typed ? COMPARED.filter(([name]) => typed[name].trim() !== current[name]) : [];
  return (
    <div role="alert" className="rounded border border-danger/35 bg-danger-wash px-4 py-3">
      <p className="font-semibold text-danger">{t("staleTitle", { name: savedBy || t("someone") })}</p>
      <p className="mt-1">{t("staleText")}</p>
      <h4 className="mt-3 font-sans text-sm font-semibold">{t("staleNow")}</h4>
      <dl className="mt-1 text-sm">
        {different.map(([name, label]) => (
          <div key={name} className="flex gap-2">
            <dt className="font-semibold">{t(label) + colon}</dt>
            <dd>{current[name]}</dd>
          </div>
        ))}
        {!typed &&
          current.contentData.map((entry) => (
            <div key={entry.title} className="flex gap-2">
              <dt className="font-semibold">{entry.title}</dt>
              <dd>{entry.description}</dd>
            </div>
          ))}
      </dl>
      <Link to={pathname + search} preventScrollReset className="text-link mt-2 inline-flex min-h-11 items-center">
        {t("reload")}
      </Link>
    </div>
  );
}
