import { TEXT_LANGUAGES, type TextLanguage } from "#app/features/topics/vocabulary/written-in";
import { isSaid, type Sign } from "../signs-in-parts";

/**
 * Children of others, and what shows that they are harmed or left alone: told by neighbours, teachers, trainers, relatives. Matched like the phrases in
 * `danger.ts`; one's own child that has fallen, and fruit that is bruised, are none.
 */
const CHILDREN: Record<TextLanguage, readonly Sign[]> = {
  en: [
    [
      /\b(?:(?:colleague|friend|neighbou?r|sister|brother|cousin)s? s? ?(?:\w+ )?(?:daughter|son|kids?|child|stepson|stepdaughter|baby)|at (?:our|the) (?:nursery|kindergarten|school|daycare)|(?:the )?girls in the team|neighbou?r\w*(?: s)? (?:\w+ )?(?:kids?|children|child|boy|girl|son|daughter|toddler|baby|twins)|(?:kids?|children|child|boy|girl|toddler|baby) (?:next door|upstairs|downstairs|across|below|from (?:number|flat|apartment|across|next)|in (?:my|our|the|her|his) (?:\w+ )?(?:s )?(?:class|team|building|flat below|street)|i (?:babysit|teach|look after|coach))|(?:pupils?|student|classmate|nephew|niece|godson|goddaughter|grandchild|stepchild|friend s (?:kid|son|daughter|child)) ?|(?:a|the|that|little|small) (?:\w+ )?(?:boy|girl|toddler|child|kid|baby))\b/,
      /\b(?:bruis\w+|black eye|skin and bones|rope marks|cries for hours|never fed|nothing to eat|locks? (?:him|her|them) out(?! of)|sleeps on the stairs|touches the (?:girls|boys|kids)|burns?(?: marks?)? on (?:his|her|their)|(?:cigarette|belt|whip|hand|finger) (?:marks?|burns?)|(?:marks?|welts|cuts|scars) (?:on|from|all over)|flinch\w*|cowers?|starv\w+|beg\w* for food|always hungry|without (?:shoes|a coat|food)|barefoot in|(?:left|home) alone (?:all|for|every|at)|alone all (?:night|day)|scream\w* (?:every|all|at) \w+|locks? (?:him|her|them) (?:in|up)|locked (?:in|up)|gets? (?:beaten|hit|slapped)|hit(?:s|ting)? (?:his|her|their|the) (?:\w+ )?(?:boy|girl|kids?|child\w*|son|daughter)|(?:hurts?|touches|hits?|beats?) (?:him|her|them))\b/,
      /^(?!.*\b(?:insur\w*|liab\w*|app|product|toys?|game|playground|nursery business|film|novel)\b)/,
    ],
    /\b(?:man|guy|father|mother|woman|couple|dad|mum|mom|neighbou?rs?)(?: \w+){0,3}? (?:hit|hitting|hits|beat|beating|beats|slap\w*|kick\w*) (?:his|her|their|the) (?:\w+ )?(?:boy|girl|son|daughter|kids?|child\w*|baby|toddler)\b/,
  ],
  de: [
    [
      /\b(?:(?:tochter|sohn|stiefsohn|stieftochter|enkel\w*|baby) (?:meiner|meines|der|des|von) \w+|(?:junge|madchen|kind) gegenuber|in (?:unserer|der|meiner) (?:kita|krippe|schule|klasse|gruppe|mannschaft)|\w{2,10}jahrige[rsn]?|die madchen|nachbarskind\w*|nachbarsjunge\w*|kind\w* (?:nebenan|von nebenan|von (?:nummer|gegenuber|unten|oben)|uber (?:uns|mir)|unter (?:uns|mir)|aus der nachbarschaft|der nachbarn?|meiner (?:nachbarin|freundin|schwester))|(?:schuler\w*|mitschuler\w*|neffe\w*|nichte|patenkind|tageskind)|(?:ein|eine|der|die|das|einen|kleine[rns]?) (?:\w+ )?(?:junge|madchen|kind|kleinkind|baby|klein\w+)|seine[nr]? (?:\w+ )?(?:jungen?|sohn|tochter|kind\w*))\b/,
      /\b(?:blaue\w* flecken?|haut und knochen|abdrucke von|weint (?:stundenlang|jede nacht|die ganze nacht)|nichts zu essen|aussperrt|ausgesperrt|schlaft im treppenhaus|fasst (?:\w+ )?(?:die madchen|die jungen|die kinder) an|brandwunden|veilchen|striemen|brandwunden?|verbrennungen am|spuren vom|wurgemale|zuckt zusammen|halb verhungert|verhungert|bettel\w* (?:um|nach) (?:essen|brot)|immer hungrig|ohne (?:schuhe|jacke|essen)|(?:ganze nacht|stundenlang|tagelang|immer) allein\w*|allein (?:gelassen|zu hause)|schrei\w* (?:jede|die ganze|nachts)|sperrt (?:ihn|sie|es|die) (?:\w+ ){0,3}?(?:in|ein)|eingesperrt|wird (?:\w+ )?(?:geschlagen|verprugelt|misshandelt)|(?:schlagt|ohrfeigt|haut|prugelt)|tut (?:ihr|ihm|ihnen) weh|fasst (?:sie|ihn) an)\b/,
      /^(?!.*\b(?:versicher\w*|haft\w*|app|produkt\w*|spielzeug\w*|spielplatz\w*|film|roman|konkurrenz|gegner|rekord\w*|verein schlagt|schach)\b)/,
    ],
  ],
  fr: [
    [
      /\b(?:(?:fille|fils|beau fils|belle fille|enfants?|bebe) (?:de|d|du) (?:ma|mon|une?|la|le) \w+|petite? (?:d en face|du rez de chaussee)|a la creche|a l ecole|filles de l equipe|(?:enfants?|gamins?|gamines?|gosses?|petite?s?|fils|fille|bebe) (?:des voisins?|de la voisine|du voisin|d a cote|du dessus|du dessous|d en face|du \d+|de ma (?:soeur|voisine|copine)|que je garde)|enfants? d a cote|(?:eleves?|neveu|niece|filleule?)|(?:un|une|son|le|la|petit|petite) (?:\w+ )?(?:garcon|fillette|petite?|tout petit|enfant|gamine?|bebe|fille|fils))\b/,
      /\b(?:bleus?|hematomes?|peau sur les os|traces de corde|pleure (?:des heures|pendant des heures)|rien a manger|(?:le|la|les) met dehors|dort dans l escalier|touche les (?:filles|petits|petites|enfants|garcons)|brulures de cigarettes?|(?:la|le) frappe|brulures? (?:aux?|sur)|marques? (?:dans|sur|au)|traces de (?:ceinture|coups|doigts)|sursaute|se protege|affames?|affamees?|mendi\w+|a toujours faim|sans (?:chaussures|manteau|manger)|(?:reste|laissee?|est) (?:\w+ )?seule? (?:toute|toutes|la nuit|des heures)|hurl\w+ (?:toutes|chaque|la nuit|toute)|(?:l|les|la|le) enferme|enfermee?|est battue?|(?:frappe|frapper|gifle|gifler|tape|bat|cogne) (?:son|sa|ses|le|la|les) (?:\w+ )?(?:garcon|fils|fille|enfants?|bebe|petite?)|(?:lui|leur) fait (?:du )?mal|la touche)\b/,
      /^(?!.*\b(?:assur\w*|responsab\w*|appli\w*|produits?|jouets?|jeu|film|roman|cerises|pommes)\b)/,
    ],
  ],
  es: [
    [
      /\b(?:(?:hij[oa]s?|hijastr[oa]|bebe) de (?:mi|un|una|la|el) \w+|en la guarderia|en el colegio|las ninas del equipo|nin[oa] de enfrente|(?:nin[oa]s?|cri[oa]s?|hij[oa]s?|chic[oa]s?|bebe) (?:de (?:los|las|la|el|mi|mis) (?:vecin\w+|hermana|amiga|de al lado)|del vecino|de al lado|de arriba|de abajo|de enfrente|del \d+|que cuido)|(?:alumn[oa]s?|sobrin[oa]s?|ahijad[oa])|(?:un|una|el|la|al|su|otro) (?:\w+ )?(?:nin[oa]|chic[oa]|cri[oa]|hij[oa] pequen[oa]|bebe|peque\w*))\b/,
      /\b(?:morat[oa]n\w*|en los huesos|llora (?:\w+ )?horas|no come|(?:lo|la|los) deja\w* fuera|duerme en la escalera|toca a (?:las ninas|los ninos|las chicas)|quemaduras de cigarr\w+|(?:le|la|lo) pega\w*|moretones|cardenales|quemaduras? en|marcas? (?:en|de|por)|se encoge|se asusta cuando llega|desnutrid\w+|pid\w+ comida|siempre tiene hambre|sin (?:zapatos|abrigo|comer)|(?:pasa|esta|dejan|deja) (?:\w+ ){0,3}?sol[oa] (?:toda|todo|y llora|cada)|(?:la|toda la) noche sol[oa]|gritan? (?:todas|cada|toda)|(?:lo|la|los|le) encierra\w*|encerrad[oa]|(?<!\bse )(?:pegan?|golpean?|abofetean?|azotan?) (?:al|a (?:su|un|una|el|la|los))|(?:le|les) (?:hace dano|pega\w*|toca))\b/,
      /^(?!.*\b(?:seguros?|asegur\w*|responsab\w*|app|productos?|juguetes?|juego|pelicula|novela)\b)/,
    ],
  ],
  it: [
    [
      /\b(?:(?:figli[oa]|figliastr[oa]) (?:della|del|di) (?:mi[oa] )?\w+|all asilo|a scuola|nella squadra|le bambine della|bambin[oa] di fronte|(?:bambin[oaie]|bimb[oaie]|figli[oae]?|ragazz[oa]) (?:dei vicini|del vicino|della vicina|accanto|di (?:sopra|sotto|fronte|mia sorella)|del \d+|a cui bado|che (?:guardo|tengo))|(?:alunn[oa]|nipote|figliocci[oa]|scolar[oa])|(?:un|una|il|la|suo|sua|il suo|l altro) (?:\w+ )?(?:bambin[oa]|bimb[oa]|ragazz[oa]|neonat[oa]|piccol[oa]))\b/,
      /\b(?:livid[oi]|pelle e ossa|piange per ore|non mangia|(?:lo|la|li) chiude fuori|dorme sulle scale|tocca (?:le bambine|i bambini|le ragazze)|bruciature di sigarett\w+|(?:la|lo) picchia|occhio nero|bruciature (?:su|sulle|sul)|ustioni (?:su|sulle)|segni (?:sulla|su|della|di|sul)|si ritrae|trasale|denutrit[oi]|affamat[oi]|chied\w+ da mangiare|ha sempre fame|senza (?:scarpe|giacca|mangiare)|(?:resta|lasciat[oa]|sta|rimane) (?:\w+ )?sol[oa] (?:tutta|tutte|per ore|la notte)|url\w+ (?:ogni|tutte|tutta)|(?:lo|la|li) (?:chiude|rinchiude|picchia\w*|tocca)|(?:picchia|picchiano|schiaffeggia|mena) (?:il|la|un|una|suo|sua|i)|(?:le|gli) fa(?:nno)? (?:del )?male|(?:gli|le) mette le mani)\b/,
      /^(?!.*\b(?:assicur\w*|responsab\w*|app|prodott[oi]|giocattol[oi]|gioco|film|romanzo)\b)/,
    ],
  ],
};

/** In a longer text the parts may belong to different matters. */
const MAX_LENGTH = 220;

/** Returns the languages in which folded words with single spaces tell of a child of others that is harmed or left alone. */
export const childrenNearbyLanguages = (words: string, among: readonly TextLanguage[] = TEXT_LANGUAGES): TextLanguage[] =>
  words.length > MAX_LENGTH ? [] : among.filter((language) => isSaid(CHILDREN[language], words));
