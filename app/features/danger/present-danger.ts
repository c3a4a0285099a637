import { TEXT_LANGUAGES, type TextLanguage } from "#app/features/topics/vocabulary/written-in";

/**
 * Phrases of danger that is there at this moment: somebody has hurt themselves, stands where they would jump, names tonight, is beaten or threatened with
 * death, or is followed by whoever threatens. Matched like those in `danger.ts`.
 */
const PRESENT: Record<TextLanguage, readonly RegExp[]> = {
  en: [
    /\b(?:slit|cut|opened|sliced) (?:my|her|his) (?:wrists?|veins?|throat)\b|\b(?:i|she|he|ve|has|have|just|just) (?:\w+ )?(?:took|taken|swallowed) (?:\w+ ){0,3}(?:all|whole|too many|entire|full|overdose|bottle|everything in)\b|\b(?:took|taken|take) an overdose\b/,
    /\b(?:on|over) (?:the|a) (?:\w+ )?(?:roof|bridge|ledge|balcony|railing|cliff|railway tracks|tracks|train tracks|rails|window ?sill)\b.{0,40}\b(?:jump\w*|die|end|let go|who else|goodbye)\b|\b(?:i m|i am|he is|she is|he s|she s|standing|sitting|lying) (?:\w+ )?on (?:the|a) (?:\w+ )?(?:railway tracks|train tracks|tracks|rails|ledge|bridge)\b|\b(?:about|ready|going|wants) to jump\b/,
    /\b(?:tonight|right now|today|in a minute|now)\b.{0,30}\b(?:kill|hang|shoot|end it|die)\b|\b(?:kill|hang|shoot) myself (?:tonight|now|right now|today)\b|\b(?:have|got|holding) (?:a |the )?(?:gun|rope|noose|knife|pills) (?:in (?:my|his|her) hands?|ready|right here|beside me|next to me)\b|\bengine running\b/,
    /\b(?:he|she|husband|wife|boyfriend|girlfriend|partner|father|dad|mother|mum|mom|ex|stepfather|brother|son) (?:\w+ ){0,2}(?:hits|beats|punches|kicks|chokes|strangles|rapes|slaps) (?:me|us|my (?:kids|children|daughter|son|mother))\b|\b(?:threatens|threatening|threatened|says|said|swears|swore) (?:\w+ ){0,4}(?:kill|murder|stab|shoot) (?:me|us|my|him|her)\b|\b(?:wants|going|trying) to kill (?:me|us)\b|\b(?:hands|fingers) (?:are |were )?(?:round|around|on) my (?:neck|throat)\b|\b(?:locked me in|with a (?:knife|gun)|has a (?:knife|gun))\b|\bi (?:am|m) (?:going|about) to (?:kill|stab|shoot) (?:him|her|them|my)\b/,
  ],
  de: [
    /\b(?:pulsadern?|adern|handgelenke?) (?:\w+ )?(?:aufgeschnitten|aufgeschlitzt|geoffnet)\b|\b(?:habe|hab|hat) (?:\w+ ){0,6}(?:packung|tabletten|pillen|uberdosis) (?:\w+ )?(?:geschluckt|genommen)\b/,
    /\bauf (?:dem|der|den) (?:\w+ )?(?:dach|brucke|balkon|gelander|gleisen|schienen|bahngleisen)\b.{0,30}\b(?:springen|springt|springe|sterben|will)\b|\b(?:stehe|steht|sitze|liege|liegt|bin) (?:\w+ ){0,3}auf (?:den|der) (?:gleisen|schienen|brucke)\b|\bich springe?\b/,
    /\b(?:heute|jetzt|heut|gleich)\b.{0,20}\b(?:bringe?|hange?|erschiesse|springe?) (?:ich )?mich\b|\bbringe? mich (?:heute|jetzt|gleich)\b|\b(?:strick|pistole|messer|tabletten) (?:\w+ )?(?:vor mir|in der hand|bereit|liegen bereit)\b|\bmotor (?:\w+ )?lauft\b.{0,20}\bgarage\b/,
    /\b(?:schlagt|verprugelt|wurgt|tritt|prugelt|vergewaltigt|haut) (?:\w+ )?(?:mich|mi|meine (?:kinder|tochter|mutter)|meinen sohn|die kinder)\b|\b(?:droht|gedroht|sagt|drohte|schwort)\b.{0,30}\b(?:umzubringen|umbringt|bringt (?:er|sie|mich|uns)|bringe? mich|toten|mit dem tod|mit (?:einem|dem) messer|um)\b|\bbringt mich um$|\bhande (?:sind |waren )?um meinen hals\b|\bwill (?:er |sie )?mich (?:umbringen|toten|abstechen)\b|\b(?:mit|ein) (?:dem |einem )?messer (?:auf mich|vor der tur|in der hand)\b|\bich (?:bringe|steche) (?:ihn|sie) (?:jetzt )?(?:um|ab)\b/,
  ],
  fr: [
    /\b(?:ouvert|coupe\w*|taillade\w*|tranche\w*) (?:\w+ )?(?:les )?(?:veines|poignets)\b|\b(?:j ai|a|ai|vient d|viens d) (?:\w+ )?(?:avaler?|pris|prendre|avalee?) (?:\w+ )?(?:toute|tous|trop de|plein de|la boite|une boite)\b|\bj ai (?:\w+ )?(?:avale|pris) (?:\w+ )?toutes (?:les|mes|ses|leurs) (?:pilules|gelules|pastilles|plaquettes)\b/,
    /\bsur (?:le|la|les|un) (?:toit|pont|balcon|rebord|rails|voies?|parapet|falaise)\b.{0,30}\b(?:saut\w*|mourir|finir|jeter)\b|\b(?:je suis|suis|est|assise?|debout|couchee?) (?:\w+ )?sur (?:les|la) (?:rails|voies?|voie ferree)\b|\b(?:je vais|va|veut) sauter\b/,
    /\b(?:ce soir|cette nuit|maintenant|aujourd hui|tout de suite)\b.{0,20}\b(?:je me|me) (?:pends|pendre|tue|tuer|tire)\b|\bje me (?:tue|pends|suicide) (?:ce soir|maintenant|cette nuit|aujourd hui)\b|\b(?:corde|arme|couteau|cachets) (?:\w+ )?(?:devant moi|dans la main|a la main|pretes?|prets?)\b/,
    /\b(?:me|nous) (?:frappe|bat(?! froid)|tape(?! (?:sur|dans))|cogne|gifle|etrangle|viole|roue de coups)\b|\bfrappe (?:mes|les) (?:enfants|petits)\b|\b(?:menace|dit|jure|menacee?)\b.{0,25}\b(?:me|nous|m) (?:tuer|buter|planter|egorger|a tuee?)\b|\bmenace de mort\b|\bmains (?:sont |etaient )?autour de mon cou\b|\b(?:veut|va) me tuer\b|\bun couteau (?:sur|contre|a la main|sous)\b|\bje vais (?:le|la) (?:tuer|buter|planter)\b/,
  ],
  es: [
    /\b(?:cortado|abierto|corte|abri) (?:\w+ )?(?:las )?(?:venas|munecas)\b|\b(?:he|ha|acabo|acaba) (?:\w+ ){0,2}(?:tomar(?:me)?|tomado|tragado|tragar(?:me)?) (?:\w+ ){0,2}(?:todas|todo|todos|un monton|bote|caja|frasco)\b/,
    /\ben (?:la|el|las) (?:azotea|puente|balcon|tejado|barandilla|cornisa|vias|acantilado)\b.{0,30}\b(?:salt\w*|tirar\w*|morir)\b|\b(?:estoy|esta|sentad\w|tumbad\w) (?:\w+ )?en las vias\b|\b(?:voy|va|quiere) a? ?(?:saltar|tirarse)\b/,
    /\b(?:esta noche|ahora|hoy|ya mismo)\b.{0,20}\b(?:me (?:mato|ahorco|suicido)|voy a matarme)\b|\bme (?:mato|suicido) (?:hoy|esta noche|ahora)\b|\b(?:cuerda|pistola|cuchillo|pastillas) (?:\w+ )?(?:delante|en la mano|preparad\w+|listas?)\b/,
    /\bme (?:pega|golpea|maltrata|viola|ahorca|estrangula|da palizas)\b|\bpega a (?:mis|los|nuestros) (?:hijos|ninos)\b|\b(?:amenaza\w*|dice|jura|dicho|quiere)\b.{0,25}\b(?:matarme|matarnos|me (?:va a )?matar?|me mata)\b|\b(?:me|nos) (?:quiere|va a) matar\b|\bamenaza de muerte\b|\bmanos (?:estan )?(?:en|alrededor de) mi cuello\b|\bcon un cuchillo\b|\bvoy a (?:matarlo|matarla|apunalarlo)\b/,
  ],
  it: [
    /\b(?:tagliat\w|apert\w|taglio) (?:\w+ )?(?:le )?(?:vene|polsi)\b|\b(?:ho|ha) (?:\w+ )?(?:preso|ingoiato|inghiottito) (?:\w+ )?(?:tutt\w|troppe|un intera|un sacco|la scatola)\b/,
    /\bsul? (?:\w+ )?(?:tetto|ponte|balcone|cornicione|binari|parapetto)\b.{0,30}\b(?:butt\w*|salt\w*|morire|gett\w*)\b|\b(?:sono|e|sdraiat\w|sedut\w) (?:\w+ )?(?:sui|sul) (?:binari|cornicione)\b|\b(?:sto|sta) per (?:buttar\w*|saltare)\b/,
    /\b(?:stanotte|stasera|adesso|ora|oggi)\b.{0,20}\bmi (?:ammazzo|uccido|impicco|sparo|butto)\b|\bmi (?:ammazzo|uccido|impicco) (?:stanotte|stasera|adesso|oggi)\b|\b(?:corda|pistola|coltello|pillole) (?:\w+ )?(?:davanti|in mano|pront\w)\b/,
    /\bmi (?:picchia|mena|maltratta|violenta|stupra|strangola|prende a pugni)\b|\bpicchia (?:i|mio|mia|miei) (?:figli\w?|bambini)\b|\b(?:minaccia|dice|detto|giura|minacciat\w|vuole)\b.{0,25}\b(?:uccidermi|ammazzarmi|ucciderci|mi (?:ammazza|uccide)|accoltellarmi)\b|\bminaccia di morte\b|\bmani (?:sono )?(?:intorno|attorno) al mio collo\b|\bcon un coltello\b|\b(?:sto per|vado a) (?:ucciderlo|ammazzarlo|ucciderla)\b/,
  ],
};

/** Returns the languages in which folded words with single spaces tell of danger that is there now. */
export const presentDangerLanguages = (words: string, among: readonly TextLanguage[] = TEXT_LANGUAGES): TextLanguage[] =>
  among.filter((language) => PRESENT[language].some((saying) => saying.test(words)));
