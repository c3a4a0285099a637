import { useTranslations } from "use-intl";

/** A grey placeholder. Give it the size of the real content. */
export function Skeleton({ className = "h-4 w-full" }: { className?: string }) {
  return <span className={`skeleton ${className}`} aria-hidden="true" />;
}

/** Placeholder lines of a text. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div className="space-y-2.5">
      {shapes(lines).map((index) => (
        <Skeleton key={index} className={index === lines - 1 ? "h-4 w-2/3" : "h-4 w-full"} />
      ))}
    </div>
  );
}

/** Placeholder cards of people: picture, name, two lines, a button. */
export function SkeletonCards({ count = 3 }: { count?: number }) {
  const t = useTranslations("ui");
  return (
    <div role="status" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <span className="sr-only">{t("loading")}</span>
      {shapes(count).map((index) => (
        <div key={index} className="card space-y-5" aria-hidden="true">
          <div className="flex items-center gap-4">
            <Skeleton className="size-12 rounded-full" />
            <div className="grow space-y-2.5">
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="h-4 w-3/4" />
            </div>
          </div>
          <SkeletonText lines={2} />
          <Skeleton className="h-11 w-32" />
        </div>
      ))}
    </div>
  );
}

const shapes = (count: number) => [...Array(count).keys()];
