/** Texts of the button that copies. */
export const copyingMessages = {
  copy: "Copy",
  copied: "Copied",
};
