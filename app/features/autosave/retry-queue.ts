/** Why something that was sent has no answer yet. It is tried again until it has one. */
export type AwayReason = "offline" | "busy" | "signedOut";

/** What became of what was sent: it is done with, it had no answer, or it waits for the person, who is told why. */
export type SendResult = "done" | { away: AwayReason } | { held: string };

type Halt = Exclude<SendResult, "done">;

export interface Transport<Item> {
  /** Posts an item; what becomes of it is given to `settle`. */
  send: (item: Item) => void;
  later: (work: () => void, milliseconds: number) => void;
  /** Whether an item still has to be sent when its turn has come. */
  isNeeded?: (item: Item) => boolean;
}

const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 15_000;

/**
 * Sends what is put into it one after the other. What had no answer is sent again until it has one, and only then the next: so it is always
 * known what the server has, and nothing overtakes what was put in before it. What is held waits, and all behind it, until the person lets it go.
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

  /** All that is not done with, in the order it is sent; another list after every change. */
  readonly items = () => this.#items;

  /** Why an item is not on its way: only the first can be halted, and the others wait behind it. */
  haltOf(key: string): Halt | null {
    return this.#items[0]?.key === key ? this.#halt : null;
  }

  /** Whether something was sent in vain. */
  readonly isHalted = () => this.#halt !== null;

  /** The item that was sent and is not done with. */
  begun(): Item | null {
    return this.#inFlight ?? (this.#halt ? (this.#items[0] ?? null) : null);
  }

  /** Puts an item at the end, in place of one of the same key that was not sent yet. */
  put(item: Item) {
    this.withdraw(item.key);
    this.#change([...this.#items, item]);
    this.#next();
  }

  /** Takes out what was not sent yet. */
  withdraw(key: string) {
    const begun = this.begun();
    this.#change(this.#items.filter((item) => item === begun || item.key !== key));
  }

  /** Takes an item out, also one that was sent in vain; the next has its turn. */
  drop(key: string) {
    if (this.#items[0]?.key === key) this.#halt = null;
    this.#change(this.#items.filter((item) => item.key !== key));
    this.#next();
  }

  /** Forgets everything: it goes another way. */
  readonly clear = () => {
    this.#halt = null;
    this.#change([]);
  };

  /** What became of what was sent. `concluded` hears of one that is done with before the next is sent. */
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

  /** Sends again at once what had no answer: the connection is back. */
  readonly retryNow = () => {
    const [first] = this.#items;
    if (first && this.#halt && "away" in this.#halt && !this.#inFlight) this.#send(first);
  };

  /** The person lets go what was held, or does not want to wait for the connection. */
  release(key: string) {
    const [first] = this.#items;
    if (first?.key !== key || !this.#halt || this.#inFlight) return;
    this.#halt = null;
    this.#change(this.#items);
    this.#next();
  }

  #retryLater() {
    const wait = this.#retryMs;
    this.#retryMs = Math.min(LONGEST_RETRY_MS, wait * 2);
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
