import { useTranslations } from "use-intl";
import { Badge } from "#app/ui/badge";
import { EmptyState } from "#app/ui/empty-state";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { LocalTime, useFormat } from "#app/ui/text/format";
import { type AlertText, FailureAlert } from "../alert";
import { RemoveQuestion } from "../remove-question";
import type { ListedHeroVideo } from "./listed-video";
import { UploadForm } from "./upload-form";

interface HeroVideosProps {
  heroes: readonly ListedHeroVideo[];
  zone: string;
  notificationOf: (about: string) => AlertText | undefined;
}

/** Upload form and list of hero videos. (decisions.md 2, Hero video) */
export function HeroVideos({ heroes, zone, notificationOf }: HeroVideosProps) {
  const t = useTranslations("videos");
  return (
    <section aria-labelledby="hero-videos" className="grid gap-8 lg:grid-cols-2">
      <div>
        <h2 id="hero-videos" className="text-2xl">
          {t("heroTitle")}
        </h2>
        <p className="mt-1 mb-5 max-w-measure text-soft">{t("heroText")}</p>
        <UploadForm slot="hero" replaces="" label={t("heroFile")} submitLabel={t("uploadHero")} alert={notificationOf("hero")} />
      </div>
      {heroes.length === 0 ? (
        <EmptyState title={t("noHero")} text={t("noHeroText")} />
      ) : (
        <ul className="grid content-start gap-4">
          {heroes.map((video) => (
            <HeroVideoCard key={video.id} video={video} zone={zone} alert={notificationOf(video.id)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function HeroVideoCard({ video, zone, alert }: { video: ListedHeroVideo; zone: string; alert: AlertText | undefined }) {
  return (
    <li className="card grid gap-4 sm:grid-cols-[10rem_1fr]">
      <VideoPreview src={video.src} poster={video.poster} name={video.fileName} />
      <div className="min-w-0">
        <FailureAlert alert={alert} />
        <h3 className="font-sans text-base font-semibold break-all">{video.fileName}</h3>
        <VideoFacts video={video} zone={zone} />
        <div className="mt-3 flex flex-wrap gap-3">
          <SwitchButton video={video} />
          {video.isOwn && <RemoveButton video={video} />}
        </div>
      </div>
    </li>
  );
}

function VideoFacts({ video: { isPlaying, isActive, fileSize, createdAt }, zone }: { video: ListedHeroVideo; zone: string }) {
  const t = useTranslations("videos");
  const { number } = useFormat();
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
      <Badge tone={isActive ? "green" : "neutral"}>{t(isPlaying ? "playing" : isActive ? "active" : "inactive")}</Badge>
      <span>{t("megabytes", { size: number(Math.max(0.1, Math.round(fileSize / 104_857.6) / 10)) })}</span>
      <span>{t.rich("uploadedOn", { time: () => <LocalTime at={createdAt} zone={zone} /> })}</span>
    </p>
  );
}

/** Video player that loads nothing before playback. */
export function VideoPreview({ src, poster, name }: { src: string; poster: string | null; name: string }) {
  return (
    <video
      src={src}
      poster={poster ?? undefined}
      controls
      muted
      playsInline
      preload="none"
      aria-label={name}
      className="aspect-[4/3] w-full rounded bg-wash object-cover"
    />
  );
}

function SwitchButton({ video }: { video: ListedHeroVideo }) {
  const t = useTranslations("videos");
  const name = video.fileName;
  return (
    <PostForm preventScrollReset>
      <input type="hidden" name="id" value={video.id} />
      <SubmitButton
        size="small"
        variant={video.isActive ? "secondary" : "primary"}
        name="intent"
        value={video.isActive ? "deactivate" : "activate"}
        busyLabel={t("saving")}
        aria-label={video.isActive ? t("deactivateNamed", { name }) : t("activateNamed", { name })}
      >
        {video.isActive ? t("deactivate") : t("activate")}
      </SubmitButton>
    </PostForm>
  );
}

function RemoveButton({ video }: { video: ListedHeroVideo }) {
  const t = useTranslations("videos");
  return (
    <RemoveQuestion
      id={video.id}
      verb={t("remove")}
      busyLabel={t("removing")}
      label={t("removeHeroNamed", { name: video.fileName })}
      title={t("removeTitle")}
      text={t("removeHeroText")}
      intent="remove-hero"
    />
  );
}
