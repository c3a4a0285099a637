import type { connectionsMessages as english } from "#app/features/admin/connections/messages";
import { FORMER_DAYS, MAIL_PORTS, USUAL_PORTS } from "#app/platform/connections/limits";
import type { Translation } from "../../translation";
import { counted } from "../words";

const FOR = counted(FORMER_DAYS, "jour", "jours");

/** Texts of the site's address and its mail server, in French. */
export const connectionsMessages: Translation<typeof english> = {
  addressTitle: "Adresse du site",
  addressText: "L’adresse à laquelle on accède au site. Les liens des e-mails y mènent, et les formulaires ne sont acceptés que de là.",
  address: "Adresse publique",
  addressHint: "Avec https://. Rien ne change tant que vous n’avez pas ouvert le site à cette adresse et confirmé celle-ci.",
  addressProposedLabel: "Adresse publique, pas encore confirmée",
  addressGiven: "{address}, définie par BASE_URL au démarrage du site. C’est là qu’elle se modifie.",
  addressProposed:
    "Ouvrez <link></link>, connectez-vous et confirmez l’adresse sur cette page. Elle s’applique alors, et toutes les autres personnes se reconnectent.",
  addressRefused: "Saisissez une adresse comme https://advice.example.com, sans page.",
  addressStands: "C’est désormais l’adresse du site.",
  addressEntered: "Ouvrez maintenant le site à cette adresse, connectez-vous et confirmez-la.",
  addressCleared: "Le site n’a plus d’adresse publique.",
  saveAddress: "Enregistrer l’adresse",
  confirmAddress: "J’y suis : utiliser cette adresse",
  notThere: "Vous n’êtes pas à cette adresse. Ouvrez-y le site, connectez-vous et confirmez l’adresse sur cette page.",
  inEnvironment: "Ce réglage est défini au démarrage du site et se modifie là.",
  mailTitle: "Serveur de messagerie",
  mailText: `Le serveur par lequel le site envoie ses e-mails, et leur expéditeur. Votre fournisseur indique ces valeurs sous SMTP. Pendant ${FOR} après un changement, les liens vers le compte d’un administrateur, par exemple pour un nouveau mot de passe, ne passent que par le serveur précédent ; sans lui, ils ne sont pas envoyés.`,
  serverGiven: "Les e-mails passent par {host}, défini par SMTP_URL au démarrage du site. C’est là qu’il se modifie.",
  senderGiven: "Ils viennent de {sender}, défini par MAIL_FROM.",
  host: "Serveur",
  hostHint: "Si le champ reste vide, les e-mails restent dans la boîte d’envoi et personne ne les reçoit.",
  hostRefused: "Saisissez le nom d’un serveur, par exemple smtp.example.com.",
  encryption: "Chiffrement",
  encryption_tls: `TLS (en général port ${USUAL_PORTS.tls})`,
  encryption_starttls: `STARTTLS (en général port ${USUAL_PORTS.starttls})`,
  encryption_none: "Aucun (sur votre propre machine)",
  encryptionNeeded: "Un mot de passe n’est envoyé que chiffré. Choisissez TLS ou STARTTLS.",
  port: "Port",
  portHint: `L’un de ${MAIL_PORTS.join(", ")}.`,
  portRefused: `Saisissez l’un de ces ports : ${MAIL_PORTS.join(", ")}.`,
  user: "Utilisateur",
  password: "Mot de passe",
  passwordHint: "Conservé chiffré, et jamais affiché de nouveau.",
  passwordKept:
    "Un mot de passe est conservé. Si le champ reste vide, il reste valable ; pour un autre serveur ou utilisateur, saisissez-le de nouveau.",
  passwordAgain: "Saisissez le mot de passe pour ce serveur et cet utilisateur.",
  passwordSet: "modifié",
  passwordRemoved: "supprimé",
  senderName: "Nom de l’expéditeur",
  senderAddress: "Adresse de l’expéditeur",
  senderHint: "La plupart des serveurs n’acceptent que les e-mails d’une adresse qui leur appartient.",
  saveMail: "Enregistrer le serveur",
  mailSaved: "Le serveur de messagerie est enregistré. Envoyez un e-mail de test pour voir s’il fonctionne.",
};
