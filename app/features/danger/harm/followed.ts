import { TEXT_LANGUAGES, type TextLanguage } from "#app/features/topics/vocabulary/written-in";
import { isSaid, type Sign } from "../signs-in-parts";

/**
 * Somebody who is followed and watched, told without a word for it: who knows where they live, and that they are afraid or that it is a former partner; or who
 * stands before their home, and that they do it again and again. A courier and a recruiter know addresses, too. Matched like the phrases in `danger.ts`.
 */
const FEAR = {
  en: /\b(?:scared|scary|frighten\w*|afraid|terrif\w+|creepy|creeps me|unsafe|(?:don t|do not|not) feel(?:ing)? safe|threat\w*|ex (?:husband|wife|boyfriend|girlfriend|partner)|my ex)\b(?! (?:employee|employer|boss|business|colleague|landlord|accountant))/,
  de: /\b(?:angst|furchte|unheimlich|gruselig|nicht (?:mehr )?sicher|bedroh\w*|droht|unsicher|exmann|exfreund\w*|exfrau|expartner\w*|ex mann|ex freund\w*|ex frau|mein ex|meine ex)\b(?! (?:chef|kollege|arbeitgeber|vermieter))/,
  fr: /\b(?:peur|effra\w+|inquiet\w*|terrif\w+|flippe\w*|pas en securite|menac\w+|flippant|ex (?:mari|femme|copain|copine|conjoint|compagnon)|mon ex|mon exmari)\b(?! (?:patron|employe\w*|associe\w*|collegue|proprietaire))/,
  es: /\b(?:miedo|no me siento segur[oa]|asusta\w*|aterr\w+|inquiet\w*|amenaz\w*|exmarido|exnovio|expareja|ex (?:marido|novio|pareja|mujer|novia)|mi ex)\b(?! (?:jefe|empleado|socio|companero|casero))/,
  it: /\b(?:paura|non mi sento (?:al )?sicur[oa]|spavent\w*|inquiet\w*|terrorizz\w*|minacci\w*|ex (?:marito|moglie|fidanzat[oa]|compagn[oa])|il mio ex|la mia ex)\b(?! (?:capo|dipendente|socio|collega|datore))/,
};

