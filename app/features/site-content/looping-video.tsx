import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "#app/ui/icon";
import type { HeroVideoFile } from "./hero-media";

/** Plays muted and looped. Those who prefer less motion get its first picture; everyone can stop it. */
export function LoopingVideo({ src, mimeType, poster, className }: HeroVideoFile & { className: string }) {
  const t = useTranslations("siteContent");
  const video = useRef<HTMLVideoElement>(null);
  const [isPaused, setPaused] = useState(false);

  function toggle() {
    if (isPaused) video.current?.play().catch(() => setPaused(true));
    else video.current?.pause();
  }

  return (
    <div className={`looping-video ${className}`}>
      <video
        ref={video}
        className="size-full object-cover"
        poster={poster ?? undefined}
        autoPlay
        muted
        loop
        playsInline
        preload="metadata"
        aria-hidden="true"
        tabIndex={-1}
        onPause={() => setPaused(true)}
        onPlay={() => setPaused(false)}
      >
        <source src={src} type={mimeType} media="(prefers-reduced-motion: no-preference)" />
      </video>
      <button
        type="button"
        data-replay=""
        className="video-button"
        aria-label={isPaused ? t("playVideo") : t("pauseVideo")}
        onClick={toggle}
      >
        <Icon name={isPaused ? "play" : "pause"} />
      </button>
    </div>
  );
}
