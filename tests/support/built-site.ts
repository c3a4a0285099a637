import { existsSync } from "node:fs";
import type { RequestListener, Server } from "node:http";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Language } from "#app/languages/languages";
import type { Texts } from "#app/texts";

export const BUILT = path.resolve(import.meta.dirname, "../../build/server/site.js");

/** What app/serving.server.ts exports for tests. */
export interface BuiltSite {
  openSite: () => Promise<{ close: () => Promise<void>; setupToken: string | null }>;
  fetchPage: (request: Request, address?: string) => Promise<Response>;
  siteListener: (root?: string) => RequestListener;
  makeServer: () => Server;
  setListeningAddress: (url: string) => void;
  moveClock: (milliseconds: number) => void;
  addTexts: (language: Language, texts: Partial<Texts>) => void;
  addNames: (language: Language, names: Readonly<Record<string, string>>) => void;
  moveConfig: (environment: Record<string, string | undefined>) => void;
  emptyPageCache: () => void;
  watchMainThread: () => () => void;
}

/** The site reads these variables whenever it needs them. What it derives from any other, it caches. */
const ASKED_EACH_TIME = new Set(["ADMIN_EMAILS", "RATE_LIMITS", "MAX_WAIT_SECONDS"]);

const loaded = new Map<string, Promise<BuiltSite>>();

/** Loads the built site once per worker, and again for each set of variables whose results it caches. */
export function builtSite(environment: Record<string, string>): Promise<BuiltSite> {
  const own = JSON.stringify(Object.entries(environment).filter(([name]) => !ASKED_EACH_TIME.has(name)));
  const known = loaded.get(own);
  if (known) return known;
  const site = load(`${pathToFileURL(BUILT)}?${loaded.size}`);
  loaded.set(own, site);
  return site;
}

/** React picks its development or production build when it is loaded: the former takes twice as long per page, and is not what people get. */
async function load(url: string): Promise<BuiltSite> {
  if (!existsSync(BUILT)) throw new Error("There is no build: NODE_ENV=production node_modules/.bin/react-router build");
  const mode = process.env.NODE_ENV;
  process.env.NODE_ENV = "production";
  try {
    return await import(url);
  } finally {
    process.env.NODE_ENV = mode;
  }
}
