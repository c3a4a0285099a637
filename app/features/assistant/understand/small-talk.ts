import { namesAnArea } from "#app/features/topics/vocabulary/topics-in-text";
import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";

const THANKS = /^(?:thank\w*|thx|cheers|dank\w*|merci\w*|gracias|grazie|mercy|ta)$/;
const GOODBYE = /^(?:bye|goodbye|tschuss|adios|arrivederci|wiedersehen|revoir|farewell)$/;

/** Whole greetings in words that have other meanings as well: 'salve', 'na'. In the five languages, against folded words with single spaces. */
const GREETING =
  /^(?:(?:na|hey|heya|hi|hiya|hallo|moin|ciao|hola|salut|hello|also|ey|buenas|oh|so|und|morning|evening|bonjour|bonsoir|coucou|guten (?:morgen|tag|abend)|good (?:morning|evening|afternoon)) )*(?:salve|salve a (?:tutti|voi|lei)|buondi|saluti|buon pomeriggio|che si dice|come (?:butta|ti va|va la vita|vanno le cose|andiamo|va|va oggi)|(?:wie )?(?:laufts?|lauft s|lauft es|gehts|geht s|geht es|schauts|steht s|stehts)(?: (?:so|denn|bei (?:dir|euch|ihnen)|dir|ihnen|heute)){0,2}|na|na du|du|alles (?:klar|gut|fit|im lot)(?: (?:bei (?:dir|euch|ihnen)|so|heute)){0,2}|servus|gruss gott|gruezi|gruss dich|mahlzeit|tach|howdy|sup|how s it going|how is it going|hows it going|how are things|how(?: s| is)? your day(?: going)?(?: so far)?|how are you(?: (?:doing|today|all|guys))*|(?:you )?all good|you (?:ok|alright|good)|good day|g day|yo|what s (?:new|up)|quoi de neuf|quoi de beau|toi|la forme|(?:comment )?ca (?:roule|boume|va)(?: bien)?|tout va bien|bien le bonjour|bonjour a tous|que hay|que pasa|que onda|(?:que tal|todo bien)(?: (?:todo|por ahi|estas|va))?|como (?:va|andas|te va|va todo)|muy buenas|saludos|bell[oai]|tutto (?:bene|ok|a posto)|(?:ciao )?bella)$/;

/** Returns whether a text is nothing but such a greeting. */
export const isGreeting = (text: string): boolean =>
  GREETING.test(
    wordsOf(text)
      .map(({ folded }) => folded)
      .join(" "),
  );

/** Wishes for a day, an evening or a weekend, with which somebody leaves. */
const PARTING =
  /^(?:(?:ok|okay|super|great|perfect|perfekt|prima|klasse|top|parfait|perfecto|perfetto|vale|bene|danke|merci|thanks|thank you|gracias|grazie|dann|und|and|et|y|e|also|na|so|well) )*(?:(?:(?:have|enjoy) (?:an? |your |the )?(?:good |nice |great |lovely |relaxing )*(?:day|evening|weekend|night|one|holidays?|rest of the day)|(?:good|nice|great) (?:evening|weekend|night)|see (?:you|ya)|take care|sleep well|catch you|talk soon|schone[nrs]? (?:feierabend|abend|tag|sonntag|wochenende|woche|feiertage|zeit|rest\w*|urlaub)|gute[rn]? (?:feierabend|nacht|heimweg)|bis (?:bald|dann|morgen|spater|demnachst|zum nachsten mal)|mach s gut|machs gut|macht s gut|schlaf(?:t|en sie)? gut|bonne (?:soiree|journee|nuit|fin de journee|continuation|semaine)|bon (?:week end|weekend|dimanche|repos|courage)|a (?:bientot|demain|plus|plus tard|la prochaine|presto|domani|dopo)|bonnes vacances|buen (?:finde|fin de semana|descanso|dia)|que (?:descanses?|tengas?|pases?|vaya)(?: (?:un )?(?:buen|bien|buena) ?(?:dia|finde|fin de semana|noche|tarde)?)?|hasta (?:luego|pronto|manana|la vista|otra)|cuidate|buon[a]? (?:serata|giornata|notte|domenica|weekend|week end|fine settimana|settimana|riposo|proseguimento)|ci (?:vediamo|sentiamo)|stammi bene)(?: |$)(?:(?:soon|later|tomorrow|all|everyone|everybody|to you|you too|guys|euch|ihnen|dir|noch|allen|an alle|a vous|a tous|a toi|a todos|a ti|a usted|a tutti|a lei|a te|then|dann|und|and|et|y|e)(?: |$)){0,3}){1,3}$/;

/** Returns whether a text is nothing but a wish with which somebody leaves. */
export const isParting = (text: string): boolean =>
  PARTING.test(
    wordsOf(text)
      .map(({ folded }) => folded)
      .join(" "),
  );

const LAUGH = /^(?:a?h[ah]{2,12}|ah[ah]{1,12}|h[eh]{3,12}|h[ih]{3,12}|j[ja]{3,12}|j[je]{3,12}|lol+|lmao|rofl|mdr+|ptdr+|xd+)$/;
const LAUGHS = /^(?:che ridere|que risa|che risate|trop drole|wie lustig|how funny|ah ah)\b/;
const MAX_LAUGHING = 5;

