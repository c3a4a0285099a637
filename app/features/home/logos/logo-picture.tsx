import { logoFilterCss, logoTintCss } from "./logo-style";
import type { ShownLogo } from "./shown-logo";

interface LogoPictureProps {
  logo: ShownLogo;
  /** Blank when the name is shown beside it. */
  alt: string;
  /** Height at a size of 100%, in rem. */
  height: number;
}

/** A logo with its style: size, tint, filter, shadow, glow, rotation and opacity. Values only come from lists and ranges. */
export function LogoPicture({ logo: { src, width, height, style }, alt, height: rem }: LogoPictureProps) {
  const tint = logoTintCss(style);
  const mask = `url("${src}") center / 100% 100% no-repeat`;
  return (
    <span
      className="logo"
      style={{
        filter: logoFilterCss(style),
        opacity: style.opacity < 100 ? style.opacity / 100 : undefined,
        transform: style.rotation === 0 ? undefined : `rotate(${style.rotation}deg)`,
      }}
    >
      <span className="logo" style={tint ? { backgroundColor: tint, mask } : undefined}>
        <img
          src={src}
          width={width}
          height={height}
          alt={alt}
          className={tint ? "logo-picture opacity-0" : "logo-picture"}
          style={{ height: `${(rem * style.size) / 100}rem` }}
        />
      </span>
    </span>
  );
}
