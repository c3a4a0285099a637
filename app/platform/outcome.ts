/** The result of a write: success with its data, or the reason for the failure. */
export type Outcome<Reason extends string = string, Done extends object = object> = ({ ok: true } & Done) | { ok: false; reason: Reason };
