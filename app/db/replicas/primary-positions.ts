import { LOG_START, type LogPosition, latest } from "./log-position";

/** A replica that lags further is used only when there is no primary, since its data is then the best available. */
const MAX_BEHIND_MS = 500;
const KEPT_MS = 10_000;
/** A primary that was not heard of for this long may have committed writes unknown here. */
const SILENT_MS = 2000;

interface Sample {
  askedAt: number;
  position: LogPosition;
}

/** The primary's positions over time, with which replicas are compared. Times are of one monotonic clock. */
export class PrimaryPositions {
  #samples: Sample[] = [];
  #toldAll = Number.NEGATIVE_INFINITY;
  readonly #told = new Map<string, number>();

  /** Records the primary's position in response to a query sent at `askedAt`. */
  note(askedAt: number, position: LogPosition) {
    const isKept = (each: Sample) => each.askedAt > askedAt - KEPT_MS;
    this.#samples = [...this.#samples.filter(isKept), { askedAt, position }];
    // Changes from before the floor are on every replica that is not too far behind.
    const atLeastSince = this.#floorSample()?.askedAt ?? Number.NEGATIVE_INFINITY;
    for (const [person, at] of this.#told) if (at < atLeastSince) this.#told.delete(person);
  }

  /** Records a commit that this person, or everybody, must see. */
  tell(at: number, person?: string) {
    if (person === undefined) this.#toldAll = at;
    else this.#told.set(person, at);
  }

  /** The position a replica needs for this person: it has what they were notified of, and little lag. Null while only the primary will do. */
  neededBy(person: string): LogPosition | null {
    const toldAt = Math.max(this.#toldAll, this.#told.get(person) ?? Number.NEGATIVE_INFINITY);
    const [floor, since] = [this.floor(), toldAt === Number.NEGATIVE_INFINITY ? LOG_START : this.#since(toldAt)];
    return floor === null || since === null ? null : latest(floor, since);
  }

  /** The minimum position of any usable replica; null while too little is known of the primary. */
  floor(): LogPosition | null {
    return this.#floorSample()?.position ?? null;
  }

  /** Whether the primary has been silent, so that a replica's data may be outdated. */
  isSilent(at: number) {
    const last = this.#samples.at(-1);
    return !last || at - last.askedAt > SILENT_MS;
  }

  #floorSample() {
    const last = this.#samples.at(-1);
    return this.#samples.findLast(({ askedAt }) => last && askedAt <= last.askedAt - MAX_BEHIND_MS);
  }

  #since(at: number): LogPosition | null {
    return this.#samples.find(({ askedAt }) => askedAt > at)?.position ?? null;
  }
}
