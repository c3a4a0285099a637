import type { PlainMatter } from "./plain-matter";

/** Roles of employees that are named like an area of advice. */
const ROLE =
  /\b(?:developers?|programmers?|coders?|engineers?|it (?:person|guy|technician|manager)|marketing (?:manager|person|assistant|director)|sales ?(?:man|men|woman|person|people|manager|reps?)|webmaster|data (?:analyst|scientist)|product manager|(?:web|software|app|anwendungs|fach)?(?:entwickler|programmierer|informatiker)(?:in|innen|s|n)?|it (?:kraft|techniker\w*|mitarbeiter\w*)|marketing(?: ?(?:manager\w*|leiter\w*|mitarbeiter\w*|kraft))|vertriebs(?:leiter|mitarbeiter|kraft)\w*|verkaufs(?:leiter|kraft)\w*|datenanalyst\w*|produktmanager\w*|developpeu\w+|programmeu\w+|informaticienn?e?s?|ingenieure?s?|responsable (?:marketing|commercial\w*|informatique)|commercial|commerciale|chef de produit|programador\w*|desarrollador\w*|informatic[oa]s?|ingenier[oa]s?|(?:responsable|director[a]?|jef[ea]) de (?:marketing|ventas)|comercial|programmator\w+|sviluppator\w+|informatic[oi]|ingegner[ei]|responsabile (?:marketing|vendite|commerciale))\b/;
const FOR_WORK =
  /\b(?:freelanc\w*|consultants?|agenc(?:y|ies)|(?:to|who can) (?:build|make|fix|write|create|develop|redesign|migrate)|(?:build|fix|develop|redesign) (?:our|my|an?|the)|agentur\w*|freiberuf\w*|berater\w*|auftrag\w*|(?:bauen|programmieren|entwickeln|erstellen)|agences?|prestataire\w*|independant\w*|pour (?:creer|faire|developper|refaire)|agencias?|autonom[oa]s?|para (?:crear|hacer|desarrollar)|agenzi[ae]|per (?:creare|fare|sviluppare)|visas?|visum|visados?|visto|permits?|aufenthalt\w*|indien|abroad|etranger\w*|extranjer[oa]s?|stranier[oi])\b/;

/** A contract for somebody in a role, and finding somebody for it: neither is a question of the role's own field. */
export const MATTERS_OF_ROLES: readonly PlainMatter[] = [
  {
    areas: { "Employment Law": 0.75, "Human Resources": 0.1 },
    signs: [
      /\b(?:(?:employment|work|labou?r) contracts?|contracts? of employment|arbeitsvertr\w+|anstellungsvertr\w+|contrats? de travail|contratos? (?:de trabajo|laboral(?:es)?)|contratt[oi] di lavoro)\b/,
      ROLE,
    ],
    not: FOR_WORK,
  },
  {
    areas: { "Human Resources": 0.75, "Employment Law": 0.1 },
    signs: [
      /\b(?:(?:need|want|have|like|trying|looking|going|how|wish|about) to (?:hire|recruit|employ)|(?:hiring|recruiting)|(?:wollen|mussen|mochten|muss|mochte|will|wie) (?:\w+ ){0,6}(?:einstellen|anstellen)|(?:voulons|devons|veux|dois|voudrais|faut|veut|doit|comment) (?:\w+ )?(?:embaucher|recruter)|(?:queremos|necesitamos|quiero|necesito|debemos|como|vamos a) (?:contratar|fichar)|(?:vogliamo|dobbiamo|voglio|devo|vorrei|vorremmo|come) (?:assumere|reclutare))\b/,
      ROLE,
    ],
    not: FOR_WORK,
  },
];
