import { isOfOwnBusiness } from "#app/features/topics/classifier/own-business";
import { CLOSING, HELP_ASKED } from "./help-questions";
import { STAYS_SECRET, WANTS_INVOICE } from "./patterns-of-confidence";
import { BACK_AFTER_CANCELLING, TO_A_PERSON, WANTS_REVIEW } from "./patterns-of-help";
import { DEAR, LATE_CANCELLING, TO_WHOM, WHERE_SITE_IS_MEANT } from "./patterns-of-site";
import { eitherOf, howToChange, NEVER, ofPrices, REVIEWING, whereAre } from "./question-patterns";
import {
  foldedWords,
  foundInWords,
  OF_SMALL_WORDS,
  type OnlyInWords,
  siteQuestionAmong,
  siteQuestionInWords,
} from "./site-in-words/site-in-words";
import { speaksToTheSite } from "./site-in-words/speaks-to-the-site";
import { SITE_QUESTIONS, type SiteQuestion } from "./site-pages";

/**
 * Patterns for each question in the five languages, the more specific first, against folded words with single spaces. `sure` needs no more;
 * `likely` is also said about one's own business and counts only if the rest is about the site; so do both `together`, in any order. With
 * `beside`, the rest of the text must match it: what 'opening a bar' costs is no question about the site.
 */
const ASKED: Record<
  Exclude<SiteQuestion, OnlyInWords>,
  { sure: RegExp; beside?: RegExp; likely: RegExp; together?: readonly [RegExp, RegExp] }
