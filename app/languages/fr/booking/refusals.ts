import { IDEMPOTENCY_KEY_CHARACTERS, NOTE_MAX_CHARACTERS, REASON_MAX_CHARACTERS } from "#app/features/booking/limits";
import type { refusalMessages as english } from "#app/features/booking/request/messages-of-refusals";
import { RULE } from "#app/features/rules/rule-marks";
import { MAX_LEAD_DAYS, MINIMUM_LEAD_MINUTES } from "#app/features/schedule/lead-time";
import { LIMITS } from "#app/platform/limits/limits";
import type { Translation } from "../../translation";
import { grouped } from "../words";

const FIRST_REQUESTS = LIMITS["open-first-requests"];

/** Why a request, or a search for one, was rejected, in French. */
export const refusalMessages: Translation<typeof english> = {
  failed: "La réservation de la consultation a échoué. Réessayez.",
  invalid: "Une partie de votre envoi est illisible.",
  notATime: "Saisissez une date et une heure.",
  inTheGap: "Cette heure n’existe pas à cause du changement d’heure. Laquelle des deux voulez-vous dire ?",
  ambiguous: "Cette heure existe deux fois à cause du changement d’heure. Laquelle des deux voulez-vous dire ?",
  zoneNeeded: "Il manque un fuseau horaire. Choisissez le vôtre dans votre profil.",
  zoneUnknown: "Ce fuseau horaire est inconnu.",
  tooSoon: `Choisissez un horaire dans au moins ${MINIMUM_LEAD_MINUTES} minutes.`,
  tooFar: `Choisissez un horaire dans les ${MAX_LEAD_DAYS} prochains jours.`,
  durationUnknown: `Choisissez ${RULE.lengths}.`,
  urgencyUnknown: "Choisissez une demande normale ou urgente.",
  priceUnreadable: "Ce prix est illisible.",
  quoteUnreadable: "Ce prix est inconnu. Relancez la recherche.",
  keyUnreadable: `La clé d’idempotence doit comporter de ${IDEMPOTENCY_KEY_CHARACTERS.least} à ${IDEMPOTENCY_KEY_CHARACTERS.most} lettres, chiffres, - ou _.`,
  keyReused: "Cette clé d’idempotence appartient à une autre demande.",
  noteTooLong: `Ne dépassez pas ${grouped(NOTE_MAX_CHARACTERS)} caractères.`,
  reasonTooLong: `Ne dépassez pas ${grouped(REASON_MAX_CHARACTERS)} caractères.`,
  advisorUnknown: "Cet expert est introuvable.",
  advisorUnavailable: "Cet expert ne peut pas être réservé pour ce sujet en ce moment.",
  advisorGone: "Il n’est pas possible de réserver avec {firstName} en ce moment. Ce que vous avez écrit est toujours là.",
  blocked: "Vous avez bloqué cette personne. Débloquez-la dans vos messages pour envoyer une demande.",
  ownAdvisory: "Vous ne pouvez pas réserver une consultation avec vous-même.",
  noticeOver: "Ce créneau est désormais trop proche : l’expert demande un délai plus long. Choisissez-en un autre.",
  timeTaken: "Ce créneau n’est plus libre. Choisissez-en un autre.",
  priceChanged: "Le prix n’est plus celui qui vous était affiché. Vérifiez-le avant de continuer.",
  tooManyRequests: "Vous avez beaucoup de demandes en cours. Attendez les réponses ou retirez-en quelques-unes.",
  firstRequestsOpen: `Avant votre première consultation payée, vous pouvez avoir au plus ${FIRST_REQUESTS.perPerson} demandes en cours auprès d’un même expert, et ${FIRST_REQUESTS.perNetwork} depuis votre réseau, qui laissent des horaires aux autres. Attendez une réponse ou retirez-en une.`,
  newClientsInWeek:
    "Beaucoup de nouvelles personnes ont déjà demandé des créneaux ces jours-là. Choisissez une autre semaine, ou renouvelez votre demande plus tard.",
  fewHours:
    "Peu d’heures sont libres ces jours-là, et l’une d’elles reste pour d’autres personnes. Choisissez une durée plus courte ou un autre créneau.",
  requestedTooOften: "Vous avez envoyé beaucoup de demandes en peu de temps. Patientez avant la prochaine.",
  tooManyPrices: "Vous avez demandé beaucoup de prix en peu de temps. Patientez quelques minutes.",
  tooManySteps: "Cela fait beaucoup en peu de temps. Patientez quelques minutes, puis réessayez.",
  tooManyStepsToday: "Cela fait beaucoup en une journée. Patientez jusqu’à demain, puis réessayez.",
};
