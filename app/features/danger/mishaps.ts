/** What was taken, or happened, by mistake. Matched against folded words with single spaces. */
const BY_MISTAKE =
  /\b(?:by (?:mistake|accident)|accident(?:al)?ly|mixed up|aus versehen|versehentlich|verwechselt|par (?:erreur|accident|megarde|inadvertance)|sans (?:le )?faire expres|confondu|sin querer|por (?:error|accidente|equivocacion|descuido)|confundid\w+|per (?:sbaglio|errore)|senza (?:volerlo|accorgersene)|confus[oa]? (?:le|la))\b/;
const TAKEN =
  /\b(?:pills?|tablets?|medic\w+|meds|overdose\w*|dose|insulin|tabletten?|pillen?|medikament\w*|uberdosis|insulin|tropfen|cachets?|comprimes?|medicaments?|surdose|gouttes|pastillas?|sobredosis|gotas|pillol[ae]|pastigli[ae]|pasticc[ah]\w+|farmac[oi]|medicin[ae]|gocce|overdose)\b/;
/** Whoever wants to die took nothing by mistake. */
const ON_PURPOSE =
  /\b(?:suicid\w*|kill\w*|die|dead|sterben|umbring\w*|leben|tot|mourir|mort|vivre|tuer|morir\w*|vivir|matar\w*|morire|vivere|uccid\w*|ammazz\w*)\b/;

/** Returns whether a body suffers from what somebody did not mean to do. */
export const isMishap = (words: string, isOfBody: boolean): boolean =>
  BY_MISTAKE.test(words) && !ON_PURPOSE.test(words) && (isOfBody || TAKEN.test(words));
