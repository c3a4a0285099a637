/** Why an item that was sent has no answer yet. It is retried until it has one. */
export type RetryReason = "offline" | "busy" | "signedOut";

/** Outcome of sending an item: done, unanswered, or held until the person reacts to the given reason. */
export type SendResult = "done" | { away: RetryReason } | { held: string };

type Halt = Exclude<SendResult, "done">;

export interface Transport<Item> {
  /** Posts an item; the outcome is passed to `settle`. */
  send: (item: Item) => void;
  later: (work: () => void, milliseconds: number) => void;
  /** Whether an item still has to be sent when its turn comes. */
  isNeeded?: (item: Item) => boolean;
}

const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 15_000;

/**
 * Sends items one after the other. An unanswered item is retried until it has an answer, and only then is the next one sent: so the server's state is always
 * known, and order is kept. A held item blocks all behind it until the person releases it.
 */
export class RetryQueue<Item extends { key: string }> {
  #items: readonly Item[] = [];
  #inFlight: Item | null = null;
  #halt: Halt | null = null;
  #retryMs = FIRST_RETRY_MS;
  readonly #watchers = new Set<() => void>();

  constructor(private readonly transport: Transport<Item>) {}

  readonly subscribe = (watcher: () => void) => {
    this.#watchers.add(watcher);
    return () => {
      this.#watchers.delete(watcher);
    };
  };

  /** All items that are not done, in sending order; a new array after every change. */
  readonly items = () => this.#items;

  /** Why an item is not on its way. Only the first can be halted; the others wait behind it. */
  haltOf(key: string): Halt | null {
    return this.#items[0]?.key === key ? this.#halt : null;
  }

  /** Whether the first item was sent without success. */
  readonly isHalted = () => this.#halt !== null;

  /** The item that was sent and is not done. */
  begun(): Item | null {
    return this.#inFlight ?? (this.#halt ? (this.#items[0] ?? null) : null);
  }

  /** Appends an item, replacing one with the same key that was not sent yet. */
  put(item: Item) {
    this.withdraw(item.key);
    this.#change([...this.#items, item]);
    this.#next();
  }

  /** Removes an item that was not sent yet. */
  withdraw(key: string) {
    const begun = this.begun();
    this.#change(this.#items.filter((item) => item === begun || item.key !== key));
  }

  /** Removes an item even if it was sent without success, and sends the next. */
  drop(key: string) {
    if (this.#items[0]?.key === key) this.#halt = null;
    this.#change(this.#items.filter((item) => item.key !== key));
    this.#next();
  }

  /** Empties the queue: its contents are sent another way. */
  readonly clear = () => {
    this.#halt = null;
    this.#change([]);
  };

  /** Records the outcome of the item that was sent. `concluded` is called with a finished item before the next is sent. */
  settle(outcome: SendResult, concluded?: (item: Item) => void) {
    const item = this.#inFlight;
    this.#inFlight = null;
    if (!item) return;
    const isAwaited = this.#items[0] === item;
    if (isAwaited) this.#halt = outcome === "done" ? null : outcome;
    if (outcome !== "done" && "away" in outcome) this.#retryLater();
    else this.#retryMs = FIRST_RETRY_MS;
    this.#change(outcome === "done" && isAwaited ? this.#items.slice(1) : this.#items);
    if (outcome === "done") concluded?.(item);
    this.#next();
  }

  /** Retries an unanswered item at once: the connection is back. */
  readonly retryNow = () => {
    const [first] = this.#items;
    if (first && this.#halt && "away" in this.#halt && !this.#inFlight) this.#send(first);
  };

  /** Releases the first item: the person gives up on a held one, or does not want to wait for the connection. */
  release(key: string) {
    const [first] = this.#items;
    if (first?.key !== key || !this.#halt || this.#inFlight) return;
    this.#halt = null;
    this.#change(this.#items);
    this.#next();
  }

  #retryLater() {
    const wait = this.#retryMs;
    this.#retryMs = Math.min(MAX_RETRY_MS, wait * 2);
    this.transport.later(this.retryNow, wait);
  }

  #next() {
    while (!this.#inFlight && !this.#halt) {
      const [first, ...others] = this.#items;
      if (!first) return;
      if (this.transport.isNeeded?.(first) ?? true) return this.#send(first);
      this.#change(others);
    }
  }

  #send(item: Item) {
    this.#inFlight = item;
    this.transport.send(item);
  }

  #change(items: readonly Item[]) {
    this.#items = [...items];
    for (const watcher of this.#watchers) watcher();
  }
}
