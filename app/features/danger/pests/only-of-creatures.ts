import { namesOwnArea } from "#app/features/topics/classifier/signs/own-area-named";
import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { writtenIn } from "#app/features/topics/vocabulary/written-in";
import { CREATURES, PEOPLE, PETS } from "./creatures";

/** A longer text tells of more than of animals. */
const MAX_WORDS = 30;

/** 'Me' where nothing is done to whoever writes: they ask for help, or their animals die on them. */
const HELP =
  /\b(?:(?:help|tell|show|advise|teach) me|(?:can|who|could) (?:\w+ )?helps? me|(?:kann|konnen|hilft|helfen|sagen|sagt|zeigen|zeigt) (?:sie |mir )?(?:mir )?|mir (?:helfen|sagen|zeigen)|(?:aidez|aide|dites) moi|m (?:aider|aidez|expliquer|dire)|je me demande|de me (?:dire|conseiller)|debarrasser|(?:se )?(?:nos|me) (?:estan |han |esta |ha )?(?:mueren?|murio|muerto|muriendo)|me gustaria|(?:ayudar|deshacer|librar|ocupar|aconsejar)me|mi piacerebbe|(?:aiutar|liberar|occupar|consigliar)mi|mi (?:aiuta|aiutate|consiglia|muoiono|stanno morendo|sono morte|sono morti))\b/g;

/** What is done to oneself, what is swallowed, where one jumps, and what is said of a life. */
const OF_LIFE =
  /\b(?:me|te|mi (?:ammazz|uccid|impicc|butt|spar|tagli|far|fa|ha|hanno|vuole|minacc|sent|lasc|stacc|manca la)\w*|(?!(?:ayudar|deshacer|librar|ocupar|aconsejar|aiutar|liberar|occupar|consigliar))\w{2,}[aei]r(?:me|mi|se|si)|drink\w*|drank|drunk|swallow\w*|ate|eat|eaten|inject\w*|inhal\w*|pills?|overdose|trink\w*|getrunken|schluck\w*|geschluckt|gegessen|einnehmen|genommen|tabletten|bois|boire|bu|aval\w+|mange|manger|ingere\w*|cachets?|beb(?:o|er|i|ido)|trag\w+|tome|tomar|tomado|comi|comido|pastillas|bev(?:o|uto|ere)|bere|ingoi\w+|ingeri\w*|mangiato|pillole|suicid\w*|selbstmord\w*|jump\w*|spring\w*|saut\w+|salt(?:o|ar|are)|hang\w*|noose|rope|strick|corde|cuerda|corda|goodbye|farewell|adieu\w*|abschied\w*|adios|addio|not worth|no point|no sense|give up|giving up|tired of|keinen sinn|sinnlos|aufgeben|plus envie|sert a rien|a quoi bon|sin sentido|no vale la pena|non ha senso|any ?longer|anymore|go on|cope|live|living|alive|life|lives|leben\w*|weiter|vivre|vis|vie|vivir|vivo|vida|vivere|vita|can t (?:\w+ )?(?:more|take)|kann nicht mehr|n en peux plus|no puedo mas|non ce la faccio|(?:too|auch|aussi|tambien|anche|also) (?:die|dead|sterben|tot|mourir|morir\w*|morto)|i (?:\w+ ){0,3}die|ich (?:\w+ ){0,3}sterbe\w*|(?:je|yo|io) (?:\w+ ){0,3}(?:mour\w+|meurs|muero|muoio|morir\w*)|quiero morir\w*|voglio morire|me too|and then|und (?:dann|danach)|et (?:puis|apres|ensuite)|y (?:luego|despues)|e poi|(?:last|only) (?:reason|thing)|reasons?|grund|grunde|raisons?|razon\w*|motiv[oi]|hunger|faim|hambre|fame|hungry|stung|sting|gestochen|pique\w*|picad\w*|punto|punta|thumb|daumen|pouce|pulgar|pollice|finger\w*|doigts?|dedos?|dito|throat|hals|gorge|garganta|gola|face|gesicht|visage|cara|eyes?|augen?|voix|soup\w*|suppe|sopa|minestra|coffee|kaffee|cafe|caffe|tea|tee|gamelle|bowl|glass|food|essen|comida|cibo|plate|assiette|plato|piatto|cup|(?:in|into|dans|en|nel|nella) (?:his|her|their|sa|son|leur|su|suo|sua)|sein\w*|ihr\w*|halsband|collar|collare|collier|(?:wie|als) (?:ein|eine|einen|die|meine)|like (?:a|an|the|my|these|those)|comme (?:un|une|mes|des|les)|como (?:a |un |una |mis )|come (?:un|una|le mie|i miei)|i (?:will|ll|m going to|am going to|gonna) (?:\w+ )?(?:hurt|stab|murder)|revenge|rache|vengeance|vengar\w*|vendett\w*|next|turn|dran|blood|blut|knife|messer|couteau|cuchillo|coltello|pistols?|pistole|pistolet|pistola|bomb\w*|gas|threat\w*|droh\w*|bedroh\w*|menac\w*|amenaz\w*|minacc\w*|stalk\w*|rape\w*|vergewalt\w*|viol\w*|tonight|ce soir|cette nuit|heute (?:abend|nacht)|esta noche|stasera|stanotte|over|vorbei|ruhe|fini|finie|(?:i|ich|je|yo|io) (?:\w+ )?(?:take|nehme?|prends?|prendre|tomo|prendo)|nehme ich|voy a tomar|in (?:my|the|der) hand|a la main|en la mano|in mano|loaded|geladen|charge|cargad[oa]|caric[oa]\w*)\b/;
