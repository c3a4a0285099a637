import type { TextLanguage } from "#app/features/topics/vocabulary/written-in";

/** Two or three parts that are a sign together, in any order: a part of the body, or a person, and what is wrong. */
type Parts = readonly [RegExp, RegExp, RegExp?];

/** A sign, or parts that are one together, in any order. */
export type Sign = RegExp | Parts;

/** Returns whether one of some signs is in folded words with single spaces. */
export const isSaid = (signs: readonly Sign[], words: string): boolean =>
  signs.some((sign) => [sign].flat().every((part) => part?.test(words) !== false));

/** Signs told in free words; matched like those in `body-emergencies.ts`. */
export const SIGNS_IN_PARTS: Record<TextLanguage, readonly Parts[]> = {
  en: [
    [/\bchest\b/, /\b(?:heav\w+|weight|sweat\w*|tight|crushing|numb)\b/],
    [/\b(?:speech|words|speaking|talking)\b/, /\b(?:slurred|slurring|garbled)\b/],
    [/\b(?:left|right) (?:arm|side|hand|leg)\b/, /\b(?:numb|paraly[sz]ed|sweat\w*|heart (?:is )?racing|chest|no feeling|droop\w*)\b/],
    [
      /\b(?:vision|eyes?|see)\b/,
      /\b(?:sudden|suddenly|all at once)\b.{0,40}\b(?:loss|lost|nothing|blind|can t|gone)\b|\b(?:lost|loss|gone|blind)\b.{0,30}\bsudden\w*\b/,
    ],
    [/\b(?:lips?|tongue)\b/, /\b(?:swollen|swelling|swelled|puffed)\b/],
    [
      /\b(?:baby|newborn|infant|toddler)\b/,
      /\b(?:limp|floppy|(?:breath\w+) (?:\w+ )?(?:strange\w*|odd\w*|fast|badly)|not breathing|grey|gray)\b/,
    ],
    [/\b(?:shaking|trembling|jerking|twitching)\b/, /\b(?:eyes (?:\w+ )?roll\w*|won t stop|all over|foaming)\b/],
    [/\b(?:blood|bleeding)\b/, /\b(?:pumping|pumps|spurt\w*|keeps coming|won t stop|can t stop|doesn t stop|soaked|pregnant|weeks)\b/],
    [/\bchok(?:ed|ing|es)\b/, /\b(?:can t|cannot|grape|sweet|food|cough)\b/],
    [
      /\b(?:husband|wife|mother|father|mum|mom|dad|son|daughter|child|kid|baby|friend|flatmate|roommate|boyfriend|girlfriend|grandma|grandpa|colleague|he|she)\b/,
      /\b(?:isn t|is not|not|stopped) responding\b/,
    ],
    [/\b(?:having|has|looks like|signs of) (?:\w+ ){0,2}(?:heart attack|stroke)\b/, /\b(?:i|he|she|my|it)\b/],
    [/\b(?:mushrooms?|berries)\b/, /\b(?:vomit\w*|throwing up|cramps)\b/],
  ],
  de: [
    [/\b(?:seite|arm|hand|bein|gesicht)\b/, /\b(?:taub|gelahmt|kein gefuhl|gefuhllos)\b/],
    [
      /\b(?:lallt|lallen|redet undeutlich|spricht undeutlich|spricht verwaschen|redet komisch)\b/,
      /\b(?:tasse|hand|arm|halten|heute|plotzlich|seit|mutter|vater|oma|opa|mann|frau|er|sie)\b/,
    ],
    [/\b(?:auge|augen|sehe|sieht)\b/, /\b(?:plotzlich|auf einmal|schlagartig)\b.{0,40}\b(?:nichts|nicht|blind|schwarz)\b/],
    [/\b(?:lippen?|zunge)\b/, /\b(?:dick|geschwollen|schwillt|schwellen|angeschwollen)\b/],
    [
      /\b(?:baby|saugling|kind|kleine[rs]?|neugeborene\w*)\b/,
      /\b(?:schlaff|(?:atmet|atmen) (?:\w+ )?(?:komisch|schwer|schnell|seltsam|nicht)|ganz grau|apathisch)\b/,
    ],
    [/\b(?:zuckt|zittert|krampft|zucken)\b/, /\b(?:am ganzen|augen|schaum)\b/],
    [/\bblut\w*\b/, /\b(?:pumpt|spritzt|hort nicht|lauft raus|schwanger|ssw|stoppen|durchgeblutet)\b/],
    [/\b(?:linken?|linker) arm\b/, /\b(?:herz|brust|schweiss\w*|schwitzt|schwindlig|schmerz\w*)\b.{0,60}\b(?:herz|arm|brust)\b/],
    [/\b(?:herzinfarkt|schlaganfall|hirnblutung)\b/, /\b(?:ich (?:glaube|denke)|habe einen|hat einen|gerade|anzeichen)\b/],
    [/\b(?:pilze?|beeren)\b/, /\b(?:erbricht|kotzt|ubergibt|krampfe)\b/],
    [
      /\b(?:mann|frau|mutter|vater|oma|opa|papa|mama|sohn|tochter|kind|freundin|freund|kollege|kollegin|mitbewohner\w*)\b/,
      /\b(?:reagiert nicht|nicht ansprechbar|antwortet nicht mehr und|liegt am boden)\b/,
    ],
  ],
  fr: [
    [/\bpoitrine\b/, /\b(?:poids|transpire|sueurs?|etau|lourd\w*)\b/],
    [
      /\b(?:articule|parle|propos|bafouille)\b/,
      /\b(?:mal|bizarrement|incomprehensible\w*|pateuse)\b.{0,60}\b(?:main|bras|jambe|visage|bouche|depuis ce)\b/,
    ],
    [/\b(?:bras|cote|jambe|main) (?:gauche|droite?)\b/, /\b(?:engourdi\w*|paralys\w*|transpire|sueurs?|poitrine|sens plus)\b/],
    [/\b(?:vois|voit|vue|vision)\b/, /\b(?:tout a coup|d un coup|soudain\w*|brusquement)\b/],
    [/\b(?:langue|levres?)\b/, /\b(?:gonfle\w*|enfle\w*)\b/],
    [/\b(?:bebe|nourrisson|nouveau ne)\b/, /\b(?:mou|molle|respire (?:\w+ )?(?:bizarrement|mal|vite)|gris|amorphe)\b/],
    [/\b(?:tremble|secousses|convuls\w*)\b/, /\b(?:partout|yeux|bave|mousse)\b/],
    [/\b(?:sang|saigne\w*)\b/, /\b(?:n arrete pas|s arrete pas|gicle|jaillit|enceinte|coule toujours|partout)\b/],
    [
      /\b(?:fais|fait|faire|dirait|signes d) (?:\w+ ){0,3}(?:crise cardiaque|infarctus|avc)\b(?! (?:dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi|en|il))/,
      /\b(?:je|il|elle|mon|ma|on)\b/,
    ],
    [/\b(?:champignons?|baies)\b/, /\bvomi\w*\b/],
    [
      /\b(?:mari|femme|mere|pere|maman|papa|fils|fille|enfant|collegue|colocataire|grand mere|grand pere|mamie|papi)\b/,
      /\b(?:reagit|repond) plus\b(?!.{0,20}\b(?:mails?|telephone|messages?|appels)\b)/,
    ],
  ],
  es: [
    [/\bpecho\b/, /\b(?:peso|suda|sudor\w*|sudando)\b/],
    [/\b(?:habla|dice|pronuncia)\b/, /\b(?:raro|mal|cosas sin sentido|balbucea)\b.{0,60}\b(?:mano|brazo|pierna|cara|boca|desde)\b/],
    [/\b(?:brazo|lado|mano|pierna) (?:izquierd[oa]|derech[oa])\b/, /\b(?:dormid\w+|paraliz\w+|suda\w*|pecho|no (?:siente|siento|mueve))\b/],
    [/\b(?:veo|ve|vista|vision)\b/, /\b(?:de repente|de pronto|de golpe)\b/],
    [/\b(?:lengua|labios?)\b/, /\b(?:hinchad\w+|hinchan\w*|inflamad\w+)\b/],
    [/\b(?:bebe|recien nacido|criatura)\b/, /\b(?:floj[oa]|respira (?:\w+ )?(?:raro|mal|rapido)|gris|no reacciona)\b/],
    [/\b(?:tiembla|temblando|sacudidas)\b/, /\b(?:entero|todo el cuerpo|ojos en blanco|espuma)\b/],
    [/\b(?:sangre|sangra\w*)\b/, /\b(?:no para|chorros?|borbotones|embarazada|sin parar)\b/],
    [/\b(?:infarto|ictus|derrame cerebral)\b/, /\b(?:creo|dando|teniendo|esta sufriendo|parece)\b/],
    [/\b(?:setas|bayas)\b/, /\bvomit\w*\b/],
    [
      /\b(?:marido|mujer|madre|padre|mama|papa|hijo|hija|nino|nina|companer[oa]|abuel[oa])\b/,
      /(?<!pediatra |medico |medica )\bno (?:responde|reacciona)\b(?!.{0,20}\b(?:correos?|telefono|mensajes|llamadas)\b)/,
    ],
  ],
  it: [
    [/\bpetto\b/, /\b(?:suda|sudore|sudando|pesante)\b/],
    [
      /\b(?:parla|dice|pronuncia)\b/,
      /\b(?:male|strano|cose senza senso|biascica)\b.{0,60}\b(?:mano|braccio|gamba|viso|bocca|da stamattina)\b/,
    ],
    [/\b(?:braccio|lato|mano|gamba) (?:sinistr[oa]|destr[oa])\b/, /\b(?:intorpidit\w|addormentat\w|paralizzat\w|suda|petto|non sente)\b/],
    [/\b(?:vedo|vede|vista)\b/, /\b(?:all improvviso|improvvisamente|di colpo)\b/],
    [/\b(?:lingua|labbra)\b/, /\b(?:gonfi\w*)\b/],
    [/\b(?:neonat[oa]|bimb[oa]|bambin[oa])\b/, /\b(?:molle|respira (?:\w+ )?(?:male|strano|a fatica)|grigi[oa]|non reagisce)\b/],
    [/\b(?:trema|scosse)\b/, /\b(?:tutto|occhi|schiuma)\b.{0,40}\b(?:occhi|rovesciat\w|schiuma|corpo)\b/],
    [/\b(?:sangue|sanguina\w*)\b/, /\b(?:non si ferma|non smette|fiotti|incinta)\b/],
    [/\b(?:infarto|ictus)\b/, /\b(?:credo|sta avendo|avere|sembra|sta venendo)\b/],
    [/\b(?:funghi|bacche)\b/, /\bvomit\w*\b/],
    [
      /\b(?:marito|moglie|madre|padre|mamma|papa|figli[oa]|bambin[oa]|collega|nonn[oa]|coinquilin[oa])\b/,
      /(?<!pediatra |medico |medica )\bnon (?:risponde|reagisce)\b(?! (?:al|alle|ai)\b)/,
    ],
  ],
};
