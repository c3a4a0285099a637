import { classes } from "./classes";
import { Kept } from "./kept";

interface CardProps extends React.HTMLAttributes<HTMLElement> {
  as?: "div" | "article" | "section" | "li";
  /** 'link' when the whole card leads somewhere: put `card-cover` on the link inside. */
  kind?: "plain" | "link" | "quiet";
  /** What its inside depends on, for the server to draw it once (ui/kept). */
  of?: readonly unknown[];
}

const KINDS = { plain: "", link: "card-link", quiet: "card-quiet" } as const;

/** A sheet of paper with a hairline edge. */
export function Card({ as = "div", kind = "plain", of, className, ...rest }: CardProps) {
  return <Kept {...rest} as={as} of={of} className={classes("card", KINDS[kind], className)} />;
}
