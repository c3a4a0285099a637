import { ButtonLink } from "#app/ui/button";
import type { HomeSection } from "./home-sections";
import { textStyle } from "./text-style";

/** Speaks to those who could advise. (visitor-site.md 2, Home page) */
export function Promo({ section }: { section: HomeSection }) {
  return (
    <section className="promo">
      <PromoBridge />
      <div className="promo-inner">
        <div className="promo-words">
          <h2 className="text-3xl" style={textStyle(section.titleFormatting)}>
            {section.title}
          </h2>
          {section.subtitle && (
            <p className="mt-3 font-serif text-xl" style={textStyle(section.subtitleFormatting)}>
              {section.subtitle}
            </p>
          )}
          <p className="mt-4 max-w-md text-lg opacity-85" style={textStyle(section.descriptionFormatting)}>
            {section.description}
          </p>
          <ButtonLink to={section.buttonLink} className="promo-button mt-8" style={textStyle(section.buttonFormatting)}>
            {section.buttonText}
          </ButtonLink>
        </div>
        <ul className="promo-benefits">
          {section.contentData.map((benefit) => (
            <li key={benefit.title} className="promo-benefit">
              <h3 className="text-xl">{benefit.title}</h3>
              <p className="mt-1.5 opacity-85">{benefit.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A long span, drawn so faintly that words can stand upon it. */
function PromoBridge() {
  return (
    <svg className="promo-bridge" viewBox="0 0 1200 320" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d="M0 112H1200M0 124H1200M250 124V320M262 124V320M938 124V320M950 124V320" />
      <path d="M262 300C300 96 900 96 938 300M262 320C300 116 900 116 938 320M-140 300C-110 120 210 120 250 300M950 300C990 120 1310 120 1340 300" />
      <path d="M310 124v106M358 124v62M406 124v36M454 124v20M502 124v10M698 124v10M746 124v20M794 124v36M842 124v62M890 124v106M20 124v54M70 124v42M120 124v46M170 124v62M214 124v94M986 124v94M1030 124v62M1080 124v46M1130 124v42M1180 124v54" />
      <path d="M0 100h1200M30 100v12M90 100v12M150 100v12M210 100v12M270 100v12M330 100v12M390 100v12M450 100v12M510 100v12M570 100v12M630 100v12M690 100v12M750 100v12M810 100v12M870 100v12M930 100v12M990 100v12M1050 100v12M1110 100v12M1170 100v12" />
    </svg>
  );
}
