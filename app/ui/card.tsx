import { CachedMarkup } from "./cached-markup";
import { classes } from "./classes";

interface CardProps extends React.HTMLAttributes<HTMLElement> {
  as?: "div" | "article" | "section" | "li";
  /** 'link' when the whole card is a link: put `card-cover` on the link inside. */
  kind?: "plain" | "link" | "quiet";
  /** What its content depends on, so that the server can reuse its markup (ui/cached-markup). */
  of?: readonly unknown[];
}

const KINDS = { plain: "", link: "card-link", quiet: "card-quiet" } as const;

/** A sheet of paper with a hairline edge. */
export function Card({ as = "div", kind = "plain", of, className, ...rest }: CardProps) {
  return <CachedMarkup {...rest} as={as} of={of} className={classes("card", KINDS[kind], className)} />;
}
