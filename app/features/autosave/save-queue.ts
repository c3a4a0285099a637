import type { FieldAnswer } from "./field-changes";
import { RetryQueue, type RetryReason } from "./retry-queue";

/** Outcome of a save: the server's answer, no answer yet, or a failure that retrying would not fix. */
export type SaveAnswer = FieldAnswer | { away: RetryReason } | { failed: true };

/** A field value on its way to the server. */
export interface Ticket {
  /** Form and field: 'profile.firstName'. */
  key: string;
  field: string;
  value: string;
  /** The URL it is posted to, and the form data built from the new and previous value. */
  action: string;
  body: (value: string, was: string) => Record<string, string>;
  onSaved: (kept: string) => void;
  onFailed: () => void;
}

export type FieldState =
  | { phase: "idle" | "saving" | "saved" | "failed" }
  | { phase: "waiting"; reason: RetryReason }
  | { phase: "refused"; message: string }
  | { phase: "stale"; theirs: string };

/** Typed but unsaved text, with the field's previous value. */
export interface StoredText {
  value: string;
  was: string;
}

interface Surroundings {
  send: (ticket: Ticket, was: string) => void;
  later: (work: () => void, milliseconds: number) => void;
  /** Stores unsaved text beyond the page's lifetime under the field's key; null removes it. */
  keep: (key: string, words: StoredText | null) => void;
  kept: (key: string) => StoredText | null;
}

const IDLE: FieldState = { phase: "idle" };

/**
 * Sends changed fields one after the other, only the latest value of each. Each save includes the previous value, so that the server can detect a concurrent
 * change. Typed text is kept until it is saved, even if the page is closed before that.
 */
export class SaveQueue {
  readonly #queue: RetryQueue<Ticket>;
  readonly #known = new Map<string, string>();
  readonly #states = new Map<string, FieldState>();
  readonly #watchers = new Set<() => void>();

  constructor(private readonly surroundings: Surroundings) {
    this.#queue = new RetryQueue({
      later: surroundings.later,
      isNeeded: (ticket) => this.#isNeeded(ticket),
      send: (ticket) => {
        this.#set(ticket.key, { phase: "saving" });
        surroundings.send(ticket, this.#known.get(ticket.key) ?? "");
      },
    });
  }

  readonly subscribe = (watcher: () => void) => {
    this.#watchers.add(watcher);
    return () => {
      this.#watchers.delete(watcher);
    };
  };

  stateOf(key: string): FieldState {
    return this.#states.get(key) ?? IDLE;
  }

  /** Whether any save has not got through: leaving now would lose it. */
  readonly isHeldUp = () => [...this.#states.values()].some(({ phase }) => phase === "waiting");

  /** The latest value of a field: the one waiting to be sent, else the last one known to be on the server. */
  latest(key: string): string | undefined {
    return this.#queue.items().findLast((ticket) => ticket.key === key)?.value;
  }

  /**
   * Registers a field with the server's value, which counts as known unless a save is under way. Returns the text kept by an earlier page that was closed
   * before it was saved, if any.
   */
  begin(key: string, value: string): string | undefined {
    if (this.latest(key) !== undefined) return;
    const words = this.surroundings.kept(key);
    const isUnsaved = words !== null && words.value !== value;
    if (!isUnsaved) this.surroundings.keep(key, null);
    this.#known.set(key, isUnsaved ? words.was : value);
    if (this.#states.has(key)) this.#set(key, IDLE);
    return isUnsaved ? words.value : undefined;
  }

  /** Keeps the field's current text while the person types. */
  typed(key: string, value: string) {
    const was = this.#known.get(key) ?? "";
    this.surroundings.keep(key, value === was ? null : { value, was });
  }

  /** Discards what could not be sent: the person chose to leave. */
  readonly giveUp = () => {
    for (const [key, { phase }] of this.#states) if (phase === "waiting") this.surroundings.keep(key, null);
  };

  /** Queues a value, replacing one of the same field that was not sent yet. A value the server already has is not sent. */
  save(ticket: Ticket) {
    const { key, value } = ticket;
    this.#queue.withdraw(key);
    this.typed(key, value);
    const isUnderWay = this.#queue.begun()?.key === key;
    if (this.#known.get(key) === value && !isUnderWay) return this.#set(key, IDLE);
    if (!isUnderWay) this.#set(key, { phase: "saving" });
    this.#queue.put(ticket);
  }

  /** Drops the unsaved text: the field takes the value saved elsewhere. */
  settle(key: string) {
    this.surroundings.keep(key, null);
    this.#set(key, IDLE);
  }

  /** Handles the response to the save that was sent. */
  answer(answer: SaveAnswer) {
    const ticket = this.#queue.begun();
    if (!ticket) return;
    if (!("away" in answer)) return this.#queue.settle("done", () => this.#conclude(ticket, answer));
    this.#set(ticket.key, { phase: "waiting", reason: answer.away });
    this.#queue.settle(answer);
  }

  /** Retries at once: the connection is back. */
  readonly retryNow = () => this.#queue.retryNow();

  #conclude(ticket: Ticket, answer: FieldAnswer | { failed: true }) {
    const { key, field } = ticket;
    if ("failed" in answer) {
      this.#set(key, { phase: "failed" });
      return ticket.onFailed();
    }
    if (answer.ok) {
      const kept = answer.saved[field] ?? ticket.value;
      this.#known.set(key, kept);
      const words = this.surroundings.kept(key);
      if (words) this.surroundings.keep(key, words.value === ticket.value ? null : { ...words, was: kept });
      this.#set(key, { phase: "saved" });
      return ticket.onSaved(kept);
    }
    const theirs = answer.stale?.[field];
    if (theirs === undefined) return this.#set(key, { phase: "refused", message: answer.errors?.[field] ?? "" });
    this.#known.set(key, theirs);
    this.#set(key, { phase: "stale", theirs });
  }

  /** Not needed when the value equals what the server has meanwhile. */
  #isNeeded({ key, value }: Ticket) {
    const isNeeded = this.#known.get(key) !== value;
    if (!isNeeded) this.#set(key, { phase: "saved" });
    return isNeeded;
  }

  #set(key: string, state: FieldState) {
    this.#states.set(key, state);
    for (const watcher of this.#watchers) watcher();
  }
}
