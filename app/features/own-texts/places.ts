import type { PolicyId } from "#app/features/policies/policy";
import { NAMES_PREFIX } from "./said-names";

/** Places whose texts admins can rewrite: pages in the order in which people come to them, then policies, calendar files and emails. */
export const PLACES = [
  "home",
  "navigation",
  "find",
  "assistant",
  "guide",
  "help",
  "pricing",
  "signIn",
  "apply",
  "booking",
  "conversations",
  "profile",
  "security",
  "advisorArea",
  "names",
  "terms",
  "privacy",
  "cookies",
  "calendarFiles",
  "mails",
] as const;
export type Place = (typeof PLACES)[number];

export const isPlace = (value: unknown): value is Place => (PLACES as readonly unknown[]).includes(value);

/** The texts of a room that are read in a place. */
export interface PlaceRoom {
  /** Name of the room in `app/texts.ts`. */
  room: string;
  /** Keys, when only part of the room belongs to the place. */
  only?: RegExp;
  /** Keys that belong to another place, or are not for readers. */
  except?: RegExp;
}

interface PlaceShape {
  /** The page that shows them to an admin; null for emails and files, which no page shows, and for pages that not every admin sees. */
  path: string | null;
  rooms?: readonly PlaceRoom[];
  policy?: PolicyId;
}

/** Keys of what calendars show about a consultation, and of details that several emails have. */
const IN_FILES = {
  calendar: /^(entry|ownName$|someone$)/,
  booking: /^(event(Title|Text)|email[A-Z]|blocked(Client|Advisor)$)/,
} as const;

const whole = (...rooms: string[]): PlaceRoom[] => rooms.map((room) => ({ room }));

const SHAPES: Record<Place, PlaceShape> = {
  home: { path: "/", rooms: [{ room: "siteContent", except: /^(uploadHeroVideo|manageGrid)$/ }] },
  navigation: { path: "/", rooms: whole("frame", "ui", "copying", "policies") },
  find: { path: "/find-advisor", rooms: whole("catalog", "advisors", "matching", "openGraph") },
  assistant: { path: "/ai-assistant", rooms: whole("assistant") },
  guide: { path: "/how-it-works", rooms: whole("guide") },
  help: { path: "/help", rooms: whole("help") },
  pricing: { path: "/pricing", rooms: whole("priceGuide") },
  signIn: { path: null, rooms: whole("accounts") },
  apply: { path: "/become-advisor", rooms: [...whole("applying", "applications"), { room: "invitations", only: /^accept/ }] },
  booking: { path: null, rooms: [{ room: "booking", except: IN_FILES.booking }, ...whole("money")] },
  conversations: { path: "/messages", rooms: whole("messages", "notifications", "reviews") },
  profile: { path: "/profile", rooms: whole("profiles") },
  security: { path: null, rooms: whole("secondFactor", "passkeys", "oauth", "emailChange", "deletion", "warnings") },
  advisorArea: {
    path: null,
    rooms: [...whole("advisorProfile", "today", "answering", "statement"), { room: "calendar", except: IN_FILES.calendar }],
  },
  names: { path: null },
  terms: { path: "/terms", policy: "terms" },
  privacy: { path: "/privacy", policy: "privacy" },
  cookies: { path: "/cookies", policy: "cookies" },
  calendarFiles: {
    path: null,
    rooms: [
      { room: "calendar", only: IN_FILES.calendar },
      { room: "booking", only: IN_FILES.booking },
    ],
  },
  mails: { path: null },
};

export const shapeOf = (place: Place): PlaceShape => SHAPES[place];

/** Name prefix of the texts in the home page sections. */
export const HOME_PREFIX = "home.";

/** The place of a text: as noted with a change of it, else the first page that has it; emails if none does. */
export const placeOfText = (name: string, noted?: unknown): Place =>
  isPlace(noted) ? noted : (PLACES.find((place) => isOf(place, name)) ?? "mails");

function isOf(place: Place, name: string): boolean {
  const { rooms = [], policy } = SHAPES[place];
  const [room, key = ""] = name.split(".");
  if (policy && name.startsWith(`policy.${policy}.`)) return true;
  if (place === "home" && name.startsWith(HOME_PREFIX)) return true;
  if (place === "names" && name.startsWith(NAMES_PREFIX)) return true;
  return rooms.some((each) => each.room === room && isIn(each, key));
}

/** Whether a key of a room is read in the place. */
export const isIn = ({ only, except }: PlaceRoom, key: string): boolean => (only?.test(key) ?? true) && !except?.test(key);
