/** An age under eighteen that somebody says of themselves. Matched against folded words with single spaces; years of service are no age. */
const AGE =
  /\b(?:i m|im|i am|ich bin|bin) (?:only |just |erst |noch |a |gerade )?(?:[7-9]|1[0-7])(?! (?:years? (?:with|in|at|into)|months|weeks|tage|wochen|monate|jahre? (?:im|in|bei|verheiratet|dabei)|of|percent|prozent|minut\w*|stunden|hours?|km|weeks))\b|\b(?:j ai|tengo|ho) (?:seulement |solo |apenas |appena )?(?:[7-9]|1[0-7]) (?:ans|anos|anni)\b(?! (?:d |de (?:experiencia|servicio|antiguedad|casad\w|maison|metier|carriere|boite)|di (?:servizio|esperienza|matrimonio)))|\b(?:tengo|ho) (?:[7-9]|1[0-7])$|\b(?:[7-9]|1[0-7]) (?:y o|yo|year old (?:girl|boy) here)\b|^(?:[7-9]|1[0-7]) (?:[fm]|yo)\b/;

/** The class that somebody goes to. */
const CLASS =
  /\b(?:i m|im|i am) (?:\w+ )?in (?:year (?:[5-9]|1[0-3])|(?:the )?(?:[4-9]|1[0-2])(?:th)? grade|\w+ grade|middle school|primary school|high school)\b|\bin my (?:class|school|year)\b|\bmy (?:class ?mates?|form tutor|homeroom teacher|head ?teacher)\b|\b(?:gehe|geh|bin) (?:\w+ ){0,2}in (?:die|der) (?:[4-9]|1[0-2]|\w+)(?: )?klasse\b|\b(?:in|aus) meiner klasse\b|\bmeine? (?:klassenlehrer\w*|mitschuler\w*|klassenkamerad\w*)\b|\b(?:je suis|j suis|suis) en (?:cm[12]|sixieme|cinquieme|quatrieme|troisieme|seconde|premiere|terminale|[3-6]eme|6e|5e|4e|3e)\b|\bdans ma classe\b|\b(?:une|un) (?:fille|garcon) de ma classe\b|\bau college\b|\b(?:voy|estoy) (?:a|en) (?:\w+ )?(?:de )?(?:la )?(?:eso|primaria|secundaria|bachillerato)\b|\b(?:voy a|estoy en) \w+ de (?:la )?(?:eso|primaria|secundaria|bachillerato)\b|\b(?:en|de) mi clase\b|\bfaccio la \w+ (?:media|elementare|superiore|liceo)\b|\b(?:nella|della) mia classe\b/;

/** How children speak of their parents when these hurt them, or lie there. */
const PARENTS =
  /\b(?:mummy|daddy|mommy|my mom s boyfriend|my mum s boyfriend|my step ?(?:dad|mum|mom)|my foster (?:dad|mum|mom|parents))\b|\b(?:mein papa|meine mama|der freund (?:von )?meiner (?:mama|mutter)|mein stiefpapa)\b|\b(?:ma maman|mon papa|papa me|maman me|le copain de ma mere)\b|\b(?:mi papa|mi mama|mi papi|mi mami|el novio de mi madre)\b|\b(?:il mio papa|la mia mamma|papa mi|mamma mi|il compagno di (?:mia )?mamma)\b/;
/** Parents themselves say these words, too. */
const OF_GROWN =
  /\b(?:my (?:husband|wife|son|daughter|kids|children|employees?|boss|grand ?(?:son|daughter|children))|mein (?:mann|sohn)|meine (?:frau|tochter|kinder|enkel\w*)|mon (?:mari|fils)|ma (?:femme|fille)|mes enfants|mi (?:marido|mujer|esposo|esposa|hijo|hija)|mis hijos|mio (?:marito|figlio)|mia (?:moglie|figlia)|miei figli|pension\w*|retire\w*|rente|retraite|jubilad\w+|company|firma|entreprise|empresa|azienda)\b/;

/** Returns whether folded words with single spaces are those of a minor: by their age, their class or how they speak of their parents. */
export const isMinor = (words: string): boolean => AGE.test(words) || (!OF_GROWN.test(words) && (CLASS.test(words) || PARENTS.test(words)));
