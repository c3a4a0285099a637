/** What became of a write: done, with what it brings back, or the reason why not. */
export type Outcome<Reason extends string = string, Done extends object = object> = ({ ok: true } & Done) | { ok: false; reason: Reason };
