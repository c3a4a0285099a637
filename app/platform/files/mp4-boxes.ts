/** The top-level boxes of an MP4 file. With any other, it only begins like one. */
const BOXES = new Set("ftyp styp moov mdat moof mfra sidx ssix free skip wide uuid meta udta emsg prft pdin pnot".split(" "));
const SHORT_HEAD = 8;
const LONG_HEAD = 16;
/** Enough bytes of the movie header (mvhd) to read the duration. */
const FILM_HEAD = 40;

/** Walks the boxes of an MP4 stream without buffering them: `take` returns false at the first byte that cannot belong to an MP4. */
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

  /** Whether a complete film came: every box complete, including its description (moov) and its media data (mdat). */
  isWhole(): boolean {
    const isOpenEnded = this.#left === Number.POSITIVE_INFINITY;
    return (
      this.#head.length === 0 &&
      (this.#left === 0 || isOpenEnded) &&
      this.#seen.has("moov") &&
      (this.#seen.has("mdat") || this.#seen.has("moof"))
    );
  }

  /** Duration from the header, in seconds; 0 when missing. */
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
