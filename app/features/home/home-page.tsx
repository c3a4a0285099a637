import { CategoryPicker } from "./category-picker";
import { FormattingFonts } from "./formatting-fonts";
import { Hero } from "./hero";
import type { GridVideo, GridWords } from "./hero-media";
import { formattingsOf } from "./home-sections";
import { HowItWorks } from "./how-it-works";
import type { HeroVideoFile } from "./looping-video";
import { Promo } from "./promo";
import type { HomeSection } from "./section";
import { TextSection } from "./text-section";

export interface HomePageProps {
  /** The visible sections in order, as returned by `shownSections`. */
  sections: readonly HomeSection[];
  heroVideo: HeroVideoFile | null;
  gridVideos: readonly GridVideo[];
  gridWords: readonly GridWords[];
  isAdmin: boolean;
  /** Whether the viewer is an advisor, who is not invited to become one. */
  isAdvisor: boolean;
  /** The form to describe a need in a sentence. */
  ask: React.ReactNode;
  /** The section that introduces advisors. */
  people: React.ReactNode;
}

const SCREENS: Record<string, React.ComponentType<{ section: HomeSection }>> = { how_it_works: HowItWorks, become_advisor: Promo };

/** Hero, categories, then the other sections. (visitor-site.md 2, Home page) */
export function HomePage({ sections, heroVideo, gridVideos, gridWords, isAdmin, isAdvisor, ask, people }: HomePageProps) {
  const hero = sections.find((section) => section.sectionType === "hero");
  return (
    <>
      <FormattingFonts formattings={[...sections.flatMap(formattingsOf), ...[...gridVideos, ...gridWords].flatMap(formattingsOfPlace)]} />
      {hero && (
        <Hero
          section={hero}
          video={heroVideo}
          gridVideos={gridVideos}
          gridWords={gridWords}
          isAdmin={isAdmin}
          isAdvisor={isAdvisor}
          ask={ask}
        />
      )}
      <CategoryPicker isFirst={!hero} />
      {people}
      {sections
        .filter((section) => section !== hero)
        .map((section) => {
          const Screen = SCREENS[section.sectionType] ?? TextSection;
          return <Screen key={section.sectionType} section={section} />;
        })}
    </>
  );
}

const formattingsOfPlace = ({ titleFormatting, labelFormatting }: GridWords) => [titleFormatting, labelFormatting];
