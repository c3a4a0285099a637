import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";

/** That nobody is in danger, in as many words as the site asks for. */
const NOBODY = [
  "(?:nobody|no one|noone|none of us|neither of us) (?:here )?(?:is|s|was) (?:really |actually )?(?:in (?:any |real |actual )?danger|at risk|hurt)",
  "(?:i|we|he|she|they|you) ?(?:m|am|re|are|s|is|was|were)? not (?:really )?in (?:any )?danger|(?:there is |there s |theres )?no (?:real |actual )?(?:danger|emergency)|not in danger|(?:it s|it is|this is|that s) (?:not|no) (?:an )?emergency|(?:everybody|everyone) (?:is|s) (?:fine|safe|ok|okay|all right|alright)",
  "(?:niemand|keiner|kein mensch|keine[rs] von uns) (?:hier )?(?:ist|schwebt|war) (?:\\w+ )?in (?:lebens)?gefahr|(?:es|hier|da) ist (?:\\w+ )?(?:niemand|keiner) in (?:lebens)?gefahr|(?:(?:es|hier) (?:besteht|ist) )?(?:gar |uberhaupt )?keine(?:rlei)? gefahr|(?:ich bin|wir sind|er ist|sie ist) (?:gar |uberhaupt |doch )?nicht in gefahr|nicht in gefahr|(?:das |es )?(?:ist |war )?kein notfall|ich bin in sicherheit",
  "personne (?:ici )?(?:n )?est (?:\\w+ )?en danger|il n y a personne en danger|(?:il n y a |y a )?(?:pas de|aucun) danger|(?:je|nous|on) (?:ne |n )?(?:suis|sommes|est) pas en danger|pas en danger|(?:ce n est |c est )?(?:pas une|aucune|pas d) urgence",
  "nadie (?:aqui )?(?:esta|corre) (?:\\w+ )?(?:en )?peligro|no hay nadie en peligro|(?:no hay )?ningun peligro|no hay peligro|(?:yo )?no (?:estoy|estamos|esta nadie|corro|corremos) (?:en )?peligro|no (?:es|hay) (?:una |ninguna )?emergencia",
  "nessuno (?:qui )?(?:e|corre|si trova) (?:\\w+ )?(?:in )?pericolo|(?:non c e )?(?:nessun|alcun) pericolo|non c e (?:pericolo|nessuno in pericolo)|(?:io )?non (?:sono|siamo|corro) (?:in )?pericolo|non e un emergenza|nessuna emergenza",
];

/** That somebody is well, or did not mean what they said. */
const NOT_MEANT = [
  "(?:i|we|it|everything|all) ?(?:m|am|re|are|s|is)? (?:really |totally |perfectly |completely |absolutely |all |doing )?(?:fine|ok|okay|safe|all right|alright)|all good",
  "(?:(?:it|that|this) ?(?:s|is|was) |its |was )?(?:(?:just|only|clearly|obviously|merely|meant as) )*(?:a |an )?(?:bad |silly )?(?:joke|expression|figure of speech|manner of speaking|way of speaking|turn of phrase|saying|exaggeration|idiom|hyperbole)|(?:i (?:was|am|m) |im )?(?:(?:just|only) )?(?:joking|kidding|exaggerating)|i (?:didn t|did not|don t|do not) mean (?:it|that) (?:literally|seriously|like that|that way)|not literally|you (?:have )?misunderstood(?: me)?|(?:that s |it s |that was )?a misunderstanding",
  "(?:mir|uns) gehts? (?:es |s )?(?:\\w+ )?gut|es geht (?:mir|uns) (?:\\w+ )?gut|alles (?:ist )?(?:gut|in ordnung|ok|okay|bestens)",
  "(?:(?:das|es|ist|war|doch|nur|bloss|halt|so|nicht mehr als) )*(?:ein |eine |n |ne )?(?:dummer |blode[rs]? )?(?:spruch|witz|scherz|spass|redewendung|redensart|redeweise|ausdruck|ubertreibung|floskel|missverstandnis)(?: gewesen)?|(?:das )?(?:sagt man|sag ich) (?:halt |nur |doch )?so|(?:(?:das|war|ist|es|habe|hab|ich|doch) )*(?:nicht (?:wortlich|ernst|so) gemeint|nur so gesagt)|ich (?:mache?|hab\\w*) (?:\\w+ )?(?:nur )?(?:spass|witze|gescherzt|ubertrieben)",
  "tout va (?:tres )?bien|(?:je vais|nous allons|on va) (?:tres |bien )?bien|(?:(?:c est|c etait|ce n est qu|ce n etait qu) )?(?:(?:juste|seulement|simplement|que) )?(?:une |un )?(?:blague|expression|facon de parler|maniere de parler|plaisanterie|figure de style|exageration|malentendu)|je (?:plaisant\\w+|rigol\\w+|blagu\\w+)|j exager\\w+|(?:c etait |c est )?pour rire",
  "(?:yo )?(?:estoy|estamos) (?:muy |perfectamente )?bien|todo (?:esta |va )?(?:muy )?(?:bien|en orden)|(?:(?:es|era|fue|solo|solamente|no es mas que|nada mas que) )*(?:una |un )?(?:broma|expresion|forma de hablar|manera de hablar|dicho|decir|exageracion|chiste|malentendido)|(?:estaba |estoy )?bromeando|bromeaba|(?:lo )?(?:decia|dije) (?:en broma|por decir)|exageraba|no (?:lo decia|iba|va) en serio",
  "(?:io )?(?:sto|stiamo) (?:molto |benissimo )?bene|(?:e |va )?tutto (?:va )?(?:molto )?(?:bene|a posto|ok)|(?:(?:e|era|solo|soltanto|solamente|non e che) )*(?:una |un |uno )?(?:scherzo|battuta|modo di dire|espressione|esagerazione|malinteso)|scherzavo|(?:stavo |sto )scherzando|esageravo|dicevo per dire|(?:era )?per ridere",
];