> = {
  ...HELP_ASKED,
  invoices: {
    sure: whereAre(
      "invoices?|receipts?|bills|payments",
      "rechnung(?:en)?|belege?|quittung(?:en)?|zahlungen",
      "factures?|recus?|justificatifs?|paiements",
      "facturas?|recibos?|comprobantes?|pagos",
      "fattur[ae]|ricevut[ae]|pagamenti",
    ),
    likely: NEVER,
  },
  consultations: {
    sure: eitherOf(
      whereAre(
        "bookings?|consultations?|appointments?|sessions?|reservations?",
        "buchung(?:en)?|termine?|beratung(?:en)?|reservierung(?:en)?",
        "reservations?|consultations?|rendez vous|seances?",
        "reservas?|citas?|consultas?|sesiones",
        "prenotazion[ei]|appuntament[oi]|consulenz[ae]",
      ),
      `${REVIEWING}|${WANTS_REVIEW}`,
    ),
    likely: NEVER,
  },
  messages: {
    sure: whereAre(
      "messages?|inbox|conversations?|chats?",
      "nachricht(?:en)?|postfach|unterhaltungen",
      "messages?|messagerie|conversations?",
      "mensajes?|conversaciones|buzon",
      "messagg[io]|conversazion[ei]|posta",
    ),
    likely: NEVER,
  },
  security: {
    sure: howToChange(
      "password|passphrase|e mail(?: address)?|email(?: address)?|login",
      "passwort|kennwort|e mail(?: adresse)?|email(?: adresse)?|mailadresse|emailadresse",
      "mot de passe|adresse (?:e mail|mail|email)|e mail|email|courriel",
      "contrasena|correo(?: electronico)?|e mail|email|clave",
      "password|e mail|email|indirizzo (?:e mail|email|mail)|parola chiave",
    ),
    likely: NEVER,
  },
  preferences: {
    sure: howToChange(
      "language|time zone|timezone|notifications?|theme",
      "sprache|zeitzone|benachrichtigung(?:en)?",
      "langue|fuseau horaire|notifications?",
      "idioma|zona horaria|notificaciones",
      "lingua|fuso orario|notifiche",
    ),
    likely: NEVER,
  },
  refund: {
    sure: eitherOf(
      /\b(?:can i|do i|how do i|could i|will i|may i) (?:get|have|claim|request|ask for|receive) (?:a|my|any|the) (?:full )?(?:refund|money back)\b|\bbekomme ich (?:mein )?(?:geld zuruck|eine (?:erstattung|ruckerstattung))\b|\b(?:puis je|est ce que je peux) (?:etre rembourse|me faire rembourser|obtenir un remboursement)\w*\b|\b(?:puedo|me pueden) (?:pedir|obtener|recibir)? ?(?:un reembolso|una devolucion|que me devuelvan el dinero)\b|\b(?:posso (?:avere|chiedere)|mi spetta) (?:un rimborso|il rimborso)\b/,
      `${BACK_AFTER_CANCELLING}|${LATE_CANCELLING}`,
    ),
    likely:
      /\b(?:refund\w*|money back|erstatt\w*|ruckerstatt\w*|geld zuruck|rembours\w*|reembols\w*|devolucion|rimbors\w*|cancellation|stornier\w*|cancel)\b/,
    together: [
      /\b(?:money|geld|zahlung|betrag|argent|paiement|dinero|pago|soldi|denaro|pagamento)\b/,
      /\b(?:back|returned|zuruck\w*|wieder|rend\w*|recuper\w*|recouvr\w*|devuelv\w*|devolv\w*|devolucion|indietro|restitu\w*|riaver\w*)\b/,
    ],
  },
  becomeAdvisor: {
    sure: /\b(?:become|becoming|apply as|sign up as|register as|work as|join as) (?:an? )?(?:advis[eo]r|expert|consultant|mentor) ?(?:here|on (?:this|your)|with you|for you)?\b|\b(?:berater|beraterin|experte|expertin) (?:\w+ ){0,2}werden\b|\bdevenir (?:un )?(?:conseill\w+|expert\w*|consultant\w*)\b|\b(?:ser|hacerme|convertirme en|volverme) (?:un )?(?:asesor\w*|expert\w+|consultor\w*)\b|\bdiventare (?:un )?(?:consulent\w+|espert\w+)\b/,
    likely:
      /\b(?:offer my (?:advice|expertise|knowledge)|as an advis[eo]r|als berater\w*|comme conseill\w*|como asesor\w*|come consulent\w*)\b/,
    together: [
      /\b(?:become|becoming|apply|applying|join|joining|register|work|werde|werden|wird|bewerb\w*|mitmachen|arbeiten|devenir|deviens|devient|postuler|travailler|ser|soy|hacerme|convertir\w*|volverme|trabajar|postular\w*|divent\w+|candidar\w*|lavorare|fare)\b/,
      /\b(?:advis[eo]rs?|experts?|consultants?|mentors?|berater\w*|expert(?:e|in|en)|conseill\w+|asesor\w*|expert[oa]s?|consultor\w*|consulent\w+|espert\w+)\b/,
    ],
  },
  price: {
    sure: eitherOf(
      /\b(?:what|how much) (?:does|do|would|will) (?:it|this|that|a (?:session|consultation|call)|your (?:prices?|fees?|rates?)|you|an advis[eo]r|the (?:service|site|platform)) (?:cost|charge)\b|\b(?:how much (?:is|are)|what (?:is|are) the (?:price|prices|cost|costs|fee|fees) (?:of|for)) (?:it|this|that|a (?:session|consultation|call)|your (?:prices?|fees?|rates?)|an advis[eo]r|the (?:service|site|platform))\b|\b(?:what|how) (?:is|are|high are) your (?:prices?|fees?|rates?)\b|\b(?:is|are) (?:it|this|the first \w+|this (?:site|service)) free\b|\b(?:do|must|will) i (?:have to |need to )?pay (?:anything )?(?:before|to ask|to look|to see (?:any |the )?(?:names?|advis[eo]rs?|prices?))|\b(?:muss|zahle) ich (?:schon )?(?:etwas )?(?:zahlen |bezahlen )?(?:bevor ich|um (?:die )?(?:berater|namen) zu sehen)\b|\bwas kostet (?:das|es|eine? (?:beratung|termin|gesprach|stunde)|die (?:beratung|nutzung))\b|\bcombien (?:ca )?coute\b|\bc est (?:combien|gratuit)\b|\bcuanto (?:cuesta|vale|cobr\w+)\b|\bes gratis\b|\bquanto (?:costa|costate|si paga)\b|\b(?:e|ist das|ist es) (?:gratis|gratuito|kostenlos|umsonst)\b/,
      DEAR,
    ),
    beside: ofPrices(
      `hi hello hey please so and or then really exactly roughly about how long much does do is are it i we you me us my to use using book booking talk talking speak speaking join joining
      start try an a the one this that your site platform service website app session sessions consultation consultations call chat advisor adviser advisors advisers expert experts hour
      half minute minutes first ask see names name any before look can pay paying here with per for of in total online video free`,
      `hallo bitte etwas was wie viel wieviel teuer denn eigentlich so ungefahr genau und oder mich uns man ich wir hier bei euch ihnen eine einen ein einer einem die der das den dieser diese dieses seite plattform beratung beratungen
      sitzung gesprach termin stunde halbe minuten pro fur mit berater beraterin beratern experten expertin nutzung zu benutzen nutzen buchen online`,
      `bonjour svp s il vous plait et ou ca cela combien ici chez vous pour une un le la l les ce cet cette site plateforme service seance consultation appel rendez conseiller conseillere conseil expert
      experte heure demi minutes par de d du utiliser reserver avec parler a on`,
      `hola por favor y o esto aqui una un el la los este esta sitio web pagina plataforma servicio sesion consulta asesoria asesor asesora experto experta llamada hora media minutos de usar usarlo
      usarla reservar con vosotros ustedes hablar`,
      `ciao per favore e o questo questa qui una un il la l lo sito piattaforma servizio sessione consulenza consulente esperto esperta chiamata videochiamata ora mezz mezza minuti all di usare
      usarlo prenotare con voi parlare`,
    ),
    likely:
      /\b(?:price|prices|pricing|cost|costs|fee|fees|commission|free|kosten\w*|preis\w*|gebuhr\w*|prix|tarif\w*|frais|gratuit\w*|precio\w*|tarifa\w*|comision|gratis|prezz\w+|commission\w+|tariff\w+)\b/,
  },
  signIn: {
    sure: /\b(?:log ?in|login|sign ?in|sign ?up|log into|sign into|forgot (?:my )?password|reset (?:my )?password|password reset|verification (?:code|email))\b.{0,20}$|\b(?:passwort vergessen|nicht (?:einloggen|anmelden)|mot de passe oublie|me connecter|olvide (?:mi|la) contrasena|iniciar sesion|password dimenticata|non riesco (?:ad|a) (?:accedere|entrare))\b/,
    likely:
      /\b(?:password|passwort|contrasena|mot de passe|einloggen|anmelden|registrier\w*|inscri\w*|registr\w*|acced\w+|iscriver\w*|login|log in|sign in|sign up)\b/,
  },
  privacy: {
    // pattern: fixed words, and at most three others between spaces, in each line.
    sure: new RegExp(
      [
        ...STAYS_SECRET,
        "\\b(?:is|are) my (?:data|details|information|messages?|chats?) (?:\\w+ )?(?:safe|secure|private|confidential|protected|sold|shared|stored)\\b",
        "\\b(?:who|any(?:one|body)|some(?:one|body)) (?:else )?(?:can |could |may )?(?:reads?|sees?) (?:what i (?:write|type|say|send)|my (?:messages?|data|chats?))\\b",
        "\\bwhat i (?:write|type|say) (?:here )?(?:is )?(?:private|confidential|read by)\\b|\\bdo you (?:read|sell|share|store|keep|save) (?:my (?:messages?|data|details|chats?|card)|what i)\\b",
        "\\bwhat (?:do you do|happens) (?:with|to) (?:my|the) (?:data|details)\\b",
        "\\bwhat happens to what i (?:write|upload|send)\\b|^(?:(?:what|where) (?:s|is) )?(?:the|your) privacy policy$",
        "\\b(?:sind|bleiben|werden) meine (?:daten|angaben|nachrichten) (?:\\w+ ){0,3}(?:sicher|geschutzt|vertraulich|verkauft|gespeichert|weitergegeben)\\b",
        "\\bwas (?:passiert|macht ihr|machen sie|geschieht) mit meinen (?:daten|angaben)\\b|\\b(?:wer|jemand) (?:\\w+ ){0,2}(?:liest|sieht|mit) (?:\\w+ )?was ich (?:hier )?schreibe\\b|\\bwer (?:liest|sieht) meine nachrichten\\b",
        "\\bwo (?:ist|finde ich|steht) (?:die|eure|ihre) datenschutzerklarung\\b",
        "\\bmes (?:donnees|messages|informations) (?:sont|restent) (?:elles |ils )?(?:\\w+ ){0,2}(?:en securite|protegees?|securisees?|confidentiel\\w*|vendue?s|prive\\w*)\\b",
        "\\bque (?:faites vous|devient|deviennent|fait on) (?:de |avec )?mes (?:donnees|informations)\\b|\\bqui (?:lit|voit|peut lire|peut voir) (?:ce que j ecris|mes messages|mes donnees)\\b",
        "\\b(?:ou est|ou trouver|quelle est) (?:la|votre) politique de confidentialite\\b",
        "\\bmis (?:datos|mensajes) (?:estan|son|siguen) (?:\\w+ ){0,2}(?:segur\\w+|protegid\\w+|privad\\w+|confidencial\\w+|a salvo)\\b|\\b(?:estan|son) (?:segur\\w+|privad\\w+) mis (?:datos|mensajes)\\b",
        "\\bque (?:haceis|hacen|pasa) con mis datos\\b|\\b(?:quien|alguien) (?:lee|ve|puede leer|puede ver) (?:lo que escribo|mis mensajes|mis datos)\\b|\\b(?:donde esta|cual es) (?:la|vuestra|su) politica de privacidad\\b",
        "\\bi miei (?:dati|messaggi) (?:sono|restano) (?:\\w+ ){0,2}(?:al sicuro|sicuri|protetti|privati|riservati)\\b|\\bsono al sicuro i miei dati\\b|\\b(?:cosa|che) (?:fate|succede) (?:dei|coi|con i|ai) miei dati\\b",
        "\\b(?:chi|qualcuno) (?:legge|vede|puo leggere|puo vedere) (?:quello che scrivo|cio che scrivo|i miei (?:messaggi|dati))\\b|\\b(?:dov e|dove trovo) (?:l |la vostra |la )?informativa (?:sulla )?privacy\\b",
      ].join("|"),
    ),
    likely: /\b(?:privacy|datenschutz\w*|confidentialit\w*|privacidad|riservatezza)\b/,
  },
  account: {
    sure: eitherOf(
      /\b(?:delete|close|remove|deactivate) my (?:account|profile|data)\b|\b(?:mein konto|meinen account|mein profil) (?:\w+ )?loschen\b|\bsupprimer mon (?:compte|profil)\b|\b(?:borrar|eliminar|cerrar) mi (?:cuenta|perfil)\b|\b(?:cancellare|eliminare|chiudere|cancello|elimino) (?:il |l )?(?:mio )?(?:account|profilo)\b|\b(?:losche ich|kann ich) (?:mein konto|meinen account|mein profil)\b|\b(?:konto|account) loschen\b|\b(?:supprimer|supprime|fermer|effacer) (?:mon|le) (?:compte|profil)\b|\b(?:borro|elimino|cierro|doy de baja|dar de baja) mi (?:cuenta|perfil)\b/,
      CLOSING,
    ),
    likely:
      /\b(?:my account|my profile|mein konto|mein profil|mon compte|mon profil|mi cuenta|mi perfil|mio account|mio profilo|my data|meine daten)\b/,
  },
  booking: {
    sure: /\b(?:how (?:do|can) i|where (?:do|can) i|can i) (?:book|reserve|schedule|reschedule|move|change|cancel) (?:a|an|my|the) (?:session|consultation|call|appointment|booking|meeting|advis[eo]r|slot)\b|\b(?:cancel|reschedule|move|change) my (?:booking|consultation|session|appointment|call)\b|\bwie (?:buche|storniere|verschiebe) ich\b|\b(?:termin|buchung) (?:absagen|verschieben|stornieren|buchen)\b|\bcomment (?:reserver|annuler|prendre rendez vous)\b|\b(?:annuler|deplacer|reporter) (?:mon|ma) (?:rendez vous|reservation|consultation)\b|\bcomo (?:reservo|reservar|cancelo)\b|\b(?:cancelar|cambiar) mi (?:cita|reserva|consulta)\b|\bcome (?:prenoto|prenotare|annullo|disdico)\b|\b(?:annullare|disdire|spostare) (?:la mia|il mio|l) (?:prenotazione|appuntamento|consulenza)\b/,
    likely:
      /\b(?:book|booking\w*|appointment|session|consultation|video call|buch\w+|termin|reserv\w+|rendez vous|cita|prenot\w+|appuntament\w+)\b/,
  },
  contact: {
    sure: eitherOf(
      /\b(?:how (?:do|can) i|where can i) (?:contact|reach|call|email|write to) (?:you|support|someone here|the site|the team|customer \w+)\b|\b(?:your|the) (?:phone number|support team|customer service|contact details|email address)\b|\bwie (?:kann|konnte) ich (?:euch|sie) (?:erreichen|kontaktieren)\b|\bkunden(?:dienst|service) erreichen\b|\bcomment vous (?:contacter|joindre)\b|\bservice client\b|\bcomo (?:os|les|puedo) contact\w+\b|\batencion al cliente\b|\bcome (?:vi|posso) contatt\w+\b|\bassistenza clienti\b/,
      `${TO_A_PERSON}|${TO_WHOM}`,
    ),
    likely: /\b(?:contact\w*|support|phone|telefon\w*|hotline|complain\w*|beschwer\w*|reclam\w+|human|real person)\b/,
  },
  howItWorks: {
    sure: /\bhow (?:does|do) (?:this|it|the (?:site|platform|service)|you|your \w+) works?\b|\bhow (?:does|do) (?:the )?(?:payments?|paying|bookings?|video ?calls?|consultations?|sessions?) works?$|\bwie (?:funktioniert|geht|lauft) (?:die |das |eine? )?(?:bezahlung|zahlung|bezahlen|buchung|buchen|videoanruf|videogesprach|beratung)$|\bcomment (?:marche|fonctionne|se passe) (?:le |la |un |une )?(?:paiement|reservation|consultation|appel video|visio)$|\bcomo (?:funciona|va|es) (?:el |la |una )?(?:pago|reserva|consulta|videollamada)$|\bcome (?:funziona|avviene) (?:il |la |una )?(?:pagamento|prenotazione|consulenza|videochiamata)$|\bhow this works\b|\bwhat (?:is|are) (?:this (?:site|platform|place)|you for)\b|\bwie funktioniert (?:das|es|diese|eure|die (?:seite|plattform))\b|\bcomment (?:ca|cela) (?:marche|fonctionne)\b|\bcomo funciona(?: (?:esto|esta|la (?:web|plataforma)))?$|\bcome funziona(?: (?:questo|il (?:sito|servizio)|la piattaforma))?$/,
    beside: OF_SMALL_WORDS,
    likely: /./,
  },
};

