const SIZES = { small: "size-9 text-sm", medium: "size-12 text-base", large: "size-24 text-2xl", huge: "size-28 text-2xl" } as const;
const PIXELS = { small: 36, medium: 48, large: 96, huge: 112 } as const;
const TINTS = ["bg-sage-wash text-sage-ink", "bg-brass-wash text-brass-ink", "bg-wash text-ink"] as const;

interface AvatarProps {
  name: string;
  src?: string | null;
  size?: keyof typeof SIZES;
  className?: string;
  /** Used once on each of two pages: the picture then moves from its old to its new place. */
  transitionName?: string;
}

/** A person's picture, or their initials. It only repeats the name beside it, so screen readers skip it. */
export function Avatar({ name, src, size = "medium", className = "", transitionName }: AvatarProps) {
  const style = transitionName ? { viewTransitionName: transitionName } : undefined;
  const look = `avatar ${SIZES[size]} ${className}`;
  if (src)
    return (
      <img src={src} alt="" width={PIXELS[size]} height={PIXELS[size]} loading="lazy" className={`${look} object-cover`} style={style} />
    );
  return (
    <span className={`${look} ${TINTS[name.length % TINTS.length]}`} style={style} aria-hidden="true">
      {initials(name)}
    </span>
  );
}

/** The first letters of the first and the last word. */
export function initials(name: string) {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? "")][0]?.toUpperCase()).join("");
}
