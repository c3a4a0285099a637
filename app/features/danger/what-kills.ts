import { TEXT_LANGUAGES, type TextLanguage } from "#app/features/topics/vocabulary/written-in";

/** What stands before a thing that is said to kill the writer, how that is said, and who or what would really do so: customers kill with their letters alone. */
interface Killing {
  thing: string;
  kills: string;
  really: RegExp;
}

const KILLINGS: Record<TextLanguage, Killing> = {
  en: {
    thing:
      "(?:(?:the|this|that|these|those|all|my|our) (?:\\w+ ){0,4}?\\w{3,20}|\\w{3,20}ing|\\w{1,20} (?:run|close|calls?)|payroll|paperwork|bureaucracy|traffic|homework|returns|meetings|emails?)",
    kills: "(?:(?:is|are|s|re|will|ll|would|gonna|really|slowly|just|all|simply|literally|always) ){0,3}(?:kills?|killing) (?:me|us)",
    really:
      /\b(?:he|she|they|who|man|men|woman|guys?|husband|wife|ex|boyfriend|girlfriend|fiance\w*|partner|father|dad|step\w+|mother|mum|mom|brother|sister|son|daughter|uncle|cousin|gang|dealer|neighbou?r|landlord|stalker|boss|roommate|flatmate|family|someone|somebody|says?|said|threat\w*|swears?|swore|pain|grief|cancer|illness|disease|tumou?r|loneliness|depression|anxiety|guilt|silence|thoughts?|voices?|drinking|addiction|drugs|alcohol|abuse)\b/,
  },
  de: {
    thing:
      "(?:(?:das|dieses|diese|dieser|die ganzen|die vielen|der ganze|der standige|unsere?|meine?|die|der|dem|den) (?:\\w+ ){0,4}?\\w{4,20}|\\w{3,20}(?:ung|ungen|ion|ionen|erei|heit|keit|kram|akquise|stress|inventur|arbeit|ing|steuer|suche))",
    kills:
      "(?:bringt|bringen) (?:mich|uns) (?:(?:noch|jeden|jede|monat|woche|alle|irgendwann|mal|eines|tages|langsam|echt|wirklich|fast) ){0,4}um",
    really:
      /\b(?:er|sie|wer|jemand|mann|manner|frau|typ|ex\w*|freund|freundin|verlobte\w*|vater|stiefvater|mutter|bruder|schwester|sohn|tochter|onkel|cousin|schwager|bande|clan|nachbar\w*|vermieter\w*|chef\w*|mitbewohner\w*|familie|kerl|sagt|gesagt|droht\w*|gedroht|schwort|schmerz\w*|trauer|krebs|krankheit|tumor|einsamkeit|depression\w*|angst|schuld|schuldgefuhle?|leere|gedanken|stimmen|trinken|sucht|drogen|alkohol|thomas|michael|andreas|stefan|markus|christian|sebastian|alexander|maximilian|christoph|matthias|benjamin|johannes|dominik|florian|daniel|katharina|elisabeth|stefanie|christina|franziska|sabine)\b/,
  },
  fr: {
    thing: "(?:le|la|l|les|ces|ce|cette|mon|ma|mes|notre|nos|toutes?|tous) (?:\\w+ ){0,4}?\\w{3,20}",
    kills: "(?:(?:va|vont|est en train de|sont en train de) (?:me|nous) tuer|(?:me|nous) (?:tue|tuent|tuera|tueront|acheve|achevent))",
    really:
      /\b(?:il|elle|ils|qui|quelqu un|hommes?|femme|mec|type|mari|copain|copine|compagnon|conjoint|pere|mere|frere|soeur|fils|fille|oncle|ex|bande|voisin\w*|proprietaire|patron\w*|chef|coloc\w*|famille|dit|menac\w+|jure|douleur\w*|chagrin|cancer|maladie|solitude|depression|angoisse|culpabilite|vide|pensees|voix|alcool|drogue)\b/,
  },
  es: {
    thing: "(?:el|la|los|las|este|esta|estos|estas|mi|mis|nuestr[oa]s?|tant[oa]s?|tod[oa]s?) (?:\\w+ ){0,4}?\\w{3,20}",
    kills: "(?:(?:me|nos) (?:va|van) a matar|(?:me|nos) (?:(?:esta|estan) )?(?:mata|matan|matando|matara|mataran))",
    really:
      /\b(?:el que|ella|ellos|que vive|quien|alguien|hombres?|mujer|tipo|marido|novi[oa]|pareja|padre|padrastro|madre|herman[oa]|hij[oa]|tio|prim[oa]|ex|banda|vecin[oa]|caser[oa]|jef[ea]|companer[oa]|familia|conmigo|dice\w*|dijo|dicho|amenaz\w+|jura|juro|dolor|pena|cancer|enfermedad|soledad|depresion|ansiedad|culpa|vacio|pensamientos|voces|alcohol|adiccion|droga)\b/,
  },
  it: {
    thing: "(?:il|lo|la|l|i|gli|le|questo|questa|questi|queste|mio|mia|nostr[oaie]|tutt[oaie]) (?:\\w+ ){0,4}?\\w{3,20}",
    kills: "(?:mi|ci) (?:(?:sta|stanno|fa|fanno|un|giorno) ){0,2}(?:uccid\\w+|ammazz\\w+|morire|impazzire)",
    really:
      /\b(?:lui|lei|loro|chi|qualcuno|uomo|uomini|donna|tizio|marito|moglie|fidanzat[oa]|compagn[oa]|padre|patrigno|madre|fratello|sorella|figli[oa]|zio|cugin[oa]|ex|banda|vicin[oa]|padron[ea]|capo|coinquilin[oa]|famiglia|dice|detto|minacc\w+|giura\w*|dolore|lutto|cancro|malattia|solitudine|depressione|ansia|colpa|vuoto|pensieri|voci|alcol|dipendenza|droga)\b/,
  },
};

