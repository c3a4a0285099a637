import { useTranslations } from "use-intl";
import { GRID_PLACEHOLDERS } from "#app/features/home/defaults";
import { FailureAlert } from "../alert";
import { GridSlot } from "./grid-slot";
import { HeroVideos } from "./hero-videos";
import type { ListedGridVideo, ListedHeroVideo } from "./listed-video";
import type { VideosAnswer } from "./videos-answer";

export interface VideosTabProps {
  heroes: readonly ListedHeroVideo[];
  grid: readonly ListedGridVideo[];
  zone: string;
  answer: VideosAnswer | undefined;
}

/** The hero video above, the four slots of the grid below. */
export function VideosTab({ heroes, grid, zone, answer }: VideosTabProps) {
  const t = useTranslations("videos");
  const notificationOf = (about: string) => (answer?.about === about ? answer.alert : undefined);
  const known = ["hero", "1", "2", "3", "4", ...[...heroes, ...grid].map(({ id }) => id)];
  return (
    <div className="space-y-12">
      <FailureAlert alert={answer && !known.includes(answer.about) ? answer.alert : undefined} />
      <HeroVideos heroes={heroes} zone={zone} notificationOf={notificationOf} />
      <section aria-labelledby="hero-grid">
        <h2 id="hero-grid" className="text-2xl">
          {t("gridTitle")}
        </h2>
        <p className="mt-1 mb-5 text-soft">{t("gridText")}</p>
        <div className="grid items-start gap-6 md:grid-cols-2">
          {GRID_PLACEHOLDERS.map((placeholder) => {
            const video = grid.find(({ position }) => position === placeholder.position);
            return (
              <GridSlot
                key={`${placeholder.position} ${video?.id}`}
                placeholder={placeholder}
                video={video}
                notices={{ slot: notificationOf(String(placeholder.position)), video: video && notificationOf(video.id) }}
                errors={answer?.about === video?.id ? answer?.errors : undefined}
              />
            );
          })}
        </div>
      </section>
    </div>
  );
}
