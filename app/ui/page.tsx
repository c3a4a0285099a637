import { classes } from "./classes";

const WIDTHS = { narrow: "max-w-xl", text: "max-w-3xl", full: "max-w-column" } as const;

interface PageProps {
  title: React.ReactNode;
  intro?: React.ReactNode;
  /** Content above the title, such as a back link. */
  above?: React.ReactNode;
  /** Buttons beside the title. */
  actions?: React.ReactNode;
  width?: keyof typeof WIDTHS;
  /** On a narrow screen the title is a line above pages with their own title. */
  isArea?: boolean;
  className?: string;
  children?: React.ReactNode;
}

/** A page's column with its only h1. */
export function Page({ title, intro, above, actions, width = "full", isArea = false, className, children }: PageProps) {
  return (
    <div
      className={classes(
        "mx-auto w-full px-5 pb-12 sm:px-8 sm:pb-20",
        isArea ? "pt-4 lg:pt-12" : "pt-8 md:pt-12",
        WIDTHS[width],
        className,
      )}
    >
      {above}
      <div className={classes("mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4", isArea && "max-lg:mb-3")}>
        <div className="min-w-0 max-w-3xl">
          <h1 className={isArea ? "text-3xl max-lg:text-base max-lg:text-soft" : "text-3xl"}>{title}</h1>
          {intro && <p className="mt-3 max-w-measure text-lg text-soft">{intro}</p>}
        </div>
        {actions && <div className={classes("button-row max-[30rem]:w-full", isArea && "max-lg:hidden")}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
