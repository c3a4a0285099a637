import type { FieldErrors } from "#app/ui/text/message-key";
import type { AlertText } from "../alert";
import { BANNER_COLORS } from "./banner-form";
import type { EditedBanner } from "./banner-state";

/** What the fields of a banner's form hold. Times as a `datetime-local` field shows them. */
export interface BannerWords {
  text: string;
  linkUrl: string;
  linkText: string;
  backgroundColor: string;
  textColor: string;
  startsAt: string;
  endsAt: string;
}

/** What comes back beside a form of the banners that was not carried out. */
export interface BannerAnswer {
  form: "list" | "banner";
  alert?: AlertText;
  errors?: FieldErrors;
  words?: BannerWords;
  /** Somebody else has changed the banner meanwhile: what stands there now. */
  stale?: EditedBanner;
}

const NAMES = ["text", "linkUrl", "linkText", "backgroundColor", "textColor", "startsAt", "endsAt"] as const;

const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** What was typed, to be shown again; what is no colour is the default one. */
export function typedBanner(fields: Record<string, unknown>): BannerWords {
  const entries = NAMES.map((name) => [name, typeof fields[name] === "string" ? fields[name].slice(0, 1000) : ""]);
  const words = Object.fromEntries(entries) as BannerWords;
  return {
    ...words,
    backgroundColor: isColor(words.backgroundColor) ? words.backgroundColor : BANNER_COLORS.backgroundColor,
    textColor: isColor(words.textColor) ? words.textColor : BANNER_COLORS.textColor,
  };
}