const WATCHED: Record<TextLanguage, readonly Sign[]> = {
  en: [
    [
      /\bknows? (?:\w+ )?(?:where i (?:live|work|park|sleep|am)|what time i|when i (?:get|come|leave|am)|my (?:new |home )?(?:address|shifts|route|routine|schedule)|which (?:bus|train|school))\b|\b(?:found out|finds out) where i live\b|\bturns? up (?:wherever|everywhere) i\b|\bfollow(?:s|ing|ed)? me (?:home|around|everywhere|to)\b|\bkeeps? (?:driving past|showing up|following|watching)\b|\bshows up at my\b/,
      FEAR.en,
    ],
    [
      /\b(?:outside|in front of|under|before) my (?:work|house|home|flat|window|door|office|building|apartment|school|bedroom)\b|\b(?:tracker|air ?tag|gps) (?:\w+ )?(?:on|in|under) my (?:car|bag|coat)\b|\bnotes? (?:\w+ )?(?:on|under) my (?:car|door|windscreen|windshield)\b|\b(?:walk\w*|driv\w*|com\w+) (?:\w+ )?behind me\b|\b(?:photograph\w*|film\w*|spies on|spying on|watch\w*|pictures of) me (?:\w+ )?(?:through|from|in my|at home)\b|\bacross (?:the street )?from my (?:house|home|flat)\b/,
      /\b(?:every (?:day|night|evening|morning)|at night|all night|keeps?|again|waits|waiting|for hours|scared|frighten\w*|afraid|stood|standing|sits|watching)\b(?! (?:list|room))/,
    ],
  ],
  de: [
    [
      /\b(?:weiss|kennt|kennen)\b.{0,30}\b(?:wo ich (?:wohne|arbeite|parke|bin|schlafe)|wann ich|meine (?:neue )?(?:adresse|schichten|wohnung|route|strecke)|in welche)\b|\bherausgefunden wo ich wohne\b|\b(?:taucht|steht) (?:\w+ ){0,3}?(?:uberall|immer wieder) (?:\w+ )?(?:auf|wo)\b|\btaucht (?:\w+ ){0,2}?(?:in|bei|vor|an) (?:mein\w+|mir)\b|\b(?:folgt|verfolgt|beobachtet|nachgeht) (?:mir|mich)\b|\b(?:mir|mich) (?:\w+ ){0,3}?(?:nach hause )?(?:gefolgt|verfolgt|beobachtet)\b/,
      FEAR.de,
    ],
    [
      /\b(?:vor (?:meiner|meinem) (?:arbeit|haus|wohnung|tur|haustur|buro|schule|fenster)|unter meinem fenster|nachts vor meiner|gegenuber von meine\w+|(?:fotografiert|filmt|beobachtet) (?:mich|uns)|hinter mir her|tracker (?:\w+ ){0,3}auto|airtag|zettel (?:\w+ ){0,3}auto)\b/,
      /\b(?:jeden (?:tag|abend|morgen)|jede nacht|nachts|standig|immer wieder|wartet|stundenlang|angst|stand|steht|sitzt|unheimlich)\b/,
    ],
  ],
  fr: [
    [
      /\b(?:sait|connait) (?:\w+ )?(?:ou (?:j |je )(?:habite|vis|travaille|me gare|suis)|a quelle heure je|quand je|ma nouvelle adresse|mon adresse|mes horaires|mon trajet)\b|\bdecouvert ou j habite\b|\bapparait (?:partout|la) ou je\b|\b(?:debarque|se pointe|apparait) (?:\w+ )?(?:a|dans|chez) (?:mon|ma|mes|moi)\b|\b(?:me suit|m a suivie?|me suivre|m epie|me guette)\b/,
      FEAR.fr,
    ],
    [
      /\b(?:devant (?:chez moi|mon (?:travail|bureau|immeuble|lycee)|ma (?:maison|porte|fenetre))|sous (?:ma|mes) fenetres?|en bas de chez moi|en face de chez moi|(?:me|nous) (?:photographie|filme|observe|epie)|derriere moi|(?:traceur|balise|mouchard|airtag)\b.{0,15}\bvoiture|mots? sur ma voiture)\b/,
      /\b(?:chaque (?:jour|soir|nuit|matin)|tous les (?:jours|soirs|matins)|la nuit|sans arret|m attend|encore|peur|hier|etait|reste)\b/,
    ],
  ],
  es: [
    [
      /\bsabe (?:\w+ )?(?:donde (?:vivo|trabajo|aparco|estoy)|a que hora|cuando (?:llego|salgo|vuelvo)|mi (?:nueva )?direccion|mis (?:turnos|horarios))\b|\b(?:averiguado|descubierto) donde vivo\b|\b(?:aparece|se presenta) en (?:todos|mi|mis)\b|\baparece (?:alla |por )?donde (?:voy|vaya)\b|\bme (?:sigue|siguio|ha seguido|vigila|espia)\b/,
      FEAR.es,
    ],
    [
      /\b(?:(?:delante|enfrente|en la puerta|debajo|fuera) de (?:mi (?:casa|ventana|trabajo|puerta|oficina|portal))|bajo mi ventana|me (?:hace fotos|fotografia|graba|filma|observa)|detras de mi(?= |$)|a la salida del trabajo|(?:localizador|rastreador|gps|airtag)\b.{0,15}\bcoche|notas? en el coche)\b/,
      /\b(?:cada (?:dia|noche|tarde|manana)|todos los dias|todas las noches|cada noche|por la noche|de noche|me espera|otra vez|miedo|ayer|estaba|horas)\b/,
    ],
  ],
  it: [
    [
      /\b(?:sa|conosce) (?:\w+ )?(?:dove (?:abito|vivo|lavoro|parcheggio|sono)|a che ora|quando (?:torno|esco)|il mio (?:nuovo )?indirizzo|i miei (?:turni|orari)|\w+ (?:mio )?(?:nuovo )?indirizzo)\b|\bscoperto dove abito\b|\bcompare (?:ovunque|dappertutto|dovunque)\b|\b(?:si presenta|compare|spunta) (?:al|alla|nel|nella|ai|sotto) (?:mio|mia|miei)\b|\bmi (?:segue|ha seguit[oa]|pedina|spia|sorveglia)\b/,
      FEAR.it,
    ],
    [
      /\b(?:davanti (?:a )?(?:casa mia|al mio (?:lavoro|ufficio|portone)|alla mia (?:porta|casa|finestra))|di fronte a casa mia|mi (?:fotografa|filma|riprende|osserva)|(?:cammina|segue) dietro|sotto (?:la mia finestra|casa mia|le mie finestre)|fuori dal (?:mio )?lavoro|(?:localizzatore|tracciatore|gps|airtag)\b.{0,15}\b(?:auto|macchina)|bigliett\w+ sulla macchina)\b/,
      /\b(?:ogni (?:giorno|sera|notte|mattina)|tutti i giorni|tutte le (?:sere|notti)|di notte|mi aspetta|ancora|paura|ieri|era|ore)\b/,
    ],
  ],
};

/** What former spouses settle between them. */
const OF_DIVORCE =
  /\b(?:half (?:of )?(?:the|my|our)|alimony|maintenance|unterhalt\w*|zugewinn\w*|pension alimentaire|la moitie|la mitad|pension (?:alimenticia|compensatoria)|la meta|mantenimento|assegno)\b/;

/** Returns the languages in which folded words with single spaces tell of somebody who is watched. */
export const followedLanguages = (words: string, among: readonly TextLanguage[] = TEXT_LANGUAGES): TextLanguage[] =>
  OF_DIVORCE.test(words) ? [] : among.filter((language) => isSaid(WATCHED[language], words));
