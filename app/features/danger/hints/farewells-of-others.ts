import { TEXT_LANGUAGES, type TextLanguage } from "#app/features/topics/vocabulary/written-in";
import { isSaid, type Sign } from "../signs-in-parts";

/**
 * The leave that a colleague or a partner takes, as it is told at work: by when it is over for them and who is to feed the dog, whose dead wife they speak of joining,
 * which tools they gave away, which gun they took out. Matched like the phrases in `danger.ts`.
 */
const FAREWELLS: Record<TextLanguage, readonly Sign[]> = {
  en: [
    [
      /\b(?:it|this|everything)(?: s| ll| will| would| is)? (?:soon |finally )?(?:all )?(?:be )?(?:all )?over for (?:him|her|me)\b/,
      /\b(?:feed|look after|take care|dog|cat|kids|goodbye|forgive|thank\w*|by the time|text(?:ed|s)?)\b/,
    ],
    [
      /\b(?:gave|giv\w+|hand(?:ed|ing)) (?:away |out )?(?:all )?(?:of )?(?:his|her) (?:\w+ )?(?:tools?|dogs?|cats?|things|keys|stuff|belongings|guitar|bike|watch)\b/,
      /\b(?:(?:won t|don t|needn t|no longer|not) (?:\w+ ){0,3}(?:worry|need (?:it|them)|be (?:around|here))|goodbye|said farewell|from (?:monday|tomorrow))\b/,
    ],
    /\b(?:join(?:ing)?|be(?:ing)? with|follow(?:ing)?|see(?:ing)?|go(?:ing)? to) (?:his|her|my) (?:dead|late|deceased) \w+\b(?! (?:s|in|into|on|and|at|business|company|estate)\b)/,
    [
      /\b(?:got|took|taken|fetched|brought|loaded) (?:out )?(?:the|his|her) (?:\w+ )?(?:shotgun|rifle|gun|pistol|revolver)\b/,
      /\b(?:goodbye|farewell|forgive|sorry|dead|late (?:wife|husband)|over for|thank\w* (?:us|everybody|everyone))\b/,
    ],
  ],
  de: [
    [
      /\bfur (?:ihn|sie|mich) (?:\w+ ){0,2}?(?:alles )?(?:vorbei|zu ende|ausgestanden)\b|\balles (?:\w+ )?(?:vorbei|zu ende) fur (?:ihn|sie|mich)\b/,
      /\b(?:hund|katze|futter\w*|kummer\w*|aufpass\w*|bis (?:wir|ihr|montag|morgen)|(?:ab|am) montag|wenn wir|danke|verzeih\w*)\b/,
    ],
    [
      /\b(?:keine (?:sorgen?|gedanken) (?:\w+ )?mehr|(?:keine (?:sorgen?|gedanken)|nicht mehr) (?:\w+ )?(?:machen|sorgen|kummern|da|hier))\b|\bkeine sorgen mehr\b/,
      /\b(?:verschenkt\w*|weggegeben|weggeschenkt|hergeschenkt|verabschiedet)\b/,
    ],
    /\bzu (?:seine[rm]|ihre[rm]|meine[rm]) (?:tot|verstorben)\w+ \w+ (?:gehen|will|mochte|zu gehen)\b|\b(?:seine[rm]|ihre[rm]|meine[rm]) (?:tot|verstorben)\w+ \w+ (?:\w+ )?(?:folgen|nachfolgen|nachgehen|wieder ?sehen)\b|\bbei (?:seine[rm]|ihre[rm]|meine[rm]) (?:tot|verstorben)\w+ \w+ (?:zu )?sein\b/,
    [
      /\b(?:gewehr|flinte|\w*gewehr|\w*flinte|pistole|revolver)\b (?:\w+ ){0,3}?\w*(?:geholt|genommen|geladen)\b/,
      /\b(?:abschied\w*|verabschied\w*|tot\w*|verstorben\w*|verzeih\w*|vorbei|danke)\b/,
    ],
  ],
  fr: [
    [
      /\b(?:sera|serait|est) (?:enfin |bientot )?(?:fini|termine) pour (?:lui|elle|moi)\b/,
      /\b(?:chien|chat|nourri\w*|occup\w*|d ici|quand (?:on|nous|vous)|lundi|merci|pardon\w*|enfants)\b/,
    ],
    [
      /\b(?:donne|distribue|offert)\w? (?:tous |toutes )?(?:ses|son|sa) (?:outils|affaires|cles|chiens?|chats?|guitare|velo|montre)\b/,
      /\b(?:plus (?:\w+ ){0,3}(?:inquiet\w*|soucis?|besoin|la)|adieu|dit au revoir)\b/,
    ],
    /\b(?:rejoindre|retrouver|suivre) (?:sa|son|ma|mon) (?:(?:femme|mari|fille|fils|mere|pere|frere|soeur|copine|copain) (?:morte?|decedee?|defunte?)|(?:defunte?|feue?) \w+)\b/,
    [
      /\b(?:sorti|pris|ressorti|charge) (?:le|la|son|sa|un) (?:\w+ )?(?:fusil|carabine|pistolet|revolver|arme)\b/,
      /\b(?:morte?|decedee?|adieu|au revoir|pardon\w*|fini pour|rejoindre)\b/,
    ],
  ],
  es: [
    [
      /\b(?:acabado|terminado|acabara|terminara) (?:todo )?para (?:el|ella|mi)\b/,
      /\b(?:perr[oa]|gat[oa]|comer|cuid\w+|cuando (?:abramos|lleguemos)|lunes|gracias|perdon\w*)\b/,
    ],
    [
      /\b(?:regalado|regalo|repartido) (?:todas |todos )?(?:sus|su) (?:herramientas|cosas|llaves|perr[oa]|gat[oa]|guitarra|bici|reloj)\b/,
      /\b(?:(?:no|ya no) (?:\w+ ){0,4}preocup\w*|adios|despedid\w*|ya no (?:estara|las? necesit\w*))\b/,
    ],
    /\b(?:reunirse|reunirme|irse|irme|estar|juntarse|encontrarse) (?:\w+ )?con (?:su|mi) (?:(?:mujer|marido|esposa|hij[oa]|madre|padre|herman[oa]) (?:muert[oa]|fallecid[oa]|difunt[oa])|(?:difunt[oa]|fallecid[oa]) \w+)\b/,
    [
      /\b(?:sacado|saco|cogido|cargado) (?:la|su|el|una) (?:\w+ )?(?:escopeta|pistola|rifle|revolver)\b/,
      /\b(?:muert[oa]|fallecid[oa]|difunt[oa]|adios|despedi\w*|perdon\w*)\b/,
    ],
  ],
  it: [
    [
      /\b(?:tutto )?(?:finito|finita) (?:tutto )?per (?:lui|lei|me)\b/,
      /\b(?:cane|gatto|mangiare|prend\w+ cura|quando apriamo|lunedi|grazie|perdon\w*|scus\w*)\b/,
    ],
    [
      /\b(?:regalato|dato via|distribuito) (?:tutti |tutte )?(?:i suoi|le sue|il suo|la sua) (?:\w+ )?(?:attrezzi|cose|chiavi|cane|gatto|chitarra|bici|orologio)\b/,
      /\b(?:non (?:\w+ ){0,4}preoccup\w*|addio|salutato tutti|non (?:gli|le) serv\w+|non ci sara)\b/,
    ],
    /\b(?:raggiungere|riabbracciare|ritrovare|seguire) (?:la |il )?(?:sua|suo|mia|mio) (?:(?:moglie|marito|figli[oa]|madre|padre|fratello|sorella) (?:mort[oa]|defunt[oa])|(?:defunt[oa]|povera) (?:moglie|marito|figli[oa]))\b/,
    [
      /\b(?:tirato fuori|preso|caricato) (?:il|la|un|una) (?:su[oa] )?(?:fucile|pistola|carabina|doppietta|revolver)\b/,
      /\b(?:mort[oa]|defunt[oa]|addio|perdon\w*|salutato tutti)\b/,
    ],
  ],
};

/** Returns the languages in which folded words with single spaces tell of somebody at work who takes leave of life. */
export const othersFarewellLanguages = (words: string, among: readonly TextLanguage[] = TEXT_LANGUAGES): TextLanguage[] =>
  among.filter((language) => isSaid(FAREWELLS[language], words));
