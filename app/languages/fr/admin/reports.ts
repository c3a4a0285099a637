import type { reportsMessages as english } from "#app/features/admin/reports/messages";
import { MAX_RATING } from "#app/features/reviews/limits";
import type { Translation } from "../../translation";

/** Reported content, below the applications, in French. */
export const reportsMessages: Translation<typeof english> = {
  title: "Contenus signalés",
  none: "Aucun signalement à traiter.",
  noneYet: "Personne n’a encore rien signalé.",
  waiting:
    "{count, plural, one {# signalement à examiner} other {# signalements à examiner}}. Leur lecture est consignée dans le journal d’audit.",
  read: "Lire les signalements",
  text: "Ce qui a été signalé, qui est concerné et pourquoi. Le texte se trouve sur la page de chaque signalement ; sa lecture est consignée dans le journal d’audit.",
  search: "Chercher par nom, e-mail ou motif",
  noneFound: "Aucun signalement ne correspond",
  readNamed: "Lire ce qui a été signalé : {name}",
  somebodyGone: "Une personne qui n’est plus là",
  why: "Motif",
  noReason: "Aucun",
  reporter: "Signalé par",
  allReports: "Tous les signalements",
  messageTitle: "Message signalé",
  reviewTitle: "Avis signalé",
  closedOn: "Classé : <time></time>",
  manyClosed: "{count, plural, one {Le signalement est classé} other {# signalements sont classés}}.",
  sentBy: "Envoyé par {sender}, le <time></time>",
  reportedBy: "Signalé par {reporter}, le <time></time>",
  reason: "Motif : {reason}",
  review: `{author} sur {advisor} : {rating, number} sur ${MAX_RATING}`,
  close: "Classer",
  closeMessage: "Classer le signalement : {sender}",
  removedOn: "Retiré le <time></time>. Motif : {reason}",
  hideMessage: "Retirer le message",
  hideMessageNamed: "Retirer le message envoyé par {sender}",
  hideMessageReason: "Motif du retrait",
  hideMessageText:
    "Aucune des deux personnes ne le lira plus. La personne qui l’a écrit reçoit le motif par e-mail, celle qui l’a signalé en est informée. Vous pouvez l’afficher de nouveau.",
  showMessage: "Afficher de nouveau le message",
  showMessageNamed: "Afficher de nouveau le message : {sender}",
  showMessageText:
    "Les deux personnes pourront le lire de nouveau. La personne qui l’a écrit et celle qui l’a signalé en sont informées par e-mail.",
  messageHidden: "Le message est retiré de la conversation.",
  messageShown: "Le message est de nouveau dans la conversation.",
  answeredSubject: "Votre signalement ({site})",
  answeredHidden:
    "Nous avons examiné {about, select, review {l’avis} other {le message}} que vous aviez signalé et l’avons retiré. Merci de nous avoir prévenus.",
  answeredKept:
    "Nous avons examiné {about, select, review {l’avis} other {le message}} que vous aviez signalé. Il reste en l’état. Merci de nous avoir prévenus.",
  answeredShown:
    "Nous avons réexaminé {about, select, review {l’avis} other {le message}} que vous aviez signalé. Il est de nouveau affiché.",
  answeredAction: "Ouvrir la page",
  removedSubject: "Un de vos {about, select, review {avis} other {messages}} a été retiré",
  removedEmail:
    "Un {about, select, review {avis que vous aviez écrit} other {message que vous aviez envoyé}} a été retiré par un administrateur ({site}).",
  yourWords: "{about, select, review {Votre avis} other {Votre message}}",
  toConsultation: "Ouvrir la consultation",
  toConversation: "Ouvrir la conversation",
  shownSubject: "Un de vos {about, select, review {avis} other {messages}} est de nouveau affiché",
  shownEmail:
    "Un {about, select, review {avis que vous aviez écrit} other {message que vous aviez envoyé}} avait été retiré ; il a été rétabli par un administrateur ({site}) et s’affiche comme avant.",
  hide: "Retirer l’avis",
  hideNamed: "Retirer l’avis : {author}",
  hideReason: "Motif du retrait",
  hideText:
    "Il disparaît de toutes les pages et de la note. Le motif est envoyé par e-mail à la personne qui l’a écrit, et celle qui l’a signalé est prévenue. Vous pourrez l’afficher de nouveau.",
  hiddenOn: "Retiré le <time></time>. Motif : {reason}",
  shownOn: "De nouveau affiché depuis le <time></time>",
  show: "Afficher de nouveau l’avis",
  showNamed: "Afficher de nouveau l’avis : {author}",
  showText:
    "Il figurera de nouveau sur ses pages et comptera dans la note. La personne qui l’a écrit et celle qui l’a signalé en sont informées par e-mail.",
  saving: "Enregistrement…",
  closed: "Le signalement est classé.",
  kept: "L’avis reste en ligne et ses signalements sont classés.",
  hidden: "L’avis est retiré de toutes les pages et ne compte plus dans la note.",
  shown: "L’avis figure de nouveau sur ses pages et compte dans la note.",
  decided: "Quelqu’un d’autre s’en est occupé entre-temps.",
  failed: "La mise à jour du signalement a échoué.",
  consultation: "La consultation",
  sender: "Qui l’a écrit",
};
