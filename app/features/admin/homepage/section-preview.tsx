import { useTranslations } from "use-intl";
import { FormattingFonts } from "#app/features/home/formatting-fonts";
import { textStyle } from "#app/features/home/text-style";
import { useSitePalette } from "#app/features/site/site-palette";
import type { Language } from "#app/languages/languages";
import { ContrastWarningList } from "../formatting/contrast-warning-list";
import { GROUNDS, type GroundName } from "../theme-backgrounds";
import { FORMATTED_TEXTS, type FormattedText } from "./section-form";
import { groundsOf, type SectionWords, sectionWarnings } from "./section-words";

interface SectionPreviewProps {
  sectionType: string;
  words: SectionWords;
  language: Language;
}

const TITLES: Record<string, string> = { hero: "text-4xl", become_advisor: "text-3xl" };
const LABELS = { title: "sectionTitle", subtitle: "subtitle", description: "sectionDescription", button: "button" } as const;

/** Live preview of the texts in both themes, with warnings about low contrast. */
export function SectionPreview({ sectionType, words, language }: SectionPreviewProps) {
  const t = useTranslations("admin");
  const warnings = sectionWarnings(sectionType, words, useSitePalette());
  return (
    <aside aria-label={t("previewTitle")} className="content-start space-y-4 lg:sticky lg:top-24 lg:self-start">
      <FormattingFonts formattings={FORMATTED_TEXTS.map((text) => words[`${text}Formatting`])} />
      <h3 className="text-xl">{t("previewTitle")}</h3>
      <ContrastWarningList warnings={warnings} label={(text) => t(LABELS[text as FormattedText])} />
      <Sample title={t("previewLight")} scheme="light" sectionType={sectionType} words={words} language={language} />
      <Sample title={t("previewDark")} scheme="dark" sectionType={sectionType} words={words} language={language} />
    </aside>
  );
}

interface SampleProps extends SectionPreviewProps {
  title: string;
  scheme: "light" | "dark";
}

/** Sets the theme's colours one by one, because the rest of the page is in one theme only. */
function Sample({ title, scheme, sectionType, words, language }: SampleProps) {
  const { page, button } = groundsOf(sectionType);
  const colors = useSitePalette();
  const on = (ground: GroundName) => ({ backgroundColor: colors[ground][scheme], color: colors[GROUNDS[ground]][scheme] });
  const soft = page === "paper" ? { color: colors.soft[scheme] } : { opacity: 0.85 };
  return (
    <figure>
      <figcaption className="mb-1 text-sm text-soft">{title}</figcaption>
      <div
        lang={language}
        aria-hidden="true"
        className="overflow-hidden rounded border border-line p-6"
        style={{ colorScheme: scheme, ...on(page) }}
      >
        <p className={`font-serif text-balance ${TITLES[sectionType] ?? "text-2xl"}`} style={textStyle(words.titleFormatting)}>
          {words.title}
        </p>
        {words.subtitle && (
          <p className="mt-3 font-serif text-xl" style={textStyle(words.subtitleFormatting)}>
            {words.subtitle}
          </p>
        )}
        {words.description && (
          <p className="mt-3 text-lg" style={{ ...soft, ...textStyle(words.descriptionFormatting) }}>
            {words.description}
          </p>
        )}
        {words.buttonText && (
          <span className="button mt-5" style={{ ...on(button), ...textStyle(words.buttonFormatting) }}>
            {words.buttonText}
          </span>
        )}
      </div>
    </figure>
  );
}
