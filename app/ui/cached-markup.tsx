import { createContext, useContext } from "react";
import { useLocation } from "react-router";
import { useFormatsKey } from "./text/formats";

/** The server's cache of rendered markup. The browser has none. */
export interface MarkupStore {
  /** Returns the inside of an element by its key; undefined if it has not been rendered yet. */
  find: (key: string) => string | undefined;
  /** Returns the attribute by which the server finds the element's inside in the page it is rendering. */
  mark: (key: string) => Record<string, string>;
  /** Placeholder for the page's address, filled in at the end, so that markup containing it is the same on every page. */
  here: string;
}

export const MarkupContext = createContext<MarkupStore | null>(null);

interface CachedMarkupProps extends React.HTMLAttributes<HTMLElement> {
  as: "article" | "div" | "footer" | "header" | "li" | "section";
  /**
   * Everything the inside depends on except the site's texts and the reader's formats, as plain data, starting with a name for what it is:
   * equal values produce equal markup. Undefined renders it each time.
   */
  of: readonly unknown[] | undefined;
}

/**
 * An element whose inside the server renders once for equal values and reuses in later pages. If `useId` is used inside, `of` has to
 * include the place, too: an id depends on where in its page it was created.
 */
export function CachedMarkup({ as: Tag, of, children, ...rest }: CachedMarkupProps) {
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

// The server's own markup, from a page in which React escaped everything people wrote.
const rawMarkup = (inside: string) => ({ dangerouslySetInnerHTML: { __html: inside } });

/** Returns the page's address, for a form that returns to it. */
export function useHere(): string {
  const { pathname, search } = useLocation();
  return useContext(MarkupContext)?.here ?? pathname + search;
}
