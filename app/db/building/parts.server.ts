import { SQL, type SQLChunk, StringChunk } from "drizzle-orm";

/** A statement as its builder collects it: the texts between two values are one part. */
export class Parts {
  readonly #chunks: SQLChunk[] = [];
  #text = "";

  /** Adds text as it is. */
  say(text: string): void {
    this.#text += text;
  }

  /** Adds what is written in its own way: a condition, a value. */
  add(chunk: SQLChunk | number): void {
    this.#endText();
    this.#chunks.push(chunk as SQLChunk);
  }

  /** Adds several, separated by commas. */
  addList(chunks: readonly SQLChunk[]): void {
    for (const [index, chunk] of chunks.entries()) {
      if (index > 0) this.say(", ");
      this.add(chunk);
    }
  }

  /** Takes the last comma back. */
  endList(): void {
    this.#text = this.#text.slice(0, -2);
  }

  /** The statement. */
  whole(): SQL {
    this.#endText();
    return new SQL(this.#chunks);
  }

  #endText(): void {
    if (this.#text === "") return;
    this.#chunks.push(new StringChunk(this.#text));
    this.#text = "";
  }
}
