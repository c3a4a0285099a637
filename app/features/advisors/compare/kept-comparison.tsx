import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { categories } from "#app/features/catalog/categories";
import { readStoredText, storeText } from "#app/ui/fields/stored-text";
import { readCompared, withCompared } from "./compared";

const KEPT = "comparison";

/** Whether a page has cards to choose from: an advisor's own, the list of all, those of the categories, and of those who were saved. */
const showsChoice = (pathname: string) =>
  /^\/advisors\/[^/]+$|^\/profile\/network$/.test(pathname) ||
  categories().some(({ path }) => pathname === path || pathname.startsWith(`${path}/`));

/**
 * Keeps who is chosen for as long as this window is open: a page that is reached past the links that carry the choice, as through the search dialog, gets it
 * back into its address. One that says 'nobody' (`?compare=`) clears it.
 */
export function useKeptComparison() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const said = new URLSearchParams(search).get("compare");
    if (said !== null) storeText(KEPT, readCompared(said).join(","));
    const kept = readCompared(readStoredText(KEPT));
    const isWrong = said === null ? kept.length > 0 && showsChoice(pathname) : kept.length === 0;
    if (isWrong) void navigate(withCompared(pathname + search, kept) + hash, { replace: true, preventScrollReset: true });
  }, [pathname, search, hash, navigate]);
}
