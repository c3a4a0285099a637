import type { ServerBuild } from "react-router";
import { LANGUAGE_PARAMETER } from "#app/languages/asked-language.server";
import { isOffered } from "#app/platform/brand/current-defaults.server";
import { matchedPage } from "./matched-route.server";

/** Parameters that the router itself adds when it requests data or posts a form; they do not change the page. */
const isOfTheRouter = (name: string, value: string, isData: boolean) =>
  (name === "index" && value === "") || (name === "_routes" && isData);

/** The catch-all route: its page has no canonical spelling. */
const NOWHERE = "/*";

export interface CanonicalAddress {
  address: string;
  /** Whether the page has another canonical spelling. A file, a calendar or a missing page has only one, and is not found at others. */
  isMoved: boolean;
  /** Whether a page is there, rather than a file or function. */
  isPage: boolean;
  /** The route pattern as in `app/routes.ts`, which reveals nothing about who asks for what. */
  route: string;
  /** Whether the route declares its parameters, so that nobody can create more pages of it than there are. */
  isCounted: boolean;
}

/**
 * Returns the canonical form of an address (path and query), so that no page has two addresses: of the query, the parameters in the route's
 * `parameters` export, each once and in that order; of the path, the spelling in `app/routes.ts`, and whether it differs. Anything else in
 * a link (tracking, referrals) makes no other page. A route without the export accepts any query. `further` lists parameters that every
 * route accepts.
 */
export function canonicalAddress(build: Pick<ServerBuild, "routes">, asked: string, further: readonly string[] = []): CanonicalAddress {
  const url = new URL(asked, "http://site");
  const given = url.pathname;
  url.pathname = withoutNeedlessEscapes(given).replaceAll(/\/{2,}/g, "/");
  const page = matchedPage(build, url);
  const { parameters } = (page?.module ?? {}) as { parameters?: readonly string[] };
  const path = page?.path ?? url.pathname;
  const search = parameters && url.search !== "" ? queryOf(url, [...parameters, ...further]) : url.search;
  return {
    address: path + search,
    isMoved: page?.module.default !== undefined && page.pattern !== NOWHERE && path !== given,
    isPage: page?.module.default !== undefined,
    route: page?.pattern ?? "none",
    isCounted: parameters !== undefined,
  };
}

/** RFC 3986, 6.2.2: decodes escapes of unreserved characters and writes the others in capitals. */
const withoutNeedlessEscapes = (path: string) =>
  path.replace(/%[0-9a-f]{2}/gi, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escaped.toUpperCase();
  });

function queryOf({ pathname, searchParams }: URL, parameters: readonly string[]) {
  const isData = pathname.endsWith(".data");
  const taken = [...parameters, LANGUAGE_PARAMETER, "index", "_routes"].flatMap((name): [string, string][] => {
    const value = searchParams.get(name);
    const isTaken =
      parameters.includes(name) || (name === LANGUAGE_PARAMETER ? isOffered(value) : isOfTheRouter(name, value ?? " ", isData));
    return value !== null && isTaken ? [[name, value]] : [];
  });
  return taken.length > 0 ? `?${new URLSearchParams(taken).toString().replaceAll("%2C", ",")}` : "";
}
