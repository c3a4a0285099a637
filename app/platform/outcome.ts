/** What became of a write: done, or the reason why not. */
export type Outcome<Reason extends string = string> = { ok: true } | { ok: false; reason: Reason };
