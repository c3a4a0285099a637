import { classes } from "./classes";

interface CardProps extends React.HTMLAttributes<HTMLElement> {
  as?: "div" | "article" | "section" | "li";
  /** 'link' when the whole card leads somewhere: put `card-cover` on the link inside. */
  kind?: "plain" | "link" | "quiet";
}

const KINDS = { plain: "", link: "card-link", quiet: "card-quiet" } as const;

/** A sheet of paper with a hairline edge. */
export function Card({ as: Tag = "div", kind = "plain", className, ...rest }: CardProps) {
  return <Tag {...rest} className={classes("card", KINDS[kind], className)} />;
}
