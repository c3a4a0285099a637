import { LOG_START, type LogPosition, latest } from "./log-position";

/** A replica that is further behind is read only by who needs it: while there is no primary, and then what it has is what there is. */
const MOST_BEHIND_MS = 500;
const KEPT_MS = 10_000;
/** A primary that has not been heard of for so long may have written what nobody here knows of. */
const SILENT_MS = 2000;

interface Sample {
  askedAt: number;
  position: LogPosition;
}

/** How far the primary had come, when: what a replica is measured by. Times are those of one clock that never goes back. */
export class PrimaryPositions {
  #samples: Sample[] = [];
  #toldAll = Number.NEGATIVE_INFINITY;
  readonly #told = new Map<string, number>();

  /** The primary said that it had come so far, when it was asked at that time. */
  note(askedAt: number, position: LogPosition) {
    const isKept = (each: Sample) => each.askedAt > askedAt - KEPT_MS;
    this.#samples = [...this.#samples.filter(isKept), { askedAt, position }];
    // What a person was told of is on every replica that is not too far behind by then.
    const atLeastSince = this.#floorSample()?.askedAt ?? Number.NEGATIVE_INFINITY;
    for (const [person, at] of this.#told) if (at < atLeastSince) this.#told.delete(person);
  }

  /** Something was committed that this person is shown, or everybody. */
  tell(at: number, person?: string) {
    if (person === undefined) this.#toldAll = at;
    else this.#told.set(person, at);
  }

  /** How far a replica must have come for this person: what they were told of is there, and it is hardly behind. Null while only the primary will do. */
  neededBy(person: string): LogPosition | null {
    const toldAt = Math.max(this.#toldAll, this.#told.get(person) ?? Number.NEGATIVE_INFINITY);
    const [floor, since] = [this.floor(), toldAt === Number.NEGATIVE_INFINITY ? LOG_START : this.#since(toldAt)];
    return floor === null || since === null ? null : latest(floor, since);
  }

  /** How far any replica must have come that is read; null while too little is known of the primary. */
  floor(): LogPosition | null {
    return this.#floorSample()?.position ?? null;
  }

  /** Whether the primary has been silent, so that what a replica has may be old. */
  isSilent(at: number) {
    const last = this.#samples.at(-1);
    return !last || at - last.askedAt > SILENT_MS;
  }

  #floorSample() {
    const last = this.#samples.at(-1);
    return this.#samples.findLast(({ askedAt }) => last && askedAt <= last.askedAt - MOST_BEHIND_MS);
  }

  #since(at: number): LogPosition | null {
    return this.#samples.find(({ askedAt }) => askedAt > at)?.position ?? null;
  }
}
