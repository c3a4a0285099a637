import { useContext } from "react";
import { useTranslations } from "use-intl";
import { GRID_PLACEHOLDERS } from "#app/features/home/defaults";
import { useNames } from "#app/languages/names";
import { DrawingsContext } from "#app/ui/drawings/line-drawing";
import { FailureAlert } from "../alert";
import { GridSlot } from "./grid-slot";
import { HeroVideos } from "./hero-videos";
import type { ListedGridVideo, ListedHeroVideo, PlaceWords } from "./listed-video";
import { type VideosAnswer, wordsAt } from "./videos-answer";

export interface VideosTabProps {
  heroes: readonly ListedHeroVideo[];
  grid: readonly ListedGridVideo[];
  /** Texts of slots without a video. */
  places: readonly PlaceWords[];
  zone: string;
  answer: VideosAnswer | undefined;
}

/** Hero video and the four grid slots. */
export function VideosTab({ heroes, grid, places, zone, answer }: VideosTabProps) {
  const t = useTranslations("videos");
  const named = useNames();
  const notificationOf = (about: string) => (answer?.about === about ? answer.alert : undefined);
  const known = [
    "hero",
    ...GRID_PLACEHOLDERS.flatMap(({ position }) => [String(position), wordsAt(position)]),
    ...[...heroes, ...grid].map(({ id }) => id),
  ];
  return (
    <div className="space-y-12">
      <FailureAlert alert={answer && !known.includes(answer.about) ? answer.alert : undefined} />
      <HeroVideos heroes={heroes} zone={zone} notificationOf={notificationOf} />
      <section aria-labelledby="hero-grid">
        <h2 id="hero-grid" className="text-2xl">
          {t("gridTitle")}
        </h2>
        <p className="mt-1 mb-5 text-soft">{t(useContext(DrawingsContext) ? "gridText" : "gridTextPlain")}</p>
        <div className="grid items-start gap-6 md:grid-cols-2">
          {GRID_PLACEHOLDERS.map((placeholder) => {
            const isHere = ({ position }: PlaceWords) => position === placeholder.position;
            const video = grid.find(isHere);
            const about = video?.id ?? wordsAt(placeholder.position);
            return (
              <GridSlot
                key={`${placeholder.position} ${video?.id}`}
                placeholder={{ ...placeholder, title: named(placeholder.title), label: named(placeholder.label) }}
                video={video}
                words={video ?? places.find(isHere)}
                notices={{ slot: notificationOf(String(placeholder.position)), words: notificationOf(about) }}
                errors={answer?.about === about ? answer?.errors : undefined}
              />
            );
          })}
        </div>
      </section>
    </div>
  );
}
