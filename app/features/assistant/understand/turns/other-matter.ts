const NO =
  "no|nope|nein|nee|ne|non|sorry|pardon|scusi|perdon|ok|okay|actually|eigentlich|en fait|en realidad|in realta|now|jetzt|maintenant|ahora|adesso|well|also|alors|pues|allora";
const WISH =
  "i (?:want|need|meant|mean|have)|i d like|it s about|it is about|about|i am looking for|ich (?:mochte|will|brauche|suche|meine|meinte|habe)|es geht um|um|je (?:veux|voudrais|cherche|parle d|pensais a)|c est pour|il s agit d|d|pour|quiero|quisiera|busco|necesito|es sobre|es|de|sobre|vorrei|cerco|voglio|si tratta di|e|per|di|ho";
const OTHER =
  "(?:something|anything) (?:(?:completely|totally|quite|very|entirely) )?(?:else|different)|(?:a|about a|another|a different|some other) (?:(?:completely|totally|quite|very) )?(?:other |different )?(?:matter|topic|subject|question|thing|problem|issue)|(?:et)?was (?:(?:ganz|vollig|komplett|total) )?anderes|(?:um )?(?:ein(?:e|en)? )?(?:(?:ganz|vollig) )?(?:anderes|andere|anderen) (?:thema|frage|sache|anliegen|problem)|(?:toute? )?autre chose|quelque chose d autre|(?:un|une) (?:tout )?autre (?:sujet|question|probleme|chose)|(?:algo|otra cosa) (?:(?:muy|totalmente|completamente) )?(?:distint[oa]|diferente)|otra cosa|algo mas diferente|otr[oa] (?:tema|asunto|cuestion|pregunta|problema)|(?:un )?altra cosa|(?:(?:qualcosa|qualcos|qualche cosa) (?:d |di )?)altro|tutt altro|qualcosa di (?:diverso|completamente diverso)|(?:un )?altr[oa] (?:argomento|questione|domanda|problema|tema)|altro argomento";

/** Says that one wants something else, which is another matter; who wants somebody else says so. Folded words with single spaces. */
const OTHER_MATTER = new RegExp(
  `^(?:(?:${NO}) ){0,3}(?:(?:${WISH}) )?(?:(?:${WISH}) )?(?:${OTHER}|(?<=^no )altro)(?: (?:please|bitte|svp|s il vous plait|por favor|per favore|actually|instead|now|jetzt|danke|thanks|merci|gracias|grazie))?$`,
);
/** What may also be a second helping of the same: 'another one'. */
const IS_BARE = /^(?:un altra|otra|una|another)$/;

/** Returns whether a message says no more than that it is now about another matter, in the five languages. */
export const isOtherMatter = (words: string): boolean => OTHER_MATTER.test(words) && !IS_BARE.test(words);
