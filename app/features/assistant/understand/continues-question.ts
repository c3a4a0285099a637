import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { followUpsIn } from "./follow-ups";

/** Openings that continue an earlier question ('and for taxes?'), in English, German, French, Spanish and Italian. */
const BEGINNINGS = `and, then, what about, how about, same, the same, next to that, besides, in addition, on top of that,
  und, dann, was ist mit, wie steht es, wie sieht es, dazu, dort, daneben,
  et, ensuite, de meme, la meme chose, pareil, en plus, en outre, sur place,
  y, e, luego, lo mismo, igual, que tal, de paso, alli,
  ed, poi, lo stesso, stessa cosa, in piu`;

/** The same within the first words ('I also need …') or at the end ('… as well'). */
const ALSO = `also, as well, likewise, additionally, furthermore, auch, ausserdem, zusatzlich, ebenso, ebenfalls, gleichfalls, genauso, aussi, egalement, pareillement,
  tambien, ademas, asimismo, igualmente, anche, inoltre, altrettanto, idem`;

/** Refers to earlier preferences, anywhere in the text ('at the same price', 'somebody else for …'). */
const SAME = `same city, same place, same price, same budget, same language, over there, selben stadt, gleichen stadt, gleichen preis, selben preis, gleichen sprache, selben sprache,
  meme ville, meme prix, meme budget, meme langue, la bas, misma ciudad, mismo precio, mismo presupuesto, mismo idioma, stessa citta, stesso prezzo, stesso budget, stessa lingua,
  someone else, somebody else, jemand anderes, jemand anders, quelqu un d autre, alguien mas, qualcun altro`;

/** Says explicitly that another question begins. */
const ANOTHER = `another question, different question, new question, another matter, another topic, something else, something different,
  andere frage, neue frage, anderes thema, etwas anderes, was anderes, etwas ganz anderes, autre question, nouvelle question, autre chose, autre sujet,
  otra pregunta, nueva pregunta, otra cosa, otro tema, altra domanda, nuova domanda, altra cosa, altro argomento`;

const phrasesOf = (list: string) => list.split(/[,\n]/).flatMap((phrase) => (phrase.trim() === "" ? [] : [` ${phrase.trim()} `]));
const [beginnings, alsos, sames, anothers] = [BEGINNINGS, ALSO, SAME, ANOTHER].map(phrasesOf) as [string[], string[], string[], string[]];

/** How many words count as the first ('j'ai aussi besoin de') and as the last of a message. */
const FIRST_WORDS = 4;
const LAST_WORDS = 2;

/** The first letter of 'e-commerce' and the Italian 'è' are no 'and'. */
const NO_AND = /^[^\p{L}]*(?:\p{L}+-\p{L}|[èé](?!\p{L}))/iu;

/** Returns whether a message continues the earlier question, whatever its topic: 'and …', '… too', 'somebody cheaper for …'. */
export function continuesQuestion(text: string): boolean {
  const words = wordsOf(text).map(({ folded }) => folded);
  const said = (some: readonly string[]) => ` ${some.join(" ")} `;
  const [whole, first, last] = [said(words), said(words.slice(0, FIRST_WORDS)), said(words.slice(-LAST_WORDS))];
  if (anothers.some((phrase) => whole.includes(phrase))) return false;
  if (!NO_AND.test(text.normalize("NFC")) && beginnings.some((phrase) => whole.startsWith(phrase))) return true;
  if (alsos.some((phrase) => first.includes(phrase)) || [...alsos, " too "].some((phrase) => last.endsWith(phrase))) return true;
  return sames.some((phrase) => whole.includes(phrase)) || followUpsIn(text).includes("cheaper");
}
