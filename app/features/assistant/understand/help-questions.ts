import { DOCUMENTS_KEPT, RECORDED_HERE, WANTS_INVOICE } from "./patterns-of-confidence";
import { BY_VIDEO, KEPT_HERE, PERSON_OR_PROGRAM, SHARE, SPOKEN } from "./patterns-of-help";
import { TALKED_HOW, VETTED } from "./patterns-of-site";
import { NEVER } from "./question-patterns";

/** Questions about the site that its help page or its settings answer. */
export const HELP_QUESTIONS = [
  "notHeld",
  "howPay",
  "whenPay",
  "taxInvoice",
  "recorded",
  "documents",
  "keptTalks",
  "earn",
  "owner",
  "duration",
  "people",
  "vetting",
  "byVideo",
  "spoken",
] as const;
export type HelpQuestion = (typeof HELP_QUESTIONS)[number];

export const isHelpQuestion = (question: string): question is HelpQuestion => HELP_QUESTIONS.some((each) => each === question);

/** Pages that answer each, the best first. */
export const HELP_PAGES = {
  notHeld: ["/help", "/terms"],
  howPay: ["/help", "/pricing"],
  whenPay: ["/pricing", "/help"],
  taxInvoice: ["/profile/billing", "/help"],
  recorded: ["/privacy", "/help"],
  documents: ["/privacy"],
  keptTalks: ["/privacy"],
  earn: ["/pricing", "/become-advisor"],
  owner: ["/help", "/terms"],
  duration: ["/how-it-works", "/pricing"],
  people: ["/how-it-works"],
  vetting: ["/how-it-works"],
  byVideo: ["/how-it-works"],
  spoken: ["/find-advisor"],
} as const satisfies Record<HelpQuestion, readonly string[]>;

const WAYS =
  "pay ?pal|bizum|twint|klarna|apple pay|google pay|credit card|debit card|card|cards|visa|mastercard|amex|sepa|bank transfer|cash|crypto|bitcoin|ideal|kreditkarte|karte|lastschrift|uberweisung|rechnung|sofortuberweisung|carte(?: bancaire| bleue)?|cb|virement|prelevement|cheque|tarjeta(?: de credito)?|transferencia|domiciliacion|efectivo|carta(?: di credito)?|bonifico|satispay|contanti|invoice|instal?ments|raten|plusieurs fois|a plazos|a rate";
/** After the ways, and after how one pays: the site's own, or nothing. */
const OFFERED =
  "(?: (?:gibt es|hay|are there|y a t il|do you (?:have|accept|offer)|habt ihr|haben sie|acceptez vous|proposez vous|aceptais|aceptan|teneis|accettate|ci sono|avete))?(?: (?:hier|here|ici|aqui|qui))?$";
const FOR_IT =
  "(?: (?:for )?(?:it|here|hier|ici|aqui|qui|(?:the |an? |die |eine |den |einen |la |une |le |un |el |il )?(?:advis[eo]r|session|consultation|call|beratung|termin|berater|seance|conseiller|consulta|sesion|asesor|consulenza|consulente)))?$";
const ADVISOR =
  "(?:the |my |an? |der |die |mein |meine |ein |eine |le |la |l |mon |un |une |el |mi |il |lo |un |una )?(?:advis[eo]r|expert|consultant|berater|beraterin|experte|expertin|conseiller|conseillere|experte?|asesora?|experta|consulente|esperto|esperta|someone|somebody|jemand|nobody|niemand)";

const said = (sure: RegExp) => ({ sure, likely: NEVER });
// pattern: fixed alternatives, at most three other words between them
const of = (...parts: readonly string[]) => said(new RegExp(parts.join("|")));

