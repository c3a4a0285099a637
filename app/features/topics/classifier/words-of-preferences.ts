/** 'Donnerstagnachmittag' is one word. */
const GERMAN_DAYS_IN_PARTS = ["montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag"].flatMap((day) =>
  ["morgen", "vormittag", "mittag", "nachmittag", "abend"].flatMap((part) => [day + part, `${day + part}s`]),
);

/** Words of preferences, in English, German, French, Spanish and Italian: days, times, durations, sums, limits, urgency, and the small words between them. */
export const PREFERENCE_WORDS = new Set([
  ...GERMAN_DAYS_IN_PARTS,
  ...`at after before from by until till to about around between and or not no more less than most max maximum maximal only just over up under below above within for per an a the of on in my budget is
  earliest latest later earlier am pm o clock hour hours h hr minute minutes min mins half today tomorrow tonight day morning afternoon evening evenings mornings afternoons noon weekend weekends week next this
  monday tuesday wednesday thursday friday saturday sunday urgent urgently asap soon quickly please ideally best possible as euro euros eur dollar dollars usd pound pounds gbp francs chf
  um nach vor von bis ab zwischen gegen und oder nicht kein mehr weniger als hochstens maximal unter uber pro die der das am im mein budget ist zu fruhestens spatestens uhr stunde stunden std minuten halbe eine so wie auf
  heute morgen ubermorgen abend abends vormittag vormittags nachmittag nachmittags mittags morgens wochenende woche nachste nachsten diese montag dienstag mittwoch donnerstag freitag samstag sonntag
  dringend eilig sofort schnell moglichst bald bitte gern gerne franken pfund
  a apres avant de des du entre et ou pas plus moins que maximum jusqu au le la les l d pour par mon est vers partir tard tot heure heures demi demie une un aujourd hui demain matin midi soir apresmidi
  soiree week end weekends semaine prochaine lundi mardi mercredi jeudi vendredi samedi dimanche urgent urgence en dans vite rapidement tot possible si livres svp
 lo una un las los el despues antes entre y o no mas menos que maximo hasta como para por mi es presupuesto sobre partir hora horas media minutos hoy manana posible tarde noche mediodia fin semana proxima lunes martes miercoles jueves viernes
  sabado domingo urgente pronto rapido favor dolares libras
  alle dopo le prima delle dell all dalle tra fra e non piu meno di massimo al un possibile fino entro verso per il mio nel ora ore mezz mezza minuti oggi domani mattina pomeriggio sera serata mezzogiorno fine settimana
  lunedi martedi mercoledi giovedi venerdi sabato domenica presto subito fretta favore dollari sterline franchi
  mondays tuesdays wednesdays thursdays fridays saturdays sundays every montags dienstags mittwochs donnerstags freitags samstags sonntags jeden liebsten besten einem lieber
  lundis mardis mercredis jeudis vendredis samedis dimanches plutot sabados domingos preferiblemente preferibilmente`.split(/\s+/),
]);

/** At the end of a preference, these start what follows it. */
export const JOINTS = new Set(
  "for a an the my of and die der das eine mein als pour une un mon de des du et para mi una el la y per il mio e di".split(" "),
);
/** Words that only say how soon, which day, how long, where or in which language: preferences if they fill a whole clause, or if several stand together. */
export const WEAK =
  / (?:urgent(?:ly|e)?|asap|soon|quickly|dringend|eilig|sofort|schnell|bald|urgence|vite|rapidement|pronto|antes posible|presto|subito|fretta|today|tomorrow|tonight|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|(?:mon|diens|donners|frei|sams|sonn)tag(?:morgen|vormittag|mittag|nachmittag|abend)?s?|mittwoch(?:morgen|vormittag|mittag|nachmittag|abend)?s?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|weekends?|week end|evenings?|mornings?|afternoons?|heute|morgen|ubermorgen|abends?|vormittags?|nachmittags?|wochenende|demain|soir|matin|fin de semana|manana|tarde|noche|fine settimana|domani|mattina|sera|pomeriggio|prima possibile|as possible|(?:15|20|30|45|60|75|90|120) (?:min|mins|minutes?|minuten|minutos|minuti)|half an hour|(?:an|one|1) hour|(?:eine halbe|eine|1) stunde|(?:une demi|une|1) heure|(?:media|una|1) hora|(?:mezz|un|1) ora|LANGUAGE|PLACE)(?= )/g;

const MONEY =
  "(?:[€$£¥]|(?:euros?|eur|dollars?|usd|pounds?|gbp|francs?|chf|franken|pfund|livres|dolares|libras|dollari|sterline|franchi)(?= ))";
const LIMIT =
  "(?:under|below|less|most|more than|up to|max|maximum|budget|unter|hochstens|maximal|bis zu|bis|weniger|mehr als|moins|plus de|jusqu a|menos|presupuesto|maximo|mas de|hasta|meno|massimo|piu di|fino a|per hour|an hour|pro stunde|die stunde|par heure|l heure|por hora|la hora|all ora|l ora)";
const CLOCK_UNIT = "(?:h|uhr|am|pm|a m|p m|o clock|heures?|horas|ore)";
/** Numbers that can only be preferences next to other preference words: a clock time or a price limit. */
// pattern: fixed alternatives between spaces; each number has at most eight digits
export const FIGURES = [
  new RegExp(` ${LIMIT} (?:[a-z]{1,8} ){0,3}(?:${MONEY} ?\\d[\\d ]{0,7}|\\d[\\d ]{0,7}${MONEY}) `),
  new RegExp(` (?:${MONEY} ?\\d[\\d ]{0,7}|\\d[\\d ]{0,7}${MONEY}) (?:[a-z]{1,7} )?${LIMIT} `),
  / (?:max|maximum|maximal|budget|presupuesto) (?:[a-z]{1,4} )?\d{2,5} $/,
  new RegExp(` \\d{1,2}(?:(?: ?h ?| )[0-5]\\d)? ?${CLOCK_UNIT}(?= )`),
  / (?:las?|alle|dopo le|delle|dalle|tra le|fra le) \d{1,2} /,
  / (?:after|before|at|between|from|until|nach|vor|um|ab|bis|apres|avant|entre) \d{1,2} [0-5]\d /,
  / \d{1,2} (?:in|de|di|du|am) (?:the |la )?(?:morning|afternoon|evening|morgen|abend|manana|tarde|noche|matin|soir|mattina|pomeriggio|sera) /,
  / \d{1,2} ?h ?[0-5]\d /,
];
