import type { warningsMessages as english } from "#app/features/accounts/warnings/messages";
import type { Translation } from "../../translation";

/** Emails that warn of actions the account's owner may not have taken, in French. */
export const warningsMessages: Translation<typeof english> = {
  putBackPayouts: "Vos versements vont de nouveau là où ils allaient auparavant. Vérifiez sous « Facturation » que c’est exact.",
  putBackMeeting: "Le lien de réunion de vos consultations est redevenu le précédent. Vérifiez sous « Plateformes » qu’il est exact.",
  putBackLoginMails: "Vous recevez de nouveau un e-mail à chaque connexion à votre compte depuis un nouvel appareil.",
  keptSecondFactor: "La double authentification reste activée : sa désactivation, demandée par un administrateur, a été arrêtée.",
  lookAtPayouts: "Vérifiez sous « Facturation » où vont vos versements.",
  rolesBack:
    "Les rôles d’administrateur attribués ou retirés ces jours-ci en votre nom sont de nouveau comme avant. Le journal indique lesquels.",
  lookAtAdmin:
    "Ces jours-ci, des actions ont été faites en votre nom en tant qu’administrateur, et elles restent en vigueur. Consultez le journal et corrigez ce qui ne venait pas de vous.",
  payoutsAction: "Voir où vont vos versements",
  meetingAction: "Voir votre lien de réunion",

  loginOffSubject: "Vous n’êtes plus averti des nouvelles connexions à {site}",
  loginOffText: "Les e-mails sur les connexions depuis un nouvel appareil viennent d’être désactivés dans votre compte {site}.",
  loginOffNotMe:
    "Si ce n’était pas vous, appuyez sur le bouton : tout le monde est déconnecté, ces e-mails reprennent et nous vous envoyons un lien pour choisir un nouveau mot de passe.",

  meetingSubject: "Le lien de réunion de vos consultations sur {site} a été modifié",
  meetingText:
    "Le lieu de vos consultations sur {site} vient d’être modifié. Vos clients voient le nouveau lien ; vous le trouverez sous « Plateformes ».",
  meetingNotMe:
    "Si ce n’était pas vous, appuyez sur le bouton : tout le monde est déconnecté, le lien précédent est rétabli et nous vous envoyons par e-mail un lien pour choisir un nouveau mot de passe.",

  endsSubject: "La double authentification sur {site} va être désactivée",
  endsText:
    "Un administrateur du site {site} a demandé que la connexion à votre compte n’exige plus de code. Jusqu’au moment indiqué ci-dessous, il est encore demandé, et vous pouvez arrêter cela. Motif :",
  endsWhen: "Désactivation",
  endsNotMe:
    "Si vous ne l’avez pas demandé, appuyez sur le bouton : la double authentification reste activée, tout le monde est déconnecté et nous vous envoyons par e-mail un lien pour choisir un nouveau mot de passe.",
  staysSubject: "La double authentification sur {site} reste activée",
  staysText: "Elle ne sera pas désactivée : cela a été arrêté. La connexion à {site} demande un code comme avant.",
  staysHelp: "Si aucun code ne fonctionne, ou si ce n’était pas vous, écrivez à {email}.",

  feedSubject: "Un agenda a été ajouté à votre compte sur {site}",
  feedText: "Un agenda vient d’être ajouté à votre compte sur {site}. Aux moments où il vous indique occupé, personne ne peut réserver.",
  feedNotMe:
    "Si ce n’était pas vous, appuyez sur le bouton : tout le monde est déconnecté, l’agenda n’est plus lu et nous vous envoyons par e-mail un lien pour choisir un nouveau mot de passe.",
  feedsEnded: "Un agenda ajouté ces jours-ci n’est plus lu.",

  ownFeedSubject: "Une adresse secrète de vos consultations sur {site} a été créée",
  ownFeedText:
    "Une nouvelle adresse secrète de vos consultations sur {site} vient d’être créée. Qui la possède peut lire quand et avec qui elles ont lieu. Une adresse plus ancienne ne fonctionne plus.",
  ownFeedNotMe:
    "Si ce n’était pas vous, appuyez sur le bouton : tout le monde est déconnecté, l’adresse ne fonctionne plus et nous vous envoyons par e-mail un lien pour choisir un nouveau mot de passe.",

  rateSubject: "Votre tarif horaire sur {site} a été modifié",
  rateText:
    "Votre tarif horaire sur {site} est passé de {before} à {after}. Le nouveau tarif vaut pour les nouvelles demandes ; ce qui est convenu garde son prix. Vous le trouverez sous « Informations du profil ».",
  rateNone: "aucun",
  rateNotMe:
    "Si ce n’était pas vous, appuyez sur le bouton : tout le monde est déconnecté et nous vous envoyons par e-mail un lien pour choisir un nouveau mot de passe. Le tarif reste tel quel jusqu’à ce que vous le rétablissiez.",

  siteSubject:
    "{what, select, payWay {Le mode de paiement des clients du site {site} a été modifié} address {L’adresse du site {site} a été modifiée} mailServer {Le serveur de messagerie du site {site} a été modifié} contact {Les coordonnées du site {site} ont été modifiées} name {Le nom du site {site} a été modifié} rules {Les prix et les règles du site {site} ont été modifiés} danger {Ce qui est dit aux personnes en danger sur {site} a été modifié} exported {Toutes les données du site {site} ont été exportées} listed {Une liste du site {site} a été téléchargée} granted {{site} a un administrateur de plus} secondFactor {La double authentification d’un compte du site {site} va être désactivée} other {{site} a un administrateur de moins}}",
  siteText:
    "{what, select, granted {{who} vient de nommer {person} administrateur.} configured {{person} est désormais administrateur : l’adresse figure dans ADMIN_EMAILS, que définit la personne qui gère le serveur.} revoked {{who} vient de retirer le rôle d’administrateur à {person}.} exported {{who} vient d’exporter tout ce que le site conserve.} listed {{who} vient de télécharger une liste. Le journal indique laquelle.} secondFactor {{who} vient de demander la désactivation de la double authentification pour {person}. Elle a lieu dans {hours} heures ; d’ici là, vous pouvez l’arrêter sur la page de ce compte.} other {Cette modification vient d’être faite par {who}. Le journal indique ce qui était en vigueur auparavant.}}",
  siteNotAgreed:
    "Si cela n’aurait pas dû arriver, demandez à {who}. Vous pouvez revenir en arrière, et retirer le rôle d’administrateur à un compte qui vous semble être entre les mains d’un inconnu.",
  siteNotMe:
    "Si ce n’était pas vous, appuyez sur le bouton : tout le monde est déconnecté de votre compte et nous vous envoyons par e-mail un lien pour choisir un nouveau mot de passe. Les rôles d’administrateur attribués ou retirés depuis sont rétablis, de même que l’adresse et le serveur de messagerie du site, le mode de paiement, les coordonnées et ce que lisent les personnes en danger. Le reste de ce qui a été modifié le demeure jusqu’à ce que vous ou un autre administrateur reveniez en arrière.",
  siteAction: "Ouvrir le journal",

  putBackSubject: "Ce qui a été fait en tant qu’administrateur du site {site} est annulé",
  putBackText:
    "{who} nous a signalé que quelqu’un d’autre était dans son compte. Voici donc ce qui est annulé, y compris de la part des personnes devenues administrateurs de cette façon :",
  rolesBackGiven: "De nouveau administrateur : {names}",
  rolesBackTaken: "N’est plus administrateur : {names}",
  rolesBackKept: "Toujours administrateur, faute d’un autre : {names}. Vérifiez si vous connaissez ce compte.",
  settingBack:
    "{what, select, payWay {Le mode de paiement des clients du site {site} est de nouveau comme avant.} contact {Les coordonnées du site {site} sont de nouveau comme avant.} address {L’adresse du site {site} est de nouveau celle d’avant.} mailServer {Le serveur de messagerie du site {site} est de nouveau celui d’avant. Vérifiez si son mot de passe doit être saisi à nouveau.} other {Ce qui est dit aux personnes en danger sur {site} est de nouveau comme avant.}}",
  putBackClosing:
    "Tout administrateur peut nommer de nouveau qui doit l’être malgré tout. Le reste de ce qui a été fait demeure : le journal l’indique.",

  settingsStandSubject: "Vérifiez ce qui a été changé en tant qu’administrateur du site {site}",
  settingsStand:
    "Quelqu’un d’autre était dans le compte d’un administrateur. Ce qui y a été changé reste en vigueur ici, car un autre administrateur a enregistré depuis, ou car un mot de passe ne peut pas être consulté. Vérifiez si c’est correct :",

  stoppedSubject: "{who} n’est plus administrateur du site {site} : ce qui a été fait reste ainsi",
  stoppedText:
    "{who} a été arrêté en tant qu’administrateur du site {site} par quelqu’un d’autre. Les jours précédents, {who} ou les personnes devenues administrateurs de cette façon ont modifié ceci. Rien n’en est annulé :",
  stoppedSettings: "Ouvrir les paramètres",
  stoppedGiven: "Nommé administrateur, et l’est toujours : {names}",
  stoppedTaken: "N’est plus administrateur depuis : {names}",
  stoppedClosing:
    "Vérifiez si tout cela est voulu. Tout administrateur peut modifier cela. Si quelqu’un d’autre était dans ce compte ({who}), son titulaire annule tout avec le bouton des e-mails reçus.",

  roleSubject:
    "{what, select, granted {Vous êtes désormais administrateur du site {site}} other {Vous n’êtes plus administrateur du site {site}}}",
  roleText:
    "{what, select, granted {{who} vous a nommé administrateur : vous pouvez voir et modifier tout ce qui fait fonctionner le site.} other {{who} vous a retiré le rôle d’administrateur. Pour le reste, votre compte ne change pas.}}",
  roleBackText:
    "{what, select, granted {Quelqu’un, dans ce compte, vous avait retiré le rôle d’administrateur ou vous avait suspendu : {who}. C’est annulé.} other {Vous avez été nommé administrateur depuis ce compte, arrêté depuis : {who}. Le rôle a donc été repris. Pour le reste, votre compte ne change pas.}}",
  roleClosing: "Si vous ne vous y attendiez pas, demandez à {who}.",
  roleAction: "Ouvrir l’espace d’administration",
};