/** Patterns for each in the five languages, against folded words with single spaces. */
export const HELP_ASKED: Record<HelpQuestion, { sure: RegExp; likely: RegExp }> = {
  notHeld: of(
    `\\b${ADVISOR} (?:\\w+ ){0,2}(?:does not|doesn t|didn t|never|not|nicht|no|non|ne|n) (?:\\w+ ){0,3}(?:show(?:s|ed)?(?: up)?|turn(?:s|ed)? up|come|appear\\w*|erschein\\w*|auftaucht|kommt|vient|viens|present\\w*|pointe|aparec\\w*|llega|viene|si presenta|arriva)\\b`,
    `\\b${ADVISOR} (?:ne |n )?(?:\\w+ )?(?:nicht|pas|no) (?:erscheint|kommt|auftaucht|venu|la)\\b|\\b${ADVISOR} ne (?:vient|se presente|se pointe) pas\\b|\\b(?:if|wenn|falls|si|se) ${ADVISOR} (?:ne |n )?(?:no|non|nicht|pas)? ?(?:shows? up|se presenta|aparece|si presenta|viene|auftaucht|vient pas)\\b`,
  ),
  howPay: of(
    `\\b(?:can|could|may|do|must) (?:i|we|you) (?:also )?(?:pay|take|accept) (?:\\w+ ){0,2}(?:${WAYS})\\b|\\b(?:do you|you) (?:take|accept) (?:${WAYS})\\b|\\bhow (?:do|can) (?:i|we|you) pay${FOR_IT}|\\b(?:payment (?:methods?|options)|ways to pay|ways of paying)${OFFERED}`,
    `\\b(?:kann|konnen|darf|muss) (?:ich|man|wir) (?:\\w+ ){0,2}(?:mit|per|auf|in|bar) ?(?:\\w+ )?(?:${WAYS})\\b.{0,20}\\b(?:zahlen|bezahlen)\\b|\\b(?:zahlungsarten|zahlungsmethoden|zahlungsmoglichkeiten)${OFFERED}|\\bwie kann (?:ich|man) (?:hier )?(?:zahlen|bezahlen)\\b|\\bwie (?:zahle|bezahle|zahlt|bezahlt) (?:ich|man)${FOR_IT}|\\b(?:nehmen|akzeptieren|nehmt|akzeptiert) (?:sie|ihr) (?:auch )?(?:${WAYS})\\b`,
    `\\b(?:puis je|peut on|je peux|on peut|est ce (?:que|qu) (?:je peux|on peut)) (?:\\w+ )?(?:payer|regler) (?:\\w+ ){0,2}(?:${WAYS})\\b|\\bmoyens? de paiement${OFFERED}|\\bon (?:paie|regle) comment\\b|\\bcomment (?:payer|regler|je paie|on paie|puis je payer|paie t on)${FOR_IT}|\\b(?:acceptez vous|vous acceptez) (?:\\w+ )?(?:${WAYS})\\b`,
    `\\b(?:puedo|se puede|podemos|hay que) pagar (?:\\w+ ){0,2}(?:${WAYS})\\b|\\b(?:formas|metodos|medios) de pago${OFFERED}|^(?:y )?el pago (?:se hace|es) (?:por|con|mediante) (?:\\w+ )?(?:${WAYS})$|\\bcomo (?:pago|se paga|puedo pagar)${FOR_IT}|\\b(?:aceptais|aceptan) (?:${WAYS})\\b`,
    `\\b(?:posso|si puo|possiamo) pagare (?:\\w+ ){0,2}(?:${WAYS})\\b|\\b(?:metodi|modi|modalita) di pagamento${OFFERED}|^(?:ma )?il pagamento (?:avviene|si fa|e) (?:con|per|tramite) (?:\\w+ )?(?:${WAYS})$|\\bcome (?:pago|si paga|posso pagare)${FOR_IT}|\\b(?:accettate) (?:${WAYS})\\b`,
  ),
  whenPay: of(
    "^(?!.*\\b(?:tax\\w*|vat|staff|rent|employees|wages|dividends?|customers?|clients?)\\b).*\\bwhen (?:do|will|am|is|are) (?:i|we|my card|the money|it|you) (?:\\w+ ){0,2}(?:pay|charged?|billed|taken|debited|charge me)\\b|\\bdo i pay (?:after|in advance|upfront|up front|before the (?:session|call|consultation))\\b",
    "^(?!.*(?:steuer|miete|lohn|gehalt|kunde|beitrag|zoll|rechnung)).*\\bwann (?:wird|zahle|bezahle|muss|werde|wurde) (?:\\w+ ){0,3}(?:abgebucht|belastet|bezahlen|zahlen|eingezogen|abgerechnet)\\b|\\bwann (?:zahle|bezahle) ich\\b|\\b(?:zahle|bezahle) ich (?:vorher|nachher|im voraus|vorab)\\b",
    "^(?!.*\\b(?:impots?|tva|salaires?|loyer|cotisations|clients?|fournisseur\\w*)\\b).*\\bquand (?:est ce que )?(?:je |dois je |suis je |serai je |serais je |vais je )(?:\\w+ )?(?:paye?r?|paie|debitee?|preleve\\w*|regler?)\\b|\\bquand (?:\\w+ ){0,3}(?:debite\\w*|preleve\\w*)\\b",
    "^(?!.*\\b(?:impuestos?|iva|alquiler|nominas?|autonomos?|clientes?)\\b).*\\bcuando (?:\\w+ ){0,2}(?:cobran|cobrais|cobrareis|cobraran|pago|se paga|cargo|carga|cobra)\\b(?! (?:mis|los|las|el|a)\\b)",
    "^(?!.*\\b(?:tasse|iva|affitto|imu|stipendi\\w*|contributi|client\\w)\\b).*\\bquando (?:\\w+ ){0,2}(?:addebit\\w*|pago|si paga|prelevat\\w|devo pagare)\\b(?! (?:le|i|gli|l iva)\\b)",
  ),
  taxInvoice: of(
    ...WANTS_INVOICE,
    "\\b(?:do|will|can|could) (?:i|we|you) (?:\\w+ ){0,2}(?:get|receive|have(?! to)|issue|give|send) (?:\\w+ ){0,3}(?:vat invoice|invoice|receipt)s?\\b(?!.{0,30}\\b(?:customers?|clients?|supplier|paid|software|automatic\\w*|program)\\b)",
    "\\b(?:bekomme|erhalte|kriege|bekommt|erhalt) (?:ich|man) (?:\\w+ ){0,3}(?:rechnung|quittung|beleg)\\b|\\b(?:stellen|stellt) (?:sie|ihr) (?:\\w+ )?(?:rechnung(?:en)?|quittung(?:en)?) (?:\\w+ ){0,3}aus\\b|\\bist die (?:mwst|mehrwertsteuer|umsatzsteuer) (?:im preis )?(?:enthalten|dabei|inklusive)\\b",
    "\\b(?:est ce que je |je |vais je |aurai je |puis je |on )(?:\\w+ )?(?:recois|recevrai|recevoir|aurai|avoir|obtenir|obtiens) (?:\\w+ ){0,2}(?:facture|recu)\\b|\\brecevrai je (?:\\w+ ){0,2}facture\\b|\\b(?:fournissez|delivrez|emettez) vous (?:\\w+ )?factures?\\b|\\bprix (?:sont ils |est il )?(?:ttc|ht)\\b",
    "\\b(?:me|nos) (?:dais|dan|dareis|daran|haceis|hacen|enviais|envian|emitis|emiten) (?:\\w+ )?factura\\b|\\b(?:recibo|recibire|tendre|puedo (?:tener|pedir|recibir)) (?:\\w+ )?factura\\b|\\bhaceis factura\\b|\\bel iva (?:esta )?inclui\\w+\\b",
    "\\b(?:ricevo|ricevero|avro|posso avere|mi fate|rilasciate|emettete|fate) (?:\\w+ )?(?:fattura|ricevuta)\\b|\\bl iva (?:e )?(?:inclusa|compresa)\\b",
  ),
  documents: of(...DOCUMENTS_KEPT),
  recorded: of(
    ...RECORDED_HERE,
    "\\b(?:is|are|will|do you) (?:the |my |our |you )?(?:calls?|sessions?|video calls?|consultations?|conversations? with (?:the|an) advis[eo]r) (?:be )?(?:recorded|taped)\\b|\\bdo you record\\b",
    "\\b(?:wird|werden) (?:\\w+ ){1,4}(?:aufgezeichnet|mitgeschnitten|aufgenommen)\\b|\\b(?:zeichnet|zeichnen|nehmt|nehmen|schneidet) (?:ihr|sie) (?:\\w+ ){0,3}(?:auf|mit)\\b",
    "\\b(?:enregistrees?|enregistrez vous|filmee?s?)\\b.{0,30}\\b(?:appels?|seances?|consultations?|conversations?|visio)\\b|\\b(?:appels?|seances?|consultations?|conversations?|visio\\w*) (?:\\w+ ){0,3}enregistre\\w*\\b",
    "\\b(?:se )?(?:graban?|grabais|grabadas?|grabado)\\b.{0,30}\\b(?:llamadas?|sesion\\w*|consultas?|conversacion\\w*|videollamadas?)\\b|\\b(?:llamadas?|sesion\\w*|consultas?|conversacion\\w*) (?:\\w+ ){0,2}graba\\w*\\b",
    "\\b(?:registrat\\w|registrate|vengono registrat\\w)\\b.{0,30}\\b(?:chiamat\\w|session\\w|consulenz\\w|conversazion\\w|videochiamat\\w)\\b|\\b(?:chiamat\\w|session\\w|consulenz\\w|conversazion\\w|videochiamat\\w) (?:\\w+ ){0,3}registrat\\w\\b",
  ),
  keptTalks: of(
    ...KEPT_HERE,
    "\\b(?:is|are|do you) (?:\\w+ )?(?:my |this |our |the |these )?(?:chats?|talks?|conversations?) (?:\\w+ )?(?:saved|stored|kept|logged)\\b|\\bdo you (?:save|store|keep|log) (?:my |this |these |our )?(?:chats?|talks?|conversations?)\\b|\\bhow long (?:do you keep|are) (?:my |the |these )?(?:chats?|talks?|conversations?)\\b",
    "\\b(?:wird|werden) (?:\\w+ )?(?:mein\\w*|unser\\w*|diese\\w*|die|das) (?:gesprach\\w*|chat\\w*|unterhaltung\\w*|eingaben) (?:\\w+ ){0,2}(?:gespeichert|aufbewahrt)\\b|\\b(?:speichert|speichern|behaltet) (?:ihr|sie) (?:\\w+ )?(?:gesprach\\w*|chat\\w*|unterhaltung\\w*)\\b|\\bwie lange (?:\\w+ ){0,3}(?:gesprache|chats) (?:\\w+ )?(?:gespeichert|aufbewahrt)\\b",
    "\\b(?:mes|nos|ces|cette|cet|les|la) (?:conversations?|echanges?|discussions?) (?:\\w+ ){0,3}(?:conserve\\w*|stocke\\w*|sauvegarde\\w*|garde\\w*)\\b|\\b(?:conservez|gardez|stockez) vous (?:mes|nos|les) (?:conversations|echanges|discussions)\\b",
    "\\b(?:se )?(?:guardan?|guardais|conservan?|conservais|almacenan?|almacenais) (?:mis|estas|nuestras|las|esta) (?:conversacion\\w*|charlas?|chats?)\\b|\\bmis (?:conversaciones|charlas|chats) (?:\\w+ )?(?:guard\\w*|conserv\\w*)\\b",
    "\\b(?:le mie|queste|nostre|le|questa) (?:conversazion\\w|chat) (?:\\w+ ){0,3}(?:salvat\\w|conservat\\w|memorizzat\\w)\\b|\\b(?:salvate|conservate|memorizzate|vengono (?:salvate|conservate)) (?:le mie |queste |le )?(?:conversazioni|chat)\\b",
  ),
  earn: of(
    ...SHARE,
    `\\b(?:how much|what) (?:does|do|can|will|would) (?:an? |the |your )?(?:advis[eo]rs?|experts?|consultants?|i) (?:earn|make|get|receive) (?:here|on (?:this|your)|with you|per (?:hour|session) here|as an advis[eo]r)\\b|\\bhow much (?:do you|does the (?:site|platform)) (?:keep|take)\\b|\\b(?:what|how high) (?:is|s) your (?:commission|cut|share)\\b`,
    "\\bwie ?viel (?:verdien\\w*|bekomm\\w*) (?:\\w+ )?(?:berater\\w*|expert\\w*|ich|man) (?:\\w+ )?(?:hier|bei (?:ihnen|euch)|als berater\\w*|auf dieser)\\b|\\bwie ?viel (?:behalt|behalten|nehmt|nehmen) (?:ihr|sie|die (?:seite|plattform))\\b|\\bwie hoch ist (?:ihre|eure) (?:provision|gebuhr)\\b",
    "\\bcombien (?:\\w+ )?(?:gagne\\w*|touche\\w*|percoi\\w*) (?:\\w+ ){0,3}(?:ici|chez vous|sur (?:ce|votre))\\b|\\bcombien gagne un (?:conseiller|expert)\\b|\\b(?:quelle est|combien) (?:est )?votre commission\\b|\\bcombien (?:prenez|gardez) vous\\b",
    "\\bcuanto (?:gana|ganan|cobra|cobran|ganaria|gano) (?:una? |los |las )?(?:asesor\\w*|expert\\w+|aqui|con vosotros|en esta)\\b|\\b(?:cual es|cuanto es) (?:vuestra|su) comision\\b|\\bcuanto os quedais\\b",
    "\\bquanto (?:guadagna\\w*|prende|prendono|guadagno) (?:un |uno |una |i |gli )?(?:consulent\\w|espert\\w|qui|da voi|su questo)\\b|\\b(?:qual e|quanto e) la vostra (?:commissione|percentuale)\\b|\\bquanto trattenete\\b",
  ),
  owner: of(
    "\\bwho (?:owns|runs|operates|is behind|founded|made|started) (?:this|the site|your (?:site|platform|company)|sagebridge|you)\\b|\\bwho are you (?:people|guys|all)$|\\bwhat company (?:is|runs) (?:this|behind)\\b",
    "\\b(?:wem gehort|wer betreibt|wer steht hinter|wer hat) (?:(?:diese|die|eure|ihre) (?:web)?(?:seite|site|plattform)|sagebridge|das hier)\\b|\\bwer ist der betreiber\\b",
    "\\bqui (?:est derriere|dirige|gere|possede|exploite|a fonde) (?:ce site|cette plateforme|votre (?:site|plateforme)|sagebridge)\\b|\\ba qui appartient (?:ce site|cette plateforme|sagebridge|votre)\\b",
    "\\b(?:de quien es|quien (?:lleva|gestiona|esta detras de|fundo|dirige)|a quien pertenece) (?:esta (?:web|pagina|plataforma)|este sitio|vuestra|sagebridge|esto)\\b",
    "\\b(?:di chi e|chi (?:gestisce|c e dietro|possiede|ha fondato|sta dietro)|a chi appartiene) (?:a |di )?(?:questo sito|questa piattaforma|il (?:vostro )?sito|sagebridge|la vostra)\\b",
  ),
  duration: of(
    "\\bhow (?:long|many minutes) (?:is|are|does|do|will|can|lasts?) (?:an? |the |one |each |your )?(?:sessions?|consultations?|calls?|appointments?|talks?)\\b|\\bhow long can i (?:talk|speak) (?:to|with) (?:an? |the )?(?:advis[eo]r|expert)\\b",
    "\\bwie lange? (?:dauert|dauern|geht|gehen|ist|kann) (?:eine? |die |das |ein |so eine? )?(?:beratung\\w*|gesprach\\w*|sitzung\\w*|termin\\w*|anruf)\\b",
    "\\b(?:combien de temps|quelle est la duree) (?:dure|durent|d|de)? ?(?:une? |la |l |les )?(?:consultations?|seances?|appels?|entretiens?|rendez vous)\\b",
    "\\bcuanto (?:dura|duran|tiempo dura) (?:una? |la |las |cada )?(?:consultas?|sesion\\w*|llamadas?|citas?|asesorias?)\\b",
    "\\bquanto (?:dura|durano|tempo dura) (?:una? |la |le |ogni )?(?:consulenz\\w|session\\w|chiamat\\w|appuntament\\w|videochiamat\\w)\\b",
  ),
  people: of(
    ...PERSON_OR_PROGRAM,
    "\\bare (?:your |the |these |you |they )?(?:advis[eo]rs |experts |all )?(?:real|actual|human) ?(?:people|persons?|humans?|beings?)?$|\\b(?:am i|do i|will i) (?:talk\\w*|speak\\w*|chat\\w*|writ\\w*) (?:to|with) (?:a |an )?(?:real|actual|human|bot|machine|robot|ai|person)\\b|\\bare you (?:a )?(?:bot|robot|human|person|real|machine|an ai)\\b|\\bis this (?:a )?(?:bot|robot|human|real person|ai)$",
    "\\bsind (?:sie|das|ihre|eure|die|ihr)(?: berater\\w*| experten)? (?:\\w+ )?(?:echte?|wirkliche?|richtige?|reale?) (?:menschen|personen|leute|mensch)\\b|\\b(?:rede|spreche|schreibe|chatte) ich (?:hier )?mit (?:einem|einer) (?:\\w+ )?(?:menschen|maschine|bot|roboter|ki|person)\\b|\\b(?:bist du|sind sie) (?:ein |eine )?(?:bot|roboter|mensch|maschine|ki)$",
    "\\b(?:vos|les|ces|vous) (?:conseillers |experts )?(?:sont|etes)(?: ils| vous)? (?:\\w+ )?(?:de )?(?:vraies?|vrais|reelles?|humains?) ?(?:personnes|gens|etres)?\\b|\\betes vous (?:de |un |une )?(?:vraies? personnes?|robot|humains?|machine|ia)\\b|\\b(?:je parle|est ce que je parle|parle je) a (?:un|une) (?:robot|humain|machine|vraie personne|ia)\\b",
    "\\b(?:sois|son|es usted|eres) (?:\\w+ ){0,2}(?:personas? (?:reales|de verdad|real)|humanos?|gente real|un robot|una maquina|un bot|una ia)\\b|\\bhablo con (?:una?) (?:robot|maquina|persona(?: real)?|bot|ia|humano)\\b(?! de (?:soporte|atencion))",
    "\\b(?:siete|sono|sei|e) (?:\\w+ ){0,3}(?:person[ae] ver[ae]|person[ae] real[ie]|veri|umani|un robot|una macchina|un bot|un ia)\\b|\\b(?:parlo|sto parlando) con (?:un|una) (?:robot|macchina|persona(?: vera)?|bot|ia|umano)\\b(?! dell? ?(?:a )?assistenza)",
  ),
  vetting: of(...VETTED),
  byVideo: of(...BY_VIDEO, ...TALKED_HOW),
  spoken: of(...SPOKEN),
};

