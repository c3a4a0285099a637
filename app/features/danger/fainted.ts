import { TEXT_LANGUAGES, type TextLanguage } from "#app/features/topics/vocabulary/written-in";
import { isNotNow } from "./emergencies";
import { isSaid, type Sign } from "./signs-in-parts";

/** Who: people at work, guests, family, or a number of them. */
const PEOPLE: Record<TextLanguage, RegExp> = {
  en: /\b(?:people|persons?|colleagues?|co ?workers?|employees?|workers?|customers?|clients?|guests?|visitors?|apprentice|trainee|staff|crew|team ?mate|woman|man|lady|guy|child|kid|girl|boy|baby|son|daughter|wife|husband|mother|mum|mom|father|dad|grand\w+|friend|flatmate|brother|sister|neighbou?r|boss|teacher|pupil|student|driver|someone|somebody|intern|dishwasher|cook|waiter|waitress|nurse|patient|participant|attendee|manager|receptionist|one of us|(?:one|two|three|four|five|some|several) (?:of (?:us|them|the))?|she|he)\b/,
  de: /\b(?:leute|personen|person|kolleg\w+|mitarbeiter\w*|angestellte\w*|arbeiter\w*|kund(?:e|in|en)|gast|gaste|besucher\w*|lehrling|azubi\w*|frau|mann|dame|kind|madchen|junge|baby|sohn|tochter|mutter|mama|vater|papa|oma|opa|freund\w*|bruder|schwester|nachbar\w*|chef\w*|lehrer\w*|schuler\w*|fahrer\w*|jemand|praktikant\w*|\w{3,20}kraft|koch|kochin|kellner\w*|patient\w*|teilnehmer\w*|einer von uns|einer|eine|zwei|drei|vier|er|sie)\b/,
  fr: /\b(?:gens|personnes?|collegues?|employee?s?|ouvriers?|salariee?s?|clients?|clientes?|invitee?s?|visiteurs?|apprentie?s?|stagiaires?|femme|homme|dame|monsieur|enfants?|fille|fils|garcon|bebe|mari|mere|maman|pere|papa|mamie|papi|amie?|copine?|frere|soeur|voisine?|patronne?|prof|eleves?|chauffeur|participante?s?|quelqu un|l un|deux|trois|quatre|elle|il|on)\b/,
  es: /\b(?:personas?|companer[oa]s?|emplead[oa]s?|trabajador\w*|operari[oa]s?|client[ea]s?|invitad[oa]s?|visitantes?|aprendiz\w*|mujer|hombre|senora?|nin[oa]s?|hij[oa]|bebe|marido|madre|mama|padre|papa|abuel[oa]|amig[oa]|herman[oa]|vecin[oa]|jef[ea]|profesor\w*|alumn[oa]s?|conductor|participantes?|alguien|un[oa] de nosotros|dos|tres|cuatro|ella|el)\b/,
  it: /\b(?:persone|persona|collegh[ie]|collega|dipendent[ei]|operai[oa]?|lavorator\w*|client[ei]|ospit[ei]|visitator\w*|apprendist[ai]|stagist[ai]|donna|uomo|signora|signore|bambin[oaie]|figli[oa]|ragazz[oa]|neonat[oa]|marito|moglie|madre|mamma|padre|papa|nonn[oa]|amic[oa]|fratello|sorella|vicin[oa]|capo|insegnante|alunn[oaie]|autista|partecipant[ei]|qualcuno|uno di noi|due|tre|quattro|lei|lui)\b/,
};

/** That they have fainted. */
const FAINTED: Record<TextLanguage, RegExp> = {
  en: /\b(?:fainted|blacked out|keeled over|fainting|keeps fainting|passed out(?! (?:\d+|flyers|leaflets|samples|brochures|cards|the|our|free|to)\b))\b/,
  de: /\bohnmachtig (?:geworden|wurde|wird|werden|umgefallen|umgekippt)\b|\bin ohnmacht (?:gefallen|fiel|fallt)\b|\b(?:leute|personen|kolleg\w+|mitarbeiter\w*|kund(?:e|in)|gast|lehrling|azubi|frau|mann|kind|mutter|vater|oma|opa|freund\w*|chef\w*|teilnehmer\w*|jemand|einer von uns) (?:\w+ ){0,5}?(?:umgekippt|umgefallen|weggetreten|weggekippt|weggesackt|zusammengesackt|zusammengeklappt)\b/,
  fr: /\b(?:s est|se sont|me suis|vient de s|viennent de s|s etait) ?(?:(?:tous|toutes|deux|trois) )?(?:evanoui\w*)\b|\b(?:tombee?s?|tomber) dans les pommes\b|\bs evanouir\b(?= (?:devant|dans|au|a|sur|sous|ici|en)|$)|\b(?:fait|faire|eu) un malaise\b|\btourner? de l oeil\b/,
  es: /\bse (?:(?:ha|han|me|nos|acaba|acaban|de) ){0,3}(?:desmay(?:ado|o|aron|ar)|desvanec(?:ido|io|ieron))\b|\b(?:caido|cayo|caida) redond[oa]\b|\bha perdido el sentido\b/,
  it: /\b(?:e|sono|siamo|son) (?:appena |quasi )?(?:svenut[oaie]|accasciat[oaie])\b|\bsi e (?:accasciat[oa]|afflosciat[oa])\b|\bha perso i sensi\b/,
};

/** Whoever faints in a story, at a price, or in a claim for it. */
const OF_A_MATTER =
  /\b(?:metaphor\w*|almost|nearly|fast|presque|casi|quasi|prices?|films?|movies?|novels?|scene|actor|actress|video|liab\w+|insur\w+|claims?|sue|compensation|licen[cs]e|first aid|customers faint|preisen?|szene|roman|haft\w*|versicher\w*|schadenersatz|erste hilfe|ersthelfer\w*|prix|scene|roman|responsab\w+|assur\w+|indemni\w+|premiers secours|secourisme|precios?|escena|novela|indemniz\w+|seguro|primeros auxilios|prezz[oi]|scena|romanzo|risarc\w+|assicuraz\w*|primo soccorso|server|app|website|market|sales|umsatz|kurs|boerse|borse)\b/;
/** A longer text tells of more than that somebody has fainted just now. */
const MAX_LENGTH = 150;

const sign = (language: TextLanguage): Sign => [PEOPLE[language], FAINTED[language]];
const SIGNS: Record<TextLanguage, Sign> = { en: sign("en"), de: sign("de"), fr: sign("fr"), es: sign("es"), it: sign("it") };

/** Returns the languages in which folded words with single spaces tell that somebody has fainted. */
export const faintedLanguages = (words: string): TextLanguage[] =>
  words.length > MAX_LENGTH || isNotNow(words) || OF_A_MATTER.test(words)
    ? []
    : TEXT_LANGUAGES.filter((language) => isSaid([SIGNS[language]], words));
