import type { firstDayMessages as english } from "#app/features/admin/first-day/messages";
import type { Translation } from "../../translation";

/** The first-day checklist of the site's operator, in French. */
export const firstDayMessages: Translation<typeof english> = {
  title: "Premier jour",
  text: "Ce qui sépare une installation neuve d’un site bien à vous. Chaque ligne vérifie l’état réel du site.",
  progress: "Étapes terminées : {done, number} sur {all, number}",
  overview: "Premier jour : {done, plural, one {# étape terminée} other {# étapes terminées}} sur {all, number}",
  overviewLink: "Voir ce qu’il reste à faire",
  overviewNoMail: "Aucun e-mail ne part encore : les personnes qui s’inscrivent attendent leur lien. <link>Voir qui attend</link>",
  isDone: "Fait",
  isOpen: "À faire",
  isOptional: "Facultatif",
  optionalSteps: "Étapes facultatives",
  signIn_google: "Connexion avec Google",
  signIn_linkedin: "Connexion avec LinkedIn",
  signInDone: "On peut se connecter ainsi. L’adresse de retour est {address}.",
  signInOpen_google:
    "Le bouton figure sur la page de connexion, mais n’est pas configuré. Créez un client OAuth pour le Web dans la console Google API, avec {address} comme URI de redirection, puis démarrez avec son identifiant et son secret.",
  signInOpen_linkedin:
    "Le bouton figure sur la page de connexion, mais n’est pas configuré. Créez chez LinkedIn une application avec le produit Sign In with LinkedIn et {address} comme URL de redirection, puis démarrez avec son identifiant et son secret.",
  address: "L’adresse utilisée par le public",
  address_right: "Le site se déclare à l’adresse {origin}, et c’est là que vous le lisez.",
  address_elsewhere:
    "L’adresse du site est {origin}, mais vous êtes sur {host}, d’où rien ne peut être enregistré. Si le public utilise {host}, indiquez-le sous « Adresse du site » depuis {origin} ; là où BASE_URL donne l’adresse, démarrez avec la ligne ci-dessous.",
  address_unset:
    "Les liens des e-mails mènent à {origin}, mais vous êtes sur {host}. Indiquez l’adresse utilisée par le public. Elle n’est jamais lue dans une requête : un inconnu peut y mettre n’importe laquelle.",
  address_local: "Les liens des e-mails mènent à {origin}, que seule cette machine atteint. Indiquez l’adresse utilisée par le public.",
  address_proposed:
    "{proposed} est saisie mais pas encore confirmée : ouvrez le site à cette adresse, connectez-vous et confirmez-la. D’ici là, les liens des e-mails mènent à {origin}.",
  addressLink: "Indiquer l’adresse",
  mail: "E-mails",
  mail_files:
    "Les e-mails sont gardés dans des fichiers et ne parviennent à personne. Indiquez votre serveur de messagerie, puis essayez-le.",
  mail_kept:
    "Votre e-mail de test se trouve ici, dans la boîte d’envoi. Les e-mails sont conservés en fichiers, personne ne les reçoit : indiquez votre serveur de messagerie, puis réessayez.",
  mail_untried: "Un serveur de messagerie est configuré. Essayez-le : un e-mail de test arrivera à votre adresse.",
  mail_waiting: "Un e-mail de test est en route.",
  mail_sent: "Le serveur de messagerie accepte les e-mails.",
  mailLink: "Indiquer le serveur de messagerie",
  problem_host: "Les e-mails ne partent pas : aucun serveur ne porte ce nom. Vérifiez le nom du serveur.",
  problem_away: "Les e-mails ne partent pas : le serveur est injoignable sur ce port. Vérifiez le serveur et le port.",
  problem_silent: "Les e-mails ne partent pas : le serveur ne répond pas. Vérifiez le serveur, le port et le chiffrement.",
  problem_encryption: "Les e-mails ne partent pas : la connexion chiffrée n’a pas pu être établie. Vérifiez le chiffrement et le port.",
  problem_password: "Les e-mails ne partent pas : le serveur refuse l’utilisateur ou le mot de passe. Saisissez-les de nouveau.",
  problem_sender: "Le serveur refuse l’adresse de l’expéditeur. Utilisez-en une qui appartient à votre compte chez lui.",
  problem_recipient: "Le serveur refuse votre propre adresse comme destinataire. Vérifiez l’adresse de votre compte ici.",
  problem_other: "Le serveur n’a pas accepté l’e-mail de test. Sa réponse se trouve dans la boîte d’envoi.",
  lines: "Lignes pour l’environnement du démarrage",
  sendTest: "Envoyer un e-mail de test",
  sending: "Envoi…",
  testSent: "Un e-mail de test est en route vers votre adresse.",
  testTaken: "Le serveur de messagerie a accepté l’e-mail de test. Vérifiez qu’il arrive.",
  testRefused: "Le serveur de messagerie n’a pas accepté l’e-mail de test. La raison se trouve sous « E-mails ».",
  testKept: "Ce site n’envoie pas encore d’e-mails : l’e-mail de test se trouve dans la boîte d’envoi de cette administration.",
  testSubject: "E-mail de test : {site}",
  testMail: "Cet e-mail prouve que les e-mails de votre site arrivent.",
  contact: "Comment les visiteurs vous joignent",
  contactDone: "Les coordonnées sont les vôtres.",
  contactOpen:
    "Indiquez ci-dessous comment vous joindre et qui exploite le site, avec une adresse postale : d’ici là, les pages affichent des coordonnées fictives, ou les politiques et les reçus ne nomment personne.",
  contactLink: "Indiquer vos coordonnées",
  payment: "Paiement",
  paymentDone: "Les clients savent comment payer.",
  paymentOpen:
    "À régler avant la première réservation : d’ici là, les clients ne doivent rien au site et conviennent du paiement avec leur expert. Indiquez-le ci-dessous ou démarrez avec les clés de Stripe.",
  paymentDemo:
    "Les clients voient le compte de la démo, sur lequel personne ne devrait verser d’argent. Indiquez ci-dessous comment paient les vôtres.",
  paymentLink: "Indiquer comment payer",
  logo: "Logo",
  logoDone: "Votre logo figure dans l’en-tête.",
  logoOpen: "L’emblème du produit figure dans l’en-tête.",
  logoLink: "Importer un logo",
  policies: "Politiques",
  policiesDone: "Lues par un administrateur.",
  policiesOpen:
    "Elles décrivent ce que ce produit fait des données et de l’argent. Lisez-les et faites-les lire par votre conseil juridique.",
  policiesLink: "Lire les politiques",
  policiesRead: "Je les ai lues",
  policiesSaved: "La lecture des politiques est notée.",
  advisor: "Le premier expert",
  advisorDone: "{count, plural, one {# expert admis} other {# experts admis}}.",
  advisorOpen:
    "Personne n’est encore réservable. Les experts se portent candidats sous Devenir expert, et vous les acceptez sous Candidatures.",
  advisorInvited:
    "Personne ne peut encore être réservé. Ici, on ne présente sa candidature que sur invitation : invitez des experts par l’import.",
  advisorNobody:
    "Personne ne peut encore être réservé, et personne n’est accepté pour le moment. Indiquez sous Règles qui peut présenter sa candidature.",
  advisorDemo: "Les experts présents ici sont ceux de la démo. Vous n’en avez pas encore.",
  rulesLink: "Choisir qui peut candidater",
  advisorLink: "Importer des experts",
  saving: "Enregistrement…",
};
