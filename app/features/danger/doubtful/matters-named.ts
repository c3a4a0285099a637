/** That somebody has lost their work: hard, and a matter of employment law. Matched against folded words with single spaces. */
const DISMISSED =
  /\b(?:(?:i ve|ive|i have|i was|i got|i am|i m|have|was|got) )?(?:been |being |just )?(?:let go|sacked|fired|laid off|made redundant|dismissed)(?: without (?:notice|warning|reason)| on the spot| by my \w+)?\b|\b(?:ich wurde|ich bin|mir wurde|wurde) (?:\w+ )?(?:fristlos |ohne frist )?(?:entlassen|gekundigt|rausgeworfen)(?: worden)?\b|\b(?:j ai ete|on m a|je suis) (?:licenciee?|viree?|renvoyee?|mise? a la porte)(?: sans preavis)?\b|\bme (?:han|acaban de) (?:despedido|despedir|echado|echar)(?: sin (?:preaviso|avisar))?\b|\b(?:mi hanno|sono stat[oa]) (?:licenziat[oa]|mess[oa] alla porta)(?: senza preavviso)?\b/g;

/** Goods, and what somebody wants done with them. */
const GOODS =
  /\b(?:furniture|prototype|patent\w*|invention|invented|copy it|copied|salesm[ae]n|website|webshop|brand|logo|(?:hof|betrieb|laden|geschaft) (?:\w+ )?(?:aufgeben|ubergeben|abgeben|verkaufen)|mobel|prototyp|erfind\w*|erfund\w*|nachba\w+|nachgebaut|nachmach\w*|absichern|abgesichert|verkaufer\w*|webseite|marke|meubles?|prototype|brevet\w*|invent\w*|copie\w*|vendeurs?|marque|muebles?|prototipo|patentar|invento|copiar|copian|vendedor\w*|marca|mobili|brevett\w*|invenzione|copiare|copiano|venditor[ei]|marchio)\b/;
/** Of life, leave and harm. */
const OF_LIFE =
  /\b(?:died|dying|dead|life|live|living|goodbye|funeral|kill\w*|hurt\w*|hit\w*|beat\w*|afraid|scared|alone|sterbe\w*|tot|tod|leben|abschied\w*|beerdig\w*|angst|schlagt|allein\w*|weh|mour(?:ir|u)\w*|morte?s?|vie|vivre|adieu|obseques|peur|frapp\w*|seule?|morir\w*|muer\w*|vida|vivir|adios|despedi\w*|funeral|miedo|peg[ao]\w*|sol[oa]|vita|vivere|addio|funerale|paura|picchi\w*|mort[oai])\b/;

/** Returns folded words without what says only that somebody has lost their work. */
export const withoutDismissal = (words: string): string => words.replace(DISMISSED, " ");

/** Returns whether folded words with single spaces name goods, and nothing of life and death. */
export const namesGoods = (words: string): boolean => GOODS.test(words) && !OF_LIFE.test(words);
