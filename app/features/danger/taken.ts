import { TEXT_LANGUAGES, type TextLanguage } from "#app/features/topics/vocabulary/written-in";
import { isSaid, type Sign } from "./signs-in-parts";

/** Who cannot know what they take. */
const SMALL: Record<TextLanguage, RegExp> = {
  en: /\b(?:kids?|child|children|toddler|baby|little (?:one|boy|girl)|son|dau\w{1,4}er|boy|girl|twins?|(?:(?:one|two|three|four|five|\d) year old)|grand(?:son|daughter|child|kid)\w*|nephew|niece|infant|newborn)\b/,
  de: /\b(?:kind|kinder|kleinkind|baby|kleine[rn]?|sohn|tochter|junge|madchen|zwillinge?|(?:ein|zwei|drei|vier|funf)jahrige[rnm]?|enkel\w*|neffe|nichte|saugling|jungste[rn]?)\b/,
  fr: /\b(?:enfants?|bebe|petite?|fils|fille|garcon|jumeaux|jumelle|neveu|niece|nourrisson|gamine?|bout de chou)\b/,
  es: /\b(?:nin[oa]s?|bebe|pequen[oa]|h?ij[oa]|gemel[oa]s?|sobrin[oa]|niet[oa]|crio|peque)\b/,
  it: /\b(?:bambin[oa]|bimb[oa]|bebe|neonat[oa]|piccol[oa]|figli[oa]|filia|gemell\w|nipot\w+|ragazzin[oa])\b/,
};

/** Who takes a dose twice, which is no emergency until they are unwell of it, or took far too much. */
const OLD =
  /\b(?:grand(?:ma|pa|dad|mum|mother|father)\w*|gran|nan|nana|mum|mom|mother|dad|father|husband|wife|oma|opa|mutter|vater|mama|papa|grossmutter|grossvater|mann|frau|papi|papy|mamie|mamy|grand (?:mere|pere)|mere|pere|maman|mari|femme|abuel[oa]|madre|padre|marido|mujer|nonn[oa]|mamma|marito|moglie)\b/;
const UNWELL =
  /\b(?:drows\w+|sleepy|dizzy|vomit\w*|throwing up|confused|faint\w*|unwell|shak\w+|too many|whole|benommen|schlafrig|schwindlig|erbricht|ubergibt|verwirrt|zittert|zu viele|ganze (?:packung|schachtel)|somnolente?|vomi\w*|confuse?|vertiges?|malaise|tremble|trop de|toute la boite|adormilad[oa]|maread[oa]|confus[oa]|tiembla|demasiad[oa]s|toda la caja|intontit[oa]|assonnat[oa]|gira la testa|trema|troppe|troppi|tutta la scatola)\b/;

