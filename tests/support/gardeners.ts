import { Parser } from "htmlparser2";
import { CATEGORIES } from "#app/features/catalog/categories";
import { EXPERTISE_TILES } from "#app/features/catalog/expertise-tiles";
import { SUBCATEGORIES } from "#app/features/catalog/subcategories";
import { TOPICS } from "#app/features/catalog/topics";
import { WIZARD_CATEGORIES } from "#app/features/catalog/wizard-categories";
import { ALL_LANGUAGES } from "#app/languages/all-languages.server";

const SAID = [
  ...CATEGORIES.flatMap(({ name, pageTitle, description, tileSubcategories }) => [name, pageTitle, description, ...tileSubcategories]),
  ...SUBCATEGORIES.flatMap(({ title, tagline, tileLabel, tileDescription, advisors, searchPlaceholder }) => [
    title,
    tagline,
    tileLabel,
    tileDescription,
    advisors,
    searchPlaceholder,
  ]),
  ...EXPERTISE_TILES.flatMap(({ label, description }) => [label, description]),
  ...WIZARD_CATEGORIES.flatMap(({ name, description }) => [name, description]),
  ...TOPICS.map(({ name }) => name),
];
const TRANSLATED = Object.values(ALL_LANGUAGES).map(({ names }) => names);

/** Names that are also everyday words, and say nothing about a catalog. */
const EVERYDAY = new Set([
  "Other",
  "Sonstiges",
  "Autre",
  "Autres",
  "Otros",
  "Altro",
  "Recht",
  "Produkt",
  "Product",
  "Business",
  "Operations",
]);
/** Names used as legal terms in the policies and the guide, in lower case like these. */
const OF_THE_LAW = new Set("legal,empresa,entreprise,derecho,droit,vente,legale,altri consulenti,otros asesores,other advisors".split(","));
/** What people of the six fields are called, and what they are asked about, beyond the catalog's own names. */
const OF_THEIR_TRADES = [
  "lawyer,lawyers,attorney,patent,trade mark,tax adviser,investor,investment,investments,start-up,start-ups,founder,founders,companies of our size,a security",
  "rechtsanwalt,patentanwalt,anwalt,anwälte,steuerberater,anlageberater,steuer-,rechts-,anlagefragen,wertpapieren,patent,gründer,start-up,unternehmen unserer größe",
  "avocat,avocats,avocate,brevet,conseiller fiscal,conseil juridique,titre financier,placement,impôt,fondateurs,start-up,entreprises de notre taille",
  "abogado,abogada,abogados,patente,patentes,asesor fiscal,asesoramiento jurídico,fiscales,inversiones,venta de valores,fundadores,start-up,empresas de nuestro tamaño",
  "avvocato,avvocati,brevetto,consulente fiscale,consulente finanziario,legali,fiscali,strumenti finanziari,fondatori,soci,start-up,aziende delle nostre dimensioni",
].flatMap((words) => words.split(","));

/** Every word of the six specified categories, of their sub-categories and areas, in each language. */
const NAMES = SAID.flatMap((english) => [english, ...TRANSLATED.flatMap((names) => names[english] ?? [])]);
const WORDS_OF_THE_SIX = [...new Set([...NAMES, ...OF_THEIR_TRADES])].filter((word) => !EVERYDAY.has(word));

const escaped = WORDS_OF_THE_SIX.toSorted((one, other) => other.length - one.length).map((word) =>
  word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
);
const OF_THE_SIX = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join("|")})(?![\\p{L}\\p{N}])`, "giu");

const READ_ATTRIBUTES = ["alt", "aria-label", "content", "placeholder", "title", "value"];

/** Returns a page's texts piece by piece, including attributes that people read or hear. */
export function piecesOf(html: string): string[] {
  const pieces: string[] = [];
  let silent = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === "script" || name === "style") silent += 1;
      if (name === "input" && attributes.type === "hidden") return;
      for (const attribute of READ_ATTRIBUTES) if (attributes[attribute]) pieces.push(attributes[attribute]);
    },
    onclosetag(name) {
      if (name === "script" || name === "style") silent -= 1;
    },
    ontext(text) {
      if (silent === 0 && text.trim()) pieces.push(text.trim());
    },
  });
  parser.end(html);
  return pieces;
}

/** What was found in each piece: most stand on every page, and the words of five languages are many. */
const found = new Map<string, string | undefined>();

function wordIn(piece: string) {
  if (!found.has(piece))
    found.set(
      piece,
      [...piece.matchAll(OF_THE_SIX)].map(([word]) => word).find((word) => !OF_THE_LAW.has(word.toLowerCase())),
    );
  return found.get(piece);
}

/** Returns the pieces that contain a word of the six, as 'word: piece'. */
export const wordsOfTheSix = (pieces: readonly string[]): string[] =>
  pieces.flatMap((piece) => {
    const word = wordIn(piece);
    return word ? [`${word}: ${piece.replace(/\s+/g, " ").slice(0, 160)}`] : [];
  });
