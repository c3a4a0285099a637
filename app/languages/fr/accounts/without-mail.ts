import type { WithoutMail } from "#app/features/site/messages-without-mail";

/** Said on a site that sends no email, in French. */
export const messagesWithoutMail: WithoutMail = {
  "accounts.waitingText": "Le compte de <strong>{email}</strong> attend son lien de confirmation.",
  "accounts.waitingAnyText": "Votre compte attend son lien de confirmation.",
  "accounts.waitingHint":
    "Ce site n’envoie pas encore d’e-mails : demandez le lien à la personne qui gère le site. Elle le trouve dans l’espace d’administration, sous « Personnes ».",
  "accounts.emailNotConfirmedText": "Ce site n’envoie pas encore d’e-mails : demandez le lien à la personne qui gère le site.",
  "accounts.sentAgain":
    "Si cette adresse attend une confirmation, un nouveau lien a été créé. Ce site n’envoie pas encore d’e-mails : demandez le lien à la personne qui gère le site.",
  "accounts.forgotText":
    "Saisissez votre adresse e-mail. S’il existe un compte à cette adresse, un lien pour choisir un nouveau mot de passe est créé. Ce site n’envoie pas encore d’e-mails : demandez le lien à la personne qui gère le site.",
  "accounts.forgotSent":
    "S’il existe un compte à cette adresse, un lien pour choisir un nouveau mot de passe a été créé. Ce site n’envoie pas encore d’e-mails : demandez le lien à la personne qui gère le site.",
  "accounts.resetEndedButton": "Demander un nouveau lien",
  "accounts.notMeText":
    "Tout le monde est déconnecté de votre compte ; le mot de passe, les clés d’accès, les comptes associés et l’adresse d’agenda ne fonctionnent plus, pas plus qu’une double authentification activée depuis. Ce site n’envoie pas encore d’e-mails : demandez à la personne qui gère le site le lien pour choisir un nouveau mot de passe.",
  "accounts.notMeUsedText":
    "Vous avez signalé que quelque chose ne venait pas de vous : tout le monde a été déconnecté, et ce qui avait été configuré depuis dans votre compte ne fonctionne plus. Ce site n’envoie pas encore d’e-mails : demandez à la personne qui gère le site le lien pour choisir un nouveau mot de passe.",
  "accounts.notMeDone":
    "Tout le monde est déconnecté. Ce site n’envoie pas encore d’e-mails : demandez à la personne qui gère le site le lien pour choisir un nouveau mot de passe.",
  "accounts.againWithoutPassword": "Pas encore de mot de passe ? Un lien vous permet d’en choisir un.",
  "accounts.againChoose": "Demander le lien",
  "emailChange.begun":
    "Chaque adresse a maintenant un lien qui confirme le changement. Ce site n’envoie pas encore d’e-mails : demandez les deux liens à la personne qui gère le site.",
  "emailChange.waitingBoth":
    "Les deux adresses restent à confirmer. Ce site n’envoie pas encore d’e-mails : demandez les deux liens à la personne qui gère le site.",
  "emailChange.waitingOld": "La nouvelle adresse est confirmée, l’ancienne pas encore. Demandez son lien à la personne qui gère le site.",
  "emailChange.waitingNew": "L’ancienne adresse est confirmée, la nouvelle pas encore. Demandez son lien à la personne qui gère le site.",
  "emailChange.confirmedOne": "C’est confirmé. L’autre adresse reste à confirmer : demandez son lien à la personne qui gère le site.",
  "secondFactor.challengeMailed":
    "Ce n’est pas vous qui l’avez activée ? La personne qui gère le site peut la désactiver : adressez-vous à elle.",
  "notifications.preferencesText": "Ce dont nous vous informons dans l’application, et par e-mail dès que ce site pourra en envoyer.",
  "notifications.mailAlways": "Cet e-mail ne peut pas être désactivé.",
  "profiles.loginNotificationsHint":
    "Un e-mail à chaque connexion à votre compte depuis un nouvel appareil, dès que ce site pourra en envoyer.",
  "profiles.passwordText": "Tous les autres appareils sont déconnectés.",
  "booking.hourReplaces": "Votre demande actuelle : <time></time>. Celle que vous envoyez ici la remplace.",
  "booking.meanwhileMail": "Quand {name} répond, vous le voyez ici et dans vos notifications. Vous n’avez rien d’autre à faire.",
  "money.toReturnState": "Nous vous remboursons la somme par le même moyen. Dès que c’est fait, la page de la consultation l’indique.",
};
