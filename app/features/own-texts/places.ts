import type { PolicyId } from "#app/features/policies/policy";

/** Where texts stand that admins may write anew. */
export const PLACES = ["home", "guide", "help", "pricing", "signIn", "terms", "privacy", "cookies", "mails"] as const;
export type Place = (typeof PLACES)[number];

export const isPlace = (value: unknown): value is Place => (PLACES as readonly unknown[]).includes(value);

interface PlaceShape {
  /** The page that shows them to an admin; null for mails, which none does, and for what nobody reads who is signed in. */
  path: string | null;
  /** The room of messages that is said there, and nowhere else; left out where it is a policy, and where it is mails. */
  room?: "siteContent" | "guide" | "help" | "priceGuide" | "accounts";
  policy?: PolicyId;
  /** How the keys of a room begin that is said elsewhere, too. */
  only?: string;
  /** Those of the room that are not for readers. */
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

/** The name that the texts of the home page's sections begin with. */
export const HOME_PREFIX = "home.";

/** Where the text of a name stands; in mails where it is of no page. */
export const placeOfText = (name: string): Place => PLACES.find((place) => isOf(place, name)) ?? "mails";

function isOf(place: Place, name: string): boolean {
  const { room, only = "", policy } = SHAPES[place];
  const prefixes = [room && `${room}.${only}`, policy && `policy.${policy}.`, place === "home" && HOME_PREFIX];
  return prefixes.some((prefix) => prefix && name.startsWith(prefix));
}
