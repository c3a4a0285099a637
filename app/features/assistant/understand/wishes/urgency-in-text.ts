import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import type { Urgency } from "../need";
import { asksForQuickHelp } from "../quick-help";
import { dayPartsIn } from "./day-part-in-text";
import { deadlineIn, isNeededToday } from "./deadline-in-text";
import { happensNow } from "./happening-now";
import { withoutPastSpans } from "./past-span";

/** Phrases for when help is needed, in English, German, French, Spanish and Italian. Matched before shorter phrases that they contain. */
const SAYINGS: Record<Urgency, string> = {
  low: `
    not urgent, isn t urgent, not that urgent, no rush, no hurry, not in a hurry, whenever it suits, exploring, just looking, someday, next year, next quarter, in three months, 1 3 months, planning ahead, long term
    nicht dringend, nicht so dringend, keine eile, ohne eile, es eilt nicht, eilt nicht, nicht eilig, irgendwann, nachstes jahr, langfristig
    pas urgent, sans urgence, pas d urgence, rien ne presse, ne presse pas, pas presse, pas pressee, pas pressees, sans me presser, un jour, l annee prochaine, a long terme
    no es urgente, no urge, sin urgencia, no corre prisa, no hay prisa, sin prisa, algun dia, el proximo ano, a largo plazo
    non urgente, non e urgente, senza urgenza, non c e fretta, nessuna fretta, senza fretta, un giorno, l anno prossimo, a lungo termine`,
  high: `
    urgent, urgently, asap, as soon as possible, immediate, immediately, right now, right away, tomorrow, this week, within a week, within 1 week, within days, emergency, deadline is, by monday, by friday, time critical, running out of time, no time to lose, in a hurry, on short notice,
    as fast as possible, as quickly as possible
    dringend, dringende, dringender, dringenden, dringendes, sofort, eilig, eilige, eiligen, eiliger, es eilt, so schnell wie moglich, so schnell es geht, moglichst schnell,
    so bald wie moglich, schnellstmoglich, baldmoglichst, umgehend, kurzfristig, morgen, diese woche
    urgence, urgents, urgente, tout de suite, le plus vite possible, au plus vite, rapidement possible, immediatement, des que possible, demain, cette semaine
    urgente, urgentes, urgentemente, inmediatamente, cuanto antes, lo antes posible, lo mas rapido posible, manana, esta semana, ahora mismo
    subito, urgenza, urgenti, il prima possibile, al piu presto, in fretta, immediatamente, domani, questa settimana`,
  medium: `
    soon, next week, next weeks, this month, next month, within a month, within 1 month, in two weeks, in a few weeks
    bald, nachste woche, nachsten monat, diesen monat, in zwei wochen
    bientot, la semaine prochaine, ce mois, le mois prochain
    pronto, la proxima semana, este mes, el proximo mes
    presto, la prossima settimana, questo mese, il mese prossimo`,
};

const sayings = (Object.keys(SAYINGS) as Urgency[]).map((urgency) => ({
  urgency,
  phrases: SAYINGS[urgency]
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => ` ${entry} `),
}));

/** First aid is 'pronto', and nothing that is wanted soon. */
const FIRST_AID = /\bpronto (?:soccorso|intervento)\b/giu;

/** Parts of today, which say both how soon and when. */
const TODAY =
  / (?:tonight|this (?:evening|afternoon)|heute (?:abend|mittag|nachmittag)|ce soir|cet apres midi|esta (?:noche|tarde)|stasera|questa sera) /;

/** Returns how soon help is needed, or null if not stated. 'Not urgent' is low, whatever else is said. */
export function urgencyIn(said: string): Urgency | null {
  const text = withoutPastSpans(said.replace(FIRST_AID, " "));
  const words = wordsOf(text).map(({ folded }) => folded);
  const { rest } = dayPartsIn(text);
  const named = sayings.find(({ phrases }) => phrases.some((phrase) => rest.includes(phrase)))?.urgency ?? null;
  const plain = ` ${words.join(" ")} `;
  const told = named === "high" || named === "low" ? named : (deadlineIn(plain) ?? named);
  const pressing = told !== "low" && (TODAY.test(plain) || isNeededToday(plain) || happensNow(text)) ? "high" : told;
  return pressing !== "low" && asksForQuickHelp(text) ? "high" : pressing;
}
