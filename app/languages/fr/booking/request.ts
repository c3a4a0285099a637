import { QUOTE_MINUTES } from "#app/features/booking/deadlines";
import type { searchMessages as english } from "#app/features/booking/request/messages";
import { ACTIVE_REQUEST_MINUTES, MAX_MATCHES, PERCENT_PER_TENTH } from "#app/features/matching/limits";
import { RULE } from "#app/features/rules/rule-marks";
import { DEFAULT_LEAD_MINUTES } from "#app/features/schedule/lead-time";
import type { Translation } from "../../translation";
import { counted } from "../words";

const FIRST_LEAD = counted(DEFAULT_LEAD_MINUTES / 60, "heure", "heures");

/** Finding an advisor to book: the form, its responses, and the introduction, in French. */
export const searchMessages: Translation<typeof english> = {
  title: "Réserver une consultation",
  intro:
    "Dites de quoi il s’agit. Vous voyez qui est disponible et le prix complet, et c’est seulement ensuite que vous demandez un créneau.",
  signIn: "Connectez-vous pour réserver une consultation.",
  signInButton: "Se connecter",
  signInFreeLook: "Vous pouvez consulter créneaux et prix sans compte.",

  topic: "Sujet",
  topicHint: "Saisissez un mot pour chercher parmi les sujets.",
  topicPlaceholder: "Par exemple : droit du travail",
  topicPlaceholderOwn: "Par exemple : {topic}",
  preferredTime: "Horaire souhaité",
  yourZone: "votre fuseau horaire",
  preferredTimeHint: `Fuseau horaire : <zone></zone>. Sans horaire précis : le premier créneau libre de chaque expert, au plus tôt dans ${FIRST_LEAD}.`,
  meantTime: "Lequel des deux horaires voulez-vous dire ?",
  duration: "Durée",
  urgencyHint: `Urgente : votre demande passe avant celles qui peuvent attendre, pour ${RULE.rushPercent} % de plus. Le délai de réponse reste le même.`,
  find: "Trouver un expert",
  finding: "Recherche d’experts…",
  leadingTitle: "Vous vous intéressez à {name}",
  leadingText: "Si {name} est disponible, vous le verrez en tête de liste.",

  surgeTitle: "Ce sujet est très demandé en ce moment",
  surgeText: "Les prix ci-dessous comprennent une majoration de {percent} %.",
  surgeHow: "Comment est-elle calculée ?",
  surgeHowText: `Au cours des ${ACTIVE_REQUEST_MINUTES} dernières minutes, il y a eu {requests, plural, one {# demande en cours} other {# demandes en cours}} pour {advisors, plural, one {# expert disponible} other {# experts disponibles}}, à raison d’une demande par personne. La majoration augmente de ${PERCENT_PER_TENTH} % par quart de demande au-delà d’une demande par expert, sans qu’une seule demande puisse ajouter davantage et sans jamais dépasser ${RULE.mostSurgePercent} %. Elle est fixée dans le prix qui vous est affiché.`,

  resultsTitle: "Experts : {topic}",
  resultsHintFree: "Les meilleures correspondances d’abord.",
  resultsHint: `Les meilleures correspondances d’abord. Les prix sont garantis pendant ${QUOTE_MINUTES} minutes.`,
  resultsMore: "{count, plural, one {# autre expert} other {# autres experts}}",
  resultsFirst: "Retour au début",
  matchPercent: "{percent} de correspondance",
  bestMatch: "Meilleure correspondance",
  primaryExpertise: "Expertise principale",
  levelExperienced: "Confirmé",
  levelSenior: "Senior",
  levelExpert: "Expert",
  sessions: "{count, plural, =0 {Aucune séance pour l’instant} one {# séance} other {# séances}}",
  why: "Pourquoi cet expert",
  firstFree: "Premier créneau libre",
  chosenTime: "Votre horaire",
  book: "Réserver",

  emptyTitle: "Personne n’est disponible pour cela",
  emptyTimeText: "Aucun expert n’est libre sur toute cette plage pour le sujet « {topic} ». Essayez un autre horaire.",
  emptyText: "Aucun expert ne peut être réservé pour le sujet « {topic} » en ce moment.",
  emptyWithoutTime: "Voir les premiers créneaux libres",
  emptyOtherTopic: "Choisissez un autre sujet ci-dessus ou dites-nous quels experts vous manquent.",
  emptyRequest: "Demander une catégorie",
  emptyBrowse: "Voir tous les experts",

  stepSayTitle: "Dites de quoi il s’agit",
  stepSayText: "Un sujet, un moment qui vous convient et une durée.",
  stepCompareTitle: "Comparez les experts disponibles",
  stepCompareText: `${MAX_MATCHES} au maximum, chacun avec la raison de sa présence et le prix complet.`,
  stepAskTitle: "Demandez le créneau",
  stepAskText: `Il est bloqué pour vous jusqu’à la réponse, ${RULE.expiryHours} heures au maximum.`,
  theirTime: "Pour {name} :",
};
