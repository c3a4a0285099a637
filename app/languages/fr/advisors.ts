import { CALENDAR_DAYS, TOP_RATING } from "#app/features/advisors/limits";
import type { advisorsMessages as english } from "#app/features/advisors/messages";
import { MAX_RATING } from "#app/features/reviews/limits";
import { RULE } from "#app/features/rules/rule-marks";
import type { Translation } from "../translation";
import { cardMessages } from "./advisors/cards";
import { compareMessages } from "./advisors/compare";
import { comparisonMessages } from "./advisors/comparison";
import { allAdvisorsMessages, directoryMessages } from "./advisors/directory";
import { grouped } from "./words";

const CALENDAR_WEEKS = CALENDAR_DAYS / 7;

/** The directory: filters, cards, the lists on category pages, and the advisor's public page, in French. */
export const advisorsMessages: Translation<typeof english> = {
  proof_verified: "{count, plural, other {Notre équipe a lu la candidature et l’a acceptée avant l’ouverture de cette page.}}",
  proof_invited: "Notre équipe connaît {firstName} et lui a adressé une invitation avant l’ouverture de cette page.",
  proof_topRated: `Note de ${grouped(TOP_RATING)} ou plus, sur {count, number} avis issus de consultations réservées ici.`,
  proof_fastResponder:
    "{count, plural, one {Répond généralement à une demande dans l’heure.} other {Répond généralement à une demande en moins de # heures.}}",
  proof_experience: "Au moins {count, number} ans dans le domaine, selon ses propres indications.",
  proof_languages: "Conseille en {count, number} langues.",
  proof_sessions: "{count, number} consultations réalisées ici.",

  back: "Trouver un expert",
  status_available: "Disponible",
  status_busy: "Occupé",
  status_away: "Absent",
  book: "Réserver une consultation",
  bookWith: "Réserver avec {firstName}",
  ask: "Poser une question",
  lengths: "Durée de la consultation",
  priceFor: "Prix pour {duration}",
  badges: "Badges",
  about: "{firstName} en quelques mots",
  noBio: "{firstName} n’a pas encore écrit de présentation.",
  areas: "Domaines d’expertise",
  checked: "Ce que signifient les badges",
  atAGlance: "En bref",
  place: "Lieu",
  distanceLabel: "Distance",
  languagesLabel: "Langues",
  experienceLabel: "Expérience",
  experienceYears: "{span} ans",
  certifications: "Certifications",
  sessionsLabel: "Consultations",
  sessionsCount: "{count, plural, one {# terminée} other {# terminées}}",
  memberLabel: "Membre depuis",
  times: "Prochains créneaux libres",
  skipToTimes: "Aller aux créneaux libres",
  moreTimes: "Plus tard ce jour-là",
  timesText: "Choisissez un créneau pour commencer une réservation ; rien n’est dû tant que votre demande n’est pas acceptée.",
  timesChange: "Vous modifiez votre demande pour {time}. Elle reste valable jusqu’à l’envoi de la modification.",
  timesChangeBack: "Retour à la demande",
  timesAway: "{firstName} n’est pas disponible pour le moment. Vous pouvez enregistrer cette page et revenir plus tard.",
  timesNone: `Rien de libre dans les ${CALENDAR_WEEKS} prochaines semaines. Posez une question et trouvez un moment ensemble.`,
  monthBefore: "Mois précédent",
  monthAfter: "Mois suivant",
  calendarOf: "Jours libres : {month}",
  freeDay: "{date} : {count, plural, one {# créneau libre} other {# créneaux libres}}",
  daySoFar: "le jour prévu jusqu’ici",
  zoneLabel: "Fuseau des horaires",
  zoneApply: "Afficher",
  bookShort: "Réserver",
  afterTitle: "Ce qui se passe après la demande",
  afterAsk: "Le créneau est aussitôt bloqué pour vous ; rien n’est dû avant acceptation par {firstName}.",
  afterAnswer: "{firstName} répond sous {hours, number} heures, en acceptant ou en proposant un autre horaire.",
  afterMeet:
    "Vous vous retrouvez en ligne à l’heure convenue, avec le lien affiché sur la page de la consultation. Chacun peut ensuite donner son avis.",
  afterPaying:
    "Vous payez le prix affiché, pour cette seule consultation{ways, select, provider { : par carte, avec une autorisation au moment de la demande et un débit si {firstName} accepte} bankOrLink {, si {firstName} accepte : par virement bancaire, ou en ligne avec un lien} bankCode {, si {firstName} accepte : par virement bancaire, avec un code à scanner} bank {, si {firstName} accepte : par virement bancaire} link {, si {firstName} accepte : en ligne, avec un lien} other {. Si {firstName} accepte, la page de votre demande vous dira comment}}.",
  priceNote: `Pour ${RULE.lengths}, facturées à la minute. Le prix complet s’affiche avant la réservation.`,
  cancellation: "Si vos plans changent",
  cancelFull: "Annulation {hours, number} heures ou plus avant : tout est remboursé.",
  cancelPart: "Annulation {hours, plural, one {# heure} other {# heures}} ou plus avant : {percent} remboursés.",
  cancelRest: "Plus tard : {percent} remboursés.",
  cancelNone: "Plus tard : aucun remboursement.",
  cancelAdvisor: "Si {firstName} annule, vous récupérez toujours tout.",
  reviews: "Avis",
  noReviews:
    "Aucun avis pour l’instant. Ils viennent uniquement de consultations réservées et paraissent quand les deux parties se sont exprimées.",
  reviewsNote: "Issus uniquement de consultations réservées.",
  outOfFive: `sur ${MAX_RATING}`,
  starsRow: "{rating, plural, one {# étoile} other {# étoiles}}",
  starsShare: "{rating, plural, one {# étoile} other {# étoiles}} : {count, number} avis sur {total, number}",
  clientWithoutName: "Un client",
  replyOf: "{firstName} a répondu",
  allReviews: "Afficher les {count, number} avis",
  reviewPages: "Autres avis",
  newerReviews: "Avis plus récents",
  olderReviews: "Avis plus anciens",
  readOn: "Lire la suite",

  ...allAdvisorsMessages,
  ...directoryMessages,
  ...cardMessages,
  ...compareMessages,
  ...comparisonMessages,
};
