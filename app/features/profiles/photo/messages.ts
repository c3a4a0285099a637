import { inMegabytes } from "#app/platform/sizes";
import { AVATAR_MAX_BYTES } from "../limits";

/** Texts for the photo. */
export const photoMessages = {
  photo: "Profile photo",
  photoHint: `JPG, PNG or GIF, max ${inMegabytes(AVATAR_MAX_BYTES)}MB`,
  photoChoose: "Choose a photo",
  photoReplace: "Change photo",
  photoRemove: "Remove photo",
  photoUpload: "Upload photo",
  photoUploading: "Uploading...",
  photoUpdated: "Profile photo updated successfully",
  photoFailed: "Failed to upload photo",
  photoNotImage: "Please select an image file",
  photoTooLarge: `File size must be less than ${inMegabytes(AVATAR_MAX_BYTES)}MB`,
  photoTooManyPixels: "This picture has too many pixels. Please choose a smaller one.",
  photoTooOften: "You have uploaded many photos in a short time. Please wait before the next one.",
  photoBusy: "Many photos are being uploaded right now. Please try again in a few seconds.",
  cropTitle: "Crop your photo",
  cropText: "Drag the photo, or use the arrow keys, until the square shows what you want.",
  cropArea: "The part of the photo that is kept",
  cropZoom: "Zoom",
  cropUse: "Use this photo",
} as const;