type Patterned = Exclude<SiteQuestion, OnlyInWords>;
const PATTERNED = SITE_QUESTIONS.filter((question): question is Patterned => question in ASKED);

/** What the order of words says is less than all of them: who cancels asks for more than where one books. */
const YIELDING: readonly SiteQuestion[] = ["booking", "signIn", "howItWorks", "refund", "preferences"];

/** 'I need an invoice for my company' is about what is paid here, although it names a firm. */
// pattern: fixed words, and few others between spaces
const INVOICE_WANTED = new RegExp(WANTS_INVOICE.join("|"));

/** The same words are used for other things: what a trade mark costs, how a shop's customers log in. */
const ASKED_OF_ANYTHING: readonly SiteQuestion[] = ["refund", "price", "signIn", "booking", "contact"];
/** A text of more words in which somebody does not know how something works has told what. */
const WORDS_OF_QUESTION = 8;

interface SaidOfSite {
  /** The rest is about the site, or the text is too short to say. */
  isLikely: boolean;
  /** It is about an area. */
  isOfAnArea: boolean;
  /** It is more likely about the site than about anything else. */
  isOfSite?: boolean;
  /** The text with the wishes that were taken out of it. */
  whole?: string;
}

/** Returns the question about the site that a text asks; null if none, or if it concerns somebody's own business. */
export function siteQuestionIn(text: string, { isLikely, isOfAnArea, isOfSite = false, whole = text }: SaidOfSite): SiteQuestion | null {
  const words = foldedWords(text);
  if (isOfOwnBusiness(text)) return INVOICE_WANTED.test(words) ? "taxInvoice" : null;
  const inWords = foundInWords(text);
  const isSure = ({ sure: said, beside }: (typeof ASKED)[Patterned]) => said.test(words) && (beside?.test(without(words, said)) ?? true);
  // Where `beside` was checked, nothing is left that could concern an area.
  const isTold = words.split(" ").length > WORDS_OF_QUESTION;
  const isOfAnything = (question: Patterned) => ASKED_OF_ANYTHING.includes(question) || (isTold && question === "howItWorks");
  const isOfAnother = (question: Patterned) => isOfAnArea && isOfAnything(question) && !ASKED[question].beside;
  const sure = PATTERNED.find((question) => isSure(ASKED[question]) && !isOfAnother(question));
  if (inWords && (!sure || YIELDING.includes(sure) || inWords.isFirst)) return inWords.question;
  if (sure || isOfAnArea || !(isLikely || isOfSite)) return sure ?? null;
  const among = isOfSite ? siteQuestionAmong(whole) : null;
  if (among) return among;
  // 'Raise prices' is no question about the site's, which 'prices' is.
  const isOpen = (beside: RegExp | undefined, said: RegExp) => !beside || speaksToTheSite(whole) || beside.test(without(words, said));
  const meant = isOfSite && Object.entries(WHERE_SITE_IS_MEANT).find(([, said]) => said.test(words))?.[0];
  if (meant && (meant !== "price" || isOpen(ASKED.price.beside, WHERE_SITE_IS_MEANT.price)))
    return meant as keyof typeof WHERE_SITE_IS_MEANT;
  const isSaid = ({ likely, together, beside }: (typeof ASKED)[Patterned]) =>
    (likely.test(words) && isOpen(beside, likely)) || together?.every((part) => part.test(words));
  return PATTERNED.find((question) => question !== "howItWorks" && isSaid(ASKED[question])) ?? null;
}

const without = (words: string, said: RegExp) => words.replace(said, " ").replace(/ +/g, " ").trim();

/** Returns whether a text asks what something costs or how it works, as one asks of anything. */
export function asksOfAnything(text: string): boolean {
  const words = foldedWords(text);
  return [ASKED.price.sure, ASKED.price.likely, ASKED.howItWorks.sure].some((said) => said.test(words));
}

/** Returns the question about the site that is all that a text asks, whatever it may be about otherwise; null if it may be about anything else. */
export const onlySiteQuestionIn = (text: string): SiteQuestion | null =>
  siteQuestionInWords(text) === null ? null : siteQuestionIn(text, { isLikely: false, isOfAnArea: false });
