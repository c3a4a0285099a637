import type { PolicyId } from "#app/features/policies/policy";

/** Places whose texts admins can rewrite. */
export const PLACES = ["home", "guide", "help", "pricing", "signIn", "terms", "privacy", "cookies", "mails"] as const;
export type Place = (typeof PLACES)[number];

export const isPlace = (value: unknown): value is Place => (PLACES as readonly unknown[]).includes(value);

interface PlaceShape {
  /** The page that shows them to an admin; null for emails, which no page shows, and for pages nobody sees while signed in. */
  path: string | null;
  /** The room of messages used only there; undefined for policies and emails. */
  room?: "siteContent" | "guide" | "help" | "priceGuide" | "accounts";
  policy?: PolicyId;
  /** Key prefix, when only part of the room belongs to this place. */
  only?: string;
  /** Keys of the room that are not for readers. */
  except?: RegExp;
}

const SHAPES: Record<Place, PlaceShape> = {
  home: { path: "/", room: "siteContent", except: /^(uploadHeroVideo|manageGrid)$/ },
  guide: { path: "/how-it-works", room: "guide" },
  help: { path: "/help", room: "help" },
  pricing: { path: "/pricing", room: "priceGuide" },
  signIn: { path: null, room: "accounts", only: "aside" },
  terms: { path: "/terms", policy: "terms" },
  privacy: { path: "/privacy", policy: "privacy" },
  cookies: { path: "/cookies", policy: "cookies" },
  mails: { path: null },
};

export const shapeOf = (place: Place): PlaceShape => SHAPES[place];

/** Name prefix of the texts in the home page sections. */
export const HOME_PREFIX = "home.";

/** The place a text belongs to; emails if it is on none of the pages. */
export const placeOfText = (name: string): Place => PLACES.find((place) => isOf(place, name)) ?? "mails";

function isOf(place: Place, name: string): boolean {
  const { room, only = "", policy } = SHAPES[place];
  const prefixes = [room && `${room}.${only}`, policy && `policy.${policy}.`, place === "home" && HOME_PREFIX];
  return prefixes.some((prefix) => prefix && name.startsWith(prefix));
}
