import type { Language } from "./languages";
import { addNames, addTexts, type Namespace } from "./shown-texts";

/** Names of data, in rooms like texts (name-rooms). */
export type NameRoom = "names" | `names-${"former" | "guided" | "home" | "search" | "subcategories" | "tiles" | "topics" | "wizard"}`;
/** Parts of rooms, for where the whole is not needed (part-rooms). */
export type PartRoom =
  | "accounts-aside"
  | "accounts-forms"
  | "accounts-waiting"
  | "advisors-cards"
  | "advisors-compare"
  | "advisors-comparison"
  | "advisors-directory"
  | "applications-wizard"
  | "assistant-matcher"
  | "booking-hour"
  | "booking-search"
  | "catalog-find"
  | "catalog-search"
  | "catalog-subcategory"
  | "invitations-accept"
  | "matching-topic"
  | "money-ahead"
  | "oauth-sign-in"
  | "policies-text"
  | "profiles-name"
  | "profiles-photo";
export type Room = Namespace | NameRoom | PartRoom;

/** What a route says of the texts that its page needs beside those of the frame: `export const handle = { texts: ["booking"] }`. */
export interface TextsHandle {
  /** When the page becomes interactive (document/handoff). */
  hydrate?: "intent" | "load";
  texts?: readonly Room[];
}

/** The rooms of every page: what stands around it, its parts, and the search. */
const EVERYWHERE: readonly Room[] = ["advisors-compare", "catalog-search", "frame", "names", "ui"];
/** What only the frame of somebody says who is signed in: of which area a notification is, too. */
const SIGNED_IN: readonly Room[] = ["names-topics", "notifications"];

/** Rooms that a page has with another one, so that its address need not name them. */
const COMES_WITH = new Map<string, readonly Room[]>([
  ["frame", ["catalog-search", "names", "ui"]],
  ["advisors", ["advisors-compare"]],
  ["assistant", ["matching", "names-guided"]],
  ["assistant-matcher", ["matching", "names-guided"]],
]);

/** A browser says which room, and may say anything. */
export const comesWith = (room: string): readonly Room[] => COMES_WITH.get(room) ?? [];

/** The rooms whose texts a page needs, each once and in one order, by what its routes say. */
export function neededTexts(handles: readonly unknown[], isSignedIn: boolean): Room[] {
  const own = handles.flatMap((handle) => (handle as TextsHandle | undefined)?.texts ?? []);
  const rooms = new Set([...EVERYWHERE, ...(isSignedIn ? SIGNED_IN : []), ...own]);
  return [...rooms].filter((room) => ![...rooms].some((other) => comesWith(other).includes(room))).sort();
}

/** Where the browser finds texts: `/texts/<version>/<language>/<rooms>.js`, a module for ever, for another version of the texts has another address. */
export const TEXTS_FOLDER = "/texts/";

export const textsAddress = (version: string, language: Language, rooms: readonly Room[]) =>
  `${TEXTS_FOLDER}${version}/${language}/${rooms.join("+")}.js`;

let version = "";
const underWay = new Map<string, Promise<void>>();
/** By language and room: whoever signs in may read in another language than the page before. */
const loaded = new Set<string>();

/** Takes over the texts that the page came with, by their address. To be waited for before React draws. */
export async function takeTexts(address: string) {
  version = address.slice(TEXTS_FOLDER.length).split("/")[0] ?? "";
  await load(address);
}

/** Brings the texts that are not there yet; undefined where all are. The same promise for the same texts. Goes on trying while there is no connection. */
export function bringTexts(language: Language, rooms: readonly Room[]): Promise<void> | undefined {
  const missing = rooms.filter((room) => !loaded.has(`${language} ${room}`));
  if (missing.length === 0) return undefined;
  const address = textsAddress(version, language, missing);
  const promise = underWay.get(address) ?? load(address);
  underWay.set(address, promise);
  return promise;
}

const AGAIN_MS = 1500;

async function load(address: string) {
  for (let tries = 0; ; tries += 1)
    try {
      // A module that could not be had once is asked for under another name: browsers remember the failure.
      const { default: given } = await import(/* @vite-ignore */ tries === 0 ? address : `${address}?${tries}`);
      addNames(given.language, given.names);
      addTexts(given.language, given.texts);
      for (const room of address.slice(address.lastIndexOf("/") + 1, -".js".length).split("+"))
        for (const each of [room, ...comesWith(room as Room)]) loaded.add(`${given.language} ${each}`);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
}
