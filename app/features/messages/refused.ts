/** Status and text of each refusal of a message or file. */
export const REFUSED = {
  blockedByYou: { status: 409, text: "messages.refusedBlockedByYou" },
  blockedByThem: { status: 409, text: "messages.refusedBlockedByThem" },
  notListed: { status: 409, text: "messages.refusedNotListed" },
  ownPage: { status: 409, text: "messages.refusedOwnPage" },
  tooManyMessages: { status: 429, text: "messages.refusedTooManyMessages" },
  tooManyToday: { status: 429, text: "messages.refusedTooManyToday" },
  fileMissing: { status: 400, text: "messages.fileMissing" },
  fileTooLarge: { status: 413, text: "messages.fileTooLarge" },
  fileType: { status: 415, text: "messages.fileType" },
  fileBusy: { status: 503, text: "messages.fileBusy" },
  filesFull: { status: 413, text: "messages.filesFull" },
  tooManyFiles: { status: 429, text: "messages.refusedTooManyFiles" },
  tooManyFilesUnpaid: { status: 429, text: "messages.refusedTooManyFilesUnpaid" },
  tooManyThreads: { status: 429, text: "messages.refusedTooManyThreads" },
} as const;