/** That something was taken, and what is poison. */
const TAKEN: Record<TextLanguage, Sign> = {
  en: [
    /\b(?:swallow\w*|ate|eat|eaten|eating|drank|drunk|drinking|chew\w*|licked|sucked|got into|gotten into|took|taken|has had|found my|got at|in (?:his|her) mouth|bit into)\b/,
    /\b(?:pil+s?|tab+lets?|medicines?|medication|meds|painkillers?|antidepressants?|paracetamol|ibuprofen|antidepressants?|vitamins with iron|essential oil|cigarettes?|nicotine|vape (?:juice|liquid)|tobacco|paint thinner|thinner|turpentine|white spirit|bleach|detergent|oleander|foxglove|yew|lily of the valley|laburnum|berries|(?:wild |garden )?mushrooms?|toadstool|hand saniti[sz]er|perfume|mouthwash|rat poison|slug pellets|weed ?killer|antifreeze|battery|batteries|magnets?|cannabis|gummies|edibles?|nail polish remover|fertili[sz]er|glow stick|(?:washing|laundry|detergent|dishwasher) (?:capsule|pod|tablet|tab)s?)\b/,
  ],
  de: [
    /\b(?:\w*schluckt|gegessen|getrunken|gekaut|gelutscht|genommen|war (?:\w+ )?an|dran gewesen|erwischt|gefunden|in den mund|gebissen|genascht|gefuttert)\b/,
    /\b(?:\w*tab+let+en?|\w*tabeletten|pillen?|medikament\w*|medizin|\w*tropfen|schmerzmittel|antidepress\w*|paracetamol|ibuprofen|atherisch\w* ol|zigarette\w*|kippe\w*|nikotin|tabak|liquid|verdunner|verdunnung|terpentin|oleander|fingerhut|eibe\w*|maiglockchen|goldregen|beeren|\w*pilze?|desinfektionsmittel|parfum|rattengift|schneckenkorn|unkrautvernichter|frostschutz\w*|knopfzelle\w*|batterie\w*|magnet\w*|gras kekse|haschkeks\w*|nagellackentferner|dunger|insulin|waschmittel\w*|entkalker|bleiche|rohrreiniger)\b/,
  ],
  fr: [
    /\b(?:pris|prend|avale\w*|mange\w*|bu|boit|suce|mache\w*|croque\w*|ingere\w*|trouve mes|mis dans (?:sa|la) bouche|tombee? sur les (?:cachets|medicaments))\b/,
    /\b(?:cachets?|comprimes?|medicaments?|medocs|gelules?|antidepresseurs?|pilules?|somniferes|gouttes|paracetamol|doliprane|huiles? essentielles?|cigarettes?|megots?|nicotine|tabac|liquide de vapoteuse|white spirit|terebenthine|diluant|laurier rose|digitale|muguet|if|baies|champignons?|gel hydroalcoolique|parfum|mort aux rats|anti limaces|desherbant|antigel|pile|piles|aimants?|dissolvant|engrais|insuline|javel|lessive|capsule de lessive|detartrant)\b/,
  ],
  es: [
    /\b(?:tomado|tomo|mordio|encontrado mis|encontro mis|tragado|trago|comido|comio|bebido|bebio|chupado|masticado|mordido|metido en la boca|ingerido)\b/,
    /\b(?:pastil+as?|somniferos|medicinas?|medicacion|medicamentos?|jarabe|gotas|paracetamol|ibuprofeno|antidepresivos?|aceites? esenciale?s?|cigarril+os?|colillas?|nicotina|tabaco|liquido de vapear|disolvente|aguarras|adelfa|digital|tejo|muguete|bayas|setas?|gel hidroalcoholico|colonia|perfume|matarratas|veneno|herbicida|anticongelante|pilas?|iman(?:es)?|quitaesmalte|abono|insulina|lejia|detergente|suavizante)\b/,
  ],
  it: [
    /\b(?:preso|presa|prese|trovato (?:i|le) (?:miei|mie)|ingoiat[oa]|ingerit[oa]|mangiat[oa]|bevut[oa]|succhiat[oa]|masticat[oa]|mess[oa] in bocca|mors[oa]|inghiottit[oa])\b/,
    /\b(?:pastigli[ae]|pasticc[ah]\w*|pillol[ae]|sonniferi|medicin[ae]|medicinal[ei]|farmac[oi]|gocce|sciroppo|tachipirina|antidepressivi|paracetamolo|oli[oi]? essenziali?|olio essenziale|sigarett[ae]|mozzicon[ei]|nicotina|tabacco|liquido per sigaretta|acquaragia|diluente|solvente|oleandro|digitale|tasso|mughetto|bacche|funghi|fungo|gel igienizzante|profumo|topicida|lumachicida|diserbante|antigelo|pil[ae]|batteri[ae]|calamit[ae]|acetone|concime|insulina|candeggina|detersivo|capsula)\b/,
  ],
};

