import type { MessageKey } from "#app/ui/text/message-key";

/** Which of the two somebody is in a thread: who asks, or who is asked as an advisor. */
export type Side = "client" | "advisor";

/** The other side as it may be seen: the public card of an advisor, the display name and picture of a client. */
export interface OtherSide {
  /** Empty when a client has told no name. */
  name: string;
  avatarUrl: string | null;
  /** Of a listed advisor's page; null for a client, and for an advisor who is not listed any more. */
  slug: string | null;
}

/** A thread in the list. */
export interface ThreadLine extends OtherSide {
  id: string;
  /** Blank when it was taken away. */
  lastText: string;
  isLastMine: boolean;
  lastAt: Date;
  unread: number;
}

export interface ThreadList {
  threads: ThreadLine[];
  page: number;
  hasMore: boolean;
}

export interface ShownMessage {
  number: number;
  isMine: boolean;
  /** Admins took it away: there is no word of it, and no file. */
  isRemoved: boolean;
  text: string;
  at: Date;
  /** The sender's own key of it: tells what is shown already from what is still on its way. Null for what the other side sent. */
  key: string | null;
  isReported: boolean;
  /** What the message carries; its text is then the file's name. */
  file: { id: string; size: number } | null;
}

/** A thread as one of its two sides sees it. */
export interface ThreadView {
  id: string;
  side: Side;
  other: OtherSide;
  messages: ShownMessage[];
  lastNumber: number;
  /** How far this side has read, and the other. */
  readNumber: number;
  theirReadNumber: number;
  unread: number;
  hasEarlier: boolean;
  hasLater: boolean;
  /** Why nothing can be written now; null when it can. */
  closed: "blockedByYou" | "blockedByThem" | "notListed" | null;
  /** The consultation of the two that is open, else their last one; null for none. */
  consultationId: string | null;
}

/** Why a message is not taken. */
export type Refusal =
  | { ok: false; reason: "blockedByYou" | "blockedByThem" | "notListed" | "ownPage" }
  | { ok: false; reason: "tooManyMessages" | "tooManyThreads" | "tooManyFiles"; retryAfterSeconds: number };

/** What the server answers to a form that stays on its page. Errors are keys of the texts, by field; `form` is the whole of it. */
export type PostAnswer =
  | { ok: true; key: string | null }
  | { ok: false; key: string | null; errors: Partial<Record<"text" | "reason" | "form", MessageKey>>; text: string };