/** What stands before, between and after such sentences, and says nothing else. */
const BESIDE =
  "no|nope|nah|nein|nee|ne|non|haha\\w*|ahah\\w*|jaja\\w*|ja ja|ha ha|lol|xd|mdr|ptdr|sorry|oh|ach|ok|okay|bueno|allez|please|bitte|really|honestly|seriously|wirklich|ehrlich|vraiment|de verdad|davvero|thanks|thank you|danke|merci|gracias|grazie|(?:please )?don t worry|calm down|relax|keine (?:sorge|angst|panik)|quatsch|naja|doch|ne vous inquietez pas|pas de (?:souci|panique)|no se preocupe|tranquil[oa]|tranqui|tranquilli|non si preoccupi|entschuldigung|pardon|desolee?|perdon|perdone|scusi|scusate|scusa|at all|here|hier|ici|aqui|qui|now|en absoluto|affatto|(?:bitte |please )?(?:go on|carry on|weiter|continuez|continue|siga|continua|continui|avanti)|of course|naturlich|bien sur|claro|certo|said that|i said|i told you|ya lo he dicho";

/** What may follow such a sentence without a stop. */
const GOES_ON = "and|but|so|because|i|we|und|aber|ich|wir|also|et|mais|donc|je|j|nous|on|y|pero|yo|e|ma|io|quindi";

// pattern: fixed alternatives at the start of a text, with at most one other word in each and repetitions of fixed words alone
const NOBODY_SAID = new RegExp(`^(?:${NOBODY.join("|")})(?= |$)`);
// pattern: the same
const NOT_MEANT_SAID = new RegExp(`^(?:${NOT_MEANT.join("|")})(?= |$)`);
const BESIDE_SAID = new RegExp(`^(?:${BESIDE})(?= |$)`);
const GONE_ON = new RegExp(`^(?:${GOES_ON})(?= |$)`);
const STOP = /[.!?…;:,()\n–—-]/;
/** Nobody denies at more length before coming to something else. */
const MAX_LETTERS = 200;

/** How a message denies a danger: that nobody is in one, or only that it was not meant; and what it says afterwards. */
export interface Denial {
  isOfNobody: boolean;
  rest: string;
}

/** Returns how a message begins by denying that anybody is in danger, in whichever language; null if it does not. */
export function denialIn(text: string): Denial | null {
  const words = wordsOf(text.slice(0, MAX_LETTERS));
  let [at, isDenied, isOfNobody] = [0, false, false];
  while (at < words.length) {
    const said = words
      .slice(at)
      .map(({ folded }) => folded)
      .join(" ");
    const nobody = NOBODY_SAID.exec(said)?.[0];
    const found = nobody ?? NOT_MEANT_SAID.exec(said)?.[0];
    const passed = found ?? BESIDE_SAID.exec(said)?.[0];
    if (passed === undefined) break;
    const next = at + passed.split(" ").length;
    // 'I am fine with being dead' is none, nor is 'nobody is in danger yet'.
    if (found !== undefined && !endsAt(text, words, next)) return null;
    [at, isDenied, isOfNobody] = [next, isDenied || found !== undefined, isOfNobody || nobody !== undefined];
  }
  return isDenied ? { isOfNobody, rest: at < words.length ? text.slice(words[at]!.start).trim() : text.slice(MAX_LETTERS).trim() } : null;
}

function endsAt(text: string, words: ReturnType<typeof wordsOf>, next: number): boolean {
  const following = words[next];
  if (following === undefined || STOP.test(text.slice(words[next - 1]!.end, following.start))) return true;
  const said = words
    .slice(next)
    .map(({ folded }) => folded)
    .join(" ");
  return [GONE_ON, BESIDE_SAID, NOBODY_SAID, NOT_MEANT_SAID].some((each) => each.test(said));
}

/** What takes a denial back: 'nobody is in danger, except me'. */
// pattern: fixed words
const TAKEN_BACK =
  /^(?:but|except|apart|only|yet|until|unless|not|aber|ausser|nur|noch|bis|mais|sauf|excepte|seulement|pas|pero|salvo|excepto|menos|solo|hasta|todavia|ma|tranne|eccetto|ancora|finche)\b/;

/** Returns whether what follows a denial begins as if it took it back. */
export const isTakenBack = (rest: string): boolean =>
  TAKEN_BACK.test(
    wordsOf(rest.slice(0, MAX_LETTERS))
      .map(({ folded }) => folded)
      .join(" "),
  );
