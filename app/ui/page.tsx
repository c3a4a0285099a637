import { classes } from "./classes";

const WIDTHS = { narrow: "max-w-xl", text: "max-w-3xl", full: "max-w-column" } as const;

interface PageProps {
  title: React.ReactNode;
  intro?: React.ReactNode;
  /** A line above the title, such as the way back. */
  above?: React.ReactNode;
  /** Buttons at the title's side. */
  actions?: React.ReactNode;
  width?: keyof typeof WIDTHS;
  className?: string;
  children?: React.ReactNode;
}

/** The column of a page with its one h1. */
export function Page({ title, intro, above, actions, width = "full", className, children }: PageProps) {
  return (
    <div className={classes("mx-auto w-full px-5 pt-8 pb-12 sm:px-8 sm:pb-20 md:pt-12", WIDTHS[width], className)}>
      {above}
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 max-w-3xl">
          <h1 className="text-3xl">{title}</h1>
          {intro && <p className="mt-3 max-w-measure text-lg text-soft">{intro}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
      {children}
    </div>
  );
}
