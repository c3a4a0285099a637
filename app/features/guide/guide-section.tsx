import { classes } from "#app/ui/classes";
import { PhoneFold } from "#app/ui/phone-fold";

interface GuideSectionProps {
  id: string;
  title: string;
  text: string;
  action?: React.ReactNode;
  /** Whether a phone shows the part on request, so that the whole can be overlooked. */
  isFolded?: boolean;
  children: React.ReactNode;
}

/**
 * A part of a page that explains: what it is about stays at the side while one reads.
 * The anchor is the whole part, because a heading that sticks is no place to scroll to.
 */
export function GuideSection({ id, title, text, action, isFolded = false, children }: GuideSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classes(
        "grid gap-x-16 border-t border-line py-10 sm:py-14 md:py-20 lg:grid-cols-[19rem_1fr]",
        isFolded ? "gap-y-2 md:gap-y-8" : "gap-y-8",
      )}
    >
      <div className="lg:sticky lg:top-28 lg:self-start">
        <h2 id={`${id}-title`} className="text-2xl">
          {title}
        </h2>
        <p className="mt-3 max-w-measure text-soft">{text}</p>
        {action && <div className="mt-6">{action}</div>}
      </div>
      <div className="min-w-0">{isFolded ? <PhoneFold>{children}</PhoneFold> : children}</div>
    </section>
  );
}