const killers = TEXT_LANGUAGES.map((language) => {
  const { thing, kills, really } = KILLINGS[language];
  // pattern: fixed alternatives, with a bounded number of words between them
  return { said: new RegExp(`\\b${thing} ${kills}\\b`, "g"), really };
});

/** Who is brought out of their mind, or is killed with letters, lives on. */
const LIVES_ON =
  /\b(?:mein|meine|unser|unsere|der|die|das) (?:auto|wagen|motor|rechner|computer|laptop|pc|handy|drucker|server|software|programm|app|website|heizung|maschine|waschmaschine|kasse|scanner|akku) (?:will|mag|mochte) (?:\w+ )?nicht mehr(?: \w+en)?\b|\b(?:(?:i|ich|je|yo|io) )?(?:(?:want to|will|mochte|muss|veux|voudrais|dois|quiero|quisiera|voglio|vorrei|devo) )?(?:(?:quit|stop|give up) (?:smoking|vaping)|mit dem rauchen (?:aufhoren|aufzuhoren)|arreter de fumer|dejar de fumar|smettere di fumare)\b|\bbring(?:t|en) (?:mich|uns) (?:(?:noch|alle|langsam|echt|fast) ){0,2}um (?:den|meinen|meine|die|das|unseren) (?!leben)\w+|\b(?:it|that|this) (?:would|will|d|ll) kill (?:him|her|them|my \w+)\b|\bbringt (?:ihn|sie) das um\b|\bdas (?:bringt|wurde) (?:ihn|sie) um(?:bringen)?\b|\bca (?:le|la|les) (?:tue|tuera|tuerait)\b|\bschlagen? (?:wir )?(?:die|unsere) konkurrenz\b|\bbringt (?:er|sie|es) (?:die|das|den|unsere?n?) (?:marke|firma|umsatz|projekt|produkt|stimmung|geschaft|marge|budget|rendite) (?:\w+ )?um\b|\bmi ammazz\w+ di (?:mail|lavoro|chiamate|richieste|messaggi)\b/g;
/** So many letters before a thing may name who it is. */
const BEFORE = 40;

/** Returns folded words without what says only that a chore, a queue or a calendar kills the writer. A person, pain or drink before it is heard. */
export const withoutWhatKills = (words: string): string =>
  killers.reduce(
    (rest, { said, really }) =>
      rest.replace(said, (killing, at: number) => (really.test(rest.slice(Math.max(0, at - BEFORE), at + killing.length)) ? killing : " ")),
    words.replace(LIVES_ON, " "),
  );
