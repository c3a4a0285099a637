import { AVATAR_MAX_BYTES } from "#app/features/profiles/limits";
import type { photoMessages as english } from "#app/features/profiles/photo/messages";
import { inMegabytes } from "#app/platform/sizes";
import type { Translation } from "../../translation";

/** The photo, in Italian. */
export const photoMessages: Translation<typeof english> = {
  photo: "Foto del profilo",
  photoHint: `JPG, PNG o GIF, al massimo ${inMegabytes(AVATAR_MAX_BYTES)} MB`,
  photoChoose: "Scegli una foto",
  photoReplace: "Cambia foto",
  photoRemove: "Rimuovi foto",
  photoUpload: "Carica foto",
  photoUploading: "Caricamento…",
  photoUpdated: "Foto del profilo aggiornata",
  photoFailed: "Non è stato possibile caricare la foto",
  photoNotImage: "Scelga un file immagine",
  photoTooLarge: `Il file deve essere inferiore a ${inMegabytes(AVATAR_MAX_BYTES)} MB`,
  photoTooManyPixels: "Questa immagine ha troppi pixel. Ne scelga una più piccola.",
  photoTooOften: "Ha caricato molte foto in poco tempo. Attenda prima della prossima.",
  photoBusy: "In questo momento vengono caricate molte foto. Riprovi tra qualche secondo.",
  cropTitle: "Ritagli la Sua foto",
  cropText: "Trascini la foto, o usi i tasti freccia, finché il riquadro non mostra ciò che desidera.",
  cropArea: "La parte della foto da conservare",
  cropZoom: "Zoom",
  cropUse: "Usa questa foto",
};
