/** What an MP4 file is made of at its top level. Anything else there, and it is something that only begins like one. */
const BOXES = new Set("ftyp styp moov mdat moof mfra sidx ssix free skip wide uuid meta udta emsg prft pdin pnot".split(" "));
const SHORT_HEAD = 8;
const LONG_HEAD = 16;
/** Enough of a film's head to know how long it runs. */
const FILM_HEAD = 40;

/**
 * Walks over the boxes of an MP4 file as its bytes come by, keeping none of them: `take` answers false at the first that cannot belong to one.
 */
export class Mp4Boxes {
  #head: number[] = [];
  #left = 0;
  #film: number[] | null = null;
  #seen = new Set<string>();

  take(bytes: Uint8Array): boolean {
    let at = 0;
    while (at < bytes.length) {
      if (this.#left > 0) {
        const passed = Math.min(this.#left, bytes.length - at);
        this.#keepFilmHead(bytes.subarray(at, at + passed));
        this.#left -= passed;
        at += passed;
      } else {
        this.#head.push(bytes[at]!);
        at += 1;
        if (!this.#enterBox()) return false;
      }
    }
    return true;
  }

  /** Whether what came was a whole film: every box complete, its description and its pictures among them. */
  isWhole(): boolean {
    const isOpenEnded = this.#left === Number.POSITIVE_INFINITY;
    return (
      this.#head.length === 0 &&
      (this.#left === 0 || isOpenEnded) &&
      this.#seen.has("moov") &&
      (this.#seen.has("mdat") || this.#seen.has("moof"))
    );
  }

  /** How long the film says it runs, in seconds; 0 where it does not say. */
  seconds(): number {
    const film = Uint8Array.from(this.#film ?? []);
    if (film.length < FILM_HEAD || String.fromCharCode(...film.subarray(4, 8)) !== "mvhd") return 0;
    const view = new DataView(film.buffer);
    const isLong = film[8] === 1;
    const scale = view.getUint32(isLong ? 28 : 20);
    const duration = isLong ? Number(view.getBigUint64(32)) : view.getUint32(24);
    return scale > 0 ? duration / scale : 0;
  }

  #enterBox(): boolean {
    const head = this.#head;
    if (head.length < SHORT_HEAD) return true;
    const view = new DataView(Uint8Array.from(head).buffer);
    const size = view.getUint32(0);
    const name = String.fromCharCode(...head.slice(4, SHORT_HEAD));
    if (!BOXES.has(name) || (this.#seen.size === 0 && name !== "ftyp")) return false;
    if (size === 1 && head.length < LONG_HEAD) return true;
    const whole = size === 1 ? Number(view.getBigUint64(SHORT_HEAD)) : size;
    if (whole !== 0 && whole < head.length) return false;
    this.#seen.add(name);
    if (name === "moov") this.#film ??= [];
    this.#left = whole === 0 ? Number.POSITIVE_INFINITY : whole - head.length;
    this.#head = [];
    return true;
  }

  #keepFilmHead(bytes: Uint8Array) {
    if (this.#film && this.#film.length < FILM_HEAD) this.#film.push(...bytes.subarray(0, FILM_HEAD - this.#film.length));
  }
}
