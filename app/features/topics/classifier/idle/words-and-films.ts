/** Kinds of firms, and what firms draw up, are a matter of business: 'GmbH or UG', 'wie schreibt man einen Businessplan'. */
const NO_FIRM =
  "(?!.*\\b(?:my|our|mein\\w*|unser\\w*|mon|notre|nos|mi|nuestr\\w+|mio|mia|nostr\\w+|gmbh|ug|ltd|llc|inc|sarl|sasu?|sl|srl|ag|plan\\w*|business\\w*|rechnung\\w*|contract\\w*|vertrag\\w*|invoice\\w*)\\b)";
const OURS =
  "(?!.*\\b(?:my|our|mein\\w*|unser\\w*|mon|ma|mes|notre|nos|mi|mis|nuestr\\w+|mio|mia|miei|nostr\\w+|new|neue\\w*|nouve\\w+|nuev\\w+|nuov\\w+)\\b)";

// pattern: anchored at the beginning, with fixed words, and few others between spaces
const asked = (...lines: readonly string[]) => lines.map((line) => new RegExp(line));

const TONGUE =
  "(?:english|german|french|spanish|italian|japanese|chinese|mandarin|korean|russian|turkish|arabic|portuguese|polish|dutch|greek|swedish|hindi|latin|ukrainian|(?:auf )?(?:englisch|deutsch|franzosisch|spanisch|italienisch|japanisch|chinesisch|koreanisch|russisch|turkisch|arabisch|portugiesisch|polnisch|niederlandisch|griechisch|schwedisch|latein|ukrainisch)|anglais|allemand|francais|espagnol|italien|japonais|chinois|coreen|russe|turc|arabe|portugais|polonais|neerlandais|grec|suedois|latin|ukrainien|ingles|aleman|frances|espanol|italiano|japones|chino|coreano|ruso|turco|portugues|polaco|neerlandes|griego|sueco|ucraniano|inglese|tedesco|francese|spagnolo|giapponese|cinese|russo|arabo|portoghese|polacco|olandese|greco|svedese|latino|ucraino)";
const HELLO =
  "(?:hello|hi|thanks|thank you|goodbye|bye|good (?:morning|night|evening)|please|cheers|yes|no|sorry|i love you|danke|tschuss|guten (?:morgen|tag|abend)|gute nacht|bitte|prost|merci|bonjour|bonsoir|au revoir|gracias|hola|adios|buenos dias|grazie|ciao|arrivederci|buongiorno|salute|arigato|sayonara|spasibo|merhaba)";

/**
 * Which of two words is right, how one is spelt and what its plural is, in the five languages, against folded words with single spaces. Of two kinds of firm
 * ('GmbH or UG') and of what one draws up ('wie schreibt man einen Businessplan') it is no such question.
 */
export const LANGUAGE_QUESTIONS = asked(
  `^${NO_FIRM}(?:(?:and )?(?:how|what) (?:do|does|would|can) (?:you|i|we|one|they) (?:say|write|spell)|(?:und )?wie (?:sagt|schreibt|heisst|sage|schreibe) (?:man |ich )?|comment (?:dit on|on dit|dit|dire|se dit|s ecrit|on ecrit|ecrit on)|ca (?:se dit|s ecrit) comment|(?:y )?como (?:se (?:dice|escribe)|digo|decir)|(?:e )?come (?:si (?:dice|scrive)|dico|dire)) ?(?:\\w+ ){1,5}?(?:in|auf|en|in lingua) ${TONGUE}$`,
  `^(?:what (?:is|s)|was (?:heisst|bedeutet)|que (?:significa|quiere decir)|(?:che )?cosa (?:significa|vuol dire)|che (?:significa|vuol dire)|que (?:veut dire|signifie)) ${HELLO}(?: (?:in|auf|en) ${TONGUE})?$|^what (?:is|s) (?:the )?${TONGUE} (?:word )?for (?:\\w+ ){0,2}\\w+$`,
  "^is it (?:\\w+ ){1,5}or (?:\\w+ ){1,5}(?:my (?:editor|teacher|proofreader|daughter|son) (?:wants to know|says|asks|insists)|in english)$",
  "^(?:heisst es|schreibt man) (?:\\w+ ){1,5}oder (?:\\w+ ){1,5}(?:meine? (?:lektorin|lektor|lehrerin|lehrer|tochter|sohn) (?:will|mochte|fragt) ?(?:es wissen|das wissen)?)$",
  `^${NO_FIRM}(?:is it|do (?:you|we|i) (?:say|write|spell|use)|should (?:i|we|you|one) (?:say|write|use)|does one say|which is (?:right|correct)) (?:\\w+ ){1,5}or (?:\\w+ ){1,4}(?:when (?:you|we|i|one) (?:talk|speak|say|write|mean)|in (?:this|that|a) sentence|in english|grammatically)\\b`,
  `^${NO_FIRM}(?:do (?:you|we|i) (?:say|write|spell)|should (?:i|we|you|one) (?:say|write)|does one say|is it (?:spelled|spelt|written)) (?:\\w+ ){1,5}or \\w+(?: \\w+){0,3}$`,
  `^${NO_FIRM}(?:how do (?:you|i|we) spell|how does one spell|what (?:is|s) the (?:plural|past tense|opposite|gender) of) (?:the word )?\\w+$|^how (?:is|do you pronounce) \\w+(?: (?:spelled|spelt|pronounced))$`,
  `^${NO_FIRM}(?:schreibt|sagt|trennt) man (?:\\w+ ){1,5}oder \\w+(?: \\w+){0,3}$|^${NO_FIRM}(?:heisst|schreibt man) es (?:\\w+ ){1,4}oder \\w+(?: \\w+){0,2}$|^(?:der|die|das) oder (?:der|die|das) (?:oder (?:der|die|das) )?\\w+$|^${NO_FIRM}wie (?:schreibt|buchstabiert|trennt) man (?:das wort )?\\w+(?: richtig)?$|^was ist (?:die mehrzahl|der plural|das gegenteil) von \\w+$`,
  `^${NO_FIRM}(?:est ce qu )?on (?:dit|ecrit) (?:\\w+ ){1,5}ou \\w+(?: \\w+){0,4}$|^${NO_FIRM}(?:faut il|doit on) (?:dire|ecrire) (?:\\w+ ){1,5}ou \\w+(?: \\w+){0,4}$|^${NO_FIRM}comment (?:s ecrit|on ecrit|ecrit on|s orthographie) (?:le mot )?\\w+$|^(?:quel est )?le pluriel de \\w+$`,
  `^${NO_FIRM}(?:como )?se (?:dice|escribe) (?!un\\w? )(?:\\w+ ){1,5}o \\w+(?: \\w+){0,4}$|^${NO_FIRM}como se (?:escribe|deletrea) (?:la palabra )?\\w+$|^(?:cual es )?el plural de \\w+$`,
  `^${NO_FIRM}si (?:dice|scrive) (?!un\\w? )(?:\\w+ ){1,5}(?:o|con l|con la|senza) \\w+(?: \\w+){0,4}$|^${NO_FIRM}come si (?:scrive|pronuncia) (?:la parola )?\\w+$|^(?:qual e )?il plurale di \\w+$`,
);

