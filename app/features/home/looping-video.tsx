import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "#app/ui/icon";

export interface HeroVideoFile {
  src: string;
  mimeType: string;
  poster: string | null;
}

/**
 * Plays muted and looped, behind its poster until the page is usable: the inline script then sets its source, but not for people who prefer reduced motion or
 * save data. They can start it with the button, with which everyone can stop it.
 */
export function LoopingVideo({ src, poster, className }: HeroVideoFile & { className: string }) {
  const t = useTranslations("siteContent");
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(true);
  useEffect(() => {
    if (!video.current) return;
    if (!video.current.src && isWelcome()) play(video.current);
    setPlaying(!video.current.paused);
  }, []);

  function toggle() {
    if (video.current?.paused) play(video.current);
    else video.current?.pause();
  }

  return (
    <div className={`looping-video ${className}`}>
      <video
        ref={video}
        className="size-full object-cover"
        data-src={src}
        poster={poster ?? undefined}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        onPause={() => setPlaying(false)}
        onPlay={() => setPlaying(true)}
        suppressHydrationWarning
      />
      <button
        type="button"
        data-replay=""
        className="video-button"
        aria-label={isPlaying ? t("pauseVideo") : t("playVideo")}
        onClick={toggle}
      >
        <Icon name={isPlaying ? "pause" : "play"} />
      </button>
    </div>
  );
}

/** A browser may refuse autoplay: then the poster stays. */
function play(video: HTMLVideoElement) {
  if (!video.src) video.src = video.dataset.src ?? "";
  video.play().catch(() => undefined);
}

/** Same rule as in the inline script, for a page that React renders itself (document/bootstrap.js). */
function isWelcome() {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !connection?.saveData && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
