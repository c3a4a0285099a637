import type { FieldErrors } from "#app/ui/text/message-key";
import type { AlertText } from "../alert";
import { BANNER_COLORS } from "./banner-form";
import type { EditedBanner } from "./banner-state";

/** Field values of the banner form. Times are in `datetime-local` format. */
export interface BannerWords {
  text: string;
  linkUrl: string;
  linkText: string;
  backgroundColor: string;
  textColor: string;
  startsAt: string;
  endsAt: string;
}

/** Action data of a banner form that was not carried out. */
export interface BannerAnswer {
  form: "list" | "banner";
  alert?: AlertText;
  errors?: FieldErrors;
  words?: BannerWords;
  /** The banner's current content, when another admin has changed it in the meantime. */
  stale?: EditedBanner;
}

const NAMES = ["text", "linkUrl", "linkText", "backgroundColor", "textColor", "startsAt", "endsAt"] as const;

const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** Submitted values, to refill the form; an invalid colour becomes the default. */
export function typedBanner(fields: Record<string, unknown>): BannerWords {
  const entries = NAMES.map((name) => [name, typeof fields[name] === "string" ? fields[name].slice(0, 1000) : ""]);
  const words = Object.fromEntries(entries) as BannerWords;
  return {
    ...words,
    backgroundColor: isColor(words.backgroundColor) ? words.backgroundColor : BANNER_COLORS.backgroundColor,
    textColor: isColor(words.textColor) ? words.textColor : BANNER_COLORS.textColor,
  };
}
