import { MIN_AGE_YEARS, SESSION_MAX_DAYS, UNCONFIRMED_DAYS } from "#app/features/accounts/limits";
import { CONVERSATION_DAYS } from "#app/features/assistant/limits";
import type { WritePolicy } from "#app/features/policies/policy";
import { operatorInLine } from "#app/platform/brand/operator-in-line";
import { MAIL_DAYS, MAIL_WORDS_HOURS } from "#app/platform/mail/mail-retention";
import { policiesMessages } from "../policies";

/** Which personal data is stored, why, for how long, who else sees it, and what people can do about it, in German. */
export const privacyPolicy: WritePolicy = ({ name, contact }, operator = operatorInLine(contact)) => ({
  id: "privacy",
  title: policiesMessages.privacy,
  path: "/privacy",
  inShort: [
    "Ihr Browser spricht nur mit dieser Website: keine Werbung, keine Analyse-Tools, keine Schriften oder Skripte von anderen Stellen.",
    "Wir speichern, was die Website braucht, um für Sie zu funktionieren: Ihr Konto, Ihr Profil, Ihre Termine und Ihre Nachrichten.",
    "Nichts wird verkauft, und nichts wird aufgezeichnet. Ein Dokument für die KI-Beratersuche wird einmal gelesen und dann verworfen.",
    `Sie können Ihre Daten einsehen, berichtigen, mitnehmen und löschen lassen. Schreiben Sie an ${contact.email}.`,
  ],
  sections: [
    {
      id: "who",
      title: "Wer verantwortlich ist",
      blocks: [
        `Verantwortlich für die Verarbeitung personenbezogener Daten ist der Betreiber dieser Website, die unter dem Namen ${name} auftritt. Sie erreichen ihn unter ${contact.email}, telefonisch unter ${contact.phone} und vor Ort in ${contact.city}.${operator && ` Betreiber: ${operator}.`}`,
        "Die Website läuft mit einer Software, die der Betreiber selbst hostet. Wer die Software geschrieben hat, erhält von ihr keine Daten.",
      ],
    },
    {
      id: "what",
      title: "Was wir speichern, warum und wie lange",
      blocks: [
        {
          table: {
            head: ["Welche Daten", "Zweck und Rechtsgrundlage", "Speicherdauer"],
            rows: [
              [
                "Konto: E-Mail-Adresse, Passwort (nur als Hashwert), Zeitpunkt der Bestätigung der Adresse, zweiter Faktor, falls Sie einen verwenden",
                "Um zu wissen, dass Sie es sind. Vertrag.",
                `Bis Sie das Konto schließen; ohne bestätigte Adresse ${UNCONFIRMED_DAYS} Tage`,
              ],
              [
                "Anmeldungen: ein Hashwert des Sitzungstokens, Zeitpunkt der Nutzung, IP-Adresse und Art des Browsers",
                "Um Sie angemeldet zu halten, Ihnen Ihre Sitzungen zu zeigen und Sie vor neuen zu warnen. Vertrag und unser berechtigtes Interesse an Sicherheit.",
                `Höchstens ${SESSION_MAX_DAYS} Tage`,
              ],
              [
                "Fehlgeschlagene Anmeldeversuche: nur Hashwerte, keine Adresse im Klartext",
                "Um das Erraten von Passwörtern zu verhindern. Unser berechtigtes Interesse an Sicherheit.",
                "Wenige Stunden",
              ],
              [
                "Profil: Namen, Foto, Telefon, Ort, Sprache, Währung, Zeitzone, Angaben zum Unternehmen und was Sie nach eigener Angabe suchen",
                "Um Formulare für Sie auszufüllen, Zeiten und Preise so anzuzeigen, wie Sie es gewohnt sind, und passende Berater zu finden. Vertrag.",
                "Bis Sie es ändern oder löschen",
              ],
              [
                "Rechnungsdaten: Name, Adresse, Steuernummer",
                "Für Rechnungen. Vertrag und gesetzliche Pflicht.",
                "Solange es das Recht für Rechnungen vorschreibt",
              ],
              [
                "Bewerbungen und Beraterprofile: Erfahrung, Nachweise, Links, Stundensatz, Zeiten, die Entscheidung und ihre Gründe",
                "Um zu prüfen, wer hier berät, und angenommene Berater öffentlich vorzustellen. Vertrag und unser berechtigtes Interesse an Vertrauen.",
                "Bis das Konto geschlossen wird; Entscheidungen länger, wenn es zu Streit kommen kann",
              ],
              [
                "Termine: wer, wann, Thema, Ihre Notiz, der Preis und jeder Schritt",
                "Um den Termin durchzuführen und abzurechnen. Vertrag und gesetzliche Pflicht.",
                "Solange es das Recht für die Buchführung vorschreibt; die Notiz, bis das Konto geschlossen wird",
              ],
              ["Nachrichten zwischen Ihnen und Beratern", "Um sie zuzustellen. Vertrag.", "Bis die Konten beider Seiten geschlossen sind"],
              [
                "Bewertungen",
                "Damit sich andere ein Urteil bilden können. Vertrag und unser berechtigtes Interesse an ehrlichen Bewertungen.",
                "Solange der Berater verzeichnet ist; ohne Ihren Namen, sobald Ihr Konto geschlossen ist",
              ],
              [
                "Unterhaltungen mit dem Assistenten und der KI-Beratersuche: Nachrichten, Antworten, Vorschläge",
                "Um Ihnen zu antworten und dort weiterzumachen, wo Sie aufgehört haben. Vertrag oder, vor einem Vertrag, Ihr Wunsch.",
                `${CONVERSATION_DAYS} Tage nach der letzten Nachricht`,
              ],
              [
                "Dokumente für die KI-Beratersuche",
                "Um herauszulesen, was Sie brauchen. Ihr Wunsch.",
                "Keine Speicherung: nur so lange, wie das Lesen dauert",
              ],
              [
                "Anfragen nach neuen Kategorien",
                "Um zu erfahren, was fehlt. Unser berechtigtes Interesse an einer besseren Website.",
                "Mit Ihrem Namen, bis Ihr Konto geschlossen wird",
              ],
              [
                "E-Mails, die wir Ihnen senden",
                "Um Ihnen mitzuteilen, was geschehen ist. Vertrag.",
                `Der Wortlaut ${MAIL_WORDS_HOURS} Stunden; dass sie gesendet wurden, ${MAIL_DAYS} Tage`,
              ],
              [
                "Server-Protokoll: Zeit, Pfad, Antwort, Dauer; nichts, woraus Ihr Name hervorgeht",
                "Um Fehler und Angriffe zu erkennen. Unser berechtigtes Interesse an einer funktionierenden Website.",
                "Wenige Wochen",
              ],
            ],
          },
        },
        "Um sich umzusehen, müssen Sie uns nichts mitteilen. Ohne E-Mail-Adresse gibt es jedoch kein Konto, und ohne einen Namen weiß ein Berater nicht, wen er erwarten soll.",
      ],
    },
    {
      id: "public",
      title: "Was alle sehen können",
      blocks: [
        "Von Beratern: Name, Foto, Berufsbezeichnung, Ort, Sprachen, Erfahrung, Fachgebiete, Stundensatz, freie Zeiten, Bewertungen sowie gezählte Werte wie Termine und Antwortzeit. Niemals die E-Mail-Adresse, die Telefonnummer oder die genaue Anschrift.",
        "Von allen anderen: nichts. Wenn Sie einem Berater eine Anfrage senden, sieht er Ihren Namen, Ihr Foto, das Thema, Ihre Notiz und den Zeitpunkt.",
      ],
    },
    {
      id: "processors",
      title: "Wer sonst Daten erhält",
      blocks: [
        "Nur, wer für einen der oben genannten Zwecke gebraucht wird und vertraglich verpflichtet ist, die Daten für nichts anderes zu verwenden:",
        {
          list: [
            "Das Unternehmen, das den Server und seine Sicherungskopien für den Betreiber hostet.",
            "Der Maildienst, über den Bestätigungen und Mitteilungen versendet werden: Ihre Adresse und der Text der E-Mail.",
            "Google oder LinkedIn, nur wenn der Betreiber die Anmeldung darüber eingerichtet hat und Sie sich dafür entscheiden: Von dort kommen Sie mit Ihrem Namen, Ihrer Adresse und einer Kennung zurück.",
            "Ein Dienst mit einem Sprachmodell, nur wenn der Betreiber einen eingerichtet hat: was Sie in der Unterhaltung mit dem Assistenten schreiben, Text oder Bilder eines Dokuments, das Sie ihm geben, und was Berater auf ihren öffentlichen Seiten über ihre Arbeit schreiben. Ohne einen solchen Dienst wird alles auf diesem Server beantwortet.",
            "Der Kalenderdienst eines Beraters, nur wenn der Berater dessen Adresse angegeben hat: Wir lesen belegte Zeiten und senden nichts über Sie.",
          ],
        },
        "Behörden erhalten Daten nur, wenn uns das Gesetz dazu verpflichtet, und wir prüfen, ob das der Fall ist. Für Werbung erhält niemand Daten. Liegt ein Dienst außerhalb des Gebiets, dessen Recht Sie schützt, vereinbaren wir die Garantien, die dieses Recht verlangt.",
      ],
    },
    {
      id: "decisions",
      title: "Maschinen sortieren, Menschen entscheiden",
      blocks: [
        "Die Reihenfolge der Treffer ergibt sich aus einer Formel: aus Fachgebiet, Bewertungen, Verfügbarkeit, Antwortverhalten und dem, was Sie nach eigener Angabe suchen. Zu jedem Treffer steht, warum er dort steht. Über Sie trifft die Formel keine Entscheidung: Sie wählen.",
        "Über Bewerbungen entscheidet ein Mensch, und auch Bewertungen entfernt nur ein Mensch.",
      ],
    },
    {
      id: "rights",
      title: "Ihre Rechte",
      blocks: [
        {
          list: [
            "Auskunft: Fragen Sie, was wir über Sie speichern, und erhalten Sie eine Kopie.",
            "Berichtigung: Das meiste ändern Sie selbst in Ihrem Profil, für den Rest schreiben Sie uns.",
            "Löschung: Schließen Sie Ihr Konto, und Ihre Daten werden gelöscht, außer denen, die wir gesetzlich aufbewahren müssen; diese werden gesperrt.",
            "Datenübertragbarkeit: Erhalten Sie, was Sie uns gegeben haben, in maschinenlesbarer Form.",
            "Widerspruch und Einschränkung: Wo wir uns auf ein berechtigtes Interesse stützen, sagen Sie uns, warum Ihres überwiegt; bis wir das geprüft haben, setzen wir die Verarbeitung aus.",
            "Widerruf: Eine Einwilligung können Sie jederzeit widerrufen; was bis dahin geschehen ist, bleibt rechtmäßig.",
            "Beschwerde: Zuständig ist die Datenschutzbehörde Ihres Wohnorts. Wir würden uns freuen, wenn Sie sich zuerst an uns wenden.",
          ],
        },
        `Schreiben Sie von der Adresse Ihres Kontos aus an ${contact.email}. Wir antworten innerhalb eines Monats und kostenlos.`,
      ],
    },
    {
      id: "safety",
      title: "Wie wir die Daten schützen",
      blocks: [
        "Passwörter werden mit einem langsamen, speicherintensiven Verfahren gehasht; die Token von Sitzungen und von Links in E-Mails speichern wir nur als Hashwerte. Ihre Anmeldung steckt in einem Cookie, das kein Skript lesen kann. Jede Seite verbietet dem Browser, etwas von anderen Stellen zu laden. Wer was sehen darf, prüft der Server bei jedem Aufruf.",
        "Kommt es zu einem Vorfall, der für Sie ein Risiko bedeutet, informieren wir Sie und die Behörde unverzüglich. Wie sich eine Schwachstelle melden lässt, steht in security.txt.",
      ],
    },
    {
      id: "children",
      title: "Kinder",
      blocks: [
        `Die Website richtet sich an Personen ab ${MIN_AGE_YEARS} Jahren. Erfahren wir, dass eine jüngere Person ein Konto hat, löschen wir es.`,
      ],
    },
    {
      id: "changes",
      title: "Änderungen",
      blocks: [
        "Ändert sich diese Datenschutzerklärung, ändert sich auch das Datum am Anfang. Betrifft eine Änderung etwas, dem Sie zugestimmt haben, informieren wir Sie vorher per E-Mail.",
      ],
    },
  ],
});
