import { useContext } from "react";
import { useTranslations } from "use-intl";
import { Arch } from "#app/ui/drawings/arch";
import { DrawingsContext } from "#app/ui/drawings/line-drawing";
import type { HomeSection } from "./section";
import { SectionButton } from "./section-button";
import { textStyle } from "./text-style";

/** The steps as piers of a bridge; on a site without drawings, each below its number. (visitor-site.md 2, Home page) */
export function HowItWorks({ section }: { section: HomeSection }) {
  const t = useTranslations("siteContent");
  const hasArches = useContext(DrawingsContext);
  return (
    <section className="home-section" id="how-it-works">
      <div className="home-heading">
        <h2 className="text-2xl" style={textStyle(section.titleFormatting)}>
          {section.title}
        </h2>
        <p className="mt-3 text-lg text-soft" style={textStyle(section.descriptionFormatting)}>
          {section.description}
        </p>
      </div>
      <ol className="steps">
        {section.contentData.map((step, index) => (
          <li key={step.title} className={hasArches ? "home-step" : "home-step home-step-plain"}>
            <Arch className="home-step-arch" viewBox="0 0 100 40" path="M0 6h100M0 40C4 4 96 4 100 40" />
            <span className="home-step-number" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="text-xl">
              <span className="sr-only">{t("step", { number: index + 1 })} </span>
              {step.title}
            </h3>
            <p className="mt-2 text-soft">{step.description}</p>
          </li>
        ))}
      </ol>
      {section.buttonText && <SectionButton section={section} className="mt-10" wordsClass="mt-10 max-w-measure" />}
    </section>
  );
}
