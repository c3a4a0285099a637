const FIRST_BYTES = 1024;
const BLOCK_BYTES = 64 * 1024;

/** Collects the pieces of a body in few blocks: kept by themselves, pieces of one byte would take hundreds of times the memory that is counted. */
export class JoinedBytes {
  #full: Uint8Array<ArrayBuffer>[] = [];
  #last = new Uint8Array(0);
  #used = 0;
  #size = 0;

  add(piece: Uint8Array) {
    const here = piece.subarray(0, this.#last.length - this.#used);
    this.#last.set(here, this.#used);
    this.#used += here.length;
    this.#size += piece.length;
    const rest = piece.subarray(here.length);
    if (rest.length === 0) return;
    if (this.#used > 0) this.#full.push(this.#last);
    // Grows with what there is, so that a slow sender's few bytes reserve no more than about as many.
    this.#last = new Uint8Array(Math.max(rest.length, Math.min(BLOCK_BYTES, Math.max(FIRST_BYTES, this.#size))));
    this.#last.set(rest);
    this.#used = rest.length;
  }

  clear() {
    [this.#full, this.#last, this.#used, this.#size] = [[], new Uint8Array(0), 0, 0];
  }

  blocks(): Uint8Array<ArrayBuffer>[] {
    return [...this.#full, this.#last.subarray(0, this.#used)];
  }
}
