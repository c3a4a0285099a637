import { createContext, useContext } from "react";
import { useLocation } from "react-router";
import { useFormatsKey } from "./text/formats";

/** Where the server keeps markup that it has drawn before. The browser has none. */
export interface MarkupStore {
  /** The inside of an element by its key; undefined for one that has not been drawn yet. */
  find: (key: string) => string | undefined;
  /** The attribute by which the server finds the inside of an element in the page that it is drawing. */
  mark: (key: string) => Record<string, string>;
  /** Stands for the page's own address, which is put in at the end: markup that names it is the same on every page. */
  here: string;
}

export const MarkupContext = createContext<MarkupStore | null>(null);

interface KeptProps extends React.HTMLAttributes<HTMLElement> {
  as: "article" | "div" | "footer" | "header" | "li" | "section";
  /**
   * Everything that the inside depends on besides the site's texts and the reader's formats, as plain data, with the name of what it is first: equal values
   * make equal markup. Undefined: it is drawn anew each time.
   */
  of: readonly unknown[] | undefined;
}

/**
 * An element whose inside the server draws once for equal values, and puts into later pages as it was. Where `useId` is used inside, `of` has to name
 * the place, too: an id says where in its page it was made.
 */
export function Kept({ as: Tag, of, children, ...rest }: KeptProps) {
  const store = useContext(MarkupContext);
  const formats = useFormatsKey();
  if (!store || !of) return <Tag {...rest}>{children}</Tag>;
  const key = JSON.stringify([formats, ...of]);
  const inside = store.find(key);
  if (inside !== undefined) return <Tag {...rest} {...rawMarkup(inside)} />;
  return (
    <Tag {...rest} {...store.mark(key)}>
      {children}
    </Tag>
  );
}

// The server's own markup, taken from a page in which React had escaped all that anybody wrote.
const rawMarkup = (inside: string) => ({ dangerouslySetInnerHTML: { __html: inside } });

/** The address of the page, for a form that leads back to it. */
export function useHere(): string {
  const { pathname, search } = useLocation();
  return useContext(MarkupContext)?.here ?? pathname + search;
}