/** Returns whether a text is nothing but laughter and a few words with it. */
export function isLaughter(text: string): boolean {
  const words = wordsOf(text).map(({ folded }) => folded);
  return words.length <= MAX_LAUGHING && (words.some((word) => LAUGH.test(word)) || LAUGHS.test(words.join(" "))) && !namesAnArea(text);
}

const HELP =
  /^(?:help\w*|advice|advis\w+|someone|somebody|anyone|anybody|hilf\w*|hilfe|jemand\w*|rat|berat\w*|aide\w*|quelqu|conseil\w*|ayud\w*|alguien|consej\w*|aiut\w*|qualcuno|consigli\w*)$/;

const says = (text: string, pattern: RegExp) => wordsOf(text).some(({ folded }) => pattern.test(folded));

/** Returns whether small talk is thanks. */
export const isThanks = (text: string): boolean => says(text, THANKS);

/** Returns whether somebody only asks for help. */
export const asksForHelp = (text: string): boolean => says(text, HELP);

/** Returns whether small talk is a goodbye. */
export const isGoodbye = (text: string): boolean => says(text, GOODBYE) || isParting(text);

/** Words of a question, and of a request for something to watch or to read, in the five languages. */
const QUESTION =
  /^(?:what|whats|which|who|whom|whose|when|where|why|how|recommend|suggest|translate|was|welche\w*|wer|wen|wem|wann|wo|warum|wieso|wie|wieviel\w*|empfiehl|empfehl\w*|quoi|quel\w*|qui|quand|pourquoi|combien|recommande\w*|cual\w*|quien\w*|cuando|donde|cuant[oa]s?|recomiend\w*|qual|quale|quali|chi|quando|dove|perche|quant[oaie]|consigliami|consigliatemi)$/;
/** Words that speak to whoever answers, as a greeting does: 'how are you', 'wie geht es Ihnen', 'was ist los'. */
const TO_YOU =
  /^(?:you|your|ya|u|up|bist|machst|kannst|hast|dich|dir|ihnen|geht|gehts|tu|toi|te|vous|va|vas|usted|estas|esta|tal|eres|ti|stai|sta|sei|hi|hello|hey|hallo|servus|moin|bonjour|bonsoir|salut|hola|buenas|buenos|ciao|salve|buongiorno|buonasera)$/;
const WHAT_IS_UP = /^(?:na )?was (?:ist )?los$/;
const BEGINS_WITH_WHAT = /^(?:que|qu|che|cosa|comment|como|come) /;

/** Returns whether small talk asks something about the world ('how far is it from Seville to Cádiz'), as opposed to greeting or asking how one is. */
export function asksOfTheWorld(text: string): boolean {
  const words = wordsOf(text).map(({ folded }) => folded);
  const said = words.join(" ");
  const isQuestion = text.trimEnd().endsWith("?") || BEGINS_WITH_WHAT.test(said) || words.some((word) => QUESTION.test(word));
  return isQuestion && !WHAT_IS_UP.test(said) && !words.some((word) => TO_YOU.test(word));
}

/** Questions who answers, and what for, against folded words with single spaces. */
const WHO_ARE_YOU =
  /^(?:(?:hi|hello|hey|hallo|bonjour|salut|hola|ciao|and|und|et|y|e|so) )?(?:(?:who|what) (?:are|r) (?:you|u)(?: (?:exactly|then))?|what (?:can|do) you (?:do|help(?: me)? with)(?: for me| here)?|how can you help(?: me)?|wer (?:bist du|sind sie)(?: denn| eigentlich)?|was (?:kannst|machst) du(?: so| denn| alles)?|was konnen sie(?: so| alles)?(?: tun| machen)?|(?:wobei|womit|wie) (?:kannst du|konnen sie) (?:mir )?helfen|(?:qui|que) (?:es tu|etes vous)|(?:tu es|t es|toi t es|vous etes) qui|t es quoi|c est qui(?: ca)?|tu t appelles comment|what (?:is|s) your name|do you have a name|wie heis(?:s|ß)t du(?: denn| eigentlich)?|wie heissen sie(?: denn| eigentlich)?|hast du einen namen|comment (?:tu t appelles|t appelles tu|vous appelez vous|vous vous appelez)|(?:y )?como (?:te llamas tu|se llama usted|se llama)|come (?:si chiama|ti chiami tu)|hai un nome|who (?:s|is) this|wer bist n du|como te llamas|come ti chiami|(?:que|qu est ce que) (?:peux tu|pouvez vous|tu peux|vous pouvez)(?: faire)?(?: pour moi)?|tu (?:peux|sais) faire quoi|quien (?:eres|es usted)|que (?:puedes|puede|sabes|sabe)(?: hacer)?(?: por mi)?|en que (?:puedes|puede) ayudar(?:me)?|chi (?:sei|e lei)|(?:che )?cosa (?:sai|puoi|puo) fare(?: per me)?|come (?:puoi|puo) aiutarmi)$/;

/** Returns whether a text only asks who answers, or what for. */
export const asksWhoYouAre = (text: string): boolean =>
  WHO_ARE_YOU.test(
    wordsOf(text)
      .map(({ folded }) => folded)
      .join(" "),
  );

/** Returns the words of a text that are no laughter. */
export const withoutLaughter = (text: string): string =>
  wordsOf(text)
    .map(({ folded }) => folded)
    .filter((word) => !LAUGH.test(word))
    .join(" ");
