import { FIRST_SESSION_TIMEOUT_HOURS, LINK_HOURS, SESSION_MOST_DAYS } from "#app/features/accounts/limits";
import { VISITOR_DRAFT_DAYS } from "#app/features/applications/drafts/draft-lifetime";
import { CONVERSATION_DAYS } from "#app/features/assistant/limits";
import type { WritePolicy } from "#app/features/policies/policy";
import { FLASH_SECONDS } from "#app/features/site/limits";
import { policiesMessages } from "../policies";
import { counted } from "../words";

/** Everything the site leaves in a browser, in German. */
export const cookiePolicy: WritePolicy = ({ contact }) => ({
  id: "cookies",
  title: policiesMessages.cookies ?? "",
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
                `Mit „Angemeldet bleiben“ ${SESSION_MOST_DAYS} Tage, sonst bis Sie den Browser schließen. Nutzen Sie die Website länger nicht, endet die Sitzung früher, je nach eingestellter Sitzungsdauer; voreingestellt sind ${FIRST_SESSION_TIMEOUT_HOURS} Stunden.`,
              ],
              [
                "flash (bei verschlüsselter Verbindung: __Host-flash)",
                "Nimmt einen Hinweis wie „Gespeichert“ auf die nächste Seite mit.",
                `Bis der Hinweis angezeigt wurde, höchstens ${FLASH_SECONDS} Sekunden`,
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
                "waiting-email (bei verschlüsselter Verbindung: __Host-waiting-email)",
                "Merkt sich, an welche Adresse eine Bestätigung ging, damit sie noch einmal gesendet oder die Adresse berichtigt werden kann.",
                `Bis Sie die Adresse bestätigt haben, höchstens ${counted(LINK_HOURS.confirm_email / 24, "einen Tag", "Tage")}`,
              ],
              [
                "zone",
                "Nennt Ihre Zeitzone, solange Sie angemeldet sind und in Ihrem Profil noch keine steht.",
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
                "theme (lokaler Speicher, kein Cookie)",
                "Helles oder dunkles Design, falls Sie gewählt haben.",
                "Bis Sie „System“ wählen oder den Eintrag löschen",
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
