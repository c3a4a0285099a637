const anyOf = (...words: string[]) => words.join(" ").trim().split(/\s+/).join("|");

/** Words of a price, in English, German, French, Spanish and Italian. */
// pattern: fixed alternatives between two ends of a word.
const PRICE = new RegExp(
  `\\b(?:${anyOf(
    "price prices priced cost costs pay paying rate rates fee fees budget cheap cheaper affordable expensive hourly hour spend",
    "preis preise kosten kostet zahlen zahle bezahlen honorar stundensatz satz gunstig gunstiger billig billiger teuer teurer stunde ausgeben",
    "prix tarif tarifs cout coute couter payer honoraires cher chere chers heure depenser",
    "precio precios tarifa coste costo cuesta cueste pagar honorarios presupuesto barato barata caro cara gastar",
    "prezzo prezzi tariffa costi costa pagare onorario economico economica spendere",
  )})\\b`,
);
/** What a number counts instead of money, right behind it. */
// pattern: fixed alternatives after at most two blanks.
const COUNTED = new RegExp(
  `^[ -]{0,2}(?:%|(?:${anyOf(
    "percent people persons? employees staff users? customers? clients? days? weeks? months? years? hours? minutes? km cm mm kg am pm million m bn th st nd rd pieces units items heads seats guests children kids members followers stores shops sqm",
    "prozent mitarbeiter\\w* leute\\w* personen tage\\w* wochen monate\\w* jahre\\w* jahrige\\w* stunden? min minut\\w{1,3} uhr h kunden stuck meter quadratmeter kilo tonnen kopfe platze gaste kinder",
    "pourcent pour\\scent salaries employes personnes jours semaines mois ans annees heures? pieces clients places enfants metres kilos",
    "por\\sciento empleados personas dias semanas meses anos horas? piezas clientes plazas ninos metros",
    "per\\scento dipendenti persone giorni settimane mesi anni or[ae] pezzi clienti posti bambini metri chili",
  )})\\b)`,
);
/** Of these a number tells the age or how many they are. */
// pattern: fixed alternatives, at most one word and the fixed words of a limit.
const OF_PEOPLE = new RegExp(
  `\\b(?:${anyOf(
    "nobody noone anybody anyone everybody everyone someone somebody people women men girls boys kids children teenagers aged age customers clients audience generation buyers readers users guests",
    "niemand jemand jeder alle leute frauen manner kinder jugendliche alter kunden kundinnen kundschaft generation leser gaste nutzer",
    "personne tous gens femmes hommes enfants jeunes age ages clients public lecteurs",
    "nadie todos gente mujeres hombres ninos jovenes edad clientes publico lectores",
    "nessuno tutti donne uomini ragazzi bambini giovani eta clienti pubblico lettori",
  )})(?: \\w{1,12}){0,5} ?$`,
);
/** Words beside a limit that say nothing else. */
const BESIDE = new Set(
  anyOf(
    "under below less than up to at most no more not max maximum maximal of is about around please thanks and but only or so",
    "unter bis zu hochstens weniger als maximal nicht mehr bitte danke und aber nur oder ca",
    "moins de jusqu a au plus pas s il vous plait svp merci et mais maxi",
    "menos hasta como maximo no mas por favor gracias y pero solo o",
    "meno di fino massimo al non piu per favore grazie e ma solo",
  ).split("|"),
);
/** What others take or somebody earns: 'our plumber charges €90 an hour'. */
const CHARGED =
  /\b(?:charges?|charged|charging|earns?|makes?|verlangt|verlangen|nimmt|nehme?|berechnet|verdien\w*|facture|facturent|demande|prend|gagne\w*|cobran?|gan[oa]n?|chiede|chiedono|vuole|prende|guadagn\w*)\b/;
const OFFER_BEFORE = /(?:^|[,;.:!?\n]|\b(?:for|about|around|fur|um|zu|pour|por|per|circa)) {0,2}$/;
const STOP = /[,;.!?:\n]/;
const CONTEXT_LETTERS = 32;

/** Returns whether a number without a currency, between two places of a folded text, is a price: a word of a price is near, or nothing else is said. */
export function isPriced(text: string, start: number, end: number): boolean {
  if (COUNTED.test(text.slice(end, end + CONTEXT_LETTERS))) return false;
  const before = text.slice(Math.max(0, start - CONTEXT_LETTERS), start);
  if (OF_PEOPLE.test(before)) return false;
  if (PRICE.test(before) || PRICE.test(text.slice(end, end + CONTEXT_LETTERS))) return true;
  const beside = `${text.slice(0, start).split(STOP).at(-1)} ${text.slice(end).split(STOP, 1)[0]}`;
  return (beside.match(/\p{L}+/gu) ?? []).every((word) => BESIDE.has(word));
}

/** Returns whether what stands before an amount an hour makes it one's own offer; without a currency a speed and a machine's work have an hour, too. */
export const isOffered = (before: string, isSigned: boolean): boolean =>
  !CHARGED.test(before) && (isSigned || PRICE.test(before) || OFFER_BEFORE.test(before));
