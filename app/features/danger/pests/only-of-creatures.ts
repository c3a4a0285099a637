import { namesOwnArea } from "#app/features/topics/classifier/signs/own-area-named";
import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { CREATURES, PEOPLE } from "./creatures";

/** A longer text tells of more than of animals. */
const MAX_WORDS = 30;

/** 'Me' where nothing is done to whoever writes: they ask for help, or their animals die on them. */
const HELP =
  /\b(?:(?:help|tell|show|advise|teach) me|(?:can|who|could) (?:\w+ )?helps? me|(?:kann|konnen|hilft|helfen|sagen|sagt|zeigen|zeigt) (?:sie |mir )?(?:mir )?|mir (?:helfen|sagen|zeigen)|(?:aidez|aide|dites) moi|m (?:aider|aidez|expliquer|dire)|je me demande|de me (?:dire|conseiller)|debarrasser|(?:se )?(?:nos|me) (?:estan |han |esta |ha )?(?:mueren?|murio|muerto|muriendo)|me gustaria|(?:ayudar|deshacer|librar|ocupar|aconsejar)me|mi piacerebbe|(?:aiutar|liberar|occupar|consigliar)mi|mi (?:aiuta|aiutate|consiglia|muoiono|stanno morendo|sono morte|sono morti))\b/g;

/** What is done to oneself, what is swallowed, where one jumps, and what is said of a life. */
const OF_LIFE =
  /\b(?:me|te|mi (?:ammazz|uccid|impicc|butt|spar|tagli|far|fa|ha|hanno|vuole|minacc|sent|lasc|stacc|manca la)\w*|(?!(?:ayudar|deshacer|librar|ocupar|aconsejar|aiutar|liberar|occupar|consigliar))\w{2,}[aei]r(?:me|mi|se|si)|drink\w*|drank|drunk|swallow\w*|ate|eat|eaten|inject\w*|inhal\w*|pills?|overdose|trink\w*|getrunken|schluck\w*|geschluckt|gegessen|einnehmen|genommen|tabletten|bois|boire|bu|aval\w+|mange|manger|ingere\w*|cachets?|beb(?:o|er|i|ido)|trag\w+|tome|tomar|tomado|comi|comido|pastillas|bev(?:o|uto|ere)|bere|ingoi\w+|ingeri\w*|mangiato|pillole|suicid\w*|selbstmord\w*|jump\w*|spring\w*|saut\w+|salt(?:o|ar|are)|hang\w*|noose|rope|strick|corde|cuerda|corda|goodbye|farewell|adieu\w*|abschied\w*|adios|addio|not worth|no point|no sense|give up|giving up|tired of|keinen sinn|sinnlos|aufgeben|plus envie|sert a rien|a quoi bon|sin sentido|no vale la pena|non ha senso|any ?longer|anymore|go on|cope|live|living|alive|life|lives|leben\w*|weiter|vivre|vis|vie|vivir|vivo|vida|vivere|vita|can t (?:\w+ )?(?:more|take)|kann nicht mehr|n en peux plus|no puedo mas|non ce la faccio|(?:too|auch|aussi|tambien|anche|also) (?:die|dead|sterben|tot|mourir|morir\w*|morto)|(?:i|ich|je|yo|io) (?:\w+ ){0,3}(?:die|sterbe\w*|mour\w+|meurs|muero|muoio|morir\w*)|quiero morir\w*|voglio morire|me too|(?:wie|als) (?:ein|eine|einen|die|meine)|like (?:a|an|the|my|these|those)|comme (?:un|une|mes|des|les)|como (?:a |un |una |mis )|come (?:un|una|le mie|i miei)|i (?:will|ll|m going to|am going to|gonna) (?:\w+ )?(?:hurt|stab|murder)|revenge|rache|vengeance|vengar\w*|vendett\w*|next|turn|dran|blood|blut|knife|messer|couteau|cuchillo|coltello|pistols?|pistole|pistolet|pistola|bomb\w*|gas|threat\w*|droh\w*|bedroh\w*|menac\w*|amenaz\w*|minacc\w*|stalk\w*|rape\w*|vergewalt\w*|viol\w*|mercy|anyone)\b/;

