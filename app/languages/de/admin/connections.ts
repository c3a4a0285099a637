import type { connectionsMessages as english } from "#app/features/admin/connections/messages";
import { FORMER_DAYS, MAIL_PORTS, USUAL_PORTS } from "#app/platform/connections/limits";
import type { Translation } from "../../translation";
import { counted } from "../words";

const FOR = counted(FORMER_DAYS, "einen Tag", "Tage");

/** Texts of the site's address and its mail server, in German. */
export const connectionsMessages: Translation<typeof english> = {
  addressTitle: "Adresse der Website",
  addressText: "Wo man die Website erreicht. Dorthin führen Links in E-Mails, und nur von dort werden Formulare angenommen.",
  address: "Öffentliche Adresse",
  addressHint: "Mit https://. Nichts ändert sich, bis Sie die Website dort geöffnet und die Adresse bestätigt haben.",
  addressProposedLabel: "Öffentliche Adresse, noch nicht bestätigt",
  addressGiven: "{address}, beim Start der Website als BASE_URL gesetzt. Dort wird sie geändert.",
  addressProposed:
    "Öffnen Sie <link></link>, melden Sie sich dort an und bestätigen Sie die Adresse auf dieser Seite. Danach gilt sie, und alle anderen melden sich neu an.",
  addressRefused: "Bitte geben Sie eine Adresse wie https://advice.example.com ein, ohne eine Seite.",
  addressStands: "Das ist jetzt die Adresse der Website.",
  addressEntered: "Öffnen Sie die Website jetzt unter dieser Adresse, melden Sie sich dort an und bestätigen Sie sie.",
  addressCleared: "Die Website hat jetzt keine öffentliche Adresse.",
  saveAddress: "Adresse speichern",
  confirmAddress: "Ich bin dort: diese Adresse verwenden",
  notThere:
    "Sie sind nicht unter dieser Adresse. Öffnen Sie die Website dort, melden Sie sich an und bestätigen Sie die Adresse auf dieser Seite.",
  inEnvironment: "Das ist beim Start der Website gesetzt und wird dort geändert.",
  mailTitle: "Mailserver",
  mailText: `Über welchen Server die Website ihre E-Mails verschickt und von wem sie kommen. Ihr Mailanbieter nennt diese Angaben unter SMTP. Nach einer Änderung gehen ${FOR} lang Links zu Konten von Admins, etwa für ein neues Passwort, nur über den bisherigen Server; ohne einen werden sie nicht verschickt.`,
  serverGiven: "E-Mails gehen über {host}, beim Start der Website als SMTP_URL gesetzt. Dort wird es geändert.",
  senderGiven: "Sie kommen von {sender}, gesetzt als MAIL_FROM.",
  host: "Server",
  hostHint: "Bleibt das Feld leer, liegen E-Mails im Postfach und niemand erhält sie.",
  hostRefused: "Bitte geben Sie den Namen eines Servers ein, zum Beispiel smtp.example.com.",
  encryption: "Verschlüsselung",
  encryption_tls: `TLS (meist Port ${USUAL_PORTS.tls})`,
  encryption_starttls: `STARTTLS (meist Port ${USUAL_PORTS.starttls})`,
  encryption_none: "Keine (auf dem eigenen Rechner)",
  encryptionNeeded: "Ein Passwort wird nur verschlüsselt gesendet. Bitte wählen Sie TLS oder STARTTLS.",
  port: "Port",
  portHint: `Einer von ${MAIL_PORTS.join(", ")}.`,
  portRefused: `Bitte geben Sie einen von diesen ein: ${MAIL_PORTS.join(", ")}.`,
  user: "Benutzer",
  password: "Passwort",
  passwordHint: "Wird verschlüsselt aufbewahrt und nie wieder angezeigt.",
  passwordKept: "Eines ist gespeichert. Bleibt das Feld leer, gilt es weiter; für einen anderen Server oder Benutzer geben Sie es neu ein.",
  passwordAgain: "Bitte geben Sie das Passwort für diesen Server und Benutzer ein.",
  passwordSet: "geändert",
  passwordRemoved: "entfernt",
  senderName: "Name des Absenders",
  senderAddress: "Adresse des Absenders",
  senderHint: "Die meisten Server nehmen E-Mails nur von einer eigenen Adresse an.",
  saveMail: "Mailserver speichern",
  mailSaved: "Der Mailserver ist gespeichert. Senden Sie eine Test-E-Mail, um zu sehen, ob er arbeitet.",
};
