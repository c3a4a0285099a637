import type { FieldAnswer } from "./field-changes";
import { type AwayReason, RetryQueue } from "./retry-queue";

/** What became of a save: the server's answer, none yet, or a failure that another try would not mend. */
export type SaveAnswer = FieldAnswer | { away: AwayReason } | { failed: true };

/** A value on its way to the server. */
export interface Ticket {
  /** The form and the field: 'profile.firstName'. */
  key: string;
  field: string;
  value: string;
  /** Where it is posted, and what besides the value and what it was. */
  action: string;
  body: (value: string, was: string) => Record<string, string>;
  onSaved: (kept: string) => void;
  onFailed: () => void;
}

export type FieldState =
  | { phase: "idle" | "saving" | "saved" | "failed" }
  | { phase: "waiting"; reason: AwayReason }
  | { phase: "refused"; message: string }
  | { phase: "stale"; theirs: string };

/** What was typed and is not saved yet, with what the field was before. */
export interface KeptWords {
  value: string;
  was: string;
}

interface Surroundings {
  send: (ticket: Ticket, was: string) => void;
  later: (work: () => void, milliseconds: number) => void;
  /** Keeps words beyond the page, for the field of that key; null forgets them. */
  keep: (key: string, words: KeptWords | null) => void;
  kept: (key: string) => KeptWords | null;
}

const IDLE: FieldState = { phase: "idle" };

/**
 * Sends changed fields one after the other, of each the last value alone. Each save says what the field was, so that the server can tell when
 * somebody else changed it meanwhile. What is typed is kept until it is saved, also when the page goes away before that.
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

  /** Whether something was sent in vain: leaving now would lose it. */
  readonly isHeldUp = () => [...this.#states.values()].some(({ phase }) => phase === "waiting");

  /** The value a field has for the person: what waits to be sent, else what the server is known to have. */
  latest(key: string): string | undefined {
    return this.#queue.items().findLast((ticket) => ticket.key === key)?.value;
  }

  /**
   * A field is shown, with what the server has, which is taken for known unless a save is on its way. Answers with the words that were kept when
   * an earlier page went away before they were saved.
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

  /** What stands in the field while it is written in. */
  typed(key: string, value: string) {
    const was = this.#known.get(key) ?? "";
    this.surroundings.keep(key, value === was ? null : { value, was });
  }

  /** The person leaves what could not be sent. */
  readonly giveUp = () => {
    for (const [key, { phase }] of this.#states) if (phase === "waiting") this.surroundings.keep(key, null);
  };

  /** Puts a value on its way, in place of one of the same field that was not sent yet. What the server has already is not sent. */
  save(ticket: Ticket) {
    const { key, value } = ticket;
    this.#queue.withdraw(key);
    this.typed(key, value);
    const isUnderWay = this.#queue.begun()?.key === key;
    if (this.#known.get(key) === value && !isUnderWay) return this.#set(key, IDLE);
    if (!isUnderWay) this.#set(key, { phase: "saving" });
    this.#queue.put(ticket);
  }

  /** The field goes on with what stands elsewhere. */
  settle(key: string) {
    this.surroundings.keep(key, null);
    this.#set(key, IDLE);
  }

  /** What came back for the save that was sent. */
  answer(answer: SaveAnswer) {
    const ticket = this.#queue.begun();
    if (!ticket) return;
    if (!("away" in answer)) return this.#queue.settle("done", () => this.#conclude(ticket, answer));
    this.#set(ticket.key, { phase: "waiting", reason: answer.away });
    this.#queue.settle(answer);
  }

  /** Sends again at once what waits: the connection is back. */
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

  /** Back to what the server has meanwhile: there is nothing to send. */
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
