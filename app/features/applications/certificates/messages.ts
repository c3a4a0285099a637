import { PAPER_MAX_BYTES } from "#app/platform/files/attachment";
import { inMegabytes } from "#app/platform/sizes";
import { spelled } from "#app/ui/text/counts";
import { MAX_CERTIFICATES } from "./certificate";

/** Texts about an application's certificates. */
export const certificateMessages = {
  certificatesTitle: "Certificates",
  certificatesHint: `PDF or image, up to ${inMegabytes(PAPER_MAX_BYTES)} MB each, ${spelled(MAX_CERTIFICATES)} at most. Only you and the people who review your application can open them.`,
  certificatesSignIn: "You can add files here once you are signed in.",
  certificateFile: "Choose a file",
  certificateAdd: "Add file",
  certificateAdding: "Adding...",
  certificateRemove: "Remove {name}",
  certificateMissing: "Please choose a file first.",
  certificateType: "Please choose a PDF or an image.",
  certificateTooLarge: `This file is larger than ${inMegabytes(PAPER_MAX_BYTES)} MB.`,
  certificateTooMany: `You can add ${spelled(MAX_CERTIFICATES)} files at most. Remove one first.`,
  certificateTooOften: "You have added many files in a short time. Please wait before the next one.",
  certificateTooManyToday: "You have added many files today. Please add the next one tomorrow.",
  certificateBusy: "Many files are being read right now. Please try again in a few seconds.",
} as const;
