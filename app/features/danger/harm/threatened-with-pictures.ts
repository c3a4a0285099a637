import { TEXT_LANGUAGES, type TextLanguage } from "#app/features/topics/vocabulary/written-in";
import { isMinor } from "../minors";
import { isSaid, type Sign } from "../signs-in-parts";

/**
 * Threats with pictures of a body, and blackmail after a video call. Matched like the phrases in `danger.ts`; photos of an event and a photographer's bill are
 * a matter of business.
 */
const OF_BODIES =
  /\b(?:nudes?|web ?cam|naked|topless|oben ohne|catfish\w*|private (?:pics|pictures|photos|videos|fotos|bilder|foto)|privaten? (?:fotos|bilder|videos)|photos? privees?|fotos? privadas?|nackt\w*|sex ?tapes?|sex ?videos?|sexvideos?|sex photos?|intimate|intim\w*|intime?s?|undress\w*|underwear|nue?s?|denude\w*|desnud[oa]s?|video sexual|intim[oaei]|nud[oaei]|video hot|dick ?pics?|sexy (?:pics?|photos?|fotos?))\b/;
const SHOWN =
  /\b(?:blackmail\w*|black mail\w*|threat\w*|unless|leak\w*|or (?:he|she|they|else)|post(?:s|ed|ing)?|publish\w*|share[sd]?|send\w*|sent|show\w*|bitcoins?|gift ?cards?|gutschein\w*|cartes? cadeaux?|tarjetas? regalo|buoni regalo|friends get|internet|online|erpress\w*|droh\w*|sonst|veroffentlich\w*|netz|schick\w*|zeig\w*|chantage|menac\w*|sinon|publi\w+|en ligne|envo\w+|balance\w*|montr\w*|chantaj\w*|amenaz\w*|si no|o las?|sube|subir\w*|colgar|difund\w*|filtr\w*|mand\w+|ensen\w*|ricatt\w*|minacc\w*|altrimenti|diffond\w*|pubblic\w*|mettere online|mostr\w*|invi\w+)\b/;
const PICTURES = /\b(?:pics?|pictures?|photos?|videos?|fotos?|bilder|foto|immagini|imagenes|images)\b/;

const BLACKMAIL: Record<TextLanguage, readonly Sign[]> = {
  en: [
    [
      /\b(?:recorded|filmed|video ?call\w*|webcam|cam|screen ?shots?|sexting|snap|insta\w*|tinder|online)\b/,
      /\bblack ?mail(?:s|ing|ed)? me\b|\bsextort\w*\b/,
    ],
    /\bsextort\w* (?:me|my (?:son|daughter|kid|child))\b|\b(?:being|been|getting) sextorted\b/,
  ],
  de: [
    [
      /\b(?:aufgenommen|gefilmt|videochat|videoanruf|webcam|cam|snap\w*|insta\w*|tinder|internet)\b/,
      /\berpress\w* (?:\w+ )?mich\b|\bmich\b.{0,20}\berpress\w*\b|\bsextort\w*\b/,
    ],
  ],
  fr: [
    [
      /\b(?:filmee?|enregistree?|visio|webcam|cam|snap\w*|insta\w*|tinder|internet)\b/,
      /\b(?:me|m) (?:\w+ )?(?:fait|fais) (?:\w+ )?(?:du )?chantage\b|\bsextors\w*\b/,
    ],
  ],
  es: [
    [/\b(?:grabo|grabado|filmado|videollamada|webcam|snap\w*|insta\w*|tinder|internet)\b/, /\bme (?:\w+ )?chantaje\w*\b|\bsextors\w*\b/],
  ],
  it: [
    [/\b(?:registrat[oa]|filmat[oa]|videochiamata|webcam|snap\w*|insta\w*|tinder|internet)\b/, /\bmi (?:\w+ )?ricatta\w*\b|\bsextors\w*\b/],
  ],
};

/** How each language speaks of the pictures, so that the text is answered in it. */
const OWN: Record<TextLanguage, RegExp> = {
  en: /\b(?:my|our|me|the|him|her)\b.{0,60}\b(?:nudes?|pics?|photos?|pictures?|tape|video)\b|\b(?:nudes?|pics?|photos?|pictures?|tape|videos?)\b.{0,60}\b(?:my|me|i|he)\b/,
  de: /\b(?:meine?|unser|von mir|mich|die|ich)\b.{0,60}\b(?:\w*fotos?|\w*bilder|\w*videos?)\b|\b(?:\w*fotos?|\w*bilder|\w*videos?)\b.{0,60}\b(?:mir|mich|ich|meine?)\b/,
  fr: /\b(?:mes|ma|notre|de moi|les|je|j)\b.{0,60}\b(?:photos?|videos?|sex ?tape|images)\b|\b(?:photos?|videos?|images)\b.{0,60}\b(?:moi|mes|je|mon)\b/,
  es: /\b(?:mis?|nuestro|mias?|las|tengo|tienen?)\b.{0,60}\b(?:fotos?|videos?|imagenes)\b|\b(?:fotos?|videos?|imagenes)\b.{0,60}\b(?:mias?|mis?|tengo)\b/,
  it: /\b(?:mie|mia|miei|mio|nostro|di me|le|ho)\b.{0,60}\b(?:foto|video|immagini)\b|\b(?:foto|video|immagini)\b.{0,60}\b(?:me|mie|mia|ho)\b/,
};
/** Photographers, products and campaigns. */
const OF_BUSINESS =
  /\b(?:photograph\w*|fotograf\w*|photographe|product\w*|produkt\w*|produit\w*|catalog\w*|katalog\w*|event|campaign\w*|kampagne|campagne|campana|campagna|logo|model (?:agency|release)|boudoir|onlyfans|patreon|tax\w*|steuer\w*|sell\w*|sold|verkauf\w*|vend\w+|art|artist\w*|paint\w*|gallery|galerie|galeria|galleria|studio|exhibition|ausstellung|impuestos?|tasse|lingerie (?:brand|shop)|copyright|urheber\w*|droits? d auteur|derechos de autor|diritti d autore)\b/;

/** Returns the languages in which folded words with single spaces tell of such a threat; of a minor any pictures that are threatened with. */
export function pictureThreatLanguages(words: string, among: readonly TextLanguage[] = TEXT_LANGUAGES): TextLanguage[] {
  const isOfPictures = !OF_BUSINESS.test(words) && SHOWN.test(words) && (OF_BODIES.test(words) || (PICTURES.test(words) && isMinor(words)));
  return among.filter((language) => (isOfPictures && OWN[language].test(words)) || isSaid(BLACKMAIL[language], words));
}
