import { namesAnArea } from "../vocabulary/topics-in-text";
import { wordsOf } from "../vocabulary/words-of-text";
import { mattersIn } from "./matters-in-text";

/** Words for when, where, price and language, and small words around them: they say nothing about the matter. */
const WORDS_OF_PREFERENCES = new Set(
  `a an the and or but if of in on at by for from to with about than then as so that this these it is are be was were can could may might would will shall do does did have has
  had i we you me us my our your somebody someone anybody anyone one ones who whom which what how when where there here not no yes ok okay please thanks thank hello hi
  need needs want wants like prefer possible available availability free slot time times now today tonight tomorrow soon sooner soonest asap urgent urgently immediately right away
  early earlier late later latest before after until next last fast quick quickly week weeks day days month months hour hours minute minutes morning afternoon evening noon weekend monday tuesday
  wednesday thursday friday saturday sunday january february march april june july august september october november december already still only just
  speak speaks speaking spoken language english german french spanish italian native fluent near nearby close area city country lives live based
  pay budget rate rates price prices cost costs cheap cheaper max maximum most least more less up under below above around per dollars dollar usd euros euro eur pounds pound gbp francs
  bitte danke hallo suche suchen ich wir sie du mir uns jemand jemanden wer was wie wann wo der die das den dem des ein eine einen einem einer und oder aber in im am um an auf bei bis von vom zu
  zum zur fur mit nach vor ab aus ist sind sei ware kann konnen konnte konnten hatte habe haben brauche brauchen brauchten mochte mochten geht ginge noch schon nur nicht kein keine frei termin zeit
  heute morgen ubermorgen bald sofort dringend eilig eilt eile schnell rasch zugig moglich moglichst fruh spater spatestens nachste nachsten nachster nachstes woche wochen tag tage tagen monat stunde stunden uhr vormittag
  nachmittag abend montag dienstag mittwoch donnerstag freitag samstag sonntag spricht sprechen deutsch englisch franzosisch italienisch spanisch sprache nahe hochstens maximal unter
  uber pro preis kosten euro franken gunstig gunstiger billiger
  bonjour merci cherche cherchons svp s il vous te plait je j tu on nous moi quelqu un une des de du d le la les l et ou mais si en au aux a dans pour avec sans par chez est sont soit serait peut
  pouvez pourrait faut faudrait besoin ai avons voudrais voudrions aimerais qui que quoi quel quelle quand comment ce c cette cet ne pas plus possible libre disponible creneau heure heures
  maintenant aujourd hui demain apres avant des bientot vite rapidement rapide urgent urgence tout suite presse pressee rien ca semaine prochaine prochain jour jours mois matin midi soir lundi mardi mercredi jeudi vendredi samedi
  dimanche parle parlant langue francais anglais allemand italien espagnol pres proche maximum moins cher euros francs par
  hola gracias por favor busco buscamos yo nosotros me nos alguien uno una unos el los las lo un y o pero si en al a de del para con sin por es son sea seria puede pueden podria podrian hay
  necesito necesitamos quiero queremos tengo tenemos que quien cual cuando como donde este esta esto no mas menos posible libre disponible hora horas ahora mismo hoy manana pasado antes
  despues pronto cuanto rapido rapidamente urgente semana proxima proximo viene dia dias mes tarde noche lunes martes miercoles jueves viernes sabado domingo habla hable hablen idioma espanol ingles
  frances aleman italiano cerca maximo barato caro euros dolares
  ciao grazie favore cerco cerchiamo serve io noi mi ci qualcuno uno una il lo la i gli le l un e o ma se in nel al a di del da per con senza e sono sia sarebbe puo possono potrebbe c ho abbiamo bisogno
  vorrei vorremmo chi che cosa quale quando come dove questo questa non piu meno possibile libero libera disponibile ora ore adesso subito oggi domani dopodomani rapidamente velocemente fretta prima dopo presto
  urgente settimana prossima prossimo giorno giorni mese mattina pomeriggio sera stasera lunedi martedi mercoledi giovedi venerdi sabato domenica parla parli lingua inglese francese
  tedesco spagnolo vicino massimo economico costa euro dollari`.split(/\s+/),
);

/** Weight of one phrase of several words, such as 'how are you'; thanks and a greeting may precede any preference. */
const SAYING_OF_CHAT = 1.5;

const isOfPreferences = (word: string) => WORDS_OF_PREFERENCES.has(word) || /^[\d&+]|^.$/.test(word);

/** Returns the words that are no preference, and whether any is of another matter: weather, private life, homework. */
export function besidePreferences(text: string): { beside: string[]; isOfOtherMatter: boolean } {
  const beside = wordsOf(text)
    .map(({ folded }) => folded)
    .filter((word) => !isOfPreferences(word));
  return {
    beside,
    isOfOtherMatter: mattersIn(beside.join(" ")).size > 0 || (mattersIn(text).get("chat") ?? 0) >= SAYING_OF_CHAT,
  };
}

/** Words that show somebody is wanted soon, or in a language. */
const WANTED = new Set(
  `fast quick quickly asap urgent urgently immediately soon dringend eilig schnell rasch zugig sofort bald vite rapidement urgence presse pressee eilt eile rapido rapidamente urgente pronto fretta
  velocemente subito presto speak speaks speaking spricht sprechen parle parlant habla hable parla parli`.split(/\s+/),
);

/** With at most this many other words, a named area is the whole topic; in a longer text it may be incidental. */
const FEW_WORDS = 5;

/**
 * Returns the area named in a few words, without when, where and language: 'tax adviser Vienna' from 'I need a tax adviser fast in Vienna
 * who speaks German'. Null if the text mentions neither urgency nor a language nor asks for somebody, or names no area.
 */
export function areaWithoutPreferences(text: string, { isSomebodyAsked = false } = {}): string | null {
  const words = wordsOf(text);
  if (!isSomebodyAsked && !words.some(({ folded }) => WANTED.has(folded))) return null;
  const left = words.filter(({ folded }) => !isOfPreferences(folded));
  if (left.length === 0 || left.length > FEW_WORDS) return null;
  const rest = left.map(({ start, end }) => text.slice(start, end)).join(" ");
  return namesAnArea(rest) && mattersIn(rest).size === 0 ? rest : null;
}
