import type { Language } from "./languages";
import { addNames, addTexts, type Namespace } from "./shown-texts";

/** Names in data, in rooms like texts (name-rooms). */
export type NameRoom = "names" | `names-${"former" | "guided" | "home" | "search" | "subcategories" | "tiles" | "topics" | "wizard"}`;
/** Parts of rooms, for pages that do not need the whole (part-rooms). */
export type PartRoom =
  | "accounts-aside"
  | "accounts-code"
  | "accounts-forms"
  | "accounts-waiting"
  | "advisors-all"
  | "advisors-cards"
  | "advisors-compare"
  | "advisors-comparison"
  | "advisors-directory"
  | "applications-answers"
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

/** The texts a route's page needs in addition to the frame's: `export const handle = { texts: ["booking"] }`. */
export interface TextsHandle {
  /** When the page becomes interactive (document/handoff). */
  hydrate?: "intent" | "load";
  texts?: readonly Room[];
}

/** Rooms of every page: its frame, its components, and the search. */
const EVERYWHERE: readonly Room[] = ["advisors-compare", "catalog-search", "frame", "names", "ui"];
/** Rooms that only signed-in people need, on any page: a notification may also name an area, and a card somebody they have blocked. */
const SIGNED_IN: readonly Room[] = ["blocks", "names-topics", "notifications"];

/** Rooms that always come with another one, so that an address need not name them. */
const COMES_WITH = new Map<string, readonly Room[]>([
  ["frame", ["catalog-search", "names", "ui"]],
  ["advisors", ["advisors-compare"]],
  ["assistant", ["matching", "names-guided"]],
  ["assistant-matcher", ["matching", "names-guided"]],
]);

/** A browser names the room, and may send anything. */
export const comesWith = (room: string): readonly Room[] => COMES_WITH.get(room) ?? [];

/** Returns the rooms a page needs by its routes' handles, each once and in a fixed order. */
export function neededTexts(handles: readonly unknown[], isSignedIn: boolean): Room[] {
  const own = handles.flatMap((handle) => (handle as TextsHandle | undefined)?.texts ?? []);
  const rooms = new Set([...EVERYWHERE, ...(isSignedIn ? SIGNED_IN : []), ...own]);
  return [...rooms].filter((room) => ![...rooms].some((other) => comesWith(other).includes(room))).sort();
}

/** Where the browser loads texts: `/texts/<version>/<language>/<rooms>.js`, a module that never changes, because another version has another address. */
export const TEXTS_FOLDER = "/texts/";

export const textsAddress = (version: string, language: Language, rooms: readonly Room[]) =>
  `${TEXTS_FOLDER}${version}/${language}/${rooms.join("+")}.js`;

let version = "";
const underWay = new Map<string, Promise<void>>();
/** By language and room: a person may read in another language after signing in. */
const loaded = new Set<string>();

/** Loads the texts the page came with, by their address. Await it before React renders. */
export async function loadPageTexts(address: string) {
  version = address.slice(TEXTS_FOLDER.length).split("/")[0] ?? "";
  await load(address);
}

/** Loads missing texts; returns undefined if there are none, and the same promise for the same texts. Retries while offline. */
export function loadTexts(language: Language, rooms: readonly Room[]): Promise<void> | undefined {
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
      // Requests a failed module under another name, because browsers remember the failure.
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
