/** Where texts stand that admins may write anew. */
export const PLACES = ["home", "guide", "help", "pricing"] as const;
export type Place = (typeof PLACES)[number];

export const isPlace = (value: unknown): value is Place => (PLACES as readonly unknown[]).includes(value);

interface PlaceShape {
  /** The page that shows them. */
  path: string;
  /** The room of messages that is said there, and nowhere else. */
  room: "siteContent" | "guide" | "help" | "priceGuide";
  /** Those of the room that are not for readers. */
  except?: RegExp;
}

const SHAPES: Record<Place, PlaceShape> = {
  home: { path: "/", room: "siteContent", except: /^(uploadHeroVideo|manageGrid)$/ },
  guide: { path: "/how-it-works", room: "guide" },
  help: { path: "/help", room: "help" },
  pricing: { path: "/pricing", room: "priceGuide" },
};

export const shapeOf = (place: Place): PlaceShape => SHAPES[place];

/** The name that the texts of the home page's sections begin with. */
export const HOME_PREFIX = "home.";
