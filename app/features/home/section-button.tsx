import { ButtonLink } from "#app/ui/button";
import type { HomeSection } from "./section";
import { textStyle } from "./text-style";

interface SectionButtonProps {
  section: HomeSection;
  className: string;
  /** Of the words that may stand in its place. */
  wordsClass: string;
}

/** The button of a section, or what is said in its place. */
export function SectionButton({ section, className, wordsClass }: SectionButtonProps) {
  const { instead, buttonLink, buttonText, buttonFormatting } = section;
  if (instead) return <p className={wordsClass}>{instead}</p>;
  return (
    <ButtonLink to={buttonLink} className={className} style={textStyle(buttonFormatting)}>
      {buttonText}
    </ButtonLink>
  );
}
