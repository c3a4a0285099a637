import type { Urgency } from "../need";

const WEEKDAY =
  "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)";
const SOON = "(?:next |this |kommenden |nachsten |diesen |le |el |l |al |zum |on |am )?";
const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    "a an one ein eine einem einer einen un une una uno",
    "two zwei deux dos due couple",
    "three drei trois tres tre few wenigen paar quelques pocos pocas pochi poche",
    "four vier quatre cuatro quattro",
    "five funf cinq cinco cinque",
    "six sechs six seis sei",
    "seven sieben sept siete sette",
    "eight acht huit ocho otto",
    "nine neun neuf nueve nove",
    "ten zehn dix diez dieci",
  ].flatMap((words, index) => words.split(" ").map((word) => [word, index + 1])),
);
// pattern: what is between the fixed words is one word each.
const IN_A_WHILE =
  / (?:in|within|innerhalb von|binnen|dans|d ici|sous|en|dentro de|fra|tra|entro) (?:only |just |nur |noch |solo |a |les |los |i )?(\w{1,9}) (?:working |business )?(hours?|stunden?|heures?|horas?|or[ae]|days?|tag(?:en)?|jours?|dias?|giorn[io]|weeks?|wochen?|semaines?|semanas?|settiman[ae])(?= )/g;
const HOURS = /^(?:hour|stund|heure|hora|or[ae]$)/;
const DAYS = /^(?:day|tag|jour|dia|giorn)/;
const DAYS_OF_WEEK = 7;
const MAX_DAYS_OF_HIGH = 10;
const MAX_DAYS_OF_MEDIUM = 45;

const DAY_SET = new RegExp(
  ` (?:by|until|till|before|due|bis(?: spatestens)?|spatestens|avant|d ici|jusqu a|antes del|para el|hasta el|entro|prima di) ${SOON}${WEEKDAY} | (?:runs|airs|appears|comes out|is due|expires|ends|closes|hearing|trial|erscheint|kommt raus|endet|ablauft|verhandlung|gerichtstermin|paraît|parait|sort|expire|audience|sale|se publica|vence|caduca|juicio|vista|esce|scade|udienza|scadenza) (?:is |ist |est |es |e )?${SOON}${WEEKDAY} `,
);

/** A thing that happens now, whatever is asked for: files that somebody has locked, a shop that is down. */
const RANSOM =
  / (?:ransomware|ransom|losegeld\w*|rancon|rescate|riscatto|bitcoins?) | (?:files?|dateien|daten|fichiers|archivos|ficheros|dati|server) (?:\w+ ){0,4}(?:encrypted|locked|verschlusselt|gesperrt|chiffres|cryptes|bloques|cifrados|bloqueados|cifrati|criptati|bloccati) /;
const DEMANDED =
  / (?:all|every|everything|since|demands?|demanding|asks?|asking|note|heute|alles|alle|verlang\w*|forder\w*|tous|tout|demandent?|reclament?|piden|pide|exigen|todos|todo|chiedono|chiede|tutti|tutto) /;
const BEFOREHAND =
  / (?:prevent\w*|protect\w*|avoid|insur\w*|against|training|policy|schutz\w*|vorbeug\w*|versicher\w*|gegen|proteg\w*|eviter|assur\w*|contre|preven\w*|evitar|segur\w*|contra|evitare|assicur\w*|contro) /;
const DOWN =
  / (?:since this morning|seit heute(?: morgen| fruh| nacht)?|depuis ce matin|desde esta manana|da stamattina|da questa mattina|(?:site|website|shop|store|servers?|systems?|till|tills|checkout) (?:is|are|went) (?:down|offline)|nichts geht mehr|geht nichts mehr|(?:website|seite|shop|server|kasse) ist (?:down|offline|ausgefallen)|plus rien ne (?:marche|fonctionne)|(?:site|serveur|boutique) est (?:en panne|hors ligne)|no funciona nada|nada funciona|(?:web|tienda|servidor) esta caid[oa]|non funziona (?:piu )?(?:niente|nulla)|(?:sito|server) e (?:giu|fermo|offline)|(?:been|being|got|were) hacked|wurden? gehackt|gehackt worden|(?:sommes|ete|etes) pirates?|nos han hackeado|ci hanno hackerat[oi]) /;

/** 'Today' says when help is needed only where something is needed or due: 'today we do it by hand' does not. */
const TODAY = / (?:today|heute|aujourd hui|hoy|oggi) /;
const NEEDED =
  / (?:needs?|want|help|call|talk|speak|please|lawyer|advis[eo]r|expert|urgent\w*|due|deadline|until|by today|brauch\w*|benotig\w*|hilfe|anwalt\w*|berater\w*|muss|mussen|sprechen|bitte|frist|bis|noch|dringend|besoin|faut|aide|parler|dois|devons|avocat\w*|expert\w*|cherch\w*|necesit\w*|ayuda|hablar|tengo|tenemos|abogad\w*|asesor\w*|busc\w*|bisogno|aiuto|devo|dobbiamo|parlare|serve|avvocat\w*|consulent\w*|cerc\w*|s il vous|por favor|per favore) /;

/** So few words are about nothing else: 'can it be today?' */
const FEW_WORDS = 4;

/** Returns whether 'today' in these folded words (with a space at both ends) says when help is needed. */
export const isNeededToday = (words: string): boolean =>
  TODAY.test(words) && (NEEDED.test(words) || words.trim().split(" ").length <= FEW_WORDS);

/** Returns whether files or machines are held for a ransom; not where somebody only wants to be safe from it. */
export const isAttacked = (words: string): boolean => RANSOM.test(words) && DEMANDED.test(words) && !BEFOREHAND.test(words);

/** Returns how urgent a day, a span or an emergency makes what is told; null if nothing does. `words` are folded, with a space at both ends. */
export function deadlineIn(words: string): Urgency | null {
  if (DAY_SET.test(words) || DOWN.test(words) || isAttacked(words)) return "high";
  const days = [...words.matchAll(IN_A_WHILE)].flatMap(([, number = "", unit = ""]) => daysOf(number, unit) ?? []);
  const soonest = Math.min(...days);
  return soonest <= MAX_DAYS_OF_HIGH ? "high" : soonest <= MAX_DAYS_OF_MEDIUM ? "medium" : null;
}

function daysOf(number: string, unit: string): number | null {
  const count = /^\d+$/.test(number) ? Number(number) : NUMBERS[number];
  if (count === undefined) return null;
  return HOURS.test(unit) ? 1 : DAYS.test(unit) ? count : DAYS_OF_WEEK * count;
}
