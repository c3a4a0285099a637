import { TEXT_LANGUAGES, type TextLanguage } from "#app/features/topics/vocabulary/written-in";

/**
 * Phrases of who doubts that they want to live until a day or a season, which is often said in half a sentence amid business. The season itself has to end
 * the thought: its figures and goods may be seen or not. Matched like the phrases in `danger.ts`.
 */
const LIVING_TO_SEE: Record<TextLanguage, RegExp> = {
  en: /\b(?:know|sure|certain) (?:if |whether |that )?i (?:even |still |really )?(?:want|wanna|care|wish) (?:to )?(?:even |still )?(?:live to see|see|be alive (?:for|at|in|by)|live until|live till|make it to) (?:the |my |this |next |another |one more )*(?:christmas|new year|easter|spring|summer|autumn|winter|birthday|year|morning|end of the year)\b(?= (?:and|but|or|who|what|how|please|so|any ?more|at all)\b|$)/,
  de: /\b(?:weiss|ahnung|sicher|frage mich)\b(?: \w+){0,3} ob ich (?:\w+ ){0,4}?(?:weihnacht\w*|neujahr|silvester|ostern|fruhling|fruhjahr|sommer|herbst|winter|geburtstag|jahr|jahres\w+|morgen|tag) (?:\w+ ){0,2}?(?:erleben|sehen) (?:will|mag|mochte)\b/,
  fr: /\b(?:sais|suis) (?:pas|plus|meme pas)\b(?: \w+){0,3} (?:envie de|veux|vouloir) (?:encore |vraiment )?(?:voir|connaitre|arriver (?:en vie |vivante? )?jusqu (?:a|au)|vivre jusqu (?:a|au)|etre en vie (?:a|au|en)) (?:(?:le|la|l|les|mon|un|une|autre|prochain|prochaine) )*(?:noel|nouvel an|paques|printemps|ete|automne|hiver|anniversaire|annee prochaine|fin de l annee)\b(?! (?:de|du|des|d|avec|dans)\b)/,
  es: /\bno (?:se|estoy segur[oa]|tengo claro)\b(?: \w+){0,2} (?:quiero|querer|quisiera|tengo ganas de|me apetece) (?:\w+ )?(?:llegar (?:viv[oa] )?(?:a|al|hasta)|ver|vivir hasta|seguir viv[oa] (?:en|para)) (?:(?:el|la|otr[oa]|mi|las|proxim[oa]) )*(?:navidad\w*|ano nuevo|primavera|verano|otono|invierno|cumpleanos|fin de ano|final de ano)\b(?! (?:con|de|en)\b)/,
  it: /\bnon (?:so|sono sicur[oa]|sono cert[oa])\b(?: \w+){0,2} (?:voglio|voler|vorrei|ho voglia di|mi va di) (?:\w+ )?(?:arrivare (?:viv[oa] )?(?:a|al|alla|all)|vedere|vivere fino a\w*) (?:(?:il|la|l|un|una|altr[oa]|prossim[oa]|mio) )*(?:natale|capodanno|pasqua|primavera|estate|autunno|inverno|compleanno|fine anno|fine dell anno)\b(?! (?:con|di|del|della)\b)/,
};

/** Returns the languages in which folded words with single spaces tell of such a doubt. */
export const livingToSeeLanguages = (words: string, among: readonly TextLanguage[] = TEXT_LANGUAGES): TextLanguage[] =>
  among.filter((language) => LIVING_TO_SEE[language].test(words));
