import { TEXT_LANGUAGES, type TextLanguage } from "#app/features/topics/vocabulary/written-in";
import { isSaid, type Sign } from "../signs-in-parts";

/**
 * Somebody who has settled everything and takes their leave, in words that name no death: what is given away, who is to find them, what a life insurance pays.
 * Or somebody else who has, and is out of reach. Matched like the phrases in `danger.ts`.
 */
const FAREWELLS: Record<TextLanguage, readonly Sign[]> = {
  en: [
    /\b(?:when|once|after|before|until|by the time|whoever|who(?: ever)?) (?:they|you|somebody|someone|she|he|anybody|the \w+|my \w+)? ?(?:finds?|discovers?|has found|have found) (?:me|my body)\b(?! (?:on|a|an|guilty|another|work|through|online))/,
    [
      /\b(?:gave|given|giving|handed) (?:away )?(?:my |the |all my )?(?:dogs?|cats?|pets?|things|keys|stuff|belongings|possessions|everything)\b|\brehomed (?:my|the) \w+/,
      /\b(?:nothing (?:left|more|else) (?:to do|for me|now)|letters? (?:is|are) written|everything is (?:settled|sorted|arranged|in order)|don t need (?:it|them) (?:any ?more|where)|won t need)\b/,
    ],
    [
      /\blife (?:insurance|policy|cover)\b/,
      /\b(?:suicides?|own hand|kill\w* (?:my|him|her|your|one)self|take (?:my|your|one s) own life|if i (?:jump|did it|do it myself))\b/,
      /^(?!.*\b(?:policy ?holders?|our customers|we (?:sell|insure)|clause wording|employees?|brokers?)\b)/,
    ],
    [
      /\b(?:son|daughter|brother|sister|friend|husband|wife|partner|mum|mom|dad|mother|father|colleague|boyfriend|girlfriend|he|she)\b/,
      /\b(?:not (?:to )?be sad|look after (?:the|mum|dad|mom|his|her|my|our)|take care of (?:the kids|mum|mom|his|her|our)|forgive (?:him|her|me)|sorry for everything|said goodbye|goodbye text|love you all)\b/,
      /\b(?:(?:phone|mobile) (?:is |was )?(?:off|dead|switched off)|turned (?:his|her|their) phone off|(?:not|isn t|won t|doesn t|does not) (?:answer\w*|pick\w* up|respond\w*)|can t reach (?:him|her)|is gone|disappeared|nobody knows where)\b/,
    ],
  ],
  de: [
    /\b(?:wenn|bis|sobald|wer|bevor) (?:(?:sie|man|ihr|er|jemand|die \w+|der \w+|mein\w* \w+) )?mich (?:\w+ ){0,2}?(?:findet|finden|gefunden)\b(?! (?:gut|nett|toll))/,
    [
      /\b(?:hund|katze|tiere|sachen|schlussel|alles) (?:\w+ ){0,3}?(?:verschenkt|weggegeben|abgegeben|gegeben)\b|\b(?:verschenkt|weggegeben)\b.{0,30}\b(?:hund|katze|sachen|alles)\b/,
      /\b(?:nichts mehr (?:zu tun|offen|ubrig)|alles (?:erledigt|geregelt|bezahlt|geordnet)|brauche? (?:ich )?(?:\w+ )?nicht mehr|briefe? (?:ist|sind|liegt|liegen)\b)/,
    ],
    [
      /\b(?:risiko)?lebensversicherung\w*\b/,
      /\b(?:selbsttotung|suizid\w*|selbstmord|freitod|selbst umbring\w*)\b/,
      /^(?!.*\b(?:unsere kunden|versicherungsnehmer|klausel\w*|mitarbeiter\w*|makler\w*|wir (?:verkaufen|versichern))\b)/,
    ],
    [
      /\b(?:sohn|tochter|bruder|schwester|freund|freundin|mann|frau|partner\w*|mutter|vater|kollege|kollegin|er|sie)\b/,
      /\b(?:nicht traurig sein|nicht weinen|pass\w* auf (?:\w+ )?auf|kummert euch um|verzeiht|tut (?:mir|ihm|ihr) (?:alles )?leid|verabschiedet|abschieds\w+|hab euch lieb)\b/,
      /\b(?:geht nicht (?:mehr )?(?:ran|ans telefon)|(?:handy|telefon) (?:ist )?aus|nicht (?:mehr )?erreich\w*|antwortet nicht|meldet sich nicht|verschwunden|weg|zimmer (?:aus|auf)geraumt)\b/,
    ],
  ],
  fr: [
    /\b(?:quand|lorsqu|lorsque|jusqu a ce qu|avant qu|celui qui|ceux qui) ?(?:on|ils|elle|il|vous|quelqu un|ma \w+|mon \w+)? ?(?:me |m )(?:trouver\w*|trouve|retrouver\w*|aura trouve\w?|aura retrouve\w?)\b(?! (?:un|une|des))/,
    [
      /\b(?:donne|confie|laisse)\w* (?:mon|ma|mes|le|les|toutes mes) (?:chiens?|chats?|affaires|cles|animaux)\b/,
      /\b(?:(?:il n y a |y a )?plus rien a (?:faire|regler)|tout est (?:regle|en ordre|paye)|n en aurai plus besoin|lettres? (?:est|sont) (?:ecrites?|pretes?))\b/,
    ],
    [
      /\bassurance (?:vie|deces)\b/,
      /\b(?:suicide|se (?:tuer|suicider)|me (?:tue|suicide)|mettre fin)\b/,
      /^(?!.*\b(?:nos clients|assureur cherche|clause|salaries?|courtiers?|nous (?:vendons|assurons))\b)/,
    ],
    [
      /\b(?:fils|fille|frere|soeur|sœur|amie?|mari|femme|copain|copine|mere|pere|collegue|il|elle)\b/,
      /\b(?:pas etre tristes?|ne (?:pas )?pleure\w*|occup\w+ (?:vous )?(?:de|des) (?:ses|sa|son|mes|maman|papa|enfants|filles)|pardon\w*|(?:message|mot|lettre) d adieu|dit adieu|vous aime tous)\b/,
      /\b(?:ne (?:repond|decroche) (?:pas|plus)|repond plus|telephone (?:est )?(?:eteint|coupe)|injoignable|disparu\w*|a pris (?:sa|la) (?:voiture|moto)|introuvable)\b/,
    ],
  ],
  es: [
    /\b(?:cuando|hasta que|antes de que|quien|el que|la que) (?:me |ellos me |alguien me |mi \w+ me )(?:encuentr\w+|halle\w*|descubr\w+ muert\w)\b(?! (?:un|una|mejor|bien|mal|con))/,
    [
      /\b(?:regalado|regale|dado|dejado) (?:a )?(?:mi|mis|todas mis|todo|el|los) ?(?:perr[oa]s?|gat[oa]s?|cosas|llaves|animales)?\b/,
      /\b(?:no (?:me )?queda nada (?:por|que) hacer|ya no (?:me )?queda nada|todo (?:esta )?(?:arreglado|pagado|en orden)|no (?:lo|las|los) voy a necesitar|cartas? (?:esta|estan) escritas?)\b/,
    ],
    [
      /\bseguro de vida\b/,
      /\b(?:suicidi\w+|suicida\w*|quit\w+ la vida|me mato)\b/,
      /^(?!.*\b(?:nuestros clientes|clausula|emplead\w+|corredor\w*|vendemos|aseguramos)\b)/,
    ],
    [
      /\b(?:hij[oa]|herman[oa]|amig[oa]|marido|mujer|novi[oa]|madre|padre|soci[oa]|companer[oa]|el|ella)\b/,
      /\b(?:no (?:estemos|esteis|esten|estes) tristes?|no llor\w+|cuid\w+ (?:de|a) (?:sus|mis|mi|su|mama|papa|los|las)|perdon\w*|se (?:ha )?despedid\w+|despedida|os quiero a todos)\b/,
      /\b(?:no (?:contesta|responde|coge el telefono|aparece)|telefono apagado|movil apagado|ilocalizable|desaparecid[oa]|ha desaparecido)\b/,
    ],
    /\b(?:ya no|no) (?:estara|estare|voy a estar|va a estar)\b.{0,60}\b(?:regalad\w+|regala\w*|despedid\w+)\b/,
  ],
  it: [
    /\b(?:quando|finche|prima che|chi|appena) (?:non )?(?:mi |loro mi |qualcuno mi |mia \w+ mi )(?:trover\w+|trovano|trovera|troveranno|avranno trovat\w)\b(?! (?:un|una|bene|male))/,
    [
      /\b(?:regalato|dato via|dato|lasciato|affidato) (?:il|la|i|le|tutte le)? ?(?:mio |mia |miei |mie )?(?:cane|gatt[oi]|cose|chiavi|animali)\b/,
      /\b(?:non (?:mi )?resta (?:piu )?(?:niente|nulla) da fare|(?:e )?tutto (?:sistemato|a posto|pagato|in ordine)|non mi servir\w+|letter[ae] (?:e|sono) (?:pronte?|scritt[ae]))\b/,
    ],
    [
      /\b(?:assicurazione|polizza) (?:sulla )?vita\b/,
      /\b(?:suicid\w+|togliersi la vita|tolgo la vita|mi ammazzo)\b/,
      /^(?!.*\b(?:nostri clienti|clausol\w+|dipendent\w+|broker|vendiamo|assicuriamo)\b)/,
    ],
    [
      /\b(?:figli[oa]|fratello|sorella|amic[oa]|marito|moglie|fidanzat[oa]|madre|padre|soci[oa]|collega|lui|lei)\b/,
      /\b(?:non (?:essere|siate|dobbiamo essere) trist[ei]|non piang\w+|(?:prenditi|prendetevi) cura|perdona\w*|ha salutato tutti|addio|vi voglio bene)\b/,
      /\b(?:non (?:risponde|si trova)|telefono (?:e )?spento|cellulare (?:e )?spento|irraggiungibile|scompars[oa]|sparit[oa]|ha preso la macchina)\b/,
    ],
  ],
};

/** Returns the languages in which folded words with single spaces take leave of life without a word of death. */
export const farewellLanguages = (words: string, among: readonly TextLanguage[] = TEXT_LANGUAGES): TextLanguage[] =>
  among.filter((language) => isSaid(FAREWELLS[language], words));
