import {
  CEREMONY_MINUTES,
  FIRST_SESSION_TIMEOUT_HOURS,
  LINK_HOURS,
  SESSION_MAX_DAYS,
  WANTED_SAVE_MINUTES,
} from "#app/features/accounts/limits";
import { FLOW_MINUTES } from "#app/features/accounts/oauth/providers";
import { CHALLENGE_MINUTES } from "#app/features/accounts/second-factor/wrong-codes";
import { KNOWN_DEVICE_DAYS } from "#app/features/accounts/sign-in/known-device";
import { VISITOR_DRAFT_DAYS } from "#app/features/applications/drafts/draft-lifetime";
import { CONVERSATION_DAYS } from "#app/features/assistant/limits";
import { QUOTE_MINUTES } from "#app/features/booking/deadlines";
import { KEPT_QUESTION_DAYS } from "#app/features/messages/limits";
import type { WritePolicy } from "#app/features/policies/policy";
import { FLASH_SECONDS, LANGUAGE_DAYS, WRITTEN_HOURS } from "#app/features/site/limits";
import { policiesMessages } from "../policies";
import { counted } from "../words";

/** Everything the site stores in a browser, in German. */
export const cookiePolicy: WritePolicy = ({ contact }) => ({
  id: "cookies",
  title: policiesMessages.cookies,
  path: "/cookies",
  inShort: [
    "Nur, was die Website zum Funktionieren braucht. Keine Werbung, keine Analyse-Tools, keine Cookies von Dritten.",
    "Deshalb fragt auch kein Banner nach Ihrer Einwilligung: Es gibt nichts abzulehnen.",
  ],
  sections: [
    {
      id: "list",
      title: "Was in Ihrem Browser gespeichert wird",
      blocks: [
        {
          table: {
            head: ["Name", "Zweck", "Speicherdauer"],
            rows: [
              [
                "session (bei verschlüsselter Verbindung: __Host-session)",
                "Erkennt, dass Sie angemeldet sind: eine zufällige Zeichenfolge, die nichts über Sie aussagt. Kein Skript kann sie lesen.",
                `Mit „Angemeldet bleiben“ ${SESSION_MAX_DAYS} Tage, sonst bis Sie den Browser schließen. Nutzen Sie die Website länger nicht, endet die Sitzung früher, je nach eingestellter Sitzungsdauer; voreingestellt sind ${FIRST_SESSION_TIMEOUT_HOURS} Stunden.`,
              ],
              [
                "flash (bei verschlüsselter Verbindung: __Host-flash)",
                "Nimmt einen Hinweis wie „Gespeichert“ auf die nächste Seite mit.",
                `Bis der Hinweis angezeigt wurde, höchstens ${FLASH_SECONDS} Sekunden`,
              ],
              [
                "written (bei verschlüsselter Verbindung: __Host-written)",
                "Stellt sicher, dass Sie sehen, was Sie gerade gesendet haben, falls die Website mehrere Datenbanken hat: eine Stelle in deren Protokoll und nichts über Sie.",
                `${counted(WRITTEN_HOURS, "Eine Stunde", "Stunden")}, nachdem Sie zuletzt etwas gesendet haben`,
              ],
              [
                "conversation (bei verschlüsselter Verbindung: __Host-conversation)",
                "Findet Ihre Unterhaltung mit dem Assistenten wieder, solange Sie nicht angemeldet sind: eine zufällige Zeichenfolge.",
                `${CONVERSATION_DAYS} Tage nach der letzten Nachricht`,
              ],
              [
                "application-draft (bei verschlüsselter Verbindung: __Host-application-draft)",
                "Findet Ihre angefangene Bewerbung als Berater wieder, solange Sie nicht angemeldet sind: eine zufällige Zeichenfolge.",
                `${VISITOR_DRAFT_DAYS} Tage nach der letzten Änderung`,
              ],
              [
                "question (bei verschlüsselter Verbindung: __Host-question)",
                "Erkennt, in welchem Browser vor der Anmeldung eine Frage an einen Berater geschrieben wurde, damit sie nur dort eingesetzt wird: eine zufällige Zeichenfolge.",
                `${KEPT_QUESTION_DAYS} Tage`,
              ],
              [
                "waiting-email (bei verschlüsselter Verbindung: __Host-waiting-email)",
                "Merkt sich, welche Registrierung dieses Browsers auf die Bestätigung ihrer Adresse wartet, damit die E-Mail noch einmal gesendet und die Adresse berichtigt werden kann, ihr Passwort nur hier gilt und Name und Notiz einer Anfrage hier wieder erscheinen.",
                `Bis Sie die Adresse bestätigt haben, höchstens ${counted(LINK_HOURS.confirm_email / 24, "einen Tag", "Tage")}`,
              ],
              [
                "challenge (bei verschlüsselter Verbindung: __Host-challenge)",
                "Erkennt nach Ihrem Passwort, welche Anmeldung noch auf den Code wartet: eine zufällige Zeichenfolge.",
                `Bis Sie angemeldet sind, höchstens ${counted(CHALLENGE_MINUTES, "eine Minute", "Minuten")}`,
              ],
              [
                "passkey (bei verschlüsselter Verbindung: __Host-passkey)",
                "Stellt sicher, dass ein Passkey in dem Browser erstellt oder verwendet wird, von dem die Anfrage kam: eine zufällige Zeichenfolge.",
                `Bis das geschehen ist, höchstens ${counted(CEREMONY_MINUTES, "eine Minute", "Minuten")}`,
              ],
              [
                "flow (bei verschlüsselter Verbindung: __Host-flow)",
                "Stellt sicher, dass eine Anmeldung über Google oder LinkedIn in demselben Browser endet, in dem sie begonnen hat: eine zufällige Zeichenfolge.",
                `Bis Sie zurück sind, höchstens ${counted(FLOW_MINUTES, "eine Minute", "Minuten")}`,
              ],
              [
                "known-browser (bei verschlüsselter Verbindung: __Secure-known-browser)",
                "Unterscheidet Sie beim Anmelden von Fremden, sobald Sie sich mit diesem Browser einmal angemeldet haben: eine zufällige Zahl und ein Siegel für jedes Konto. Falsche Passwörter, die andere versuchen, sperren dann nichts für Sie.",
                `${KNOWN_DEVICE_DAYS} Tage nach Ihrer letzten Anmeldung`,
              ],
              [
                "wanted-save (bei verschlüsselter Verbindung: __Secure-wanted-save)",
                "Hält fest, welchen Berater Sie sich merken wollten und auf welcher Seite, während Sie sich anmelden.",
                `Bis der Berater gemerkt ist, höchstens ${counted(WANTED_SAVE_MINUTES, "eine Minute", "Minuten")}`,
              ],
              [
                "held-hours (bei verschlüsselter Verbindung: __Host-held-hours)",
                "Findet die Zeit wieder, die Sie gerade buchen, solange sie für Sie gehalten wird: je eine zufällige Nummer. Gehen Sie zurück oder öffnen Sie einen zweiten Tab, ist sie so für Sie noch frei.",
                `${counted(QUOTE_MINUTES, "eine Minute", "Minuten")} nach dem letzten Absenden des Formulars`,
              ],
              [
                "lang (bei verschlüsselter Verbindung: __Host-lang)",
                "Die Sprache, in der Sie die Website lesen, falls Sie eine gewählt haben.",
                `${counted(LANGUAGE_DAYS, "einen Tag", "Tage")} nach Ihrer letzten Wahl`,
              ],
              [
                "zone",
                "Nennt Ihre Zeitzone, solange Sie angemeldet sind und in Ihrem Profil noch keine steht.",
                "Bis Sie den Browser schließen",
              ],
              [
                "currency",
                "Die Währung, in der Ihnen Beträge zusätzlich angezeigt werden, falls Sie eine gewählt haben: Ein Konto, das Sie anlegen, übernimmt sie.",
                "Bis Sie den Browser schließen",
              ],
              [
                "currency (lokaler Speicher, kein Cookie)",
                "Die Währung, in der Ihnen Beträge zusätzlich angezeigt werden, falls Sie eine gewählt haben.",
                "Bis Sie sie löschen",
              ],
              [
                "font (lokaler Speicher, kein Cookie)",
                "Vermerkt, dass die Schrift der Überschriften bereits geladen ist.",
                "Bis Sie den Eintrag löschen",
              ],
              [
                "zone (lokaler Speicher, kein Cookie)",
                "Die Zeitzone, in der Ihnen Zeiten angezeigt werden, falls Sie eine gewählt haben.",
                "Bis Sie die Ihres Geräts wählen oder den Eintrag löschen",
              ],
              [
                "theme (lokaler Speicher, kein Cookie)",
                "Helles oder dunkles Design, falls Sie gewählt haben.",
                "Bis Sie „System“ wählen oder den Eintrag löschen",
              ],
              [
                "message …, question … (Sitzungsspeicher, kein Cookie)",
                "Eine Nachricht oder Frage, die Sie angefangen haben, damit sie beim Neuladen oder bei unterbrochener Verbindung nicht verloren geht.",
                "Bis Sie sie senden, das Feld leeren oder den Tab schließen oder sich abmelden",
              ],
              [
                "note …, review …, reply … (Sitzungsspeicher, kein Cookie)",
                "Eigene Notizen zu einer Beratung, eine Bewertung oder eine Antwort darauf, die Sie noch nicht gespeichert oder gesendet haben, damit sie beim Verlassen der Seite nicht verloren gehen.",
                "Bis Sie sie speichern oder senden, das Feld leeren, den Tab schließen oder sich abmelden",
              ],
              [
                "hour … (Sitzungsspeicher, kein Cookie)",
                "Ihre Notiz zu einer Beratung, während Sie sie buchen; auf dem Weg zu einer anderen Zeit auch Name und E-Mail-Adresse.",
                "Bis Sie das Feld leeren oder den Tab schließen oder sich abmelden",
              ],
              [
                "own email (Sitzungsspeicher, kein Cookie)",
                "Die E-Mail-Adresse, die Sie beim Anmelden oder Registrieren eingeben: So steht sie auch im anderen Formular und nach dem Neuladen.",
                "Bis sie gesendet ist oder Sie das Feld leeren oder den Tab schließen oder sich abmelden",
              ],
              [
                "outgoing …, unsaved … (Sitzungsspeicher, kein Cookie)",
                "Nachrichten und Änderungen, die noch unterwegs sind, damit sie auch nach einer unterbrochenen Verbindung ankommen.",
                "Bis sie angekommen sind oder Sie den Tab schließen oder sich abmelden",
              ],
              [
                "whose (Sitzungsspeicher, kein Cookie)",
                "Die Nummer des Kontos, das sich hier zuletzt angemeldet hat, damit alles, was dieses Fenster behält, vergessen wird, wenn sich jemand anderes anmeldet.",
                "Bis Sie den Tab schließen oder sich abmelden",
              ],
              [
                "put away (Sitzungsspeicher, kein Cookie)",
                "Was Sie hier eingegeben hatten, als Ihre Sitzung endete, ohne dass Sie sich abgemeldet haben; so liest niemand davon, der sich als Nächstes hierhersetzt.",
                "Bis Sie oder jemand anderes sich wieder anmelden, Sie den Tab schließen oder sich abmelden",
              ],
              [
                "left page (Sitzungsspeicher, kein Cookie)",
                "Was Sie auf einer Seite eingegeben hatten, als Sie sich neu anmelden mussten; niemals ein Passwort.",
                "Bis Sie wieder auf dieser Seite sind, sich jemand anderes anmeldet oder Sie den Tab schließen oder sich abmelden",
              ],
              [
                "reloaded page (Sitzungsspeicher, kein Cookie)",
                "Was Sie in ein Formular eingegeben hatten, kurz bevor die Seite neu geladen wurde – nie ein Passwort.",
                "Bis die Seite wieder da ist oder Sie den Tab schließen oder sich abmelden",
              ],
              [
                "comparison (Sitzungsspeicher, kein Cookie)",
                "Die Berater, die Sie zum Vergleichen gewählt haben, damit Sie sie auch auf der nächsten Seite noch vorfinden.",
                "Bis Sie den Vergleich leeren, den Tab schließen oder sich abmelden",
              ],
              [
                "react-router-scroll-positions, remix-router-transitions (Sitzungsspeicher, kein Cookie)",
                "Wie weit Sie auf einer Seite gescrollt hatten und wie sie geöffnet wurde, damit Sie sie beim Zurückgehen wieder so vorfinden.",
                "Bis Sie den Tab schließen oder sich abmelden",
              ],
              [
                "files … (Cache-Speicher, kein Cookie)",
                "Skripte, Schriften und Texte der Website sowie eine Seite für den Fall, dass keine Verbindung besteht.",
                "Bis es eine neue Version der Website gibt oder Sie sie löschen",
              ],
              [
                "pages … (Cache-Speicher, kein Cookie)",
                "Die Seiten, die Sie zuletzt ohne Anmeldung gesehen haben, damit Sie sie auch ohne Verbindung lesen können. Sie sind für alle Besucher gleich.",
                "Bis Sie sich anmelden, es eine neue Version der Website gibt oder Sie sie löschen",
              ],
            ],
          },
        },
      ],
    },
    {
      id: "others",
      title: "Niemand sonst",
      blocks: [
        "Keine Seite lädt etwas von anderen Stellen; deshalb kann auch keine andere Stelle etwas ablegen oder auslesen. Wenn Sie sich mit Google oder LinkedIn anmelden, gelangen Sie auf deren Website, und dort gelten deren Regeln.",
      ],
    },
    {
      id: "control",
      title: "Was Sie tun können",
      blocks: [
        `Sie können all das in Ihrem Browser löschen oder blockieren. Ohne das Sitzungs-Cookie können Sie nicht angemeldet bleiben; alles, wofür Sie kein Konto brauchen, funktioniert weiterhin. Fragen beantworten wir unter ${contact.email}.`,
      ],
    },
  ],
});
