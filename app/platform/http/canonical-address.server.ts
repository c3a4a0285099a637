import type { ServerBuild } from "react-router";
import { LANGUAGE_PARAMETER } from "#app/languages/asked-language.server";
import { isLanguage } from "#app/languages/languages";
import { matchedPage } from "./matched-route.server";

/** What the router itself adds where its app asks for data or posts a form; of a page it makes no other. */
const isOfTheRouter = (name: string, value: string, isData: boolean) =>
  (name === "index" && value === "") || (name === "_routes" && isData);

/** The route of every address that is none: its page has no better spelling. */
const NOWHERE = "/*";

export interface CanonicalAddress {
  address: string;
  /** Whether a page stands at another spelling. A file, a calendar or nothing has one spelling, and is not found at others. */
  isMoved: boolean;
  /** Whether a page stands there, and no file or function. */
  isPage: boolean;
  /** The route as `app/routes.ts` writes it, which says nothing of who asks for what. */
  route: string;
  /** Whether its route says which parameters it takes, so that nobody can make more pages of it than there are. */
  isCounted: boolean;
}

/**
 * An address (path and query) in the one spelling of its page, so that no two of them are two pages: of its query what the page asks for, each once, in
 * the order in which its route names them in an export `parameters`; of its path what `app/routes.ts` says, and whether that is another. Whatever
 * else a link carries along (where it was clicked, who sent it) makes no other page. A route that names nothing takes any query. `further` are parameters
 * that every route takes of who asks.
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

/** RFC 3986, 6.2.2: what needs no escape has none, and the others are written in capitals. */
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
      parameters.includes(name) || (name === LANGUAGE_PARAMETER ? isLanguage(value) : isOfTheRouter(name, value ?? " ", isData));
    return value !== null && isTaken ? [[name, value]] : [];
  });
  return taken.length > 0 ? `?${new URLSearchParams(taken).toString().replaceAll("%2C", ",")}` : "";
}
