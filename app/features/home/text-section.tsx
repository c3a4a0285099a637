import type { HomeSection } from "./section";
import { SectionButton } from "./section-button";
import { textStyle } from "./text-style";

/** A section of a type without a special design: title, text, entries and a button, as written. */
export function TextSection({ section }: { section: HomeSection }) {
  return (
    <section className="home-section">
      <div className="home-heading">
        <h2 className="text-2xl" style={textStyle(section.titleFormatting)}>
          {section.title}
        </h2>
        {section.subtitle && (
          <p className="mt-2 font-serif text-xl" style={textStyle(section.subtitleFormatting)}>
            {section.subtitle}
          </p>
        )}
        {section.description && (
          <p className="mt-3 text-lg text-soft" style={textStyle(section.descriptionFormatting)}>
            {section.description}
          </p>
        )}
      </div>
      {section.contentData.length > 0 && (
        <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
          {section.contentData.map((entry) => (
            <li key={entry.title}>
              <h3 className="text-xl">{entry.title}</h3>
              <p className="mt-2 text-soft">{entry.description}</p>
            </li>
          ))}
        </ul>
      )}
      {section.buttonText && section.buttonLink && <SectionButton section={section} className="mt-8" wordsClass="mt-8 max-w-measure" />}
    </section>
  );
}
