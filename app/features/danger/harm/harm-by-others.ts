import { TEXT_LANGUAGES, type TextLanguage } from "#app/features/topics/vocabulary/written-in";
import { isSaid, type Sign } from "../signs-in-parts";

/** Whoever may hold papers, or a copy of them. */
const OFFICES =
  /\b(?:embass\w+|consulates?|customs|airport|airline|visa (?:office|centre|center)|home office|botschaft|konsulat|behorde|auslanderbehorde|ambassade|consulat|prefecture|embajada|consulado|extranjeria|ambasciata|consolato|questura|accountants?|lawyers?|notary|steuerberater\w*|anwalt\w*|notar\w*|comptable|avocate?|notaire|gestor\w*|asesor\w*|abogad[oa]|notario|commercialista|avvocat[oa]|notaio|cop(?:y|ies)|kopien?|photocopies?|copies|copias?|copi[ae])\b/;

/** Employers and lenders, papers, work without wages, and children who are watched: two parts are a sign together. */
const HARM: Record<TextLanguage, readonly Sign[]> = {
  en: [
    /\b(?:puts?|putting|slid(?:es?|ing)?|runs?|laid|lays|sticks?|had|has|shov\w+) (?:his|her|their|a) hands? (?:\w+ ){0,2}?(?:on me|over me|up my|down my|under my|between my|inside my|on my (?:bum|bottom|breasts?|thighs?|hips?|waist|legs?|knee|body|chest|crotch))\b|\b(?:grab\w*|pinch\w*|squeez\w*|strok\w*|fondl\w*|slap\w*|touch\w*|rub\w*|grop\w*) (?:me by the |me on the |my )(?:bum|bottom|backside|ass|arse|butt|breasts?|boobs?|tits|thighs?|crotch)\b|\b(?:corners? me\b.{0,40}\bkiss\w*|fondl\w+ me|feels? me up|(?:rubs?|rubbing|press\w*|grinds?) (?:himself |himself up |up )?against me|kiss(?:es|ed)? me (?:by force|against my will)|forc\w+ himself on me|(?:demands?|wants?|asks? for) sex (?:or|otherwise|for))\b/,
    [
      /\b(?:took|taken|takes?|keeps?|kept|keeping|holds?|holding|locked|withh\w+|confiscated|hid|hidden|has|have|got) (?:\w+ )?(?:my|our|his|her|their) (?:passports?|identity cards?|papers)\b/,
      /\b(?:owe|debt)\b|\b(?:employer|boss|agent|agency|owner|hotel|farmer|madam|supervisor|foreman|contractor|chef|recruiter|trafficker)\b|\b(?:won t|will not|not allowed|can t|cannot|never|doesn t|don t) (?:\w+ ){0,2}(?:leave|out|let|back|go)\b/,
    ],
    [
      /\b(?:no|without|not|never|don t|doesn t|won t) (?:any |get |even )?(?:pay|paid|wages|money)\b(?! (?:vat|tax|back|the (?:bill|invoice|rent)))|\bsleep\w* (?:in|at) (?:the|a|my) (?:factory|workshop|shop|warehouse|kitchen|barn|farm|basement|site)\b|\bforc\w+ (?:me|us|him|her|them) to work\b/,
      /\b(?:won t|will not|not|never|don t|doesn t) (?:let|allow\w*) (?:(?:me|us|him|her|them) )?(?:leave|to leave|out|go|escape)\b(?! of)|\block(?:s|ed)? (?:me|us|them) in\b|\b(?:taken|took|keeps?|has|holds?) (?:all )?(?:my|our|their|his|her) (?:papers|passports?|phones?)\b/,
    ],
    [
      /\b(?:debt collectors?|collectors?|loan sharks?|money ?lenders?|lender|creditors?|i owe|we owe|(?:i|we) borrowed)\b/,
      /\bknows? (?:\w+ )?(?:where|which) (?:\w+ ){0,2}(?:i live|we live|live|kids|children|school|nursery|son|daughter|family|wife|mother)\b|\bsomething (?:\w+ )?(?:will|would|could|might) happen to (?:me|us|my|our|her|him|them)\b|\bthreat\w+ (?:to \w+ )?(?:me and )?(?:my|our) (?:\w+ )?(?:wife|husband|kids|children|family|son|daughter|mother|parents)\b|\b(?:outside|waits?|waited|waiting|stood|followed|follows) (?:\w+ ){0,3}(?:school|nursery|daughter|son|kids|children|wife|my house|my home)\b|\b(?:hurt|harm|visit|break) (?:my|our) (?:kids|children|family|wife|son|daughter|legs|arms|fingers)\b/,
    ],
    /\b(?:pay|money|cash|\d+ (?:\w+ )?(?:a|per|every) (?:week|month))\b.{0,60}\b(?:or|otherwise|or else)\b.{0,25}\b(?:burn\w*|smash\w*|windows? (?:go|goes)|break (?:the|my|our) (?:windows?|shop|bar|place|legs)|wreck\w*|torch\w*)\b|\bprotection money\b|\b(?:pay|pays|paying|payment|money) (?:them )?(?:\w+ )?for (?:our |my |their )?protection\b(?= (?:or|otherwise|and|if)\b|$)|\bextort\w* (?:me|us|my|our)\b|\b(?:gang|mafia|mob|thugs?) (?:\w+ ){0,3}(?:wants?|makes?|demands?|asks?|takes?|collects?) (?:\w+ ){0,4}(?:pay|money|cash|cut|share)\b/,
  ],
  de: [
    /\b(?:streichelt|begrabbelt|tatschelt) (?:mir|mich) (?:\w+ ){0,3}?(?:oberschenkel|schenkel|hintern|po|brust|bruste|knie)\b|\b(?:legt|legte|schiebt|steckt|hat) (?:mir )?(?:\w+ ){0,3}(?:die|seine|eine) hand (?:\w+ ){0,2}?(?:auf (?:den|meinen|die|meine) (?:hintern|po|brust|bruste|oberschenkel|knie|schenkel)|unter|zwischen|in (?:die|meine) (?:hose|bluse))\b|\b(?:begrapscht|grapscht|betatscht|befummelt|begrabscht) (?:mich|mir|uns)\b|\b(?:greift|fasst|langt|packt|griff) (?:mir|mich) (?:\w+ ){0,2}?(?:an (?:den|die) (?:hintern|po|brust|bruste)|unter|zwischen|in den schritt)\b|\b(?:druckt|reibt|presst) sich (?:\w+ )?an mich\b|\b(?:kusst|kusste) mich (?:\w+ )?(?:mit gewalt|gegen meinen willen)\b|\bsexuell (?:belastigt|genotigt)\b|\b(?:will|verlangt) sex\b/,
    [
      /\b(?:behalt|gibt|geben|hat|haben|nahm|nimmt|eingezogen|abgenommen|weggenommen|einbehalten|verwahrt|versteckt|eingesperrt|eingeschlossen)\b.{0,60}\b(?:mein\w*|unser\w*|den|die) (?:reise)?(?:pass|passe|ausweis\w*|papiere)\b|\b(?:uns|mir|mein\w*|unser\w*) (?:die |den )?(?:reise)?(?:pass|passe|ausweis\w*|papiere)\b.{0,40}\b(?:behalt|eingezogen|abgenommen|weggenommen|einbehalten|versteckt|eingesperrt)\b/,
      /\b(?:chef\w*|familie|arbeitgeber\w*|boss|bauunternehmer|vermittler\w*|agentur|hotel|bauer|patron|vorarbeiter|unternehmer)\b.{0,90}\b(?:gib\w*|zuruck|heraus|raus|schlaf\w*|darf|durfen|weg|gehen|eingezogen|abgenommen|weggenommen|behalt)\b|\b(?:darf|durfen|kann|lasst|lassen) (?:\w+ ){0,3}(?:nicht|nie) (?:\w+ )?(?:weg|raus|gehen|hinaus|hof|gelande|verlassen)\b/,
    ],
    [
      /\b(?:keinen lohn|ohne (?:lohn|bezahlung|geld)|kein geld|nicht bezahlt|zahlt uns nicht|umsonst|zur arbeit gezwungen|schlafen? (?:\w+ )?in der (?:halle|werkstatt|fabrik|kuche|scheune))\b/,
      /\b(?:durfen?|darf|lasst|lassen) (?:\w+ ){0,3}(?:nicht|nie) (?:\w+ )?(?:weg|raus|gehen|hinaus|fort)\b|\b(?:werden|sperrt uns|sperren uns|werde)\b.{0,40}\bein(?:gesperrt|geschlossen)?\b/,
    ],
    [
      /\b(?:inkasso\w*|geldeintreiber\w*|schuldeneintreiber\w*|eintreiber\w*|kredithai\w*|geldverleiher\w*|wucherer\w*|de[mnr]e?n? ich (?:\w+ )?geld schulde|schulde ich)\b/,
      /\bfoto\w* (?:von )?(?:mein\w*|unser\w*) (?:kind\w*|tochter|sohn|familie|frau|haus\w*)\b|\b(?:mein\w*|unser\w*) (?:kind\w*|sohn|tochter|familie|frau|eltern) (?:\w+ )?(?:passiert|geschieht|etwas antun|zustosst)\b|\bweiss (?:\w+ ){0,3}(?:wo|welche\w*|in welche\w*)\b.{0,50}\b(?:kind\w*|sohn|tochter|familie|frau|schule|wohne\w*)\b|\b(?:droht|drohen|bedroht|bedrohen|drohte\w*|gedroht)\b.{0,30}\b(?:mein\w*|unser\w*) (?:kind\w*|sohn|tochter|familie|frau|mann|mutter|eltern)\b|\b(?:vor|vorm) (?:der|dem) (?:schule|kindergarten|kita|haus)\b|\b(?:lauert|passt) (?:\w+ ){0,3}(?:tochter|sohn|kind\w*|frau)\b/,
    ],
    /\b(?:geld|zahl\w*|euro|franken)\b.{0,60}\bsonst\b.{0,30}\b(?:brenn\w*|schlagen sie|zerschlagen sie|kaputt|kurz und klein|anzund\w*|zunden)\b|\bschutzgeld\w*\b(?! (?:definition|bedeutung|paragraf))|\b(?:fur|um) (?:\w+ )?schutz (?:\w+ )?(?:zahlen|bezahlen|zahle)\b.{0,30}\b(?:sonst|oder|laden|fenster)\b|\berpress(?:en|t) (?:mich|uns|meine? \w+|unser\w* \w+)\b(?!.{0,30}\b(?:hacker|daten|virus|ransomware)\b)/,
  ],
  fr: [
    /\b(?:met|passe|glisse|pose) (?:la|sa|une|les|ses) mains? (?:sous ma (?:jupe|robe)|sur mes (?:seins|fesses|cuisses)|sur ma (?:poitrine|cuisse)|entre mes)\b|\b(?:me|m) (?:a )?(?:met|mis|mettait|passe|glisse|pose) (?:\w+ )?(?:la|sa|une|les|ses) mains? (?:\w+ ){0,2}?(?:aux? fesses|sur (?:les|la|mes|ma) (?:fesses|cuisses?|seins?|poitrine|hanches?)|sous (?:la|ma)|entre|dans (?:la|ma) culotte)\b|\b(?:me|m) (?:a )?(?:touche\w*|caress\w*|pince\w*|tripot\w+|attrap\w+) (?:\w+ )?(?:les|la|mes|ma) (?:seins?|fesses|poitrine|cuisses?)\b|\bme (?:pelot\w+|tripot\w+)\b|\b(?:se frotte|se colle|se serre) (?:\w+ )?contre moi\b|\b(?:m embrasse|m a embrassee?) de force\b|\b(?:harcel\w+|harcele) sexuellement\b|\b(?:veut|exige) (?:du sexe|coucher)\b.{0,30}\b(?:sinon|vire|renvoie|perds)\b/,
    [
      /\b(?:garde\w*|pris|prend|confisqu\w+|refuse\w* de (?:me |nous )?rendre|cache\w*|enferme\w*|retient|retiennent|a) (?:\w+ ){0,2}?(?:mon|mes|nos|notre|leurs?|son) (?:passeports?|papiers|piece d identite|carte d identite)\b/,
      /\b(?:patron\w*|employeu\w+|chef|gerant\w*|famille|agence|proprietaire|recruteur|madame|exploitant)\b.{0,80}\b(?:dors|dort|dormons|sortir|partir|rendre|passeports?)\b|\b(?:pas le droit|interdi\w+|empech\w+|laiss\w+ pas|plus le droit) (?:\w+ )?(?:sortir|partir)\b/,
    ],
    [
      /\bsans (?:salaire|paye|paie|etre paye\w*|argent)\b|\bpas (?:paye\w*|de salaire)\b|\b(?:dors|dort|dormons) (?:dans|a) (?:l|la|le) (?:atelier|usine|cuisine|cave|entrepot|hangar|serre|chantier)\b|\bforce\w* (?:a|de) travailler\b/,
      /\b(?:laiss\w+|laissent) (?:\w+ )?pas (?:partir|sortir)\b|\b(?:empech\w+) (?:\w+ )?(?:de )?(?:partir|sortir)\b|\b(?:interdit|pas le droit) de (?:partir|sortir)\b|\b(?:pris|garde\w*|confisqu\w+) (?:nos|mes|mon) (?:papiers|passeports?)\b/,
    ],
    [
      /\b(?:recouvreur\w*|usurier\w*|preteur|creancier|agents? de recouvrement|a qui (?:je dois|on doit|nous devons)|encaisseur)\b/,
      /\bsait (?:\w+ )?(?:ou|dans quelle)\b.{0,40}\b(?:enfants?|fils|fille|famille|ecole|j habite|habite)\b|\b(?:menac\w+|en prendre a|s en prend\w*)\b.{0,25}\b(?:ma|mes|mon|nos) (?:famille|enfants?|fille|fils|femme|mari|mere|parents?|proches)\b|\bphotos? de (?:ma|mes|mon) (?:fille|fils|enfants?|famille|femme|maison)\b|\b(?:attend|suit|suivi|guette|devant) (?:\w+ ){0,3}(?:fille|fils|enfants|ecole|college|lycee|creche|femme)\b/,
    ],
    /\b(?:argent|pay\w*|euros|francs)\b.{0,60}\bsinon\b.{0,30}\b(?:brul\w*|cass\w* (?:tout|le bar|la boutique|la vitrine|les vitres)|crame\w*|defonc\w*|vitres?)\b|\brackett\w*\b|\bracket\b(?= (?:de|par|chaque|tous)\b|$)|\b(?:reclam\w+|demand\w+|exig\w+|veulent|veut) (?:\w+ )?(?:de l argent|une somme|du liquide|\d+ euros) (?:\w+ ){0,2}?(?:pour (?:proteger|la protection|notre protection|ma protection|ne pas))\b|\bpayer (?:\w+ )?(?:pour (?:\w+ )?)?protection\b.{0,40}\b(?:sinon|cass\w+|brul\w+)\b|\b(?:mafia|gang|bande) (?:\w+ ){0,3}(?:extorqu\w+|exig\w+|reclam\w+)\b/,
  ],
  es: [
    /\bme (?:acaricia|acaricio) (?:el|la|los|las) (?:muslos?|pierna|culo|pecho)\b|\bme (?:ha )?(?:mete|metio|metido|pone|puso|pasa) (?:la )?manos? (?:en (?:el|la|los|las) (?:culo|trasero|pecho|pechos|tetas|muslos?|entrepierna)|por debajo|debajo|bajo|encima)\b|\bme mete mano\b|\bme (?:ha )?(?:toca\w*|agarra\w*|pellizca\w*|soba\w*|manosea\w*) (?:el|la|las|los) (?:culo|trasero|pechos?|tetas|muslos?)\b|\bme (?:soba|manosea|magrea)\b|\bse (?:restriega|frota|arrima) (?:\w+ )?contra mi\b|\bme (?:besa|beso|ha besado) a la fuerza\b|\bme acosa sexualmente\b|\b(?:quiere|exige|pide) (?:sexo|acostarse)\b.{0,30}\b(?:si no|echa|despide)\b/,
    [
      /\b(?:quit\w+|guard\w+|quedado con|se queda con|retien\w+|reteni\w+|confisc\w+|escond\w+|no (?:me|nos) (?:devuelve|devuelven)|tiene|tienen) (?:\w+ )?(?:mi|mis|el|los|nuestros?|su|sus) (?:pasaportes?|papeles|documentos|documentacion)\b/,
      /\b(?:patron\w*|jef[ea]|emplead\w+|empleador\w*|duen[oa]|encargad[oa]|agencia|familia|senora|contratista)\b.{0,80}\b(?:duerm\w+|dormimos|salir|sal(?:gas?|ga)|irme|irnos|devuelv\w+|pasaportes?)\b|\bno (?:me|nos) (?:deja|dejan) (?:salir|ir\w*)\b|\bno (?:puedo|podemos) (?:salir|irnos|irme)\b/,
    ],
    [
      /\bsin (?:cobrar|pagar\w*|sueldo|salario|paga)\b|\bno (?:me|nos) pagan?\b|\b(?:duermo|dormimos) en (?:la|el) (?:fabrica|taller|nave|cocina|invernadero|almacen|obra|local)\b|\bobliga\w* a trabajar\b/,
      /\b(?:me|nos) (?:encierra\w*|tienen? encerrad\w+)\b|\bno (?:me|nos|les|le) (?:deja|dejan) (?:salir|ir\w*|marchar\w*)\b|\b(?:quit\w+|guard\w+) (?:los|mis|nuestros|el) (?:papeles|pasaportes?)\b/,
    ],
    [
      /\b(?:cobrador\w*|prestamistas?|usurer[oa]s?|al que (?:le )?(?:debo|debemos)|a quien (?:le )?(?:debo|debemos)|le debo dinero)\b/,
      /\bsabe (?:\w+ )?(?:donde|a que|en que)\b.{0,40}\b(?:hij[oa]s?|nin[oa]s|familia|colegio|estudia\w*|vivo|vivimos)\b|\bamena\w+\b.{0,25}\b(?:mi|mis|nuestr[oa]s?) (?:familia|hij[oa]s?|nin[oa]s|mujer|marido|madre|padres?)\b|\bfotos? de (?:mi|mis) (?:hij[oa]s?|familia|mujer|casa)\b|\b(?:espera|sigue|siguio|vigila|delante) (?:\w+ ){0,3}(?:hij[oa]s?|nin[oa]s|colegio|instituto|guarderia|mujer)\b/,
    ],
    /\b(?:dinero|pag\w+|euros|pesos)\b.{0,60}\b(?:o|si no|sino)\b.{0,30}\b(?:queman|quemaran|rompen|romperan|destrozan|revientan)\b|\b(?:nos|me) (?:extorsion\w+|chantaj\w+)\b|\bextorsion\w* a (?:mi|nuestr\w+|los)\b|\b(?:pide|piden|exige|exigen|quiere|quieren) (?:\w+ )?(?:dinero|pasta|plata|una cuota) (?:\w+ ){0,2}?(?:por|para) (?:la |nuestra |mi |darnos )?(?:proteccion|proteger (?:la tienda|el local|el bar|el negocio|el restaurante))\b|\b(?:banda|mafia|maras?|pandilla) (?:\w+ ){0,3}(?:pide|piden|exige|cobra|cobran)\b|\bcobran? (?:el )?(?:derecho de )?piso\b|\bpago de proteccion\b/,
  ],
  it: [
    /\bmi (?:accarezza|ha accarezzato) (?:la|le|il|i) (?:cosc\w+|gamb\w+|sedere|seno)\b|\bmi (?:ha )?(?:mette|messo|metteva|infila|passa) (?:\w+ )?(?:la mano|le mani|una mano) (?:addosso|sul|sulle|sui|sulla|tra|fra|sotto|nelle|dentro) ?(?:sedere|culo|gambe|cosce|seno|fianchi|gonna|la gonna|le gambe|mutande)?\b|\bmi (?:ha )?(?:palp\w+|tocca il|tocca le|toccato il|pizzica il|strizza il)\b|\bsi (?:struscia|strofina|appoggia) (?:\w+ )?(?:contro|addosso|su) (?:di )?me\b|\bmi (?:ha )?(?:bacia\w*) (?:con la|a) forza\b|\bmi molesta sessualmente\b|\b(?:vuole|pretende) (?:sesso|fare sesso)\b.{0,30}\b(?:altrimenti|senno|licenzia)\b/,
    [
      /\b(?:preso|prende|tiene|tengono|trattiene|trattengono|sequestrat\w|nascost\w|tolto|ritirat\w|tenut\w|non (?:mi|ci) (?:rida|ridanno|restituisce)) (?:\w+ )?(?:i|il|la|gli) ?(?:mio|miei|nostri|nostro|loro|mia)? ?(?:passaport[oi]|documenti|carta d identita)\b/,
      /\b(?:padron[ea]|titolare|dator[ei]|datrice|capo|agenzia|signora|famiglia|caporale|principale|gestore)\b.{0,90}\b(?:dorm\w+|uscire|andare|andarmene|passaport[oi])\b|\bnon (?:posso|possiamo|mi fa|ci fa|ci fanno|mi lascia|ci lascia|ci lasciano) (?:uscire|andare\w*|partire)\b/,
    ],
    [
      /\bsenza (?:paga|stipendio|pagarci|pagarmi|essere pagat\w|soldi)\b|\bnon (?:ci|mi) pagano?\b|\bdorm(?:o|iamo) (?:in|nel|nella|nell) ?(?:capannone|officina|fabbrica|laboratorio|cucina|serra|magazzino|cantiere)\b|\bcostring\w+ a lavorare\b/,
      /\bnon (?:ci|mi|li|lo|la) (?:lascia|lasciano|fa|fanno) (?:uscire|andare\w*|partire)\b|\b(?:preso|tolto|tengono) (?:i|il|il mio|i miei) (?:documenti|passaporti|passaporto)\b/,
    ],
    [
      /\b(?:recupero crediti|strozzin[oi]|usurai[oa]?|esattor[ei]|creditor[ei]|a cui (?:devo|dobbiamo)|al quale devo)\b/,
      /\bsa (?:\w+ )?(?:dove|in che|in quale|a che|che)\b.{0,40}\b(?:figli\w?|bambin\w|famiglia|scuola|abito|abitiamo)\b|\bminacc\w+\b.{0,25}\b(?:mia|mio|miei|mie|nostra|nostri|la mia|i miei) (?:famiglia|figli\w?|bambin\w|moglie|marito|madre|genitori)\b|\bfoto di (?:mi[oa]|miei|mie) (?:figli\w?|moglie|famiglia|casa)\b|\b(?:aspetta|segue|seguito|davanti) (?:\w+ ){0,3}(?:figli\w?|bambin\w|scuola|asilo|moglie)\b/,
    ],
    /\b(?:soldi|denaro|pag\w+|euro)\b.{0,60}\b(?:altrimenti|senno|se no|o)\b.{0,30}\b(?:bruciano|bruceranno|spaccano|distruggono|rompono|sfasciano)\b|\bil pizzo (?:per (?:la|il|l|i|gli|le) |ogni|tutti i mesi|sul)\b|\b(?:vogliono|chiedono|vuole|chiede|pagare|pago|paghiamo) (?:\w+ )?(?:il )?pizzo\b(?! (?:bianco|macrame|di \w+))|\b(?:vogliono|chiedono|vuole|chiede|pretendono) (?:\w+ )?(?:soldi|denaro|una quota) (?:\w+ ){0,2}?per (?:la |nostra |darci )?(?:protezione|proteggere (?:il|la|l))\b|\b(?:ci|mi) (?:estorc\w+|taglieggi\w+)\b|\b(?:mafia|camorra|clan) (?:\w+ ){0,3}(?:fa pagare|fanno pagare|vuole|vogliono|chiede|chiedono|pretende)\b/,
  ],
};

/** In a longer text the two parts of a sign may belong to different matters. */
const MAX_LENGTH = 300;

/** Returns the languages in which folded words with single spaces tell of such harm. */
export function harmLanguages(words: string, among: readonly TextLanguage[] = TEXT_LANGUAGES): TextLanguage[] {
  if (words.length > MAX_LENGTH) return [];
  const mayBeHeld = OFFICES.test(words);
  return among.filter((language) => isSaid(mayBeHeld ? HARM[language].filter((sign) => sign instanceof RegExp) : HARM[language], words));
}
