import { AVATAR_MAX_BYTES } from "#app/features/profiles/limits";
import type { photoMessages as english } from "#app/features/profiles/photo/messages";
import { inMegabytes } from "#app/platform/sizes";
import type { Translation } from "../../translation";

/** The photo, in German. */
export const photoMessages: Translation<typeof english> = {
  photo: "Profilfoto",
  photoHint: `JPG, PNG oder GIF, höchstens ${inMegabytes(AVATAR_MAX_BYTES)}\u00a0MB`,
  photoChoose: "Foto auswählen",
  photoReplace: "Foto ändern",
  photoRemove: "Foto entfernen",
  photoUpload: "Foto hochladen",
  photoUploading: "Wird hochgeladen\u00a0…",
  photoUpdated: "Ihr Profilfoto ist aktualisiert",
  photoFailed: "Das Foto konnte nicht hochgeladen werden",
  photoNotImage: "Bitte wählen Sie eine Bilddatei",
  photoTooLarge: `Die Datei muss kleiner als ${inMegabytes(AVATAR_MAX_BYTES)}\u00a0MB sein`,
  photoTooManyPixels: "Dieses Bild hat zu viele Pixel. Bitte wählen Sie ein kleineres.",
  photoTooOften: "Sie haben in kurzer Zeit viele Fotos hochgeladen. Bitte warten Sie vor dem nächsten etwas.",
  photoBusy: "Gerade werden viele Fotos hochgeladen. Bitte versuchen Sie es in ein paar Sekunden noch einmal.",
  cropTitle: "Foto zuschneiden",
  cropText: "Ziehen Sie das Foto, oder nutzen Sie die Pfeiltasten, bis das Quadrat den gewünschten Ausschnitt zeigt.",
  cropArea: "Der Ausschnitt, der vom Foto bleibt",
  cropZoom: "Zoom",
  cropUse: "Dieses Foto verwenden",
};
