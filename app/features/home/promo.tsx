import { LineDrawing } from "#app/ui/drawings/line-drawing";
import type { HomeSection } from "./section";
import { SectionButton } from "./section-button";
import { textStyle } from "./text-style";

/** Invites people to become advisors. (visitor-site.md 2, Home page) */
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
          <SectionButton section={section} className="promo-button mt-8" wordsClass="mt-8 max-w-md text-lg font-semibold" />
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

/** The bridge at night, with its lamps lit. */
function PromoBridge() {
  return (
    <LineDrawing className="promo-bridge" viewBox="0 0 640 180">
      <path d="M0 64h560l40 12h40M0 76h558l38 12h44M0 52h556" />
      <path d="M30 58h500" strokeWidth="12" strokeLinecap="butt" strokeDasharray="1.25 30.75" />
      <path d="M0 160C4 88 136 88 144 160M168 160C176 84 328 84 336 160M360 160C368 88 514 88 522 160M144 160h24M336 160h24M522 160h26c8-22 24-44 52-58M152 160V96M160 160V96M344 160V96M352 160V96M530 158V96" />
      <path d="M20 170h96M184 170h40M250 170h66M376 170h90M60 178h40M210 178h70" opacity=".6" />
      <path d="M156 52V24M348 52V24M540 52V24" />
      <path d="M262 46v18M262 64l-5 0M257 40c0-4 10-4 10 0l2 14h-14zM268 46l7 6v12" />
      <circle cx="262" cy="32" r="5" />
      <g className="promo-lamps">
        <circle cx="156" cy="20" r="13" opacity=".22" />
        <circle cx="156" cy="20" r="4.5" />
        <circle cx="348" cy="20" r="13" opacity=".22" />
        <circle cx="348" cy="20" r="4.5" />
        <circle cx="540" cy="20" r="13" opacity=".22" />
        <circle cx="540" cy="20" r="4.5" />
      </g>
    </LineDrawing>
  );
}
