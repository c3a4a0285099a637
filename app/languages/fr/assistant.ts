import { GUIDED_QUESTIONS } from "#app/features/assistant/limits";
import type { assistantMessages as english } from "#app/features/assistant/messages";
import type { Translation } from "../translation";
import { chatMessages } from "./assistant/chat";
import { matcherMessages } from "./assistant/matcher";
import { siteMessages } from "./assistant/site";

/** The assistant's chat and the AI advisor matcher, in French. */
export const assistantMessages: Translation<typeof english> = {
  questioning: `Merci. ${GUIDED_QUESTIONS.length} réponses courtes m’aideront à trouver le bon expert. Choisissez ce qui s’applique et laissez le reste.`,
  questioningOwn: "Merci. Quelques réponses courtes m’aideront à trouver le bon expert. Choisissez ce qui s’applique et laissez le reste.",
  questioningAny: "Merci. Quelques réponses courtes m’aident à trouver la bonne personne. Choisissez-en au moins une.",
  documentSaid: "Document : {name}",
  answersNone: "Questions passées.",

  reply1: "Pour « {topic} », je commencerais par {names}.",
  reply2:
    "{names} {count, plural, one {correspond} other {correspondent}} à ce que vous décrivez : {area, select, main {{count, plural, one {on consulte cet expert} other {on consulte ces experts}} pour « {topic} »} other {« {topic} » figure parmi les domaines}}.",
  reply3:
    "J’ai parcouru l’annuaire pour « {topic} ». {count, plural, one {La meilleure correspondance} other {Les meilleures correspondances}} : {names}.",
  reply4: "Vous pourriez poser la question à {names}. {area, select, main {Domaine} other {Parmi les domaines}} : {topic}.",
  reply5: "Pour « {topic} », vous êtes entre de bonnes mains avec {names}.",
  replyEach: "Pour « {topic} » : {names}.",
  replyWide: "Je n’ai pas pu reconnaître de domaine plus précis que « {topic} » : demandez d’abord si votre sujet leur est familier.",
  replyBeside: "Dans un autre domaine ({topic}) : {names}.",
  replyNoOthers:
    "C’étaient tous les experts d’ici pour « {topic} ». Dites ce qui devrait changer : plus tôt, moins cher, dans une autre langue ou ailleurs. Ou dites-moi s’il s’agit d’autre chose.",
  replyNobody:
    "Personne ne couvre encore ce sujet ici : {topic}. Vous pouvez parcourir toutes les catégories sous « Trouver un expert » ou en demander une nouvelle.",
  replyUnderstood: "Vos critères : {preferences}.",
  replyUnderstoodClose: "J’ai cherché selon vos critères, {preferences} : ce que j’ai trouvé s’en approche, mais {missed}.",
  replyAnotherQuestion: "Comme c’est une autre question, vos critères précédents ne comptent plus.",
  replyClosest: "Personne ne remplit tous vos critères ; voici ce qui s’en approche le plus.",
  orderNamed: "{name} figure en premier parce que vous avez cité ce nom.",
  orderField: "Le domaine dont vous avez le plus parlé passe en premier, même si la correspondance est moindre.",
  orderPreferences: "Qui remplit le plus de vos critères passe en premier, même si la correspondance est moindre.",
  orderLanguage: "Qui parle {language} passe en premier, même si la correspondance est moindre.",
  orderNear:
    "{name} passe avant {other}, même si la correspondance est moindre : environ {kilometres, number}\u00a0km au lieu de {further, number} ({place}).",
  orderInCountry: "Qui se trouve dans le même pays ({country}) passe en premier, même si la correspondance est moindre.",
  orderSooner: "Les personnes libres le plus tôt viennent en premier, même si la correspondance est moindre.",
  orderHour: "Qui est libre en journée dans votre fuseau horaire passe en premier, même si la correspondance est moindre.",
  orderPair:
    "{name} passe avant {other}, même si la correspondance est moindre : {why, select, speaks {{name} parle {language}} most {c’est le domaine dont vous avez le plus parlé} more {davantage de vos critères sont remplis} there {{name} se trouve dans le même pays ({country})} region {{other} indique d’autres pays pour ce travail} awake {le prochain créneau libre tombe en journée dans votre fuseau horaire} other {c’est l’expertise principale}}.",
  replyNoneSpeaks: "Parmi ces personnes, aucune ne parle {language}.",
  replyNoCheaper: "Personne ici n’est moins cher pour cela.",
  replyClose: "C’est presque ce que vous cherchez, mais {missed}.",
  replyFarPlace: "Personne parmi les noms cités n’est près de la ville indiquée ({place}), mais les consultations ont lieu en ligne.",
  replyFarNearest:
    "Personne parmi les noms cités n’est près de la ville indiquée ({place}) ; {name}, au plus près, se trouve à environ {kilometres, number}\u00a0km. Mais les consultations ont lieu en ligne.",
  replyFarCountry: "Personne parmi les noms cités n’est dans le pays indiqué ({place}), mais les consultations ont lieu en ligne.",
  closeTime: "aucun créneau n’est libre à temps",
  closeDay: "aucun créneau n’est libre le {day}",
  closeDayPart: "aucun créneau n’est libre {when}",
  closeLanguage: "ce n’est pas en {language}",
  closeNobodySpeaks: "personne dans ce domaine ne parle {language}",
  replyNobodySpeaks: "Et personne dans ce domaine ne parle {language}.",
  closeBudget: "le tarif dépasse {amount} l’heure",
  closePlace: "ce n’est pas près de la ville indiquée ({place})",
  closeCountry: "ce n’est pas dans le pays indiqué ({place})",
  closeRegion: "ce n’est pas dans la région choisie ({place})",
  replyOnly: "Parmi ces personnes, il n’y a que {names} qui {wishes}.",
  onlyLanguage: "{count, plural, one {parle} other {parlent}} {language}",
  onlyPlace: "{count, plural, one {se trouve} other {se trouvent}} près de la ville indiquée ({place})",
  onlyCountry: "{count, plural, one {se trouve} other {se trouvent}} dans le pays indiqué ({place})",
  onlyRegion: "{count, plural, one {se trouve} other {se trouvent}} dans la région choisie ({place})",
  onlyDay: "{count, plural, one {propose} other {proposent}} un créneau libre le {day}",
  onlyDayPart: "{count, plural, one {propose} other {proposent}} un créneau libre {when}",
  onlyBudget: "{count, plural, one {demande} other {demandent}} {amount} l’heure au maximum",
  replyMentioned: "Vous évoquez aussi ceci : « {clause} ». Dois-je chercher là aussi ?",
  replyAskMore: "Indiquez-moi {missing}, et je pourrai affiner la recherche.",
  atOnceBank:
    "Appelez d’abord votre banque et demandez-lui de bloquer ou de rappeler le paiement : chaque heure compte. Portez plainte ensuite.",
  atOnceAccount:
    "Reprenez d’abord le compte : changez le mot de passe depuis un autre appareil, déconnectez tous les appareils, et prévenez le fournisseur et toutes les personnes qui pourraient en recevoir des messages.",
  atOnceMachines: "Débranchez d’abord les ordinateurs du réseau, mais ne les éteignez pas, n’effacez rien et ne payez rien pour l’instant.",
  missingBudget: "votre budget pour une heure",
  missingUrgency: "quand vous en avez besoin",
  preferenceUrgencyHigh: "de l’aide dans les jours qui viennent",
  preferenceUrgencyMedium: "de l’aide dans les semaines qui viennent",
  preferenceUrgencyLow: "de l’aide sans urgence",
  preferenceOn: "de l’aide le {day}",
  preferenceFrom: "de l’aide à partir du {day}",
  preferenceUntil: "de l’aide au plus tôt, jusqu’au {day} au plus tard",
  preferenceBefore: "de l’aide au plus tôt, avant le {day}",
  preferenceDayPart: "un créneau {when}",
  replyNearestLength: "Personne ne propose ici {asked} ; le plus proche est {nearest}.",
  preferenceLength:
    "un entretien de {hours, plural, =0 {{minutes, plural, one {# minute} other {# minutes}}} one {# heure} other {# heures}}",
  dayPart:
    "{part, select, morning {le matin} midday {à midi} afternoon {l’après-midi} evening {le soir} at {à {from}} after {après {from}} before {avant {until}} between {entre {from} et {until}} weekend {le week-end} weekday {un {from}} other {après le travail}}",
  preferenceBudget: "{amount} l’heure au maximum",
  preferenceLanguage: "{language}",
  preferencePlace: "près de la ville indiquée ({place})",
  preferenceCountry: "dans le pays indiqué ({place})",
  factRate: "{amount} l’heure",
  factRating: "note {rating} ({count, plural, one {# avis} other {# avis}})",
  factFree: "libre {when}",

  unsure: "Je ne suis pas sûr d’avoir compris. Qu’est-ce qui vous aiderait le plus ? Choisissez le plus proche ou dites-le autrement.",
  unsureOne: "Je ne suis pas sûr d’avoir compris. S’agit-il de « {topic} » ? Sinon, dites-le avec d’autres mots.",
  unsureNothing:
    "Je ne suis pas sûr d’avoir compris. Quel est votre projet, et qu’est-ce qui devrait avoir changé ensuite ? Vous pouvez aussi parcourir une catégorie :",
  whatFor:
    "Volontiers. De quoi s’agit-il ? Dites-moi sur quoi vous travaillez et ce qui devrait avoir changé ensuite, ou parcourez une catégorie :",
  turnAgreed:
    "Bien ! Chaque page indique les créneaux libres et le prix total avant la réservation. Ou dites-moi ce qui devrait changer : plus tôt, moins cher, dans une autre langue, ou quelqu’un d’autre.",
  turnUnsure:
    "Il s’agit toujours de « {topic} ». Dites-moi ce qui devrait changer : plus tôt, moins cher, dans une autre langue, ailleurs, ou quelqu’un d’autre. S’il s’agit d’autre chose, dites-moi sur quoi vous travaillez.",
  turnPersonal:
    "Je ne peux pas chercher cela : l’annuaire ne dit ni si un expert est une femme ou un homme, ni son âge. Chaque page montre le nom et, s’il y en a une, la photo.",
  turnWhatFor: "De quoi s’agit-il ? Dites-moi sur quoi vous travaillez et je chercherai quelqu’un qui s’y connaît.",
  turnNeither: "Entendu. De quoi s’agit-il alors ? Dites-le autrement, ou parcourez une catégorie :",
  replyCheapest: "Les moins chers viennent en premier, même si la correspondance est moindre.",
  replyDocumentOpen: "Votre document touche aussi à ces domaines : {topics}. Je n’y ai nommé personne ; posez-moi la question à part.",
  documentMore: "{count, plural, one {# autre point} other {# autres points}} dans votre document",
  documentNothing:
    "J’ai lu le document, mais je n’y ai rien trouvé dont s’occupent les experts d’ici. En quoi quelqu’un doit-il vous aider ? Dites-le avec vos propres mots, ou parcourez une catégorie :",
  turnWhich: "Volontiers. Duquel de ces domaines s’agit-il ?",
  between: "S’agit-il plutôt de « {first} » ou de « {second} » ?",
  asideChat: "Ravi de vous lire ! Dites-moi sur quoi vous travaillez et je chercherai quelqu’un qui s’y connaît.",
  asideIdle: "Cela, je ne le sais pas ; je peux en revanche trouver des experts en entreprise, finance, technologie, marketing et droit.",
  asideThanks: "Avec plaisir ! Si autre chose vous vient, dites-le-moi.",
  asideWho:
    "Je suis un programme : je lis sur quoi vous travaillez et je trouve des experts qui s’y connaissent. Dites-le avec vos propres mots, en français, anglais, allemand, espagnol ou italien.",
  asideAgreed: "Bien ! Si quelque chose se présente, dites-moi simplement de quoi il s’agit.",
  asideBye: "Au revoir, et bonne chance !",
  asidePrivate:
    "Cela semble personnel, et je ne suis pas d’une grande aide dans ce cas : je trouve des experts en entreprise, finance, technologie, marketing et droit.",
  asideMedical:
    "Pour la santé, adressez-vous à un médecin ou à un pharmacien ; moi, je trouve des experts en entreprise, finance, technologie, marketing et droit.",
  asideHomework:
    "À cela, je ne peux pas répondre ; je peux en revanche trouver des experts en entreprise, finance, technologie, marketing et droit.",
  asideAbuse: "J’aimerais vous aider, et je le peux : je trouve des experts en entreprise, finance, technologie, marketing et droit.",
  asideLanguage:
    "Je lis l’anglais, l’allemand, le français, l’espagnol et l’italien ; écrivez-moi dans l’une de ces langues et je trouverai des experts pour votre travail, votre entreprise ou une question de droit.",
  asideOffer: "Pour quoi puis-je vous aider ? Choisissez un domaine ou dites-le avec vos mots.",
  asidePrivateLaw:
    "C’est une question de droit, mais personne ici ne conseille sur les affaires privées comme la famille, le logement ou l’héritage ; un avocat ou un point d’accès au droit près de chez vous le fait. Voici les domaines du droit que connaissent les experts d’ici :",
  asidePrivateOwn: "Cela semble personnel, et je ne suis pas d’une grande aide dans ce cas : je trouve des experts pour {fields}.",
  asideMedicalOwn: "Pour la santé, adressez-vous à un médecin ou à un pharmacien ; moi, je trouve des experts pour {fields}.",
  asideHomeworkOwn: "À cela, je ne peux pas répondre ; je peux en revanche trouver des experts pour {fields}.",
  asideAbuseOwn: "J’aimerais vous aider, et je le peux : je trouve des experts pour {fields}.",
  asideIdleOwn: "Cela, je ne le sais pas ; je peux en revanche trouver des experts pour {fields}.",
  asideLanguageOwn:
    "Je lis l’anglais, l’allemand, le français, l’espagnol et l’italien ; écrivez-moi dans l’une de ces langues et je trouverai des experts pour {fields}.",
  siteRefund:
    "Une annulation au moins {hours, number} heures avant le début est remboursée en totalité ; {later, select, part {au moins {partHours, plural, one {# heure} other {# heures}} avant, vous récupérez {percent} du prix ; plus tard, rien} rest {plus tard, vous récupérez {percent} du prix} other {plus tard, rien}}. Si l’expert annule, tout est toujours remboursé. L’annulation se fait sur la page de votre consultation.",
  siteBecomeAdvisor:
    "Votre candidature est la bienvenue : elle prend quelques minutes, une personne la lit et vous fixez votre propre tarif.",
  sitePrice:
    "Chaque expert fixe son tarif horaire, et vous voyez le prix complet avant de réserver. Chercher et me poser des questions ne coûte rien.",
  siteSignIn: "Vous pouvez vous connecter ou créer un compte ici ; un mot de passe oublié se réinitialise sur la même page.",
  sitePrivacy: "La politique de confidentialité dit ce qui est conservé de vous, qui le lit et comment l’obtenir ou le faire supprimer.",
  siteAccount: "Vos informations, votre sécurité et la suppression de votre compte se trouvent dans votre profil.",
  siteOwnPage: "Vous trouverez cela sur cette page, après connexion.",
  siteBooking: "Ces pages vous permettent de réserver, de déplacer ou d’annuler une consultation.",
  siteContact: "Vous pouvez joindre l’équipe de ce site à cette adresse : {email}.",
  siteHowItWorks:
    "Vous dites ce dont vous avez besoin, choisissez un expert, voyez le prix complet et réservez un créneau. Chaque expert a été approuvé par une personne.",
  siteContactPhone: "Vous pouvez joindre l’équipe de ce site à l’adresse {email} ou par téléphone au {phone}.",
  siteTaxInvoice: "Un expert qui doit facturer une taxe l’inclut dans son tarif.",
  siteDocuments:
    "Un document remis à la mise en relation est lu une seule fois, par un programme, et n’est pas conservé. Son nom et les phrases citées dans la réponse restent dans la conversation jusqu’à {days, plural, one {# jour} other {# jours}} après le dernier message.",
  siteKeptTalks:
    "Ce que nous écrivons ici est conservé jusqu’à {days, plural, one {# jour} other {# jours}} après le dernier message, puis supprimé.",
  siteOwnRate: "Chaque expert fixe lui-même son tarif horaire.",
  siteOwnerCity: "L’équipe de ce site se trouve à {city}. Vous pouvez la joindre à cette adresse : {email}.",
  siteDuration: "Une consultation dure {lengths}. Vous choisissez la durée en réservant.",
  sitePeople:
    "Les experts sont des personnes, et une personne a accepté chacun d’eux avant sa publication. Moi non : ici, c’est un programme qui vous répond.",
  siteByVideo:
    "Ni par téléphone ni en personne : vous vous retrouvez en ligne, avec le lien affiché sur la page de la consultation. Avec ou sans vidéo, à vous deux de choisir.",
  siteSpoken:
    "La page de chaque expert indique les langues qu’il parle, et chaque catégorie permet de filtrer par langue. Je lis l’anglais, l’allemand, le français, l’espagnol et l’italien.",
  linkFind: "Trouver un expert",
  linkTerms: "Conditions d’utilisation",
  linkHelp: "Aide et contact",
  linkPricing: "Tarifs",
  linkApply: "Devenir expert",
  linkSignIn: "Se connecter",
  linkPrivacy: "Politique de confidentialité",
  linkProfile: "Profil",
  linkBilling: "Facturation",
  linkConsultations: "Consultations",
  linkMessages: "Messages",
  linkSecurity: "Sécurité",
  linkPreferences: "Préférences",
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
    "Mi dispiace per quello che sta passando. Merita un aiuto umano, adesso: se Lei o qualcun altro è in pericolo, chiami il numero di emergenza del Suo Paese (112 in Europa).",
  danger_body_en:
    "Call 112 now (999 in the United Kingdom, 911 in North America, elsewhere your local emergency number). This can be something that has to be treated at once. Say where you are and what you see; whoever answers tells you what to do until help comes.",
  danger_body_de:
    "Rufen Sie jetzt die 112 an (in der Schweiz 144, anderswo den Notruf Ihres Landes). Das kann etwas sein, das sofort behandelt werden muss. Sagen Sie, wo Sie sind und was Sie sehen; am Telefon sagt man Ihnen, was zu tun ist, bis Hilfe kommt.",
  danger_body_fr:
    "Appelez le 112 maintenant (le 911 au Canada, ailleurs le numéro d’urgence de votre pays). Il peut s’agir de quelque chose qu’il faut soigner tout de suite. Dites où vous êtes et ce que vous voyez ; au téléphone, on vous dira quoi faire jusqu’à l’arrivée des secours.",
  danger_body_es:
    "Llame ahora al 112 (911 en gran parte de América; en otros lugares, al número de emergencias de su país). Puede tratarse de algo que hay que atender de inmediato. Diga dónde está y qué ve; por teléfono le dirán qué hacer hasta que llegue la ayuda.",
  danger_body_it:
    "Chiami subito il 112 (altrove il numero di emergenza del Suo Paese). Può trattarsi di qualcosa da curare immediatamente. Dica dove si trova e che cosa vede; al telefono Le diranno che cosa fare finché arrivano i soccorsi.",
  danger_now_en:
    "Call 112 now (999 in the United Kingdom, 911 in North America, elsewhere your local emergency number). Bring yourself and others to safety first; whoever answers tells you what to do until help comes.",
  danger_now_de:
    "Rufen Sie jetzt die 112 an (in der Schweiz auch 144 und 117, anderswo den Notruf Ihres Landes). Bringen Sie zuerst sich und andere in Sicherheit; am Telefon sagt man Ihnen, was zu tun ist, bis Hilfe kommt.",
  danger_now_fr:
    "Appelez le 112 maintenant (911 au Canada, ailleurs le numéro d’urgence de votre pays). Mettez-vous d’abord à l’abri, vous et les autres ; au téléphone, on vous dira quoi faire jusqu’à l’arrivée des secours.",
  danger_now_es:
    "Llame ahora al 112 (911 en gran parte de América; en otros lugares, al número de emergencias de su país). Póngase primero a salvo y ponga a salvo a los demás; por teléfono le dirán qué hacer hasta que llegue la ayuda.",
  danger_now_it:
    "Chiami subito il 112 (altrove il numero di emergenza del Suo Paese). Metta prima al sicuro sé e gli altri; al telefono Le diranno che cosa fare finché arrivano i soccorsi.",

  recommendationText: "{count, plural, one {Cet expert correspond} other {Ces experts correspondent}} à ce que vous décrivez.",
  recommendationFound: "J’ai {count, plural, one {une proposition} other {# propositions}} pour cela.",
  recommendationGuess:
    "Je ne suis pas sûr d’avoir compris. {count, plural, one {Cet expert est le plus proche} other {Ces experts sont les plus proches}} de votre demande.",
  recommendationElsewhere:
    "Le domaine « {topic} » relève de la catégorie « {there} » et non de « {here} » : c’est donc là que j’ai cherché.",
  recommendationNobody: "Personne dans l’annuaire n’y correspond encore. Essayez d’autres mots ou parcourez toutes les catégories.",
  reasonTopic: "Votre description concerne {topic}.",
  reasonMaybe: "Il s’agit peut-être de ce domaine : {topic}.",
  reasonPage: "Votre question vient de la page {category}.",
  reasonAdvisor: "{name}, {jobTitle} : {reasons}.",
  reasonAdvisorPlain: "{name} : {reasons}.",

  askScope: "Quelle partie régleriez-vous dès la première séance ?",
  askSimilar: "Quand avez-vous résolu cela pour quelqu’un comme moi, et qu’en est-il sorti ?",
  askPrepare: "Que dois-je préparer ou envoyer avant notre échange ?",
  askFast: "Que peut-on faire cette semaine, et qu’est-ce qui doit attendre ?",
  askToday: "Que faut-il faire aujourd’hui, et à quoi personne ne doit-il toucher ?",
  askPrice: "Combien d’heures dois-je prévoir en tout, et qu’est-ce qui pourrait en ajouter ?",
  askCountry: "Les règles de quel pays s’appliquent ici, et les connaissez-vous ?",
  askDocument: "Quel passage de mon document vous inquiète le plus ?",
  askBusiness: "Quel chiffre montrera en premier que nous sommes sur la bonne voie ?",
  askFinance: "De quels chiffres avez-vous besoin pour me donner une réponse ferme ?",
  askTechnology: "Que faudrait-il développer, acheter ou laisser tel quel ?",
  askMarketing: "Quel public viseriez-vous en premier, et comment mesurerions-nous le résultat ?",
  askLegal: "Quels sont mes délais, et que se passe-t-il si je ne fais rien ?",
  askOther: "Comment saurons-nous tous les deux, dans un mois, que cela a servi ?",

  ...chatMessages,
  ...siteMessages,
  ...matcherMessages,
};