/** Verbs after which it is said who is killed; German says it before them. */
const KILLS =
  /^(?:kill(?:ing|s|ed)?|poison(?:ing|ed)?|shoot(?:ing)?|shot|slaughter(?:ing)?|butcher|murder|drown|strangle|stab|attack(?:s|ed)?|tue[rsz]?|tuent|abattre|abats|empoisonner|noyer|egorger|attaquer?|mato|matar|mata|matan|envenenar|sacrificar|apunalar|ahogar|atacan?|uccid\w+|ammazz\w+|avvelen\w+|macellare|affogare|attacca(?:no)?|tote|erschiesse|erschlage|vergifte|schlachte)$/;
/** What may stand between, or instead of somebody. */
const SMALL = new Set(
  `the a an my our your all some any these those this that of off only both wild old sick them it everything except without with in on at by safely humanely legally quickly organic and or every each is are asian before when so than
  die der das den dem ein eine einen meine meinen unsere alle diese ich man sie ohne mit im in am
  le la les l un une des de du d mes mon ma nos notre tous toutes tout sans avec dans en ces ce cette au aux que et qu sauf
  el los las mis una unos unas a al todas todos sin con de en las mi nuestras y
  il lo i gli mie miei mio mia nostre nostri tutte tutti senza nel nella del dei delle degli in e gli`.split(/\s+/),
);
/** How many words are looked at for whoever is killed. */
const NEAR = 5;

/** Own areas of sorrow or violence are no animals. */
const DARK = /suicid|selbst|depress|trauer|grief|deuil|duelo|lutto|angst|anxi|crisis|kris|crise|crisi|violen|gewalt|sucht|drog|drug|addict/;
const OWN_VERBS =
  /\b(?:too many|zu viele?|trop d|trop de|demasiad[oa]s|tropp[eio]|kill\w*|die[sd]?|dying|dead|attack\w*|lost|losing|tot\w*|sterb\w+|greif\w+|verlier\w+|tue\w*|tuer|meur\w+|mour\w+|mort\w*|attaqu\w+|perd\w+|mat\w+|muer\w+|atac\w+|uccid\w+|ammazz\w+|muo\w+|mor\w+|attacc\w+)\b/;

/** What is said of pests once they are named: 'I want to kill them'. */
const THEM =
  /\b(?:kill|poison|shoot|drown|burn|trap)(?:ing)? (?:them|it)(?: all)?\b|\b(?:les|la|le) (?:tuer|exterminer|empoisonner|noyer)\b|\bsie (?:alle )?(?:umbringen|umzubringen|toten|vergiften)\b|\b(?:matar|envenenar)l[oa]s\b|\b(?:uccider|ammazzar|avvelenar)l[eia](?: tutt[ei])?\b/g;
const THEY_DO = /^(?:they|those|ils|elles|ellos|ellas|loro) /;

/** A person's own sorrow, beside what has died. */
const SORROW =
  /\b(?:desper\w+|desesper\w+|verzweif\w+|disper\w+|devast\w+|heartbroken|am (?:so )?sad|miss|grief|griev\w*|mourn\w*|cry\w*|sad|empty|alone|untrostlich|traurig|vermisse|weine|leer|allein|triste|effondree?|pleure\w*|manque|vide|seule?|lloro|vacio|sol[oa]|piango|vuot[oa])\b/;

const foldedWords = (text: string) => wordsOf(text).map(({ folded }) => folded);

/** Returns whether a text tells of animals, plants or what spoils, or of an area of the site itself, and of no person or life but theirs. */
export function isOnlyOfCreatures(text: string): boolean {
  const words = foldedWords(text);
  const all = words.join(" ").replace(HELP, " ");
  if (words.length > MAX_WORDS || PEOPLE.test(all) || OF_LIFE.test(all)) return false;
  const isNamed = words.some((word) => CREATURES.test(word)) || (OWN_VERBS.test(all) && !DARK.test(all) && namesOwnArea(text));
  return isNamed && words.every((word, index) => !KILLS.test(word) || isOfCreature(words.slice(index + 1, index + 1 + NEAR)));
}

/** Returns whether whoever is killed after a verb is a creature, or is not said. */
function isOfCreature(after: readonly string[]): boolean {
  const object = after.find((word) => !SMALL.has(word));
  return object === undefined || CREATURES.test(object) || namesOwnArea(object);
}

/** Returns folded words without what is said of named pests: that they shall be killed. */
export const withoutThem = (words: string): string => (THEY_DO.test(words) ? words : words.replace(THEM, " "));

/** Returns whether a text about animals tells of its writer's own sorrow, too. */
export const isOfSorrow = (text: string): boolean => SORROW.test(foldedWords(text).join(" "));
