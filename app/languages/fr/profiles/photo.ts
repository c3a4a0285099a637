import { AVATAR_MAX_BYTES } from "#app/features/profiles/limits";
import type { photoMessages as english } from "#app/features/profiles/photo/messages";
import { inMegabytes } from "#app/platform/sizes";
import type { Translation } from "../../translation";

/** The photo, in French. */
export const photoMessages: Translation<typeof english> = {
  photo: "Photo de profil",
  photoHint: `JPG, PNG ou GIF, ${inMegabytes(AVATAR_MAX_BYTES)} Mo maximum`,
  photoChoose: "Choisir une photo",
  photoReplace: "Changer de photo",
  photoRemove: "Supprimer la photo",
  photoUpload: "Importer une photo",
  photoUploading: "Importation…",
  photoUpdated: "Photo de profil mise à jour",
  photoFailed: "L’importation de la photo a échoué",
  photoNotImage: "Choisissez un fichier image",
  photoTooLarge: `Le fichier doit peser moins de ${inMegabytes(AVATAR_MAX_BYTES)} Mo`,
  photoTooManyPixels: "Cette image a trop de pixels. Choisissez-en une plus petite.",
  photoTooOften: "Vous avez importé beaucoup de photos en peu de temps. Patientez avant la prochaine.",
  photoBusy: "Beaucoup de photos sont en cours d’importation. Réessayez dans quelques secondes.",
  cropTitle: "Recadrer votre photo",
  cropText: "Faites glisser la photo, à la souris ou aux touches fléchées, jusqu’au cadrage souhaité.",
  cropArea: "La partie de la photo conservée",
  cropZoom: "Zoom",
  cropUse: "Utiliser cette photo",
};
