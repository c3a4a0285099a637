import type { warningsMessages as english } from "#app/features/accounts/warnings/messages";
import type { Translation } from "../../translation";

/** Emails that warn of actions the account's owner may not have taken, in German. */
export const warningsMessages: Translation<typeof english> = {
  putBackPayouts: "Ihre Auszahlungen gehen wieder dorthin, wohin sie vorher gingen. Sehen Sie unter „Abrechnung“ nach, ob das stimmt.",
  putBackMeeting: "Für Ihre Beratungen gilt wieder der Meeting-Link von vorher. Sehen Sie unter „Verknüpfungen“ nach, ob er stimmt.",
  putBackLoginMails: "Sie bekommen wieder eine E-Mail, wenn sich jemand auf einem neuen Gerät in Ihrem Konto anmeldet.",
  keptSecondFactor:
    "Die Zwei-Faktor-Authentifizierung bleibt eingeschaltet. Ein Admin hatte veranlasst, sie auszuschalten; das ist aufgehalten.",
  lookAtPayouts: "Sehen Sie unter „Abrechnung“ nach, wohin Ihre Auszahlungen gehen und ob das stimmt.",
  rolesBack:
    "Admin-Rollen, die in diesen Tagen in Ihrem Namen vergeben oder entzogen wurden, sind wieder wie zuvor. Im Protokoll steht, wessen.",
  lookAtAdmin:
    "In diesen Tagen wurde in Ihrem Namen als Admin etwas getan, und es gilt weiterhin. Sehen Sie im Protokoll nach und machen Sie rückgängig, was nicht von Ihnen kam.",
  payoutsAction: "Ansehen, wohin Auszahlungen gehen",
  meetingAction: "Meeting-Link ansehen",

  loginOffSubject: "Neue Anmeldungen bei {site} werden Ihnen nicht mehr gemeldet",
  loginOffText: "in Ihrem Konto bei {site} wurden gerade die E-Mails über Anmeldungen auf neuen Geräten ausgeschaltet.",
  loginOffNotMe:
    "Falls Sie das nicht waren, klicken Sie auf die Schaltfläche: Alle werden abgemeldet, diese E-Mails kommen wieder, und wir schicken Ihnen einen Link für ein neues Passwort.",

  meetingSubject: "Der Meeting-Link Ihrer Beratungen bei {site} wurde geändert",
  meetingText:
    "wo Ihre Beratungen bei {site} stattfinden, wurde gerade geändert. Ihre Kunden sehen den neuen Link; Sie finden ihn unter „Verknüpfungen“.",
  meetingNotMe:
    "Falls Sie das nicht waren, klicken Sie auf die Schaltfläche: Alle werden abgemeldet, der Link von vorher gilt wieder, und wir schicken Ihnen einen Link für ein neues Passwort.",

  endsSubject: "Die Zwei-Faktor-Authentifizierung bei {site} wird ausgeschaltet",
  endsText:
    "ein Admin von {site} hat veranlasst, dass bei der Anmeldung in Ihrem Konto kein Code mehr verlangt wird. Bis zum Zeitpunkt unten gilt er noch, und Sie können es aufhalten. Der Grund:",
  endsWhen: "Ausgeschaltet",
  endsNotMe:
    "Falls Sie nicht darum gebeten haben, klicken Sie auf die Schaltfläche: Die Zwei-Faktor-Authentifizierung bleibt eingeschaltet, alle werden abgemeldet, und wir schicken Ihnen einen Link für ein neues Passwort.",
  staysSubject: "Die Zwei-Faktor-Authentifizierung bei {site} bleibt eingeschaltet",
  staysText:
    "die Zwei-Faktor-Authentifizierung wird doch nicht ausgeschaltet. Bei der Anmeldung bei {site} wird weiterhin ein Code verlangt.",
  staysHelp: "Falls Sie keinen gültigen Code haben oder das nicht waren, schreiben Sie bitte an {email}.",

  feedSubject: "Ihrem Konto bei {site} wurde ein Kalender hinzugefügt",
  feedText:
    "Ihrem Konto bei {site} wurde gerade ein Kalender hinzugefügt. Zu Zeiten, zu denen Sie laut diesem Kalender belegt sind, kann niemand bei Ihnen buchen.",
  feedNotMe:
    "Falls Sie das nicht waren, klicken Sie auf die Schaltfläche: Alle werden abgemeldet, der Kalender wird nicht mehr abgerufen, und wir schicken Ihnen einen Link für ein neues Passwort.",
  feedsEnded: "Ein Kalender, der in diesen Tagen hinzugefügt wurde, wird nicht mehr abgerufen.",

  ownFeedSubject: "Für Ihre Beratungen bei {site} wurde eine geheime Adresse erstellt",
  ownFeedText:
    "für Ihre Beratungen bei {site} wurde gerade eine neue geheime Adresse erstellt. Wer sie hat, kann lesen, wann und mit wem sie stattfinden. Eine ältere Adresse gilt nicht mehr.",
  ownFeedNotMe:
    "Falls Sie das nicht waren, klicken Sie auf die Schaltfläche: Alle werden abgemeldet, die Adresse gilt nicht mehr, und wir schicken Ihnen einen Link für ein neues Passwort.",

  rateSubject: "Ihr Stundensatz bei {site} wurde geändert",
  rateText:
    "Ihr Stundensatz bei {site} wurde von {before} auf {after} geändert. Der neue Satz gilt für neue Anfragen; was vereinbart ist, behält seinen Preis. Sie finden ihn unter „Profilangaben“.",
  rateNone: "keinen",
  rateNotMe:
    "Falls Sie das nicht waren, klicken Sie auf die Schaltfläche: Alle werden abgemeldet, und wir schicken Ihnen einen Link für ein neues Passwort. Der Stundensatz bleibt so, bis Sie ihn zurückändern.",

  siteSubject:
    "{what, select, payWay {Wie Kunden bei {site} zahlen, wurde geändert} address {Die Adresse von {site} wurde geändert} mailServer {Der Mailserver von {site} wurde geändert} contact {Die Kontaktdaten von {site} wurden geändert} name {Der Name von {site} wurde geändert} rules {Preise und Regeln von {site} wurden geändert} danger {Was {site} Menschen in Gefahr sagt, wurde geändert} exported {Alle Daten von {site} wurden exportiert} listed {Eine Liste von {site} wurde heruntergeladen} granted {{site} hat einen Admin mehr} secondFactor {Die Zwei-Faktor-Authentifizierung eines Kontos bei {site} wird ausgeschaltet} other {{site} hat einen Admin weniger}}",
  siteText:
    "{what, select, granted {{who} hat {person} gerade zum Admin gemacht.} configured {{person} ist ab jetzt Admin: Die Adresse steht in ADMIN_EMAILS. Das legt fest, wer den Server betreibt.} revoked {{who} hat {person} gerade die Admin-Rolle entzogen.} exported {{who} hat gerade alles exportiert, was die Website speichert.} listed {{who} hat gerade eine Liste heruntergeladen. Im Protokoll steht, welche.} secondFactor {{who} hat gerade veranlasst, dass die Zwei-Faktor-Authentifizierung von {person} ausgeschaltet wird. Das geschieht in {hours} Stunden; bis dahin können Sie es auf der Seite dieses Kontos aufhalten.} other {{who} hat das gerade geändert. Im Protokoll steht, was vorher galt.}}",
  siteNotAgreed:
    "Falls das nicht hätte geschehen sollen, fragen Sie {who}. Sie können es zurückändern und einem Konto, in dem Sie jemand Fremden vermuten, die Admin-Rolle entziehen.",
  siteNotMe:
    "Falls Sie das nicht waren, klicken Sie auf die Schaltfläche: Alle werden aus Ihrem Konto abgemeldet, und wir schicken Ihnen einen Link für ein neues Passwort. Seitdem vergebene oder entzogene Admin-Rollen werden zurückgesetzt, ebenso Adresse und Mailserver der Website, der Zahlungsweg, die Kontaktdaten und was Menschen in Gefahr lesen. Was sonst geändert wurde, bleibt so, bis Sie oder ein anderer Admin es zurückändern.",
  siteAction: "Protokoll öffnen",

  putBackSubject: "Was als Admin von {site} getan wurde, ist rückgängig gemacht",
  putBackText:
    "{who} hat uns gemeldet, dass jemand anderes im Konto war. Deshalb ist dies rückgängig gemacht, auch wo es diejenigen taten, die so Admin wurden:",
  rolesBackGiven: "Wieder Admin: {names}",
  rolesBackTaken: "Nicht mehr Admin: {names}",
  rolesBackKept: "Weiterhin Admin, weil es sonst keinen gäbe: {names}. Bitte sehen Sie nach, ob Sie dieses Konto kennen.",
  settingBack:
    "{what, select, payWay {Wie Kunden bei {site} zahlen, ist wieder wie zuvor.} contact {Die Kontaktdaten von {site} sind wieder wie zuvor.} address {Die Adresse von {site} ist wieder wie zuvor.} mailServer {Der Mailserver von {site} ist wieder der von zuvor. Bitte sehen Sie nach, ob sein Passwort neu einzugeben ist.} other {Was {site} Menschen in Gefahr sagt, ist wieder wie zuvor.}}",
  putBackClosing:
    "Wer trotzdem Admin sein soll, kann von jedem Admin wieder dazu gemacht werden. Was sonst geschah, bleibt: Es steht im Protokoll.",

  settingsStandSubject: "Bitte sehen Sie nach, was als Admin von {site} geändert wurde",
  settingsStand:
    "Jemand anderes war im Konto eines Admins. Was dort geändert wurde, gilt hier noch, weil ein anderer Admin seither gespeichert hat oder weil sich ein Passwort nicht nachsehen lässt. Bitte sehen Sie nach, ob es stimmt:",

  stoppedSubject: "{who} ist nicht mehr Admin von {site}: Was getan wurde, bleibt",
  stoppedText:
    "{who} wurde als Admin von {site} von jemand anderem gestoppt. In den Tagen davor haben {who} oder diejenigen, die so Admin wurden, dies geändert. Nichts davon ist rückgängig gemacht:",
  stoppedSettings: "Einstellungen öffnen",
  stoppedGiven: "Zum Admin gemacht und es noch immer: {names}",
  stoppedTaken: "Seitdem nicht mehr Admin: {names}",
  stoppedClosing:
    "Bitte sehen Sie nach, ob das so sein soll. Jeder Admin kann all das ändern. Falls jemand anderes im Konto von {who} war, macht die Person, der es gehört, alles mit der Schaltfläche in ihren E-Mails rückgängig.",

  roleSubject: "{what, select, granted {Sie sind jetzt Admin von {site}} other {Sie sind nicht mehr Admin von {site}}}",
  roleText:
    "{what, select, granted {{who} hat Sie zum Admin gemacht: Sie sehen und ändern alles, womit die Website betrieben wird.} other {{who} hat Ihnen die Admin-Rolle entzogen. Ihr Konto bleibt sonst, wie es ist.}}",
  roleBackText:
    "{what, select, granted {Im Konto von {who} hatte Ihnen jemand die Admin-Rolle entzogen oder Sie gesperrt. Das ist rückgängig gemacht.} other {Sie wurden aus dem Konto von {who} zum Admin gemacht, das seitdem gestoppt wurde. Deshalb wurde die Rolle zurückgenommen. Ihr Konto bleibt sonst, wie es ist.}}",
  roleClosing: "Falls Sie damit nicht gerechnet haben, fragen Sie {who}.",
  roleAction: "Admin-Bereich öffnen",
};
