import { hasSpecifiedCategories } from "#app/features/catalog/categories";
import { showHomepage } from "#app/features/home/homepage.server";
import { sectionsThatShip } from "#app/features/own-texts/home-in-language.server";
import { textsOfSections } from "#app/features/own-texts/home-texts";
import { HOME_PREFIX, isIn, type Place, type PlaceRoom, shapeOf } from "#app/features/own-texts/places";
import { textsOfPolicy } from "#app/features/own-texts/policy-texts";
import { shippedText } from "#app/features/own-texts/shipped-text";
import { inWordsInForce, roomTextInForce } from "#app/features/own-texts/words-in-force.server";
import type { PolicyId } from "#app/features/policies/policy";
import { ALL_LANGUAGES } from "#app/languages/all-languages.server";
import { textsThatShip } from "#app/languages/all-texts.server";
import { FIRST_LANGUAGE, type Language } from "#app/languages/languages";
import type { Namespace } from "#app/languages/shown-texts";
import { currentBrand } from "#app/platform/brand/current-brand.server";
import type { TextListParams } from "./edited-text";
import { textsOfMail } from "./mail-shape";
import { listedMails, mailsOf } from "./mails";
import { namesAsTexts } from "./names-as-texts.server";
import type { StandardText } from "./standard-text";

/** Returns all texts of a place by name, in reading order. */
export async function standardTexts(place: Place, language: Language): Promise<Map<string, StandardText>> {
  const { policy } = shapeOf(place);
  if (policy) return textsInPolicy(policy, language);
  if (place === "mails") return textsInMails(language);
  if (place === "names") return namesAsTexts(language);
  return new Map([...(place === "home" ? await textsOfHome(language) : []), ...textsOfRooms(place, language)]);
}

async function textsOfHome(language: Language): Promise<[string, StandardText][]> {
  const { sections } = await showHomepage();
  const english = textsOfSections(sections);
  const said = textsOfSections(sectionsThatShip(sections, language));
  return [...said].map(([name, standard]) => {
    const section = name.slice(HOME_PREFIX.length).split(".")[0] ?? "";
    const editAt = language === FIRST_LANGUAGE ? `/admin?${new URLSearchParams({ section, language })}` : null;
    return [name, { standard, english: english.get(name) ?? standard, writing: "plain", editAt }];
  });
}

function textsInPolicy(policy: PolicyId, language: Language): Map<string, StandardText> {
  const english = textsOfPolicy(ALL_LANGUAGES[FIRST_LANGUAGE].policies[policy]);
  const said = textsOfPolicy(ALL_LANGUAGES[language].policies[policy]);
  return new Map(
    [...said].map(([name, ships]) => {
      const standard = inWordsInForce(ships, { language, name });
      return [name, { standard, ships, english: english.get(name) ?? standard, writing: "icu", editAt: null }];
    }),
  );
}

function textsInMails(language: Language): Map<string, StandardText> {
  const [english, said] = [textsThatShip(FIRST_LANGUAGE), textsThatShip(language)];
  const names = mailsOf(english.booking).flatMap(textsOfMail);
  return new Map(
    names.map((name) => {
      const first = shippedText(english, name) ?? "";
      return [name, worded({ name, language, ships: shippedText(said, name) ?? first, english: first })];
    }),
  );
}

/** Some texts have a variant (…Own) for sites with custom categories; on those, the example for the specified ones is not shown. */
const isSaid = (key: string, room: Record<string, string>) => isOfLook(key, room) && isOfCatalog(key, room);

const isVariant = (key: string, ending: string, room: Record<string, string>) =>
  key.endsWith(ending) && room[key.slice(0, -ending.length)] !== undefined;

/** Some texts have a variant (…Plain) for sites that hide the drawings. */
const isOfLook = (key: string, room: Record<string, string>) =>
  currentBrand().hasDrawings ? !isVariant(key, "Plain", room) : room[`${key}Plain`] === undefined;

const isOfCatalog = (key: string, room: Record<string, string>) =>
  hasSpecifiedCategories() ? !isVariant(key, "Own", room) : room[`${key}Own`] === undefined && key !== "heroAskExample";

function textsOfRooms(place: Place, language: Language): [string, StandardText][] {
  const ofMails = new Set(mailsOf(textsThatShip(FIRST_LANGUAGE).booking).flatMap(textsOfMail));
  return (shapeOf(place).rooms ?? []).flatMap((room) => textsOfRoom(room, language)).filter(([name]) => !ofMails.has(name));
}

function textsOfRoom(of: PlaceRoom, language: Language): [string, StandardText][] {
  const english = textsThatShip(FIRST_LANGUAGE)[of.room as Namespace] as Record<string, string>;
  return Object.entries(textsThatShip(language)[of.room as Namespace] as Record<string, string>)
    .filter(([key]) => isIn(of, key) && isSaid(key, english))
    .map(([key, ships]) => {
      const name = `${of.room}.${key}`;
      return [name, worded({ name, language, ships, english: english[key] ?? ships })];
    });
}

/** A text as it ships, in the words in force where they change it. */
function worded({ name, language, ships, english }: { name: string; language: Language; ships: string; english: string }): StandardText {
  const standard = roomTextInForce(ships, { language, name });
  return { standard, ...(standard !== ships && { ships }), english, writing: "icu", editAt: null };
}

/** Returns the parameters with the place in which the open text is: a text of an email also has the name of a page's room. */
export function inItsPlace(params: TextListParams<Place>): TextListParams<Place> {
  const isOfMail = params.text !== null && mailsOf(textsThatShip(FIRST_LANGUAGE).booking).flatMap(textsOfMail).includes(params.text);
  return isOfMail ? { ...params, place: "mails" } : params;
}

/** Returns which texts are listed without a search: for mails, the subjects and all texts of the open one; otherwise all. */
export function mailsListed({ place, query, show, text }: TextListParams<Place>): (name: string) => boolean {
  if (place !== "mails" || query || show) return () => true;
  return listedMails({ booking: textsThatShip(FIRST_LANGUAGE).booking, open: text });
}
