/** Texts of the Logos tab. Quoted ones are of signed-in-areas.md 5 and 8. */
export const logosMessages = {
  uploadFailed: "Failed to upload logo",
  deleteFailed: "Failed to delete logo",
} as const;
