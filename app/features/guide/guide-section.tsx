import { classes } from "#app/ui/classes";
import { PhoneFold } from "#app/ui/phone-fold";

interface GuideSectionProps {
  id: string;
  title: string;
  text: string;
  action?: React.ReactNode;
  /** Whether it is collapsed on a phone, to keep the page easy to scan. */
  isFolded?: boolean;
  children: React.ReactNode;
}

/**
 * A section of an explanatory page; its heading stays at the side while scrolling.
 * The anchor is the whole section, because a sticky heading is no reliable scroll target.
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
