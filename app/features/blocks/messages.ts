/** Where the reader meets somebody whom they have blocked, and can unblock them. */
export const blocksMessages = {
  here: "You have blocked {name}. Neither of you can write to the other or send requests.",
  unblocked: "You can write and send requests to {name} again.",
  marked: "Blocked",
  unblock: "Unblock",
  unblockLabel: "Unblock {name}",
} as const;
