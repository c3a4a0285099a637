import type { notificationsMessages as english } from "#app/features/notifications/messages";
import type { Translation } from "../translation";

/** In-app notifications: one sentence per kind, the page that lists them, and the counts in the header, in French. */
export const notificationsMessages: Translation<typeof english> = {
  title: "Notifications",
  intro: "Ce qui s’est passé en votre absence.",
  emptyTitle: "Rien de nouveau",
  emptyText: "Les réponses à vos demandes, les rappels et les messages apparaissent ici au fur et à mesure.",
  emptyAction: "Trouver un expert",
  list: "Notifications",
  markAll: "Tout marquer comme lu",
  markedAll: "Toutes les notifications sont marquées comme lues.",
  markOne: "Marquer comme lue",
  markOneLabel: "Marquer comme lue : {text}",
  new: "Nouvelle",
  preferences: "Choisir ses notifications",
  newer: "Plus récentes",
  older: "Plus anciennes",
  bell: "Notifications",
  bellUnread: "{count, plural, one {Notifications, # non lue} other {Notifications, # non lues}}",
  messages: "Messages",
  messagesUnread: "{count, plural, one {Messages, # conversation non lue} other {Messages, # conversations non lues}}",
  somebody: "Un client",
  withSomebody: "un client",
  someAdvisor: "Un expert",
  withSomeAdvisor: "un expert",

  consultation_requested:
    "{how, select, changed {{name} a modifié la demande (sujet : {topic}), {when}} other {{name} vous demande une consultation (sujet : {topic}), {when}}}",
  consultation_answered: "{name} a {answer, select, accepted {accepté} other {refusé}} votre demande (sujet : {topic}), {when}",
  consultation_countered: "{name} propose un autre horaire pour votre consultation (sujet : {topic}), {when}",
  consultation_rescheduled:
    "Votre consultation avec {withName} (sujet : {topic}) {how, select, passed {revient à l’horaire demandé au départ, faute de réponse à l’horaire proposé} takenBack {revient à l’horaire demandé au départ} kept {garde son horaire} agreed {est confirmée} other {a un nouvel horaire}} : {when}",
  consultation_cancelled:
    "{how, select, withdrawn {{name} a retiré sa demande (sujet : {topic}), {when}} expired {La demande (sujet : {topic}), {when}, avec {withName} a expiré sans réponse} expiredYou {Vous n’avez pas répondu à temps : la demande (sujet : {topic}), {when}, avec {withName} a expiré} expiredThem {{name} n’a pas répondu à temps : la demande (sujet : {topic}), {when}, a expiré} waived {{paid} ne sont plus demandés pour votre consultation avec {withName} (sujet : {topic}), {when}} refunded {Remboursement de {paid} pour votre consultation avec {withName} (sujet : {topic}), {when}} other {Votre consultation avec {withName} (sujet : {topic}), {when}, {how, select, noShow {a été marquée comme manquée} missedYou {est considérée comme manquée par vous{cost, select, payer { : rien n’est remboursé} payee { : vous ne recevez rien} other {}}} missedThem {est considérée comme manquée par {name}{cost, select, payer { : ce que vous avez payé vous est remboursé} payee { : le prix reste dû} other {}}} saidAbsent {attend votre réponse : {name} signale votre absence} saidAgain {est en cours d’examen : {name} signale de nouveau votre absence} contested {est en cours d’examen : {name} signale votre absence} absenceDenied {est en cours d’examen : {name} conteste son absence} absenceWords {fait l’objet d’une précision apportée par {name} sur les présences} absenceTakenBack {n’a pas été manquée : {name} retire son signalement} other {a été annulée}}}}",
  consultation_reminder:
    "{how, select, answer {{name} attend votre réponse au sujet d’un autre horaire pour votre consultation sur {topic} : {when}} other {Votre consultation avec {withName} (sujet : {topic}) a lieu bientôt : {when}}}",
  consultation_completed: "Votre consultation avec {withName} (sujet : {topic}) est terminée",
  consultation_reviewed:
    "{how, select, reply {{name} a répondu à votre avis} shown {Les deux avis sont publiés : votre consultation avec {withName}} other {{name} a donné son avis sur votre consultation}} (sujet : {topic})",
  message: "{name} vous a écrit",
  application_decided:
    "{decision, select, approved {Votre candidature d’expert est acceptée. Bienvenue !} undone {La décision sur votre candidature d’expert a été annulée : elle est réexaminée} other {Votre candidature d’expert n’a pas été retenue}}",
  category_answered:
    "{decision, select, answered {Votre demande pour la catégorie « {name} » a reçu une réponse} other {Votre demande pour la catégorie « {name} » a été refusée}}",
  report_answered:
    "{about, select, review {L’avis} other {Le message}} que vous avez signalé {decision, select, hidden {a été retiré} shown {est de nouveau affiché} other {a été examiné et reste en place}}",
  payment_update:
    "{how, select, arrived {Nous avons reçu votre paiement de {paid}} paid {{paid} payés pour le {when}} unconfirmed {{paid} confirmés par erreur et pas encore reçus} missing {Nous n’avons pas trouvé votre paiement de {paid}} returned {Nous vous avons remboursé {paid}} unreturned {{paid} annoncés par erreur comme remboursés et pas encore partis} refused {{paid} n’ont pas pu être encaissés} refundRefused {{paid} n’ont pas encore pu vous être remboursés} letGo {Vous n’avez plus rien à payer} disputed {Un paiement de {paid} est contesté} disputeKept {Litige de {paid} terminé, le paiement est maintenu} disputeLost {{paid} sont revenus au client} sentBackElsewhere {{paid} ont été remboursés} other {{paid} à payer}} : {topic}, {name}",
  payment_marked:
    "{how, select, waiting {{name} attend des nouvelles de son paiement de {paid}} refused {{paid} n’ont pas pu être encaissés chez {name}} refundRefused {{paid} n’ont pas pu être remboursés à {name}} transferRefused {{paid} n’ont pas pu être transférés à {name}} leaving {{name} supprime son compte et doit encore {paid}} releaseRefused {{paid} autorisés par {name} n’ont pas pu être libérés} endCheckoutRefused {Le paiement en ligne fait par {name} ({paid}) n’a pas pu être clos} disputed {{name} conteste {paid}} disputeKept {Litige engagé par {name} ({paid}) terminé, le paiement est maintenu} disputeLost {Litige engagé par {name} ({paid}) perdu} sentBackElsewhere {{paid} ont été remboursés à {name} chez le prestataire de paiement} other {{name} a signalé {paid} comme payés}}",
  admin_waiting:
    "{about, select, applications {Candidatures en attente d’examen} overdue {Candidatures en retard} reports {Signalements en attente} returns {Paiements à rembourser} disputes {Consultations à trancher} other {Demandes de catégorie en attente}} : {count}",
  payout_made:
    "{how, select, transferRefused {{paid} n’ont pas encore pu vous être transférés} other {Vous avez reçu un versement de {paid}}}",
  payout_destination: "La destination de vos versements a été modifiée",
  meeting_link: "Le lien de réunion de vos consultations a été modifié",
  terms_changed: "Les conditions de vos consultations ont changé",
  account_change:
    "{about, select, feed {Un agenda a été ajouté à votre compte} ownFeed {Une adresse secrète de vos consultations a été créée} rate {Votre tarif horaire a été modifié} passwordLink {Un administrateur a créé un lien pour choisir un nouveau mot de passe de votre compte} emailChangeLink {Un administrateur a créé un lien pour confirmer le changement de votre adresse} other {La double authentification de votre compte va être désactivée}}",
  site_changed:
    "{about, select, payWay {Le mode de paiement des clients a été modifié} address {L’adresse du site a été modifiée} mailServer {Le serveur de messagerie du site a été modifié} contact {Les coordonnées du site ont été modifiées} name {Le nom du site a été modifié} rules {Les prix et les règles ont été modifiés} danger {Ce que le site dit aux personnes en danger a été modifié} exported {Toutes les données du site ont été exportées} listed {Un administrateur a téléchargé une liste} granted {{name} est désormais administrateur} putBack {Ce qui a été fait en tant qu’administrateur avec ce compte est annulé : {name}} secondFactor {La double authentification va être désactivée pour {name}} other {{name} n’est plus administrateur}}",
  admin_role: "{how, select, granted {Vous êtes désormais administrateur} other {Vous n’êtes plus administrateur}}",
  new_device: "Connexion à votre compte depuis un nouvel appareil : {device}",

  preferencesTitle: "Notifications",
  preferencesText:
    "Ce dont nous vous informons dans l’application et par e-mail. Les e-mails qui protègent votre compte vous parviennent toujours.",
  inApp: "Dans l’application",
  byMail: "Par e-mail",
  mailAlways: "Son e-mail est toujours envoyé.",
  loginNotifications: "Son e-mail se règle avec « Notifications de connexion », sous <link>Sécurité</link>.",
  kind_consultation_requested: "Demandes qui vous sont adressées en tant qu’expert",
  kind_consultation_answered: "Réponses à vos demandes",
  kind_consultation_countered: "Autre horaire proposé",
  kind_consultation_rescheduled: "Nouvel horaire convenu",
  kind_consultation_cancelled: "Annulations, remboursements et demandes sans réponse",
  kind_consultation_reminder: "Rappels avant une consultation et avant la fin du délai de réponse",
  kind_consultation_completed: "Consultations terminées",
  kind_consultation_reviewed: "Avis",
  kind_message: "Messages",
  kind_application_decided: "Décision sur votre candidature d’expert",
  kind_category_answered: "Réponses à vos demandes de catégorie",
  kind_report_answered: "Réponses à vos signalements",
  kind_payment_update: "Vos paiements",
  kind_payment_marked: "Paiements à confirmer ou à régler, en tant qu’administrateur",
  kind_admin_waiting:
    "Candidatures, signalements, demandes de catégorie, paiements à rembourser et consultations à trancher, en tant qu’administrateur",
  kind_payout_made: "Versements en tant qu’expert",
  kind_payout_destination: "Changements de la destination de vos versements",
  kind_meeting_link: "Changements de votre lien de réunion",
  kind_terms_changed: "Changements de vos conditions en tant qu’expert",
  kind_account_change: "Agendas, tarif et connexion de votre compte",
  kind_site_changed: "Changements du mode de paiement et de la gestion du site, en tant qu’administrateur",
  kind_admin_role: "Votre rôle d’administrateur, attribué ou retiré",
  kind_new_device: "Connexions depuis un nouvel appareil",
};