/** Weapons, unless it is said which animal is shot. */
const WEAPONS = /\b(?:guns?|rifles?|shotgun|gewehr\w*|flinte\w*|waffe\w*|fusils?|carabine|escopetas?|fucil[ei]|arma|arme)\b/;
/** A name within a sentence. German writes all its nouns so. */
const NAMED_PERSON = /[\p{Ll},;] (\p{Lu}\p{Ll}+)/gu;
const GERMAN = /\b(?:ich|wir|mein\w*|unser\w*|welche\w*)\b/;
const AND = /^(?:and|und|et|y|e)$/;

/** Verbs after which it is said who is killed; German says it before them. */
const KILLS =
  /^(?:kill(?:ing|s|ed)?|poison(?:ing|ed)?|shoot(?:ing)?|shot|slaughter(?:ing)?|butcher|murder|drown|strangle|stab|attack(?:s|ed)?|tue[rsz]?|tuent|abattre|abats|empoisonner|noyer|egorger|attaquer?|mato|matar|mata|matan|envenenar|sacrificar|apunalar|ahogar|atacan?|uccid\w+|ammazz\w+|avvelen\w+|macellare|affogare|attacca(?:no)?|tote|erschiesse|erschlage|vergifte|schlachte)$/;
/** Verbs that German says after whom they kill. */
const KILLS_LAST =
  /^(?:um(?:zu)?bringen|toten|(?:er|ab)?schiessen|erschlagen|erstechen|vergiften|schlachten|ertranken|verbrennen|verletzen)$/;
/** What may stand between, or instead of somebody. */
const SMALL = new Set(
  `i we the a an my our your all some any these those this that of off only both wild old sick them it everything except without with in on at by safely humanely legally quickly organic and or every each is are asian before when so than
  die der das den dem ein eine einen meine meinen unsere alle diese ich wir man sie ohne mit im in am
  le la les l je j nous un une des de du d mes mon ma nos notre tous toutes tout sans avec dans en ces ce cette au aux que et qu sauf
  el los las yo mis una unos unas a al todas todos sin con de en las mi nuestras y
  il lo i gli mie miei mio mia nostre nostri tutte tutti senza nel nella del dei delle degli in e gli`.split(/\s+/),
);
/** How many words are looked at for whoever is killed. */
const NEAR = 5;

const VET = /\b(?:vets?|veterin\w+|tierarzt\w*|veto)\b/;
/** Own areas of sorrow or violence are no animals. */
const DARK = /suicid|selbst|depress|trauer|grief|deuil|duelo|lutto|angst|anxi|crisis|kris|crise|crisi|violen|gewalt|sucht|drog|drug|addict/;
/** What happens to creatures, or is done to them. */
const TROUBLE =
  /\b(?:too many|zu viele?|trop d|trop de|demasiad[oa]s|tropp[eio]|kill\w*|die[sd]?|dying|dead|attack\w*|lost|losing|poison\w*|shoot\w*|slaughter\w*|get rid|gift|(?:er|ab|ver)?(?:schies|schlacht|gift)\w*|umbring\w*|umzubring\w*|abattre|empoison\w*|sacrific\w*|envenen\w*|avvelen\w*|macell\w*|tot\w*|sterb\w+|greif\w+|verlier\w+|tue\w*|tuer|meur\w+|mour\w+|mort\w*|attaqu\w+|perd\w+|mat\w+|muer\w+|atac\w+|uccid\w+|ammazz\w+|muo\w+|mor\w+|attacc\w+)\b/;

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
  const isNamed =
    words.some((word) => CREATURES.test(word) && (!PETS.test(word) || VET.test(all))) || (!DARK.test(all) && namesOwnArea(text));
  if (!isNamed || !TROUBLE.test(all) || namesPerson(text)) return false;
  const kills = words.flatMap((word, index) => (KILLS.test(word) ? [words.slice(index + 1, index + 1 + NEAR)] : []));
  return (kills.length > 0 || words.some((word) => KILLS_LAST.test(word)) || !WEAPONS.test(all)) && kills.every(isOfCreature);
}

/** Returns whether a text says a name that is no animal's. */
const namesPerson = (text: string) =>
  writtenIn(text) !== "de" &&
  !GERMAN.test(foldedWords(text).join(" ")) &&
  [...text.matchAll(NAMED_PERSON)].some(([, name = ""]) => foldedWords(name).some((word) => !SMALL.has(word) && !isCreature(word)));

const isCreature = (word: string) => CREATURES.test(word) || namesOwnArea(word);

/** Returns whether whoever is killed after a verb is a creature, or is not said. */
function isOfCreature(after: readonly string[]): boolean {
  const at = after.findIndex((word) => AND.test(word) || !SMALL.has(word));
  const [object, and, second] = after.slice(Math.max(0, at));
  if (at < 0 || object === undefined || AND.test(object)) return true;
  return isCreature(object) && (second === undefined || !AND.test(and ?? "") || SMALL.has(second) || isCreature(second));
}

/** Returns folded words without what is said of the killing of creatures, which are named by them or were before. */
export function withoutTheirEnd(words: string): string {
  const all = words.split(" ").filter(Boolean);
  const isKilled = (near: readonly string[]) => isCreature(near.find((word) => !SMALL.has(word)) ?? "");
  const rest = all.filter(
    (word, index) =>
      !(KILLS.test(word) && isKilled(all.slice(index + 1, index + 1 + NEAR))) &&
      !(KILLS_LAST.test(word) && isKilled(all.slice(Math.max(0, index - NEAR), index).reverse())),
  );
  const left = rest.join(" ");
  return THEY_DO.test(left) ? left : left.replace(THEM, " ");
}

/** Returns whether a text about animals tells of its writer's own sorrow, too. */
export const isOfSorrow = (text: string): boolean => SORROW.test(foldedWords(text).join(" "));
