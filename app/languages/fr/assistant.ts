import { DOCUMENT_LIMITS, MOST_DOCUMENT_BYTES } from "#app/features/assistant/documents/document-limits";
import { CONVERSATION_DAYS, GUIDED_QUESTIONS, MOST_MESSAGE_CHARACTERS } from "#app/features/assistant/limits";
import type { assistantMessages as english } from "#app/features/assistant/messages";
import { CANCELLATION_POLICY } from "#app/features/booking/cancellation";
import { inMegabytes } from "#app/platform/sizes";
import type { Translation } from "../translation";
import { grouped, shared } from "./words";

const [WHOLE, PART] = CANCELLATION_POLICY;
const PART_REFUND = shared(PART.refundPercent);

/** assistant, in French. */
export const assistantMessages: Translation<typeof english> = {
  title: "Assistant IA",
  intro: "Dites ce dont vous avez besoin et découvrez les experts de l’annuaire qui vous conviennent.",
  greeting:
    "Bonjour ! Je connais tous les experts de ce site. Parlez-moi de votre projet avec vos propres mots : le sujet, le moment où vous avez besoin d’aide, votre budget, votre langue ou votre ville.",
  starter1: "Nous cherchons un avocat en brevets qui parle allemand",
  starter2: "Pouvons-nous nous permettre d’embaucher cette année ?",
  starter3: "Notre site web est lent et fait fuir les clients",
  starter4: "Un plan marketing pour un produit que personne ne connaît encore",
  starterOwn: "J’ai une question sur le sujet suivant : {topic}",
  you: "Vous",
  assistant: "Assistant",
  conversation: "Conversation avec l’assistant",
  typing: "L’assistant écrit…",
  message: "Votre message",
  messagePlaceholder: "Par exemple : un avocat en brevets qui parle allemand",
  messagePlaceholderOwn: "Par exemple : quelqu’un qui parle allemand",
  send: "Envoyer",
  deleteConversation: "Supprimer la conversation",
  deleteText: "Tout ce qui a été dit ici est supprimé immédiatement et définitivement.",
  deleteAnonymousNote: `Cette conversation est conservée ${CONVERSATION_DAYS} jours dans ce navigateur, puis supprimée.`,
  deletePersonalNote: `Cette conversation est conservée ${CONVERSATION_DAYS} jours dans votre compte, puis supprimée.`,
  deleted: "La conversation est supprimée.",
  failed: "Aucune réponse n’a pu être obtenue. Réessayez.",
  notice: "Les réponses sont générées par un logiciel à partir de l’annuaire des experts. Elles ne constituent pas un conseil.",

  messageEmpty: "Écrivez d’abord un message.",
  messageTooLong: `Votre message ne doit pas dépasser ${grouped(MOST_MESSAGE_CHARACTERS)} caractères. Votre texte est toujours dans le champ.`,
  messageInvalid: "Ce message est illisible. Écrivez-le de nouveau.",
  tooManyMessages: "Vous avez envoyé beaucoup de messages. Patientez quelques minutes avant le prochain.",
  tooManyDocuments: "Vous avez envoyé beaucoup de documents. Patientez quelques minutes avant le prochain.",
  answersMissing: "Choisissez au moins une réponse.",

  matcherTitle: "Mise en relation avec un expert par IA",
  beta: "Bêta",
  matcherIntro: "Décrivez votre situation ou importez un document, et voyez quels experts vous conviennent et pourquoi.",
  matcherWelcome: "Quel est votre projet ? Quelques phrases suffisent.",
  matcherConversation: "Conversation de mise en relation",
  matcherPlaceholder: "Décrivez votre situation avec vos propres mots",
  quickStart: "Pour commencer",
  document: "Document",
  documentHint: `Une image ou un fichier PDF, TXT, DOC, DOCX ou XLSX de ${inMegabytes(MOST_DOCUMENT_BYTES)} Mo maximum. Il est lu une fois et jamais conservé.`,
  documentSend: "Analyser le document",
  analyzing: "Analyse de votre document…",
  finding: "Recherche de l’expert qu’il vous faut…",
  questioning: `Merci. ${GUIDED_QUESTIONS.length} réponses courtes m’aideront à trouver le bon expert. Choisissez ce qui s’applique et laissez le reste.`,
  questioningOwn: "Merci. Quelques réponses courtes m’aideront à trouver le bon expert. Choisissez ce qui s’applique et laissez le reste.",
  answersSend: "Trouver mon expert",
  keyIssues: "Points clés",
  recommendations: "Experts recommandés",
  suggestedQuestions: "Questions à poser",
  matchPercentage: "{percent} % de correspondance",
  urgencyHigh: "Urgence élevée",
  urgencyMedium: "Urgence moyenne",
  urgencyLow: "Urgence faible",
  connect: "Entrer en contact",
  connectLabel: "Entrer en contact : {subcategory}",
  connecting: "Mise en contact…",
  book: "Réserver",
  bookLabel: "Réserver : {name}",
  missedLanguage: "Ne parle pas la langue demandée.",
  missedBudget: "Dépasse le budget indiqué.",
  missedPlace: "N’est pas proche du lieu indiqué.",
  startOver: "Recommencer",
  documentSaid: "Document : {name}",

  documentMissing: "Choisissez d’abord un document.",
  documentTooBig: `Ce document dépasse ${inMegabytes(MOST_DOCUMENT_BYTES)} Mo. Envoyez-en un plus petit ou collez le passage qui compte.`,
  documentEmpty: "Ce document ne contient pas de texte. S’il s’agit d’un document numérisé, décrivez ce qu’il dit.",
  documentLocked: "Ce document est protégé par un mot de passe. Retirez le mot de passe ou collez le passage qui compte.",
  documentTooLong: `Ce document compte plus de ${DOCUMENT_LIMITS.pages} pages. Envoyez le passage qui compte.`,
  documentTooMuch: `Une fois décompressé, ce document dépasse ${inMegabytes(DOCUMENT_LIMITS.unpackedBytes)} Mo ; il n’a donc pas été ouvert. Envoyez-en un plus petit.`,
  documentTooSlow: "La lecture de ce document a pris trop de temps. Envoyez-en un plus court ou collez le passage qui compte.",
  documentUnreadable: "Ce document est illisible. Il est peut-être endommagé : enregistrez-le de nouveau ou collez le passage qui compte.",
  documentUnsupported: "Importez une image ou un fichier PDF, TXT, DOC, DOCX ou XLSX.",
  documentImage: "Je ne peux pas lire les images ici. Décrivez dans un message ce qu’elle montre.",
  documentsBusy: "Beaucoup de documents sont en cours de lecture. Réessayez dans quelques secondes.",

  reply1: "Pour « {topic} », je commencerais par {names}.",
  reply2:
    "{names} {count, plural, one {correspond} other {correspondent}} à ce que vous décrivez : {count, plural, one {on consulte cet expert} other {on consulte ces experts}} pour « {topic} ».",
  reply3:
    "J’ai parcouru l’annuaire pour « {topic} ». {count, plural, one {La meilleure correspondance} other {Les meilleures correspondances}} : {names}.",
  reply4: "Vous pourriez poser la question à {names}. Domaine : {topic}.",
  reply5: "Pour « {topic} », vous êtes entre de bonnes mains avec {names}.",
  replyGeneral: "un premier échange",
  replyNoTopic:
    "Je n’ai pas encore saisi le domaine. S’agit-il d’entreprise, de finance, de technologie, de marketing, de droit ou d’autre chose ?",
  replyNoTopicOwn: "Je n’ai pas encore saisi le domaine. De quoi s’agit-il ?",
  replyNobody:
    "Personne ne couvre encore ce sujet ici : {topic}. Vous pouvez parcourir toutes les catégories sous « Trouver un expert » ou en demander une nouvelle.",
  replyUnderstood: "Vos critères : {wishes}.",
  replyClosest: "Personne ne remplit tous vos critères ; voici ce qui s’en approche le plus.",
  replyClose: "On s’en approche, à ceci près : {missed}.",
  closeTime: "pas disponible à temps",
  closeLanguage: "pas dans la langue demandée ({language})",
  closeBudget: "plus de {amount} l’heure",
  closePlace: "pas à proximité ({place})",
  replyAskMore: "Indiquez-moi {missing}, et je pourrai affiner la recherche.",
  missingBudget: "votre budget pour une heure",
  missingUrgency: "quand vous en avez besoin",
  wishUrgencyHigh: "de l’aide dans les jours qui viennent",
  wishUrgencyMedium: "de l’aide dans le mois",
  wishUrgencyLow: "de l’aide sans urgence",
  wishBudget: "{amount} l’heure au maximum",
  wishLanguage: "{language}",
  wishPlace: "à proximité ({place})",
  factRate: "{amount} l’heure",
  factRating: "{rating} sur {count, plural, one {# avis} other {# avis}}",
  factFree: "libre {when}",

  unsure: "Je ne suis pas sûr d’avoir compris. Qu’est-ce qui vous aiderait le plus ? Choisissez le plus proche ou dites-le autrement.",
  unsureNothing:
    "Je ne suis pas sûr d’avoir compris. Quel est votre projet, et qu’est-ce qui devrait avoir changé ensuite ? Vous pouvez aussi parcourir une catégorie :",
  between: "S’agit-il plutôt de ceci : {first}, ou de cela : {second} ?",
  choices: "Réponses au choix",
  asideChat: "Ravi de vous lire ! Dites-moi sur quoi vous travaillez et je chercherai quelqu’un qui s’y connaît.",
  asideThanks: "Avec plaisir ! Si autre chose vous vient, dites-le-moi.",
  asideBye: "Au revoir, et bonne chance !",
  asidePrivate:
    "Cela semble personnel, et je ne suis pas d’une grande aide dans ce cas : je trouve des experts en entreprise, finance, technologie, marketing et droit.",
  asideMedical:
    "Pour la santé, adressez-vous à un médecin ou à un pharmacien ; moi, je trouve des experts en entreprise, finance, technologie, marketing et droit.",
  asideHomework: "Celle-là, je vous la laisse : je trouve des experts en entreprise, finance, technologie, marketing et droit.",
  asideAbuse: "J’aimerais vous aider, et je le peux : je trouve des experts en entreprise, finance, technologie, marketing et droit.",
  asideLanguage:
    "Je lis l’anglais, l’allemand, le français, l’espagnol et l’italien ; écrivez-moi dans l’une de ces langues et je trouverai des experts pour votre travail, votre entreprise ou une question de droit.",
  asidePrivateOwn: "Cela semble personnel, et je ne suis pas d’une grande aide dans ce cas : je trouve des experts pour {fields}.",
  asideMedicalOwn: "Pour la santé, adressez-vous à un médecin ou à un pharmacien ; moi, je trouve des experts pour {fields}.",
  asideHomeworkOwn: "Celle-là, je vous la laisse : je trouve des experts pour {fields}.",
  asideAbuseOwn: "J’aimerais vous aider, et je le peux : je trouve des experts pour {fields}.",
  asideLanguageOwn:
    "Je lis l’anglais, l’allemand, le français, l’espagnol et l’italien ; écrivez-moi dans l’une de ces langues et je trouverai des experts pour {fields}.",
  siteRefund: `Une annulation au moins ${WHOLE.hoursBefore} heures avant le début est remboursée en totalité ; au moins ${PART.hoursBefore} heures avant, vous récupérez ${PART_REFUND} du prix ; plus tard, rien. Si l’expert annule, tout est toujours remboursé. L’annulation se fait sur la page de votre consultation.`,
  siteBecomeAdvisor:
    "Votre candidature est la bienvenue : elle prend quelques minutes, une personne la lit et vous fixez votre propre tarif.",
  sitePrice:
    "Chaque expert fixe son tarif horaire, et vous voyez le prix complet avant de réserver. Chercher et me poser des questions ne coûte rien.",
  siteSignIn: "Vous pouvez vous connecter ou créer un compte ici ; un mot de passe oublié se remplace sur la même page.",
  siteAccount: "Vos informations, votre sécurité et la suppression de votre compte se trouvent dans votre profil.",
  siteBooking: "Ces pages vous permettent de réserver, de déplacer ou d’annuler une consultation.",
  siteContact: "Vous pouvez joindre l’équipe de ce site à cette adresse : {email}.",
  siteHowItWorks:
    "Vous dites ce dont vous avez besoin, choisissez un expert, voyez le prix complet et réservez un créneau. Chaque expert a été vérifié par une personne.",
  linkTerms: "Conditions d’utilisation",
  linkPricing: "Tarifs",
  linkApply: "Devenir expert",
  linkSignIn: "Se connecter",
  linkProfile: "Profil",
  linkBook: "Réserver une consultation",
  linkHow: "Comment ça marche",
  danger_en:
    "I am sorry that you are going through this. You deserve help from people, now: if you or somebody else is in danger, please call your local emergency number (112 in Europe, 999 in the United Kingdom, 911 in North America).",
  danger_de:
    "Es tut mir leid, dass Sie das durchmachen. Sie verdienen jetzt Hilfe von Menschen: Wenn Sie oder jemand anderes in Gefahr sind, rufen Sie bitte den Notruf (112 in Europa, in der Schweiz auch 144 und 117).",
  danger_fr:
    "Je suis désolé de ce que vous vivez. Vous méritez une aide humaine, maintenant : si vous ou quelqu’un d’autre êtes en danger, appelez le numéro d’urgence de votre pays (112 en Europe, 911 au Canada).",
  danger_es:
    "Siento mucho lo que está pasando. Merece ayuda de personas, ahora: si usted u otra persona está en peligro, llame al número de emergencias de su país (112 en Europa, 911 en gran parte de América).",
  danger_it:
    "Mi dispiace per quello che sta passando. Merita un aiuto umano, adesso: se lei o qualcun altro è in pericolo, chiami il numero di emergenza del suo Paese (112 in Europa).",

  recommendationText: "{count, plural, one {Cet expert correspond} other {Ces experts correspondent}} à ce que vous décrivez.",
  recommendationNobody: "Personne dans l’annuaire n’y correspond encore. Essayez d’autres mots ou parcourez toutes les catégories.",
  reasonTopic: "Votre description porte sur le sujet suivant : {topic}.",
  reasonPage: "Votre question vient de la page {category}.",
  reasonAdvisor: "{name}, {jobTitle} : {reasons}.",
  reasonAdvisorPlain: "{name} : {reasons}.",

  askScope: "Quelle partie régleriez-vous dès la première séance ?",
  askSimilar: "Quand avez-vous résolu cela pour quelqu’un comme moi, et qu’en est-il sorti ?",
  askPrepare: "Que dois-je préparer ou envoyer avant notre échange ?",
  askFast: "Que peut-on faire cette semaine, et qu’est-ce qui doit attendre ?",
  askPrice: "Combien d’heures dois-je prévoir en tout, et qu’est-ce qui pourrait en ajouter ?",
  askCountry: "Les règles de quel pays s’appliquent ici, et les connaissez-vous ?",
  askDocument: "Quel passage de mon document vous inquiète le plus ?",
  askBusiness: "Quel chiffre montrera en premier que nous sommes sur la bonne voie ?",
  askFinance: "De quels chiffres avez-vous besoin pour me donner une réponse ferme ?",
  askTechnology: "Que faudrait-il développer, acheter ou laisser tel quel ?",
  askMarketing: "Quel public viseriez-vous en premier, et comment mesurerions-nous le résultat ?",
  askLegal: "Quels sont mes délais, et que se passe-t-il si je ne fais rien ?",
  askOther: "Comment saurons-nous tous les deux, dans un mois, que cela a servi ?",
};