/** Films, books and songs that somebody saw or likes best; a title's own words follow or stand between. */
export const FILMS_AND_BOOKS = asked(
  `^${OURS}(?:what (?:is|s|was) )?the (?:plot|ending|cast) of (?:\\w+ ){0,4}\\w+$|^${OURS}(?:a |the |which |what s the )?(?:song|lyrics|film|movie|novel) (?:that (?:goes|says)|with the (?:words|line)|where (?:everybody|they|he|she)) `,
  `^${OURS}wie (?:heisst|hiess|heissen) (?:noch ?mal |doch gleich |noch )?(?:der|die|das) (?:krimi|film|serie|roman|buch|lied|song|schlager|oper)\\b|^${OURS}(?:das )?lied (?:mit dem text|in dem|wo) `,
  `^${OURS}comment s appelle (?:deja )?(?:le|la|ce|cette) (?:film|serie|livre|chanson|roman|polar)\\b|^${OURS}(?:la )?chanson qui (?:dit|fait) `,
  `^${OURS}como se (?:llama|titula) (?:la|el|esa|ese) (?:pelicula|serie|libro|cancion|novela)\\b|^(?:la )?cancion que (?:dice|hace) `,
  `^${OURS}come si (?:chiama|intitola) (?:il|la|quel|quella) (?:film|serie|libro|canzone|romanzo|giallo)\\b|^(?:la )?canzone che (?:dice|fa) `,
  `^${OURS}(?:hi |hey )?(?:have you|has (?:anyone|anybody|somebody|someone)|anyone|did you|who has) (?:ever )?(?:seen|watched|watch|see) (?=\\w)`,
  `^${OURS}(?:hat (?:hier )?(?:jemand|wer|einer)|hast du|habt ihr|haben sie|kennst du|kennt (?:jemand|ihr)) (?=(?:.* )?(?:gesehen|geschaut|(?:film|serie|buch|roman|song)\\b.*)$)`,
  `^${OURS}(?:salut )?(?:(?:est ce que )?(?:tu as|vous avez|t as|quelqu un a)|as tu|avez vous) (?:deja )?(?:vu|regarde) (?=\\w)`,
  `^${OURS}(?:has|habeis|ha|han|alguien ha) visto (?=\\w)`,
  `^${OURS}(?:hai|avete|ha|qualcuno ha) (?:mai )?(?:visto|guardato) (?=\\w)`,
  "\\b(?:favou?rite|best|worst|scariest|funniest) (?:\\w+ )?(?:films?|movies?|tv series|tv shows?|songs?|novels?|bands?|albums?|actors?|actress|cartoons?)(?: ever| of all time)?\\b(?! (?:for|to)\\b)|\\blieblings(?:film|serie|buch|lied|band|schauspieler\\w*)e?\\b|\\b(?:film|serie|livre|chanson|acteur|actrice)s? (?:prefere\\w{0,2}|favori\\w{0,2})\\b|\\b(?:pelicula|serie|libro|cancion|actor|actriz)s? (?:favorit[oa]s?|preferid[oa]s?)\\b|\\b(?:film|serie|libro|canzone|attore|attrice) preferit[oaie]\\b",
);

/** How often a plant at home is watered. */
export const HOUSE_PLANTS = asked(
  "\\b(?:how often|when|how much) (?:\\w+ ){0,3}water (?:my|an?|the) (?:\\w+ )?(?:\\w+)$|\\b(?:wie oft|wann|wie viel) (?:\\w+ ){0,5}(?:giesse?n?|gegossen)$|\\b(?:tous les combien|combien de fois|quand) (?:\\w+ ){0,5}(?:arros\\w+) (?:\\w+ ){0,2}\\w+$|\\b(?:cada cuanto|cuando|cuantas veces) (?:\\w+ ){0,3}rieg(?:o|a|an|ue) (?:\\w+ ){0,2}\\w+$|\\b(?:ogni quanto|quando|quante volte) (?:\\w+ ){0,3}annaffi\\w+ (?:\\w+ ){0,3}\\w+$",
);
