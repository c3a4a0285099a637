import { Link } from "react-router";
import { useTranslations } from "use-intl";

export interface GuideStep {
  title: string;
  text: string;
  link?: { to: string; label: string };
}

/** Steps drawn as piers along a line. */
export function GuideSteps({ steps }: { steps: readonly GuideStep[] }) {
  const t = useTranslations("guide");
  return (
    <ol>
      {steps.map((step, index) => (
        <li key={step.title} className="group relative pb-9 pl-16 last:pb-0">
          <span className="absolute top-11 bottom-0 left-[1.3125rem] w-px bg-line group-last:hidden" aria-hidden="true" />
          <span
            className="absolute top-0 left-0 grid size-[2.6875rem] place-items-center rounded-full border border-sage font-serif text-lg text-sage-ink tabular-nums"
            aria-hidden="true"
          >
            {index + 1}
          </span>
          <h3 className="pt-1.5 text-xl">
            <span className="sr-only">{t("step", { number: index + 1 })} </span>
            {step.title}
          </h3>
          <p className="mt-1.5 max-w-measure text-soft">{step.text}</p>
          {step.link && (
            <Link to={step.link.to} prefetch="intent" className="text-link inline-block py-2.5">
              {step.link.label}
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}
