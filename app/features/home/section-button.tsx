import { ButtonLink } from "#app/ui/button";
import type { HomeSection } from "./section";
import { textStyle } from "./text-style";

interface SectionButtonProps {
  section: HomeSection;
  className: string;
  /** Class of the text that may replace it. */
  wordsClass: string;
}

/** The button of a section, or the text that replaces it. */
export function SectionButton({ section, className, wordsClass }: SectionButtonProps) {
  const { instead, buttonLink, buttonText, buttonFormatting } = section;
  if (instead) return <p className={wordsClass}>{instead}</p>;
  return (
    <ButtonLink to={buttonLink} className={className} style={textStyle(buttonFormatting)}>
      {buttonText}
    </ButtonLink>
  );
}
