import type { plainPageMessages as english } from "#app/frame/messages-of-plain-pages";
import type { Translation } from "../../translation";

/** Pages that the server sends in place of the requested one, in German. */
export const plainPageMessages: Translation<typeof english> = {
  busyTitle: "Gerade ist hier viel los",
  busyText: "Im Moment kommen mehr Anfragen an, als wir beantworten können. Bitte versuchen Sie es in ein paar Sekunden noch einmal.",
  offlineText:
    "Das konnte nicht gesendet werden. Was Sie eingegeben haben, bleibt hier: Senden Sie es erneut, sobald Sie wieder online sind.",
  unsentTitle: "Noch nicht gesendet",
  unsentText: "Das konnten wir gerade nicht annehmen. Ihre Eingaben sind noch da: Bitte senden Sie sie in ein paar Sekunden noch einmal.",
  unsentTyped: "Ihre Eingaben",
  unsentNotKept: "Passwörter und Dateien werden nicht aufbewahrt: Bitte gehen Sie zurück zur Seite und fügen Sie sie noch einmal hinzu.",
  unsentAgain: "Erneut senden",
  unsentBack: "Zurück zur Seite",
};
