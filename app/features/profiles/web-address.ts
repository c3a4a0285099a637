import { ADDRESS_MAX_CHARACTERS } from "./limits";
import { plainText, type TextRule } from "./plain-text";

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** Returns whether a text is an http(s) address of a public host, without a user name: the only kind that may become a link (security: script URLs). */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || /[\s\\]/.test(text)) return false;
  const url = URL.parse(text);
  return url !== null && url.username === "" && url.password === "" && /[^.]\.[^.]/.test(url.hostname);
}

/** Adds the scheme that people omit: 'example.com' means https. */
export const withScheme = (text: string) => (text === "" || SCHEME.test(text) || text.startsWith("/") ? text : `https://${text}`);

const isAddress: TextRule = (text) => (isWebAddress(text) ? null : "profiles.websiteInvalid");

/** A web address or an empty text (signed-in-areas.md 5: valid URL, max 255). */
export const webAddressSchema = plainText({
  most: ADDRESS_MAX_CHARACTERS,
  tooLong: "profiles.addressTooLong",
})
  .transform((text) => withScheme(text))
  .pipe(plainText({ most: ADDRESS_MAX_CHARACTERS, tooLong: "profiles.addressTooLong", rules: [isAddress] }));
