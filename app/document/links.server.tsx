import { type LinkProps, type NavLinkProps, Link as RouterLink, NavLink as RouterNavLink, useLocation } from "react-router";

// The server resolves 'react-router' to this module in the site's files (vite.config.ts). It is the same except that links are rendered as
// written: the package resolves each link three times against the current page, which is not needed for an address that begins at the root.

export * from "react-router";

/** An address that the package returns unchanged: it starts at the root and contains nothing to resolve, encode or drop. */
const AS_WRITTEN = /^(?:\/|(?:\/[\w~-][\w.~-]*)+)(?:\?[\w.~=&%+,:-]+)?(?:#[\w.~-]+)?$/;

const isAsWritten = (to: unknown): to is string => typeof to === "string" && AS_WRITTEN.test(to);

export function Link(props: LinkProps) {
  const { discover, prefetch, relative, reloadDocument, replace, mask, state, preventScrollReset, viewTransition, ...shown } = props;
  const { defaultShouldRevalidate, to, target, ...rest } = shown;
  if (!isAsWritten(to) || mask) return <RouterLink {...props} />;
  return <a {...rest} href={to} target={target} />;
}

export function NavLink(props: NavLinkProps) {
  const { "aria-current": current = "page", caseSensitive, className = "", end, style, to, children, ...rest } = props;
  const { pathname } = useLocation();
  if (!isAsWritten(to) || caseSensitive) return <RouterNavLink {...props} />;
  const isActive = isAt(pathname.toLowerCase(), pathOf(to).toLowerCase(), end);
  const state = { isActive, isPending: false, isTransitioning: false };
  const classes = typeof className === "function" ? className(state) : [className, isActive && "active"].filter(Boolean).join(" ");
  return (
    <Link
      {...rest}
      aria-current={isActive ? current : undefined}
      className={classes}
      style={typeof style === "function" ? style(state) : style}
      to={to}
    >
      {typeof children === "function" ? children(state) : children}
    </Link>
  );
}

const pathOf = (address: string) => address.split(/[?#]/, 1)[0] ?? "";

/** Whether the current page is the link's page, or below it. */
const isAt = (here: string, page: string, isPageAlone: boolean | undefined) =>
  here === page || (!isPageAlone && page !== "/" && here.startsWith(`${page}/`));
