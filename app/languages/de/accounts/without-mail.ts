import type { WithoutMail } from "#app/features/site/messages-without-mail";

/** Said on a site that sends no email, in German. */
export const messagesWithoutMail: WithoutMail = {
  "accounts.waitingText": "Das Konto für <strong>{email}</strong> wartet auf seinen Bestätigungslink.",
  "accounts.waitingAnyText": "Ihr Konto wartet auf seinen Bestätigungslink.",
  "accounts.waitingHint":
    "Diese Website verschickt noch keine E-Mails. Bitte fragen Sie den Betreiber nach dem Link: Er findet ihn im Admin-Bereich unter „Personen“.",
  "accounts.emailNotConfirmedText": "Diese Website verschickt noch keine E-Mails. Bitte fragen Sie den Betreiber nach dem Link.",
  "accounts.sentAgain":
    "Falls diese Adresse noch bestätigt werden muss, gibt es einen neuen Link. Diese Website verschickt noch keine E-Mails: Bitte fragen Sie den Betreiber danach.",
  "accounts.forgotText":
    "Geben Sie Ihre E-Mail-Adresse ein. Falls es dazu ein Konto gibt, entsteht ein Link für ein neues Passwort. Diese Website verschickt noch keine E-Mails: Bitte fragen Sie den Betreiber nach dem Link.",
  "accounts.forgotSent":
    "Falls es zu dieser Adresse ein Konto gibt, gibt es jetzt einen Link für ein neues Passwort. Diese Website verschickt noch keine E-Mails: Bitte fragen Sie den Betreiber danach.",
  "accounts.resetEndedButton": "Neuen Link anfordern",
  "accounts.notMeText":
    "Alle werden aus Ihrem Konto abgemeldet; Passwort, Passkeys, verknüpfte Konten und Kalenderadresse gelten nicht mehr, ebenso eine seitdem eingeschaltete Zwei-Faktor-Authentifizierung. Diese Website verschickt noch keine E-Mails: Bitte fragen Sie den Betreiber nach dem Link für ein neues Passwort.",
  "accounts.notMeUsedText":
    "Sie haben gemeldet, dass etwas nicht von Ihnen kam: Alle wurden abgemeldet, und was seither in Ihrem Konto eingerichtet wurde, gilt nicht mehr. Diese Website verschickt noch keine E-Mails: Bitte fragen Sie den Betreiber nach dem Link für ein neues Passwort.",
  "accounts.notMeDone":
    "Alle sind abgemeldet. Diese Website verschickt noch keine E-Mails: Bitte fragen Sie den Betreiber nach dem Link für ein neues Passwort.",
  "accounts.againWithoutPassword": "Noch kein Passwort? Mit einem Link können Sie eines wählen.",
  "accounts.againChoose": "Link anfordern",
  "emailChange.begun":
    "Für jede der beiden Adressen gibt es jetzt einen Link, der die Änderung bestätigt. Diese Website verschickt noch keine E-Mails: Bitte fragen Sie den Betreiber nach beiden.",
  "emailChange.waitingBoth":
    "Beide Adressen müssen noch bestätigt werden. Diese Website verschickt noch keine E-Mails: Bitte fragen Sie den Betreiber nach beiden Links.",
  "emailChange.waitingOld": "Die neue Adresse ist bestätigt, die alte noch nicht. Bitte fragen Sie den Betreiber nach ihrem Link.",
  "emailChange.waitingNew": "Die alte Adresse ist bestätigt, die neue noch nicht. Bitte fragen Sie den Betreiber nach ihrem Link.",
  "emailChange.confirmedOne": "Bestätigt. Die andere Adresse steht noch aus. Bitte fragen Sie den Betreiber nach ihrem Link.",
  "secondFactor.challengeMailed":
    "Sie haben das nicht eingeschaltet? Der Betreiber dieser Website kann es wieder ausschalten: Bitte wenden Sie sich an ihn.",
  "notifications.preferencesText": "Worüber wir Sie in der App informieren, und per E-Mail, sobald diese Website E-Mails verschickt.",
  "notifications.mailAlways": "Diese E-Mail lässt sich nicht abschalten.",
  "profiles.loginNotificationsHint":
    "Eine E-Mail, wenn sich jemand auf einem neuen Gerät in Ihrem Konto anmeldet, sobald diese Website E-Mails verschickt.",
  "profiles.passwordText": "Alle anderen Geräte werden abgemeldet.",
  "booking.hourReplaces":
    "Bisher haben Sie diesen Termin angefragt: <time></time>. Was Sie hier senden, tritt an die Stelle dieser Anfrage.",
  "booking.meanwhileMail": "Sobald {name} antwortet, sehen Sie es hier und in Ihren Benachrichtigungen. Mehr brauchen Sie nicht zu tun.",
  "money.toReturnState": "Der Betrag geht auf demselben Weg zurück. Sobald das geschehen ist, steht es auf der Seite der Beratung.",
};
