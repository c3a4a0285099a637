import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";

const REMEDY =
  /\b(?:medicines?|medications?|remed(?:y|ies)|syrup|lozenges?|medikamente?|medizin|hausmittel|hustensaft|mittel|medicaments?|sirop|remedes?|pastilles?|medicamentos?|medicinas?|jarabe|remedios?|farmac[oi]|sciroppo|rimed[io]|medicin[ae])\b/;
const AILMENT =
  /\b(?:throat|tonsil\w*|colds?|coughs?|sniffles|hay fever|toothache|headache|lice|sunburn|hals\w*|erkaltung|schnupfen|husten|heuschnupfen|kopfschmerzen|zahnschmerzen|lause|mandel\w*|gorge|angine|rhume|toux|poux|mal de (?:tete|dents)|garganta|anginas|resfriado|catarro|tos|piojos|dolor de (?:cabeza|muelas)|gola|tonsill\w*|raffreddore|tosse|pidocchi|mal di (?:testa|denti))\b/;
/** What is no small matter whatever the ailment. */
const GRAVE =
  /\b(?:breath\w*|swallowed|all|too many|overdos\w*|enough|kill\w*|die|blood|unconscious|blue|swollen|luft\w*|atm\w*|atem|geschluckt|alle|zu viele|uberdosis|genug|sterben|blut|bewusstlos|blau|respir\w*|avale\w*|tous|toutes|trop|assez|mourir|sang|inconscient\w*|bleu\w*|tragad\w*|todas|todos|demasiad\w*|bastante|morir\w*|sangre|inconsciente|azul|ingoi\w*|tutte|tutti|troppe|abbastanza|morire|sangue|svenut\w*|blu)\b/;
const MAX_WORDS = 14;

/** Returns whether a text only asks for a remedy for an everyday ailment: 'which medicine for my daughter's throat'. That is for a doctor, and no danger. */
export function asksForRemedy(text: string): boolean {
  const words = wordsOf(text).map(({ folded }) => folded);
  const all = words.join(" ");
  return words.length <= MAX_WORDS && REMEDY.test(all) && AILMENT.test(all) && !GRAVE.test(all);
}
