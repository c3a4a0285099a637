import { TEXT_LANGUAGES, type TextLanguage } from "#app/features/topics/vocabulary/written-in";
import { isSaid, type Sign } from "../signs-in-parts";

/**
 * Workers and lodgers who are locked in, beaten or touched by whoever has power over them; a threat as it was told; fire made ready for people. All of it
 * is told amid business: of a lease, a share, a payroll. Matched like the phrases in `danger.ts`.
 */
const HELD_AND_THREATENED: Record<TextLanguage, readonly Sign[]> = {
  en: [
    /\b(?:landlord|boss|owner|foreman|supervisor|manager|agency|farmer|contractor|chef|he|she|they|who)\b.{0,60}\b(?:won t|doesn t|don t|never|not) (?:let|allow) (?:them|her|him|us|me|the (?:girls|boys|lads|women|workers|kids))(?: to)? (?:out|leave|go (?:out|home))\b|\b(?:locks?|locked|locking|shuts?|chains?) (?:them|her|him|us|me|the (?:\w+ )?(?:girls?|boys?|lads?|women|workers?|kids?|apprentices?|trainees?)) (?:up|in(?:to)?|overnight)\b/,
    /\b(?:touch\w*|grop\w*|grab\w*|feels? up|rap\w*|hits?|beats?|beating|slaps?|kicks?) (?:up )?(?:the|our|his|her) (?:\w+ )?(?:apprentices?|trainees?|interns?|girls|boys|lads|waitress\w*|maids?|workers?|cleaners?|schoolgirls?)\b/,
    /\b(?:told me|said|says|swore|promised|texted) (?:that )?(?:he|she|they) (?:ll|d|will|would|was going to|is going to|were going to) (?:\w+ )?(?:kill|stab|shoot|murder|strangle|finish|slit|bury|burn|do) (?:me|us|my \w+)\b(?! (?:off|with (?:work|fees)|up|down))|\b(?:ll|will|would|going to|d) (?:set|burn) me (?:on fire|alive)\b/,
    [
      /\b(?:petrol|gasoline|gas (?:can|bottle)|matches|lighter fluid|molotov)\b/,
      /\b(?:nobody|no one|none of (?:them|you)) (?:walks?|gets?|comes?|leaves?|will (?:walk|get|come|leave)) ?(?:out|away)?\b|\b(?:all|everyone|everybody) (?:\w+ )?(?:burns?|goes up|will burn)\b/,
    ],
  ],
  de: [
    /\b(?:vermieter|chef|boss|besitzer|vorarbeiter|polier|aufseher|agentur|bauer|wirt|er|sie)\b.{0,60}\b(?:lasst|lassen) (?:sie|ihn|uns|mich|die (?:madchen|jungs|frauen|arbeiter|leute)) (?:\w+ ){0,3}?nicht (?:mehr )?(?:raus|gehen|weg|nach hause)\b|\b(?:sperrt|schliesst|kettet) (?:sie|ihn|uns|mich|die (?:\w+ )?(?:madchen|jungs|frauen|arbeiter\w*|lehrlinge|azubis?)) (?:\w+ ){0,4}?(?:ein|an)\b/,
    /\b(?:fasst|begrapscht|betatscht|schlagt|prugelt|verprugelt|tritt|ohrfeigt) (?:\w+ )?(?:die|den|unsere?n?|seine?n?|das) (?:\w+ )?(?:lehr\w+|azubis?|auszubildende\w*|praktikant\w*|madchen|jungs|kellner\w*|zimmermadchen|arbeiter\w*|putzfrau\w*|schuler\w*|hilfskrafte?)\b(?! (?:vor|ab))/,
    /\b(?:gesagt|sagt|sagte|droht|gedroht|geschworen|geschrieben) (?:\w+ )?(?:dass )?(?:er|sie) (?:\w+ )?(?:mich|uns) (?:\w+ ){0,2}?(?:umbring\w*|absticht|ersticht|anzundet|erschiess\w*|kaltmacht|totschlagt|fertig macht und)\b|\b(?:er|sie) (?:wurde|wird|werde) (?:mich|uns) (?:\w+ ){0,3}?(?:umbringen|abstechen|erstechen|erschiessen|kaltmachen|totschlagen|anzunden)\b/,
    [
      /\b(?:benzin\w*|gasflasche\w*|streichholzer|brandbeschleuniger|spiritus)\b/,
      /\b(?:keiner|niemand) (?:\w+ )?(?:kommt|geht) (?:\w+ )?(?:raus|heraus|davon|lebend)\b|\b(?:alle|alles) (?:\w+ )?(?:brennt|brennen)\b/,
    ],
  ],
  fr: [
    /\b(?:proprietaire|patron\w*|chef\w*|gerant\w*|contremaitre|agence|fermier|il|elle|ils)\b.{0,60}\bne (?:les|la|le|nous|me) laisse(?:nt)? (?:pas|plus|jamais) (?:sortir|partir|rentrer)\b|\bne laisse(?:nt)? (?:pas|plus|jamais) (?:sortir|partir|rentrer) (?:les|ses) (?!factures|colis|produits|stocks?|marchandises?)\w+|\b(?:enferme\w*|sequestre\w*|attache\w*) (?:\w+ )?(?:les|la|le) (?:\w+ )?(?:filles?|garcons?|femmes?|ouvriere?s?|apprenti\w*|gamin\w*|employe\w*)\b|\b(?:ouvriere?s?|apprenti\w*|filles?|employe\w*|travailleurs?)\b.{0,40}\b(?:dorment|sont|restent) enfermee?s?\b/,
    /\b(?:touche|tripote|pelote|frappe|bat|tape|gifle|cogne) (?:\w+ )?(?:les|la|l|nos|ses|le) ?(?:\w+ )?(?:apprenti\w*|stagiaires?|serveuses?|filles?|ouvriere?s?|femmes? de chambre|gamines?|employe\w*)\b/,
    /\b(?:dit|jure|promis|ecrit|menace|repete) (?:\w+ )?(?:qu|de) ?(?:il|elle|ils)? ?(?:allait|allaient|va|vont|viendrait|reviendrait)? ?(?:me|nous) (?:tuer\w*|tuerait|crever|crevera|creverait|buter\w*|planter\w*|egorger\w*|faire la peau|bruler\w*|descendre|saigner)\b/,
    [
      /\b(?:essence|bidon|bouteille de gaz|allumettes|cocktail molotov)\b/,
      /\b(?:personne|aucun) (?:\w+ )?ne (?:sort\w*|ressort\w*|s en sort\w*)\b|\btout (?:le monde )?(?:va )?brul\w+\b/,
    ],
  ],
  es: [
    /\b(?:dueno|casero|jefe|jefa|patron|encargado|capataz|agencia|el|ella)\b.{0,60}\bno (?:las|los|la|lo|nos|me) dejan? (?:salir|irse|ir|marcharse)\b|\bno dejan? (?:salir|marchar|ir) a (?:las|los|sus) \w+|\b(?:encierra\w*|encerr\w+|ata|tiene encerrad\w+) (?:a )?(?:las|los|la|al|el) (?:\w+ )?(?:chic[oa]s?|muchach[oa]s?|mujeres|trabajador\w*|aprendi\w+|emplead\w+|peones)\b/,
    /\b(?:toca|manosea|soba|pega|golpea|patea|abofetea) a (?:las|los|la|al|nuestras|sus) (?:\w+ )?(?:aprendi\w+|becari\w+|chic[oa]s?|camareras?|limpiadoras?|trabajador\w*|ninas?|muchach[oa]s?)\b/,
    /\b(?:dijo|dice|juro|jura|prometio|escribio|amenaza) (?:con |que )?(?:\w+ )?(?:me|nos) (?:iba a |va a |iban a )?(?:matar\w*|rajar\w*|apunalar\w*|pegar(?:ia)? un tiro|quemar\w*|degollar\w*|enterrar\w*)\b|\b(?:me|nos) (?:prende|prendera|prenderia|va a prender) fuego\b|\bdijo que (?:la proxima|otra) (?:vez )?(?:\w+ )?(?:dispara|me mata|no fallo)\b/,
    [
      /\b(?:gasolina|bombona|cerillas|molotov)\b/,
      /\b(?:nadie|ninguno) (?:\w+ )?(?:sale|saldra|se salva)\b|\b(?:todo|todos) (?:\w+ )?(?:arde\w*|ardera\w*|queman?)\b/,
    ],
  ],
  it: [
    /\b(?:padrone|capo|titolare|caporale|gestore|agenzia|lui|lei)\b.{0,60}\bnon (?:le|li|la|lo|ci|mi) (?:fa|lascia|fanno|lasciano) (?:uscire|andare)\b|\bnon (?:fa|lascia|fanno|lasciano) uscire (?:i|le|gli) (?:ragazz\w|donne|operai\w*|bracciant\w*|bambin\w|lavorator\w*)\b|\b(?:tiene|tengono|chiude|chiudono) (?:i|le|gli|il|la) (?:\w+ )?(?:ragazz[ieao]|donne|operai\w*|bracciant\w*|apprendist\w*|lavorator\w*) (?:\w+ )?(?:chius[ieao]|rinchius[ieao]|a chiave|in baracca|legat[ieao])\b/,
    /\b(?:tocca|palpa|palpeggia|molesta|picchia|mena|bastona|prende a calci|schiaffeggia) (?:le|i|gli|la|l|nostre|sue) ?(?:\w+ )?(?:apprendist\w*|stagist\w*|ragazz[ieao]|cameriere|cameriera|operai\w*|bracciant\w*|bambin[aeio])\b|\b(?:mi|ci) (?:da|dara|darebbe|dava) fuoco\b|\b(?:li|le) (?:bastona|picchia|frusta|mena)\b/,
    /\b(?:detto|dice|giurato|giura|promesso|scritto|minacciato) (?:che |di )?(?:\w+ )?(?:mi|ci) (?:avrebbe |avrebbero )?(?:ammazz\w+|uccid\w+|ucciso|uccisa|accoltell\w+|spara\w*|sgozz\w+|bruci\w+|fa fuori|faceva fuori)\b/,
    [
      /\b(?:benzina|bombola|fiammiferi|molotov)\b/,
      /\b(?:nessuno|non) (?:\w+ )?(?:esce|uscira|si salva)\b|\b(?:tutto|tutti) (?:\w+ )?(?:brucia\w*|bruceranno)\b/,
    ],
  ],
};

/** Returns the languages in which folded words with single spaces tell that people are held or hurt by those who employ them, or of a threat that was spoken. */
export const heldLanguages = (words: string, among: readonly TextLanguage[] = TEXT_LANGUAGES): TextLanguage[] =>
  among.filter((language) => isSaid(HELD_AND_THREATENED[language], words));
