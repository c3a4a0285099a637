import { TEXT_LANGUAGES, type TextLanguage } from "#app/features/topics/vocabulary/written-in";
import { BLUE_BODIES } from "./blue-bodies";
import { isNotNow } from "./emergencies";
import { isSaid, SIGNS_IN_PARTS, type Sign } from "./signs-in-parts";

/**
 * Signs of something in a body that must be treated at once: heart attack, stroke, poison, choking, seizure, allergic shock, burns, labour, loss of blood or
 * consciousness. Matched against folded words with single spaces; the stems of a sign stand far apart in some languages.
 */
const SIGNS: Record<TextLanguage, readonly Sign[]> = {
  en: [
    /\b(?:pains?|tightness|pressure|stabbing|stitch(?:es)?|squeezing|burning) (?:\w+ ){0,3}(?:in|across|on) (?:my|his|her|their|the) chest\b|\bchest (?:pains?|hurts|is tight|feels (?:tight|heavy))\b/,
    [/\b(?:face|mouth|smile)\b/, /\b(?:droop\w*|lopsided|crooked|hangs down|numb|paraly[sz]ed)\b/],
    [
      /\b(?:arm|leg|side of (?:his|her|my|the) (?:face|body))\b/,
      /\b(?:suddenly|numb|paraly[sz]ed)\b.{0,40}\b(?:numb|paraly[sz]ed|arm|leg|slurr\w*|speak\w*)\b/,
    ],
    /\bsuddenly (?:\w+ )?(?:can t|cannot|cant|unable to|stopped) (?:\w+ )?(?:speak\w*|talk\w*|see\w*|move|walk)\b|\bslurr(?:ed|ing|s) (?:\w+ )?(?:speech|words)\b|\bsuddenly (?:very )?confused\b|\bsudden(?:ly)? (?:\w+ ){0,2}(?:blind|paraly[sz]ed|loss of (?:vision|speech))\b/,
    [
      /\b(?:swallowed|ate|eaten|drank|drunk|ingested|licked|inhaled)\b/,
      /\b(?:batter(?:y|ies)|magnets?|poison\w*|bleach|detergent|drain cleaner|dishwasher (?:tabs?|tablets?)|laundry pods?|antifreeze|acid|lye|weed ?killer|petrol|lamp oil|nightshade|death cap|whole (?:pack\w*|bottle|box) of)\b/,
    ],
    /\b(?:won t|will not|doesn t|does not|can t|isn t|not) (?:\w+ )?(?:wake up|waking up|wake (?:him|her)|regain\w* consciousness|come round)\b|\b(?:found|is|was|lies|lying|am|lost|losing|keeps losing) (?:\w+ ){0,3}(?:unconscious|consciousness|passed out)\b|\b(?:fell|fallen|collapsed|accident)\b.{0,40}\b(?:unresponsive|(?:not|n t|doesn t|isn t) respond\w*|does not respond)\b/,
    BLUE_BODIES.en,
    /\b(?:can t|cannot|cant|couldn t|unable to) (?:\w+ )?(?:breathe|catch (?:my|his|her) breath)\b(?! (?:well|because of (?:the )?(?:debt|work)))|\b(?:struggling|fighting|gasping) (?:to breathe|for (?:air|breath))\b/,
    /\b(?:having|has|had|in) (?:\w+ )?(?:a )?(?:seizures?|convulsions|fit and)\b|\bconvulsing\b/,
    [
      /\b(?:throat|tongue|face|airways?)\b/,
      /\b(?:swell\w*|swollen|clos(?:ing|es) up|tightening)\b.{0,80}\b(?:breath\w*|throat|tongue)\b|\b(?:sting|stung|nuts?|peanuts?|allerg\w*|bee|wasp)\b.{0,80}\b(?:swell\w*|swollen|clos\w+)\b/,
    ],
    /\banaphyla\w+\b/,
    [
      /\b(?:boiling|scald\w*|hot oil|acid|flames|burn(?:t|ed|s)?|burning)\b/,
      /\bskin (?:is |has |s )?(?:coming off|peeling off|came off|charred|white|black)\b|\ball over (?:his|her|my|the|its) (?:\w+ )?(?:arms?|legs?|face|body|chest|back|hands?|child)\b/,
    ],
    /\b(?:my|her) waters? (?:have |has |just )*(?:broke|broken)\b|\bwaters broke\b|\bthe baby is coming\b|\bcontractions (?:\w+ ){0,4}(?:minutes?|apart)\b|\b(?:in|into) labou?r (?:right )?now\b/,
    /\bblood (?:is |was |keeps )?(?:spurting|gushing|pouring|everywhere)\b|\b(?:won t|will not|doesn t|does not|can t) stop (?:the )?bleeding\b|\bbleeding (?:\w+ ){0,3}(?:won t|doesn t|does not|not) stop\w*\b|\b(?:losing|lost|loses) (?:\w+ )?(?:a lot of|lots of|so much|much|too much) blood\b|\b(?:vomiting|coughing(?: up)?|throwing up) blood\b/,
    /\bstuck in (?:his|her|my|the (?:child|baby|kid)\w*) throat\b|\bchoking on (?:a|an|his|her|some|the|food|meat)\b/,
    /\bworst headache of (?:my|his|her) life\b|\b(?:go|take (?:him|her)|drive) (?:\w+ )?to (?:the )?(?:emergency room|er|a e|casualty)\b(?! (?:with|for) (?:our|the) (?:pitch|product|software))|\b(?:was|got|been) (?:bitten by a (?:snake|viper)|struck by lightning)\b/,
  ],
  de: [
    /\b(?:brustschmerz\w*|brustenge|herzschmerz\w*)\b(?! mittel)/,
    [/\b(?:brust|brustkorb)\b/, /\b(?:schmerz\w*|druck|druckt|stich|stiche|sticht|stechen\w*|eng\w*|brenn\w*|weh|zieht|ziehen)\b/],
    [/\b(?:gesicht\w*|mundwinkel|mund|gesichtshalfte)\b/, /\b(?:hangt|hangen|gelahmt|schief|taub)\b/],
    [
      /\b(?:arm|bein|korperhalfte|seite)\b/,
      /\b(?:taub|gelahmt|nicht (?:mehr )?(?:heben|bewegen)|plotzlich)\b.{0,50}\b(?:taub|gelahmt|nicht mehr|arm|bein|seite)\b/,
    ],
    /\bplotzlich (?:\w+ ){0,4}(?:wirr|verwirrt|nicht mehr (?:\w+ )?(?:sprechen|reden|sehen|bewegen|gehen)|lallt|blind)\b|\bredet (?:\w+ )?wirr\b|\blallt\b.{0,30}\b(?:arm|gesicht|plotzlich)\b/,
    [
      /\b(?:verschluckt|geschluckt|gegessen|getrunken|gelutscht|schluckt)\b/,
      /\b(?:knopfzelle\w*|batterie\w*|magnet\w*|gift\w*|rattengift|bleiche|rohrreiniger|spulmittel|waschmittel|spulmaschinentab\w*|entkalker|frostschutz\w*|saure|lauge|lampenol|benzin|knollenblatter\w*|tollkirsche\w*)\b/,
    ],
    /\b(?:wacht|wachen|wach) (?:\w+ ){0,2}(?:nicht|nimmer) (?:mehr )?(?:auf|werden)?\b|\b(?:nicht|nimmer) (?:mehr )?(?:aufzuwecken|wach zu kriegen|ansprechbar)\b|\bansprechbar ist (?:er|sie) (?:auch )?nicht\b|\b(?:bewusstlos|ohnmachtig) (?:im|am|in|auf|vor|neben)\b|\bbewusstsein verloren\b|\b(?:gesturzt|hingefallen|gefallen|unfall)\b.{0,40}\b(?:reagiert|antwortet) (?:\w+ )?nicht\b/,
    BLUE_BODIES.de,
    /\b(?:schlecht|kaum|keine|zu wenig) luft\b(?! (?:nach oben|im|in (?:der|den)))|\bringt nach luft\b|\batemnot\b/,
    /\b(?:krampft|krampfanfall|epileptische\w* anfall|hat krampfe am ganzen)\b/,
    [
      /\b(?:hals|zunge|rachen|gesicht|kehle)\b/,
      /\b(?:schwillt|schwellen|geschwollen|zu)\b.{0,60}\b(?:hals|zunge|rachen|kehle|luft|atm\w*)\b|\b(?:stich|gestochen|\w*stich|allerg\w*|nusse?|erdnuss\w*|biene|wespe)\b.{0,60}\b(?:schwillt|geschwollen|schwellen|zu)\b/,
    ],
    /\ballergische\w* schock\b|\banaphyla\w+\b/,
    [
      /\b(?:kochend\w*|heisse\w* (?:ol|wasser|fett)|saure|verbruht|verbrannt|brandwunde)\b/,
      /\bhaut (?:lost|geht|schalt|ist)\b|\b(?:uber|auf) (?:\w+ )?(?:ganze[nrs]? |seine[nm]? |ihre[nm]? |meine[nm]? |den |das |die |dem )+(?:arm|bein|gesicht|korper|brust|hand|rucken|kind)\b/,
    ],
    /\bfruchtblase\b.{0,20}\b(?:geplatzt|gesprungen)\b|\bwehen\b.{0,30}\bminuten\b|\bdas baby kommt (?:jetzt|gerade|schon)\b|\bin den wehen\b/,
    /\bblutet (?:\w+ ){0,3}(?:verruckt|hort nicht|unaufhorlich)\b|\bhort nicht auf zu bluten\b|\bblutung (?:\w+ ){0,3}(?:stoppen|stillen|nicht)\b|\bblut (?:spritzt|schiesst|lauft)\b|\bverliert (?:\w+ )?(?:viel|so viel|extrem viel|zu viel) blut\b|\b(?:erbricht|hustet|spuckt) blut\b/,
    /\b(?:steckt|feststeckt|hangt) (?:\w+ ){0,2}(?:im hals|in der luftrohre)\b(?! (?:fest|uns))|\bverschluckt\b.{0,40}\bluft\b|\bschlimmste\w* kopfschmerz\w* (?:meines|seines|ihres) lebens\b|\bin die notaufnahme\b|\b(?:schlange|kreuzotter)\b.{0,20}\bgebissen\b/,
  ],
  fr: [
    [/\b(?:poitrine|thorax)\b/, /\b(?:douleurs?|mal|oppression|serree?|serre|pression|brule|pointe?|points?)\b/],
    [/\b(?:bouche|visage|sourire)\b/, /\b(?:travers|affaiss\w*|tombe|paralys\w*|engourdi\w*|tordu\w*|deforme\w*)\b/],
    [
      /\b(?:bras|jambe|(?<!a )cote)\b/,
      /\b(?:engourdi\w*|paralys\w*|(?:plus|pas) (?:\w+ )?(?:lever|bouger))\b.{0,60}\b(?:bras|jambe|(?<!a )cote|parle\w*)\b|\b(?:bras|jambe|cote) (?:\w+ )?(?:engourdi\w*|paralys\w*)\b/,
    ],
    /\b(?:n arrive|n arrivent|peut|peux|arrive) (?:soudain )?plus (?:a )?(?:parler|articuler|marcher|bouger|voir)\b.{0,30}(?:d un coup|soudain\w*|tout a coup|brusquement)|\b(?:soudain\w*|d un coup|tout a coup|brusquement)\b.{0,30}\b(?:plus parler|incoherent\w*|confuse?|paralys\w*|plus voir|parle bizarrement)\b|\bpropos incoherents\b/,
    [
      /\b(?:avale\w*|bu|mange\w*|ingere\w*|suce)\b/,
      /\b(?:piles?(?: bouton)?|aimants?|poison|mort aux rats|(?:eau de )?javel|detergent|lessive|deboucheur|antigel|acide|soude|desherbant|essence|pastille de lave vaisselle|amanite|champignons? veneneux)\b/,
    ],
    /\b(?:ne )?(?:se|me) (?:\w+ )?reveille (?:plus|pas)\b|\b(?:ne )?(?:reagit|repond|bouge) (?:plus|pas) (?:du tout|et)\b.{0,30}\b(?:respire|sol|terre|tombe\w*)\b|\b(?:tombee?|chute|accident|malaise)\b.{0,40}\b(?:repond|reagit|bouge) (?:plus|pas)\b|\b(?:trouve\w*|est|git) (?:\w+ ){0,3}(?:inconsciente?|evanouie?|sans connaissance)\b|\bperd(?:u)? connaissance\b/,
    BLUE_BODIES.fr,
    /\b(?:du mal|peine|difficultes?) a respirer\b|\bmanque d air\b|\bsuffoque\b/,
    /\b(?:convulse\w*|convulsions)\b|\bcrise d epilepsie\b/,
    [
      /\b(?:gorge|langue|visage)\b/,
      /\b(?:gonfle\w*|se ferme|se serre|enfle\w*)\b.{0,60}\b(?:respir\w*|gorge|langue)\b|\b(?:pique\w*|guepe|abeille|allerg\w*|cacahuete\w*|noix|arachide\w*)\b.{0,60}\b(?:gonfle\w*|ferme|enfle\w*)\b/,
    ],
    /\bchoc anaphylactique\b|\bchoc allergique\b/,
    [
      /\b(?:bouillante?|brulante?|brulee?s?|brulures?|acide)\b/,
      /\bpeau (?:\w+ )?(?:se decolle|part|s en va|noire|blanche)\b|\b(?:tout|toute|tous) (?:le|la|son|sa|mon|ma|sur le|sur la) (?:bras|jambe|visage|corps|dos|main|torse)\b/,
    ],
    /\bperdu les eaux\b|\bcontractions\b.{0,30}\bminutes\b|\ble bebe arrive\b(?! (?:dans|en|au))|\ben train d accoucher\b/,
    /\bperd (?:\w+ )?(?:enormement|beaucoup|plein|trop|tout son) (?:de )?sang\b|\bsaigne\w* (?:\w+ ){0,4}(?:s arrete pas|arrete pas|abondamment|enormement|beaucoup)\b|\bsang (?:gicle|jaillit|coule a flots)\b|\b(?:vomit|crache|tousse) (?:du|de) sang\b/,
    /\bs etouffe avec\b|\b(?:coincee?|bloquee?) dans (?:la|sa|ma) gorge\b|\bpire mal de tete de (?:ma|sa) vie\b|\baller (?:\w+ )?aux urgences\b|\bmordue? par (?:un serpent|une vipere)\b/,
  ],
  es: [
    [/\bpecho\b/, /\b(?:dolor\w*|duele|presion|opresion|punzadas?|pinchazos?|aprieta|ardor|quema)\b/],
    [/\b(?:boca|cara|sonrisa)\b/, /\b(?:torcid\w+|caid\w+|dormid\w+|paraliz\w+|colgando)\b/],
    [
      /\b(?:brazo|pierna|lado|mitad)\b/,
      /\b(?:dormid\w+|paraliz\w+|no (?:puede|puedo) (?:levantar|mover))\b.{0,50}\b(?:brazo|pierna|lado|cuerpo|cara|habla\w*)\b|\b(?:brazo|pierna|lado)\b.{0,20}\b(?:dormid\w+|paraliz\w+)\b/,
    ],
    /\b(?:de repente|de pronto|de golpe)\b.{0,30}\b(?:no puede (?:hablar|ver|andar|mover\w*)|habla raro|no se le entiende|confundid\w+|desorientad\w+|arrastra las palabras)\b/,
    [
      /\b(?:traga\w*|ha tragado|bebido|bebio|comido|ingerido|tomado)\b/,
      /\b(?:pilas?|iman(?:es)?|veneno|matarratas|lejia|detergente|desatascador|anticongelante|acido|sosa|herbicida|gasolina|pastilla del? lavavajillas|setas? venenosas?)\b/,
    ],
    /(?<!\b(?:socios?|mercado|equipo|banco|consejo|proveedor|publico|sector|direccion|gobierno) )\bno (?:se )?(?:despierta|me despierta|reacciona)\b(?! (?:el (?:mercado|cliente)|ante))|\b(?:caid\w|cayo|accidente|golpe)\b.{0,40}\bno (?:responde|reacciona|se mueve)\b|\b(?:encontrado|esta|estaba|encontre|tirad\w) (?:\w+ ){0,4}(?:inconsciente|desmayad\w|sin conocimiento)\b|\bperd\w+ el conocimiento\b/,
    BLUE_BODIES.es,
    /\b(?:me|le|les) falta el aire\b|\bno (?:puede|puedo) respirar\b|\bse (?:esta )?(?:ahoga|ahogando) (?:con|en la piscina)\b/,
    /\bconvulsion\w*\b|\bataque epileptico\b/,
    [
      /\b(?:garganta|lengua|cara)\b/,
      /\b(?:hincha\w*|cerrando|cierra|inflama\w*)\b.{0,60}\b(?:garganta|lengua|respir\w*|aire)\b|\b(?:picado|picadura|avispa|abeja|alergi\w*|cacahuete\w*|nuez|nueces)\b.{0,60}\b(?:hincha\w*|cerrando|cierra)\b/,
    ],
    /\b(?:choque|shock) (?:anafilactico|alergico)\b|\banafilaxia\b/,
    [
      /\b(?:hirviendo|hirviente|quemad\w+|quemaduras?|acido)\b/,
      /\b(?:cae|desprende|levanta|sale) la piel\b|\bpiel (?:\w+ )?(?:se|negra|blanca)\b|\b(?:por|en) tod[oa] (?:el|la|su|mi) (?:brazo|pierna|cara|cuerpo|espalda|mano|pecho)\b/,
    ],
    /\b(?:roto|rompi\w*) aguas\b|\bcontracciones\b.{0,30}\bminutos\b|\b(?:el|mi) bebe (?:ya )?(?:viene|esta saliendo|esta naciendo)\b|\bde parto (?:ya|ahora)\b/,
    /\bsangra\w* (?:\w+ ){0,3}(?:borbotones|no para|sin parar)\b|\bno (?:para|deja) de sangrar\b|\b(?:pierde|perdiendo|perdido) (?:\w+ )?(?:mucha|muchisima|demasiada) sangre\b|\b(?:vomita|tose|escupe|vomitando|tosiendo) sangre\b|\bsangre a chorros\b/,
    /\batragantad\w\b|\batragantando\b|\b(?:atascad|clavad)\w en la garganta\b|\bpeor dolor de cabeza de (?:mi|su) vida\b|\bir (?:\w+ )?a urgencias\b|\b(?:mordido|picado) (?:una vibora|una serpiente|una culebra)\b/,
  ],
  it: [
    [/\bpetto\b/, /\b(?:dolor\w*|male|peso|pressione|oppressione|fitte|fitta|stringe|brucia|morsa)\b/],
    [/\b(?:bocca|viso|faccia|sorriso)\b/, /\b(?:stort\w|cadente|paralizzat\w|addormentat\w|intorpidit\w|pende)\b/],
    [
      /\b(?:braccio|gamba|lato|meta)\b/,
      /\b(?:addormentat\w|paralizzat\w|intorpidit\w|non (?:riesce|riesco) (?:piu )?(?:a |ad )(?:alzare|muovere))\b.{0,50}\b(?:braccio|gamba|lato|corpo|viso|parla\w*)\b|\b(?:braccio|gamba|lato)\b.{0,20}\b(?:addormentat\w|paralizzat\w|intorpidit\w)\b/,
    ],
    /\b(?:all improvviso|improvvisamente|di colpo|tutto a un tratto)\b.{0,30}\b(?:non (?:riesce|riesco) (?:piu )?(?:a )?(?:parlare|vedere|camminare|muover\w*)|parla male|confus\w|straparla|biascica)\b/,
    [
      /\b(?:ingoiat\w|ingerit\w|bevuto|mangiato|inghiottit\w)\b/,
      /\b(?:pil[ae]|batteri[ae]|calamit[ae]|veleno|topicida|candeggina|detersivo|disgorgante|antigelo|acido|soda|diserbante|benzina|pastiglia della lavastoviglie|funghi velenosi)\b/,
    ],
    /\bnon si (?:sveglia|risveglia)\b|\b(?:cadut\w|incidente|caduta)\b.{0,40}\bnon (?:risponde|reagisce|si muove)\b|\b(?:trovat\w) (?:\w+ ){0,3}(?:svenut\w|incosciente|privo di sensi|priva di sensi)\b|\bperso (?:i sensi|conoscenza)\b/,
    BLUE_BODIES.it,
    /\b(?:mi|gli|le) manca (?:il respiro|l aria)\b|\b(?:fatica|difficolta) a respirare\b|\bnon (?:riesce|riesco) (?:piu )?a respirare\b/,
    /\bconvulsion\w*\b|\bcrisi epilettica\b/,
    [
      /\b(?:gola|lingua|faccia|viso)\b/,
      /\b(?:gonfi\w*|chiudendo|chiude)\b.{0,60}\b(?:gola|lingua|respir\w*)\b|\b(?:punt[oa]|puntura|vespa|ape|allergi\w*|arachidi|noci)\b.{0,60}\b(?:gonfi\w*|chiudendo|chiude)\b/,
    ],
    /\bshock anafilattico\b|\banafilassi\b/,
    [
      /\b(?:bollente|ustion\w*|ustionat\w|bruciat\w|acido)\b/,
      /\bpelle (?:si|viene|e)\b|\bsu tutt[oa] (?:il|la|l) (?:\w+ )?(?:braccio|gamba|viso|corpo|schiena|mano|petto|faccia)\b/,
    ],
    /\brott\w le acque\b|\bcontrazioni\b.{0,30}\bminuti\b|\b(?:il bambino|la bambina|il bimbo) (?:sta (?:nascendo|uscendo)|sta per nascere)\b|\bin travaglio\b/,
    /\bperde (?:\w+ )?(?:tantissimo|molto|tanto|troppo) sangue\b|\bsanguina\w* (?:\w+ ){0,3}(?:non smette|senza fermarsi|non si ferma|a fiotti)\b|\bsangue (?:a fiotti|che schizza|schizza)\b|\b(?:vomita|tossisce|sputa) sangue\b/,
    /\bsi sta (?:strozzando|soffocando)\b|\bstrozzat\w con\b|\b(?:bloccat|incastrat)\w in gola\b|\bpeggior mal di testa della (?:mia|sua) vita\b|\bandare (?:\w+ )?al pronto soccorso\b|\bmorso (?:\w+ )?(?:una vipera|un serpente)\b/,
  ],
};

