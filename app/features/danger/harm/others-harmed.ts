import { TEXT_LANGUAGES, type TextLanguage } from "#app/features/topics/vocabulary/written-in";
import { isSaid, type Sign } from "../signs-in-parts";

/**
 * Somebody else who is beaten, abused or held, told by whoever sees or suspects it. Matched like the phrases in `danger.ts`, slips of the pen included; a
 * tender and a game are lost, and eggs are beaten, without harm to anybody.
 */
const OTHERS: Record<TextLanguage, readonly Sign[]> = {
  en: [
    /\b(?:gets?|getting|is|s|being|been|was) (?:\w+ )?(?:hit|bea?te?n|abused|raped|assaulted|strangled|choked|molested|mistreated|battered|hurt|kicked|slapped|locked up|held (?:captive|prisoner)) (?:\w+ )?by (?:her|his|their|my|the|an?) (?:\w+ ){0,2}?(?:husband|wife|partner|boyfr\w+|girlfriend|father|dad|mother|mum|mom|step\w+|uncle|brother|son|parents|teacher|coach|carer|nurse|nanny|family|in laws|ex)\b(?! (?:at|in) (?:chess|the (?:race|vote|election|tender)))/,
    [
      /\b(?:man|woman|guy|couple|neighbou?rs?|neigbours?|nie\w+bours?|nanny|babysitter|father|dad|mother|mum|mom|husband|boyfriend|step\w+|teacher|coach|carer|nurse|uncle|parents|people|family) (?:\w+ ){0,4}?(?:beats?|beating|hits?|hitting|slaps?|slapping|kicks?|kicking|punch\w*|chok\w*|strangl\w*|whips?|burns?) (?:up )?(?:(?:his|her|their|the|my|a) (?:\w+ )?(?:wife|husband|kids?|children|child|baby|twins|son|daughter|girls?|boys?|toddler|mother|sister|niece|nephew|grandma|girlfriend|patients?|residents?|pupils?)|her|him|them)\b/,
      /^(?!.*\b(?:at (?:chess|tennis|golf|cards)|tender|sales targets?)\b)/,
    ],
    /\b(?:dad|father|mum|mom|mother|husband|boyfriend|step\w+|uncle|parents|family|he|she|they) (?:\w+ ){0,2}?(?:locks?|locked|shuts?|chains?|keeps?|holds?) (?:her|him|them|the (?:kids?|children|girl|boy)|my (?:sister|niece|nephew|aunt|cousin|friend|grandm\w+)) (?:\w+ )?(?:in (?:the|a) (?:cellar|basement|room|cupboard|closet|house|flat|shed|bathroom|garage)|prisoner|captive|locked (?:up|in)|chained|hostage)\b|\b(?:isn t|not|never) (?:allowed|let) (?:to (?:leave|go)|out of) (?:\w+ )?(?:the )?(?:house|flat|home)\b/,
    /\b(?:uncle|father|dad|step\w+|teacher|coach|brother|grandpa|grandfather|priest|neighbou?r|babysitter|cousin) (?:\w+ ){0,2}?(?:touches|touched|touching|gropes|groped|molests|molested|rapes|raped|abuses|abused) (?:her|him|them|my (?:sister|brother|niece|nephew|friend|cousin))\b|\b(?:pupil|student|child|kid|girl|boy|neighbou?r|niece|nephew|sister|friend|cousin) (?:\w+ ){0,6}?(?:covered in bruises|bruises (?:all|on|every)|with bruises|black eye)\b/,
    [
      /\b(?:boy|girl|child|kid|pupil|student|classmate|friend|neighbou?r|niece|nephew|cousin|sister|brother|cleaner|nanny|au pair|maid)\b/,
      /\b(?:gets?|is|was|being|kept|keeps? getting) (?:\w+ )?(?:whipped|beaten|hit|caned|belted|locked (?:in|up)|starved|kicked|chained)\b.{0,30}\b(?:at home|by (?:the|his|her|their|my) \w+|with (?:a|the) (?:belt|stick|cane))\b/,
    ],
    [
      /\b(?:kids?|children|child|baby|woman|girl|boy|neighbou?rs?) (?:\w+ ){0,3}?(?:scream\w*|cry\w*|cries|begging)\b/,
      /\b(?:drunk|every night|all night|father|husband|hit\w*|beat\w*|stop it|help me)\b/,
    ],
    [
      /\b(?:split lip|black eye|bruise[sd]?|burn marks|broken (?:arm|rib|nose|jaw)|choke marks|cuts on)\b/,
      /\b(?:her|his) (?:\w+ )?(?:boyfriend|husband|partner|father|dad|step\w+|ex|mother|girlfriend|wife)\b(?! (?:works|died))/,
    ],
  ],
  de: [
    [
      /\b(?:aufgeplatzte\w* lippe|blaue[nsm]? (?:auge|fleck\w*)|veilchen|wurgemale|brandmale|gebrochene\w* (?:arm|rippe|nase))\b/,
      /\b(?:ihr|sein|ihrem|seiner|ihren|seinem) (?:freund|mann|ehemann|partner|vater|stiefvater|ex|mutter|freundin|frau)\b/,
    ],
    [
      /\b(?:schwester|freundin|freund|cousine|cousin|nichte|neffe|tante|nachbarin|nachbar|nachbarskind\w*|mutter|oma|bruder|kollegin|kollege|schulerin|schuler|madchen|junge|kind|kinder|frau|bekannte|mitschulerin|mieterin)\b/,
      /\bwird (?:\w+ )?(?:von|vom) (?:\w+ ){1,3}?(?:mann|ehemann|freund|partner|vater|stiefvater|onkel|bruder|mutter|ex|sohn|eltern|lehrer|trainer|pfleger|familie|lebensgefahrt\w+) (?:\w+ )?(?:geschl\w*gen|misshandel\w*|missbrauch\w*|verprugel\w*|gewurgt|eingesperrt|bedroht|gequalt|vergewaltigt|festgehalten)\b|\b(?:geschl\w*gen|misshandelt|missbraucht|verprugelt|vergewaltigt|eingesperrt|festgehalten) wird\b|\bwird (?:\w+ ){0,3}?(?:(?:daheim|zu hause|dort) (?:\w+ ){0,3}?(?:geschlagen|verprugelt|eingesperrt|misshandelt)|mit dem (?:gurtel|stock) geschlagen)\b/,
    ],
    /\b(?:mann|nachbar\w*|tagesmutter|vater|mutter|babysitter\w*|stiefvater|onkel|freund|eltern|er|erzieher\w*|pfleger\w*|lehrer\w*|typ) (?:\w+ ){0,4}?(?:verprugelt|schlagt|prugelt|ohrfeigt|wurgt|tritt|haut|misshandelt) (?:\w+ )?(?:seine[nr]? (?:frau|kind\w*|tochter|sohn|freundin|mutter|hund)|ihre[nr]? (?:kind\w*|tochter|sohn|mutter|mann)|die (?:zwillinge|kinder|kleinen?|frau|tochter|bewohner)|das (?:kind|baby)|den (?:jungen|kleinen|sohn))\b(?! (?:als|vor))/,
    /\b(?:mann|freund|partner|ex) (?:meiner|ihrer) (?:mutter|schwester|tochter|freundin|nachbarin|tante|oma|cousine|nichte|kollegin) (?:schlagt|verprugelt|wurgt|misshandelt|bedroht) (?:sie|meine)\b|\b(?:putzfrau|haushaltshilfe|pflegerin|au pair|nichte|schwester|kollegin|nachbarin|freundin)\b.{0,20}\bwird (?:von|vom) (?:\w+ ){1,3}?(?:eingesperrt|geschlagen|festgehalten|misshandelt)\b|\bkind\w* (?:\w+ )?nebenan (?:\w+ )?(?:schreien|weinen|schreit|weint)\b|\bblauen flecken (?:heim|nach hause|in die schule)\b/,
    /\b(?:sperrt|sperren|sperrte|schliesst) (?:\w+ )?(?:sie|ihn|die kinder|das kind|meine \w+) (?:\w+ )?(?:in (?:den|die|das|ihr) (?:keller|zimmer|schrank|wohnung|schuppen|bad)|ein)\b(?! (?:vertrag|konto))|\b(?:halt|halten) (?:sie|ihn|meine \w+) (?:\w+ )?(?:fest|gefangen|eingesperrt)\b|\bdarf (?:\w+ ){0,3}?nicht (?:mehr )?(?:aus dem haus|raus|vor die tur|aus der wohnung)\b/,
    /\b(?:onkel|vater|stiefvater|lehrer|trainer|bruder|opa|pfarrer|nachbar|cousin) (?:\w+ )?(?:sie|ihn|meine \w+) (?:\w+ )?(?:anfasst|angefasst|begrapscht|missbraucht|vergewaltigt)\b|\b(?:fasst|begrapscht|missbraucht) (?:er |der \w+ )?(?:sie|ihn|meine (?:schwester|nichte|freundin|cousine))\b(?= |$)(?! (?:an )?(?:vertrag|macht))/,
  ],
  fr: [
    [
      /\b(?:levre (?:\w+ )?(?:fendue|eclatee)|oeil au beurre noir|bleus|hematomes|marques de strangulation|(?:bras|nez|cote) cassee?)\b/,
      /\b(?:son|sa|c est son) (?:copain|mari|conjoint|compagnon|pere|beau pere|ex|mere|copine|femme)\b/,
    ],
    /\b(?:est|se fait|s est fait|etait|soit) (?:\w+ )?(?:battue?s?|frap+ee?s?|frap+er?|abusee?|violee?|maltraitee?|tabas+ee?|tabasser|cogn\w+|agressee?|sequestree?|enfermee?|etranglee?) (?:\w+ )?par (?:son|sa|ses|leur|leurs|le|un|mon) (?:\w+ )?(?:mari|copain|conjoint|compagnon|pere|beau pere|oncle|frere|mere|ex|fils|parents|prof|entraineur|famille|petit ami)\b/,
    /\b(?:homme|voisine?s?|nounou|pere|mere|mari|copain|beau pere|oncle|prof|parents|type|mec|il|elle|baby sitter|couple)\b.{0,20}?\b(?:frap+e|bat|tape|gifle|cogne|etrangle|maltraite|tabasse|secoue) (?:\w+ )?(?:sa (?:femme|fille|mere|copine)|son (?:fils|enfant|bebe|mari)|ses (?:enfants|filles|fils)|les (?:jumeaux|enfants|petits|gosses|residents)|le (?:bebe|petit)|la petite)\b/,
    [
      /\b(?:garcon|fille|enfants?|eleve|femme de menage|nounou|bonne|niece|neveu|cousine?|voisine?|amie?|soeur|frere)\b/,
      /\b(?:(?:on|qu on) (?:le|la|l) (?:bat|frappe|enferme|tape)|est (?:enfermee?|battue?|sequestree?|frappee?) (?:\w+ )?(?:par|chez|a la)|(?:rentre|revient|arrive) (?:\w+ )?(?:avec des|couverte? de) bleus|(?:crient|pleurent|hurlent) (?:chaque nuit|toutes les nuits|la nuit)|(?:hurle|crie|pleure)\w* (?:chaque nuit|toutes les nuits|la nuit))\b/,
    ],
    /\b(?:l |les |la |ma \w+ )?(?:enferme|enferment|sequestre|sequestrent|attache|attachent) (?:\w+ )?(?:a la cave|dans (?:la|le|sa|une|un) (?:cave|chambre|placard|maison|appartement|salle de bain|garage)|(?=$))\b|\bmari (?:la |l )(?:sequestre|enferme|retient)\b|\b(?:la|l|les) (?:sequestre\w*|enferme\w*|retient) (?:\w+ )?(?:a|dans|chez)\b|\b(?:pas|plus) le droit de sortir\b/,
    /\b(?:oncle|pere|beau pere|prof|entraineur|frere|grand pere|pretre|voisin|cousin) (?:la|le|les|l) (?:a )?(?:touche\w*|tripote\w*|viole\w*|abuse\w*|pelote\w*)\b|\babuse de (?:ma (?:soeur|niece|cousine|copine)|mon (?:frere|neveu)|elle)\b/,
  ],
  es: [
    [
      /\b(?:labio (?:\w+ )?(?:partido|roto)|ojo morado|moratones|cardenales|marcas en el cuello|(?:brazo|nariz|costilla) rot[oa])\b/,
      /\b(?:su|fue su) (?:novio|marido|pareja|padre|padrastro|ex|madre|novia|mujer)\b/,
    ],
    [
      /\b(?:amig[oa]|herman[oa]|prim[oa]|sobrin[oa]|ti[oa]|vecin[oa]|madre|abuela|companer[oa]|alumn[oa]|chic[oa]|nin[oa]s?|cunada|mujer)\b/,
      /\b(?:le|la|lo) (?:pega|golpea|maltrata|viola|estrangula|encierra|da palizas) (?:\w+ )?(?:su|el|un) (?:\w+ )?(?:marido|pareja|novio|nobio|padre|padrastro|tio|hermano|ex|hijo|madre|companero)\b|\b(?:sufre|sufriendo|victima de) (?:abusos|malos tratos|maltrato)\b|\bes (?:golpead\w|maltratad\w|abusad\w|violad\w) por\b/,
    ],
    /\b(?:hombre|vecin[oa]s?|ninera|padre|madre|marido|novio|padrastro|tio|profesor\w*|padres|tipo|pareja|cuidador\w*)\b.{0,20}?\b(?:pega|golpea|abofetea|maltrata|da palizas|patea|azota|zarandea) a (?:su (?:mujer|hij[oa]|madre|novia|bebe)|sus (?:hij[oa]s|ninos)|los (?:gemelos|ninos|ancianos|mellizos)|las (?:ninas|gemelas)|la nina|el nino|el bebe)\b/,
    [
      /\b(?:nin[oa]s?|chic[oa]|alumn[oa]|limpiadora|empleada|ninera|sobrin[oa]|prim[oa]|vecin[oa]s?|amig[oa]|herman[oa])\b/,
      /\b(?:en casa (?:le|la|lo|les) (?:pegan|maltratan|encierran)|(?:le|la|lo|les) (?:pegan|azotan|encierran) (?:\w+ )?(?:con|en casa|sus)|(?:vuelve|llega|viene) (?:\w+ )?con moratones|(?:gritan|lloran|llora|grita) (?:cada noche|todas las noches)|la tiene encerrada)\b/,
    ],
    /\b(?:la|lo|los|las) (?:encierra\w*|encerr\w+|tiene encerrad\w|tienen encerrad\w|retiene|ata) (?:en (?:el|la|su|un|casa) ?(?:sotano|habitacion|cuarto|bano|armario|garaje|casa)?|(?=$))|\b(?:la|lo|los) (?:tiene|tienen) (?:encerrad\w+|retenid\w+|secuestrad\w+)\b|\bno (?:puede|la deja|le deja) salir de casa\b/,
    /\b(?:tio|padre|padrastro|profesor|entrenador|hermano|abuelo|cura|vecino|primo) (?:la|lo|le|los) (?:toca\w*|manosea\w*|viola|violo|abusa\w*)\b(?! (?:la herencia|el turno|pagar))|\babusa de (?:mi (?:hermana|sobrina|prima|amiga|hermano)|ella)\b/,
  ],
  it: [
    [
      /\b(?:labbro (?:\w+ )?(?:spaccato|rotto)|occhio nero|lividi|segni sul collo|(?:braccio|naso|costola) rott[oa])\b/,
      /\b(?:il|la|suo|sua) (?:suo |sua )?(?:fidanzato|ragazzo|marito|compagno|padre|patrigno|ex|madre|fidanzata|moglie)\b/,
    ],
    /\b(?:venga|viene|e|vien|era|e stat[oa]) (?:\w+ )?(?:pic+hi?at\w|maltrattat\w|abusat\w|violentat\w|menat\w|strangolat\w|rinchius\w|segregat\w|percoss\w) (?:\w+ )?(?:dal|dalla|dal suo|da suo|da sua|dallo|dai|da un) (?:\w+ )?(?:marito|fidanzato|compagno|padre|patrigno|zio|fratello|madre|ex|figlio|suo|genitori|professore|allenatore|moros[oa])\b|\bsub(?:isca|isce) (?:abusi|violenze|maltrattamenti)\b/,
    /\b(?:uomo|vicin[oaie]|tata|padre|madre|marito|compagno|patrigno|zio|maestr[oa]|genitori|tizio|babysitter|badante)\b.{0,20}?\b(?:pic+hia|schiaffeggia|mena|maltratta|prende a (?:calci|pugni|schiaffi)|strattona|percuote) (?:(?:sua |la |il |i |le |suo |suoi |sue |gli )+)?(?:moglie|gemelli|gemelle|figli\w?|bambin\w|compagna|fidanzata|madre|mogli|anzian\w|neonat\w|piccol\w)\b/,
    [
      /\b(?:bambin[oaie]|ragazz[oa]|alunn[oa]|donna|badante|domestica|nipote|cugin[oa]|vicin[oaie]|amic[oa]|sorella|fratello)\b/,
      /\b(?:a casa (?:lo|la|li) (?:picchiano|menano|chiudono)|(?:lo|la|li) (?:picchiano|frustano) (?:\w+ )?(?:con|a casa)|(?:torna|arriva|viene) (?:\w+ )?con i lividi|(?:urlano|piangono|urla|piange) (?:ogni notte|tutte le notti)|e (?:chius[oa]|rinchius[oa]|segregat[oa]) in (?:casa|cantina|camera))\b/,
    ],
    /\b(?:la|lo|li|le) (?:(?:chiude|chiudono|lega|legano) (?:\w+ )?(?:in|nella|nel|nello|a) (?:\w+ )?(?:cantina|camera|casa|stanza|bagno|ripostiglio|garage|chiave|letto)|rinchiude|rinchiudono|segrega|tiene (?:chius\w|rinchius\w|segregat\w|prigionier\w)|tengono (?:chius\w|segregat\w))\b(?! (?:il negozio|i conti|la porta))|\bnon (?:puo|la lascia) uscire (?:di|da) casa\b/,
    /\b(?:zio|padre|patrigno|professore|allenatore|fratello|nonno|prete|vicino|cugino) (?:la|lo|li) (?:tocca\w*|palpeggia|violenta|molesta)\b|\babusa di (?:mia (?:sorella|nipote|cugina|amica)|lei)\b/,
  ],
};

/** Returns the languages in which folded words with single spaces tell of somebody else who is harmed. */
export const othersHarmedLanguages = (words: string, among: readonly TextLanguage[] = TEXT_LANGUAGES): TextLanguage[] =>
  among.filter((language) => isSaid(OTHERS[language], words));
