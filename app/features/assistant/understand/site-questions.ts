import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";

/** What people ask about the site itself; each is answered from one of its pages. */
export const SITE_QUESTIONS = ["refund", "becomeAdvisor", "price", "signIn", "account", "booking", "contact", "howItWorks"] as const;
export type SiteQuestion = (typeof SITE_QUESTIONS)[number];

/**
 * How each is asked in the five languages, the more telling ones first, against folded words with single blanks. `sure` needs no more; `likely` are
 * said of one's own business as well, and count only where the site is what the rest is about.
 */
const ASKED: Record<SiteQuestion, { sure: RegExp; likely: RegExp }> = {
  refund: {
    sure: /\b(?:can i|do i|how do i|could i|will i|may i) (?:get|have|claim|request|ask for|receive) (?:a|my|any|the) (?:full )?(?:refund|money back)\b|\bbekomme ich (?:mein )?(?:geld zuruck|eine (?:erstattung|ruckerstattung))\b|\b(?:puis je|est ce que je peux) (?:etre rembourse|me faire rembourser|obtenir un remboursement)\w*\b|\b(?:puedo|me pueden) (?:pedir|obtener|recibir)? ?(?:un reembolso|una devolucion|que me devuelvan el dinero)\b|\b(?:posso (?:avere|chiedere)|mi spetta) (?:un rimborso|il rimborso)\b/,
    likely:
      /\b(?:refund\w*|money back|erstatt\w*|ruckerstatt\w*|geld zuruck|rembours\w*|reembols\w*|devolucion|rimbors\w*|cancellation|stornier\w*|cancel)\b/,
  },
  becomeAdvisor: {
    sure: /\b(?:become|becoming|apply as|sign up as|register as|work as|join as) (?:an? )?(?:advis[eo]r|expert|consultant|mentor) ?(?:here|on (?:this|your)|with you|for you)?\b|\b(?:berater|beraterin|experte|expertin) (?:\w+ ){0,2}werden\b|\bdevenir (?:un )?(?:conseill\w+|expert\w*|consultant\w*)\b|\b(?:ser|hacerme|convertirme en|volverme) (?:un )?(?:asesor\w*|expert\w+|consultor\w*)\b|\bdiventare (?:un )?(?:consulent\w+|espert\w+)\b/,
    likely:
      /\b(?:offer my (?:advice|expertise|knowledge)|as an advis[eo]r|als berater\w*|comme conseill\w*|como asesor\w*|come consulent\w*)\b/,
  },
  price: {
    sure: /\b(?:what|how much) (?:does|do|is|are) (?:it|this|that|a (?:session|consultation|call)|your (?:prices?|fees?|rates?)|you|an advis[eo]r|the (?:service|site|platform)) (?:cost|charge|here)?\b|\b(?:is|are) (?:it|this|the first \w+|this (?:site|service)) free\b|\bwas kostet (?:das|es|eine? (?:beratung|termin|gesprach|stunde)|die (?:beratung|nutzung))\b|\bcombien (?:ca )?coute\b|\bc est (?:combien|gratuit)\b|\bcuanto (?:cuesta|vale|cobr\w+)\b|\bes gratis\b|\bquanto (?:costa|costate|si paga)\b|\b(?:e|ist das|ist es) (?:gratis|gratuito|kostenlos|umsonst)\b/,
    likely:
      /\b(?:price|prices|pricing|cost|costs|fee|fees|commission|free|kosten\w*|preis\w*|gebuhr\w*|prix|tarif\w*|frais|gratuit\w*|precio\w*|tarifa\w*|comision|gratis|prezz\w+|commission\w+|tariff\w+)\b/,
  },
  signIn: {
    sure: /\b(?:log ?in|login|sign ?in|sign ?up|log into|sign into|forgot (?:my )?password|reset (?:my )?password|password reset|verification (?:code|email))\b.{0,20}$|\b(?:passwort vergessen|nicht (?:einloggen|anmelden)|mot de passe oublie|me connecter|olvide (?:mi|la) contrasena|iniciar sesion|password dimenticata|non riesco (?:ad|a) (?:accedere|entrare))\b/,
    likely:
      /\b(?:password|passwort|contrasena|mot de passe|einloggen|anmelden|registrier\w*|inscri\w*|registr\w*|acced\w+|iscriver\w*|login|log in|sign in|sign up)\b/,
  },
  account: {
    sure: /\b(?:delete|close|remove|deactivate) my (?:account|profile|data)\b|\b(?:mein konto|meinen account|mein profil) (?:\w+ )?loschen\b|\bsupprimer mon (?:compte|profil)\b|\b(?:borrar|eliminar|cerrar) mi (?:cuenta|perfil)\b|\b(?:cancellare|eliminare|chiudere) il mio (?:account|profilo)\b/,
    likely:
      /\b(?:my account|my profile|mein konto|mein profil|mon compte|mon profil|mi cuenta|mi perfil|mio account|mio profilo|my data|meine daten)\b/,
  },
  booking: {
    sure: /\b(?:how (?:do|can) i|where (?:do|can) i|can i) (?:book|reserve|schedule|reschedule|move|change|cancel) (?:a|an|my|the) (?:session|consultation|call|appointment|booking|meeting|advis[eo]r|slot)\b|\b(?:cancel|reschedule|move|change) my (?:booking|consultation|session|appointment|call)\b|\bwie (?:buche|storniere|verschiebe) ich\b|\b(?:termin|buchung) (?:absagen|verschieben|stornieren|buchen)\b|\bcomment (?:reserver|annuler|prendre rendez vous)\b|\b(?:annuler|deplacer|reporter) (?:mon|ma) (?:rendez vous|reservation|consultation)\b|\bcomo (?:reservo|reservar|cancelo)\b|\b(?:cancelar|cambiar) mi (?:cita|reserva|consulta)\b|\bcome (?:prenoto|prenotare|annullo|disdico)\b|\b(?:annullare|disdire|spostare) (?:la mia|il mio|l) (?:prenotazione|appuntamento|consulenza)\b/,
    likely:
      /\b(?:book|booking\w*|appointment|session|consultation|video call|buch\w+|termin|reserv\w+|rendez vous|cita|prenot\w+|appuntament\w+|invoice|receipt|rechnung|facture|factura|fattura)\b/,
  },
  contact: {
    sure: /\b(?:how (?:do|can) i|where can i) (?:contact|reach|call|email|write to) (?:you|support|someone here|the site|the team|customer \w+)\b|\b(?:your|the) (?:phone number|support team|customer service|contact details|email address)\b|\bwie (?:kann|konnte) ich (?:euch|sie) (?:erreichen|kontaktieren)\b|\bkunden(?:dienst|service) erreichen\b|\bcomment vous (?:contacter|joindre)\b|\bservice client\b|\bcomo (?:os|les|puedo) contact\w+\b|\batencion al cliente\b|\bcome (?:vi|posso) contatt\w+\b|\bassistenza clienti\b/,
    likely: /\b(?:contact\w*|support|phone|telefon\w*|hotline|complain\w*|beschwer\w*|reclam\w+|human|real person)\b/,
  },
  howItWorks: {
    sure: /\bhow (?:does|do) (?:this|it|the (?:site|platform|service)|you|your \w+) works?\b|\bhow this works\b|\bwhat (?:is|are) (?:this (?:site|platform|place)|you for)\b|\bwie funktioniert (?:das|es|diese|eure|die (?:seite|plattform))\b|\bcomment (?:ca|cela) (?:marche|fonctionne)\b|\bcomo funciona(?: (?:esto|esta|la (?:web|plataforma)))?$|\bcome funziona(?: (?:questo|il (?:sito|servizio)|la piattaforma))?$|\bare (?:your|the) advis[eo]rs (?:checked|vetted|real|verified)\b/,
    likely: /./,
  },
};

/** The question about the site that a text asks, or null. `isLikely` says that the site is what the rest of it is about. */
export function siteQuestionIn(text: string, { isLikely }: { isLikely: boolean }): SiteQuestion | null {
  const words = wordsOf(text)
    .map(({ folded }) => folded)
    .join(" ");
  const sure = SITE_QUESTIONS.find((question) => ASKED[question].sure.test(words));
  if (sure || !isLikely) return sure ?? null;
  return SITE_QUESTIONS.find((question) => ASKED[question].likely.test(words) && question !== "howItWorks") ?? null;
}