/** In a longer text the two parts of a sign may belong to different matters. */
const MAX_LENGTH = 200;

/** What a firm makes, sells, studies or insures, and parts that are no bodies. */
const OF_BUSINESS =
  /\b(?:apps?|start ?ups?|clinics?|kliniken?|cliniques?|clinicas?|cliniche|devices?|gerat\w*|appareils?|dispositiv\w+|fda|ce (?:marking|kennzeichnung|mark|zeichen)|patent\w*|brevet\w*|marketing|stud(?:y|ie|ien|io|ios|i)|etudes?|products?|produ(?:kt|it|ct|tt)\w*|import|sensors?|sales|freezer|kurs\w*|cours|curso|corso|market|markt|marche|mercado|mercato|insurance|versicherung\w*|supplier|lieferant\w*|fournisseurs?|proveedor\w*|fornitor[ei]|invoices?|rechnung\w*|server|software|banks?|banque|banca|banco|brand|margins?|team|zoll|office|ufficio|bureau|oficina|cuentas|accounts|haha\w*|ja ja|jaja\w*|lol|vor (?:wut|lachen)|de rire|a bit|a little|un peu|un poco|un po|ein bisschen|ein wenig|tortoise|turtle|dogs?|cats?|puppy|labrador|horse|hund|hundin|katze|kater|schildkrote|pferd|chiens?|chiennes?|chats?|chatte|tortue|cheval|perr[oa]s?|gat[oa]s?|tortuga|caballo|cane|cagna|gatt[oa]|tartaruga|cavallo|keynote|vortrag|public speaking|publico|en public|riunione|platea|meeting|reunion|gym|fitness\w*|arbeitsunfall|accident (?:du|de) travail|accidente laboral|infortunio)\b/;

/** Returns the languages in which folded words with single spaces tell of such signs. */
export const bodyEmergencyLanguages = (words: string): TextLanguage[] =>
  OF_BUSINESS.test(words) || isNotNow(words)
    ? []
    : TEXT_LANGUAGES.filter(
        (language) => isSaid(SIGNS[language], words) || (words.length <= MAX_LENGTH && isSaid(SIGNS_IN_PARTS[language], words)),
      );
