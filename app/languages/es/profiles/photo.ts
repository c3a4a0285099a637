import { AVATAR_MAX_BYTES } from "#app/features/profiles/limits";
import type { photoMessages as english } from "#app/features/profiles/photo/messages";
import { inMegabytes } from "#app/platform/sizes";
import type { Translation } from "../../translation";

/** The photo, in Spanish. */
export const photoMessages: Translation<typeof english> = {
  photo: "Foto de perfil",
  photoHint: `JPG, PNG o GIF, máx. ${inMegabytes(AVATAR_MAX_BYTES)}\u00a0MB`,
  photoChoose: "Elegir una foto",
  photoReplace: "Cambiar la foto",
  photoRemove: "Quitar la foto",
  photoUpload: "Subir la foto",
  photoUploading: "Subiendo…",
  photoUpdated: "La foto de perfil se ha actualizado",
  photoFailed: "No se ha podido subir la foto",
  photoNotImage: "Elija un archivo de imagen",
  photoTooLarge: `El archivo debe ocupar menos de ${inMegabytes(AVATAR_MAX_BYTES)}\u00a0MB`,
  photoTooManyPixels: "Esta imagen tiene demasiados píxeles. Elija una más pequeña.",
  photoTooOften: "Ha subido muchas fotos en poco tiempo. Espere antes de subir la siguiente.",
  photoBusy: "Se están subiendo muchas fotos en este momento. Inténtelo de nuevo en unos segundos.",
  cropTitle: "Recorte su foto",
  cropText: "Arrastre la foto o use las flechas del teclado hasta que el cuadrado muestre lo que quiere.",
  cropArea: "La parte de la foto que se conserva",
  cropZoom: "Zoom",
  cropUse: "Usar esta foto",
};
