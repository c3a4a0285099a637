import type { MessageKey } from "#app/ui/text/message-key";

/** Role in a thread: the one who asks, or the advisor who is asked. */
export type Side = "client" | "advisor";

/** The other side as shown: an advisor's public card, or a client's display name and picture. */
export interface OtherSide {
  /** Empty if a client has given no name. */
  name: string;
  avatarUrl: string | null;
  /** Slug of a listed advisor's page; null for a client or an unlisted advisor. */
  slug: string | null;
}

/** A thread in the list. */
export interface ThreadLine extends OtherSide {
  id: string;
  /** Empty if it was hidden. */
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
  /** Hidden by admins: without its text and file. */
  isRemoved: boolean;
  text: string;
  at: Date;
  /** The sender's own idempotency key: tells stored messages from those being sent. Null for the other side's. */
  key: string | null;
  isReported: boolean;
  /** Attached file; the text is then its name. */
  file: { id: string; size: number } | null;
}

/** A thread as one of its sides sees it. */
export interface ThreadView {
  id: string;
  side: Side;
  other: OtherSide;
  messages: ShownMessage[];
  lastNumber: number;
  /** How far this side and the other have read. */
  readNumber: number;
  theirReadNumber: number;
  unread: number;
  hasEarlier: boolean;
  hasLater: boolean;
  /** Why nothing can be sent now; null if it can. */
  closed: "blockedByYou" | "blockedByThem" | "notListed" | null;
  /** The two sides' open consultation, otherwise their last one; null if none. */
  consultationId: string | null;
}

/** Why a message is refused. */
export type Refusal =
  | { ok: false; reason: "blockedByYou" | "blockedByThem" | "notListed" | "ownPage" }
  | {
      ok: false;
      reason: "tooManyMessages" | "tooManyToday" | "tooManyThreads" | "tooManyFiles" | "tooManyFilesUnpaid";
      retryAfterSeconds: number;
    };

/** The server's response to a form that stays on its page. Errors are text keys by field; `form` is the form as a whole. */
export type PostAnswer =
  | { ok: true; key: string | null }
  | { ok: false; key: string | null; errors: Partial<Record<"text" | "reason" | "form", MessageKey>>; text: string };