/** Says that somebody wants their account closed. */
export const CLOSING = [
  "\\b(?:delete|close|remove|cancel|deactivate|get rid of) my (?:account|profile|membership|registration)\\b|\\bunsubscribe (?:me )?(?:from (?:this|your) (?:site|website|service)|completely)\\b|\\bleave (?:this|your) (?:site|platform) for good\\b",
  "\\b(?:mich|meinen account|mein konto|mein profil) (?:\\w+ ){0,3}(?:abmelden|loschen|kundigen|schliessen|deaktivieren|austragen)\\b|\\b(?:konto|account|mitgliedschaft) (?:loschen|kundigen|schliessen)\\b|\\b(?:losche|kundige|schliesse|deaktiviere) ich (?:mein|meinen|meine) (?:konto|account|profil|mitgliedschaft)\\b",
  "\\b(?:supprimer|fermer|cloturer|resilier|desactiver|supprime|ferme|cloture|resilie|desactive) (?:mon|le|ma) (?:compte|profil|inscription)\\b|\\bme desinscrire\\b(?! d(?:e la|e l|u) (?:newsletter|liste))|\\bje me desinscris\\b",
  "\\b(?:me (?:doy|puedo dar|quiero dar)|darme) de baja\\b(?! (?:de autonomo|en (?:hacienda|la seguridad)|como|medica|por|laboral|del autonomo))|\\b(?:cerrar|cierro|borrar|borro|eliminar|elimino|cancelar|cancelo) mi (?:cuenta|perfil|registro)\\b",
  "\\b(?:cancellare|cancello|chiudere|chiudo|eliminare|elimino|disattivare|disattivo) (?:il |l |la )?(?:mio |mia )?(?:account|profilo|iscrizione|registrazione)\\b|\\b(?:cancellarmi|mi cancello|disiscrivermi|mi disiscrivo)\\b(?! (?:dalla (?:newsletter|camera)|dall albo))",
].join("|");
