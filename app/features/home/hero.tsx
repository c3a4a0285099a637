import { useTranslations } from "use-intl";
import { whyClosed } from "#app/features/applying/applying";
import { ButtonLink } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { type GridVideo, type GridWords, HeroMedia } from "./hero-media";
import type { HeroVideoFile } from "./looping-video";
import type { HomeSection } from "./section";
import { textStyle } from "./text-style";

interface HeroProps {
  section: HomeSection;
  video: HeroVideoFile | null;
  gridVideos: readonly GridVideo[];
  gridWords: readonly GridWords[];
  isAdmin: boolean;
  isAdvisor: boolean;
  /** The form to describe a need in a sentence. */
  ask: React.ReactNode;
}

const FACTS = ["heroFactReviewed", "heroFactPrice"] as const;

/** The top of the home page: what the site is, two links, and the four drawn scenes or the operator's videos. */
export function Hero({ section, video, gridVideos, gridWords, isAdmin, isAdvisor, ask }: HeroProps) {
  const t = useTranslations("siteContent");
  return (
    <section className="hero">
      <div className="hero-words">
        <div>
          <h1 className="text-4xl" style={textStyle(section.titleFormatting)}>
            {section.title}
          </h1>
          {section.subtitle && (
            <p className="mt-4 font-serif text-xl" style={textStyle(section.subtitleFormatting)}>
              {section.subtitle}
            </p>
          )}
          <p className="mt-6 max-w-lg text-lg text-soft" style={textStyle(section.descriptionFormatting)}>
            {section.description}
          </p>
        </div>
        <div>
          {ask}
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink to={section.buttonLink} style={textStyle(section.buttonFormatting)}>
              {section.buttonText}
            </ButtonLink>
            {!whyClosed() && !isAdvisor && (
              <ButtonLink to="/become-advisor" variant="secondary">
                {t("heroSecond")}
              </ButtonLink>
            )}
          </div>
          <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-1 text-sm text-soft">
            {FACTS.map((fact) => (
              <li key={fact} className="flex items-center gap-2">
                <Icon name="check" className="text-sage-ink" />
                {t(fact)}
              </li>
            ))}
          </ul>
          {isAdmin && (
            <div className="mt-8 flex flex-wrap gap-3 border-t border-line pt-5">
              <ButtonLink to="/admin/videos" variant="secondary" size="small">
                <Icon name="upload" />
                {t("uploadHeroVideo")}
              </ButtonLink>
              <ButtonLink to="/admin" variant="secondary" size="small">
                <Icon name="settings" />
                {t("manageGrid")}
              </ButtonLink>
            </div>
          )}
        </div>
      </div>
      <HeroMedia video={video} gridVideos={gridVideos} gridWords={gridWords} />
    </section>
  );
}