/** Whoever it is, nobody drinks these for long. */
const CLEANER: Record<TextLanguage, RegExp> = {
  en: /\b(?:drank|drunk|swallowed) (?:\w+ ){0,3}?(?:cleaner|bleach|drain \w+|descaler|thinner|petrol|white spirit|paint stripper)\b/,
  de: /\b\w*(?:reiniger|entkalker|verdunner|abbeizer|benzin|spiritus) (?:\w+ )?(?:getrunken|geschluckt)\b/,
  fr: /\b(?:bu|avale) (?:\w+ ){0,3}?(?:nettoyant|javel|deboucheur|detartrant|white spirit|essence|dissolvant)\b/,
  es: /\b(?:bebido|bebio|tragado|trago) (?:\w+ ){0,3}?(?:limpiador|lejia|desatascador|disolvente|aguarras|gasolina)\b/,
  it: /\b(?:bevuto|ingoiato|ingerito) (?:\w+ ){0,3}?(?:detergente|detersivo|candeggina|disgorgante|diluente|acquaragia|benzina)\b/,
};

/** Whoever says so of themselves is no child that got at something. */
const BY_ONESELF =
  /\bi (?:have |ve |just |ve just )?(?:took|taken|swallowed|drank|ate)\b|\bich hab\w* (?!sie|gesehen|gemerkt)(?:\w+ ){0,6}?(?:genommen|geschluckt|getrunken)\b|\bj ai (?:\w+ )?(?:pris|avale|bu)\b|\b(?:me )?(?:he|acabo de) (?:tom\w+|trag\w+|beb\w+)\b|\bho (?:\w+ )?(?:preso|ingoiato|bevuto)\b/;

/** Plants and pills are sold and licensed, too. */
const OF_BUSINESS =
  /\b(?:sell\w*|sold|sales|market|licen[cs]\w*|refund|brand|customers?|ce marking|verkauf\w*|zuchten|vendons|ventes?|vendemos|ventas?|vendiamo|vendite|patent\w*|brevet\w*|dogs?|cats?|puppy|hund|katze|chien|chat|perro|gato|cane|gatto)\b/;
/** In a longer text the parts may belong to different matters. */
const MAX_LENGTH = 220;

/** Returns the languages in which folded words with single spaces tell of a child, or of somebody old, who took what is poison to them. */
export const poisonedLanguages = (words: string): TextLanguage[] =>
  OF_BUSINESS.test(words) || BY_ONESELF.test(words) || words.length > MAX_LENGTH
    ? []
    : TEXT_LANGUAGES.filter(
        (language) =>
          CLEANER[language].test(words) ||
          ((SMALL[language].test(words) || (OLD.test(words) && UNWELL.test(words))) && isSaid([TAKEN[language]], words)),
      );

/** What was taken, or happened, by mistake. Matched against folded words with single spaces. */
const BY_MISTAKE =
  /\b(?:by (?:mistake|accident)|accident(?:al)?ly|mixed up|aus versehen|versehentlich|verwechselt|par (?:erreur|accident|megarde|inadvertance)|sans (?:le )?faire expres|confondu|sin querer|por (?:error|accidente|equivocacion|descuido)|confundid\w+|per (?:sbaglio|errore)|senza (?:volerlo|accorgersene)|confus[oa]? (?:le|la))\b/;
const MEDICINE =
  /\b(?:pills?|tablets?|medic\w+|meds|overdose\w*|dose|insulin|tabletten?|pillen?|medikament\w*|uberdosis|insulin|tropfen|cachets?|comprimes?|medicaments?|surdose|gouttes|pastillas?|sobredosis|gotas|pillol[ae]|pastigli[ae]|pasticc[ah]\w+|farmac[oi]|medicin[ae]|gocce|overdose)\b/;
/** Whoever wants to die took nothing by mistake. */
const ON_PURPOSE =
  /\b(?:suicid\w*|kill\w*|(?:to|will|would|might|i|she|he) die|dying|dead|sterben|umbring\w*|leben|tot|mourir|mort(?! aux rats)|vivre|tuer|morir\w*|vivir|matar(?!ratas)\w*|morire|vivere|uccid\w*|ammazz\w*)\b/;

/** Returns whether a body suffers from what nobody meant to do. */
export const isMishap = (words: string, isOfBody: boolean): boolean =>
  !ON_PURPOSE.test(words) && (poisonedLanguages(words).length > 0 || (BY_MISTAKE.test(words) && (isOfBody || MEDICINE.test(words))));
