import type { PolicyId } from "#app/features/policies/policy";

/** Where texts stand that admins may write anew. */
export const PLACES = ["home", "guide", "help", "pricing", "terms", "privacy", "cookies", "mails"] as const;
export type Place = (typeof PLACES)[number];

export const isPlace = (value: unknown): value is Place => (PLACES as readonly unknown[]).includes(value);

interface PlaceShape {
  /** The page that shows them; null for mails, which none does. */
  path: string | null;
  /** The room of messages that is said there, and nowhere else; left out where it is a policy, and where it is mails. */
  room?: "siteContent" | "guide" | "help" | "priceGuide";
  policy?: PolicyId;
  /** Those of the room that are not for readers. */
  except?: RegExp;
}

const SHAPES: Record<Place, PlaceShape> = {
  home: { path: "/", room: "siteContent", except: /^(uploadHeroVideo|manageGrid)$/ },
  guide: { path: "/how-it-works", room: "guide" },
  help: { path: "/help", room: "help" },
  pricing: { path: "/pricing", room: "priceGuide" },
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
  const { room, policy } = SHAPES[place];
  const prefixes = [room && `${room}.`, policy && `policy.${policy}.`, place === "home" && HOME_PREFIX];
  return prefixes.some((prefix) => prefix && name.startsWith(prefix));
}
