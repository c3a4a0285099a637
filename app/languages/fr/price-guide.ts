import { FIRST_RATE, MAX_COUNTED } from "#app/features/price-guide/limits";
import type { priceGuideMessages as english } from "#app/features/price-guide/messages";
import { MIN_RATE } from "#app/features/rules/highest-rate";
import { RULE } from "#app/features/rules/rule-marks";
import type { Translation } from "../translation";
import { grouped } from "./words";

/** The page that explains the cost of a consultation, in French. */
export const priceGuideMessages: Translation<typeof english> = {
  title: "Tarifs",
  description:
    "Payez à la séance, sans abonnement : comment un prix se forme à partir du tarif horaire{parts, select, both {, de la majoration et de l’urgence,} surge { et de la majoration,} rush { et de l’urgence,} other {,}} avec la formule et un calculateur.",
  intro: "Vous payez la séance que vous réservez. Ni abonnement, ni adhésion, ni reconduction tacite.",

  freeTitle: "Regarder est gratuit",
  freeText: "Le compte, la navigation, la mise en relation et l’assistant ne coûtent rien.",
  totalTitle: "Le total d’abord",
  totalText: "Chaque prix est complet avant que vous demandiez la séance, et garanti pendant {minutes, number} minutes.",
  dueTitle: "Dû une fois accepté",
  dueText: "Une demande refusée, retirée ou restée sans réponse ne coûte rien.",

  workOut: "Calculer un prix",
  workOutText: "Avec le calcul exact qui donne le prix d’une vraie demande. Essayez le tarif horaire d’un expert que vous avez repéré.",
  rate: "Tarif horaire",
  currency: "Devise",
  minutes: "Minutes",
  urgency: "Urgence",
  urgencyNormal: "Normale",
  urgencyRush: "Urgente{percent, plural, =0 {} other { (+{percent, number} %)}}",
  demand: "Affluence sur le sujet",
  requests: "Demandes en cours",
  requestsHint: "Au cours des {minutes, number} dernières minutes, une par personne",
  advisors: "Experts disponibles",
  advisorsHint: "Sur ce sujet, et non absents",
  calculate: "Calculer",

  receipt: "Le prix",
  base: "Prix de base",
  baseHow: "{rate} l’heure × {minutes, number} minutes",
  surge: "Majoration (×{multiplier})",
  surgeHow: "{requests, plural, one {# demande} other {# demandes}} pour {advisors, plural, one {# expert} other {# experts}}",
  noSurge: "Pas de majoration",
  rush: "Supplément d’urgence ({percent, number} %)",
  noRush: "Pas d’urgence",
  noRushHow: "L’urgence ajouterait {percent, number} %",
  rushHow: "Du prix de base",
  total: "Total",
  fee: "Commission de la plateforme ({percent})",
  net: "L’expert reçoit",
  find: "Trouver un expert",
  unpriced: "Il n’y a pas encore de prix.",
  unpricedText: "Corrigez ce qui est signalé et il s’affichera ici.",

  rateUnreadable: `Saisissez un tarif horaire de ${MIN_RATE} à ${RULE.highestRate}, par exemple ${FIRST_RATE}.`,
  currencyUnknown: "Choisissez l’une des devises de la liste.",
  minutesUnknown: "Choisissez l’une des durées de la liste.",
  urgencyUnknown: "Choisissez une demande normale ou urgente.",
  countUnreadable: `Saisissez un nombre entier de 0 à ${grouped(MAX_COUNTED)}.`,

  examples: "Exemples de prix",
  currencyChoice: "Afficher aussi les prix en",
  currencyNone: "Aucune autre devise",
  exampleUsual: "Un jour ordinaire",
  exampleRush: "En urgence",
  exampleSurge: "Quand la demande est forte",
  exampleBase: "{minutes} à {rate} l’heure : {amount}",
  exampleRushFee: "Supplément d’urgence, {percent} % : {amount}",
  exampleSurgeAmount: "Majoration, {percent} % : {amount}",
  formulaShow: "Afficher la formule",
  formula: "Comment un prix se forme",
  formulaText:
    "{lines, plural, =1 {Une seule ligne, qui est le prix entier. Elle} =2 {Deux lignes et leur somme. Chaque ligne} other {Trois lignes et leur somme. Chaque ligne}} est arrondie une fois à la plus petite unité de la devise, la moitié vers le haut, et rien ne s’ajoute ensuite.",
  baseFormula: "tarif horaire × minutes ÷ 60",
  baseText: "L’expert fixe le tarif. Une séance dure {lengths}.",
  surgeName: "Majoration",
  surgeFormula: "base × (coefficient − 1)",
  surgeText: `Seulement quand beaucoup de personnes sollicitent le même sujet à la fois. Elle ajoute au plus ${RULE.mostSurgePercent} % au prix de base.`,
  rushName: "Urgence",
  rushFormula: "base × {percent, number} %",
  rushText:
    "Votre demande passe avant celles qui peuvent attendre. Seulement si vous choisissez cette option : elle n’est jamais choisie à votre place.",
  totalFormula: "base{parts, select, both { + majoration + urgence} surge { + majoration} rush { + urgence} other {}}",
  totalText2: "Ce que vous payez, dans la devise de l’expert.",
  feeName: "Commission de la plateforme",
  feeFormula: "total × {percent}",
  feeText: "Ce que retient ce site. Elle est prélevée sur ce que reçoit l’expert et ne s’ajoute jamais à votre prix.",
  feeNone: "Ce site ne retient rien : l’expert reçoit la totalité.",

  surgeTitle: "La majoration, en toute transparence",
  surgeLead:
    "Quand bien plus de personnes sollicitent un sujet qu’il n’y a d’experts, un prix plus élevé en attire davantage. Voici tout ce qu’il y a à savoir.",
  surgeRule:
    "coefficient = min({highest} ; {usual} + {tenth} × min(⌊max(0 ; demandes ÷ experts − 1) ÷ {share}⌋ ; max(0 ; demandes − experts)))",
  surgeRuleText:
    "Jusqu’à une demande par expert, il n’y a pas de majoration. Chaque tranche supplémentaire de {share} demande par expert ajoute {tenthPercent}, jusqu’à {highestPercent}. Une demande de plus n’ajoute jamais plus de {tenthPercent}.",
  surgeCounts:
    "Les demandes comptées sont celles des {minutes, number} dernières minutes encore sans réponse, une par personne ; une demande retirée ne compte plus. Les experts sont ceux admis sur le sujet et non absents ; zéro compte pour un.",
  surgeFixed: "Le coefficient est fixé dans le prix qui vous est affiché. Il n’augmente pas pendant que vous réfléchissez.",
  chart: "Le coefficient de majoration selon le nombre de demandes en cours par expert disponible",
  chartAcross: "Demandes en cours par expert disponible",
  chartYours:
    "{requests, plural, one {# demande} other {# demandes}} pour {advisors, plural, one {# expert} other {# experts}} : {multiplier}",
  chartTable: "Les paliers en tableau",
  chartFrom: "Demandes par expert, à partir de",
  chartMultiplier: "Coefficient",

  cancelTitle: "Si vous devez annuler",
  cancelText:
    "Tant que l’expert n’a pas accepté, vous pouvez retirer votre demande sans rien devoir. Ensuite, tout dépend du moment de l’annulation :",
  cancelTerms: "Tous les détails dans les Conditions d’utilisation",

  questions: "Questions sur les prix et le paiement",
  whoSets: "Qui fixe le tarif horaire ?",
  whoSetsAnswer:
    "L’expert, librement, entre {least, number} et {most, number} l’heure, {count, plural, one {en {currencies}} other {dans l’une des # devises suivantes : {currencies}}}. Personne ne paie pour être mieux placé.",
  whichCurrency: "Dans quelle devise est-ce que je paie ?",
  whichCurrencyAnswer:
    "Dans celle de l’expert. Les montants précédés de ≈ sont convertis dans votre devise au taux de référence du {date}, pour comparer ; ils ne sont jamais débités.",
  howPay: "Comment payer ?",
  howPayAnswer:
    "Le moyen est indiqué avant que vous confirmiez. Si le paiement se fait par carte, c’est sur la page d’un prestataire de paiement ; sinon, une fois la séance acceptée, de la manière indiquée par {site}. Ce site ne voit jamais de carte, et rien n’est débité avant que l’expert ait accepté.",
  tax: "Les taxes sont-elles comprises ?",
  taxAnswer: "Vous payez le total. Un expert soumis à une taxe l’inclut dans son tarif.",
  changed: "Le prix peut-il changer après que je l’ai vu ?",
  changedAnswer:
    "Il est garanti pendant {minutes, number} minutes. S’il a changé au moment de confirmer, le nouveau prix vous est d’abord montré et rien n’est envoyé.",
};
