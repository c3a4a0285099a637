import type { Ask } from "./ask";

/** What people and mail servers were told, or have told us, during a fault. */
export interface Promised {
  /** Ids of acknowledged consultations. */
  acknowledged?: readonly string[];
  /** Keys of bookings that were finally rejected. */
  refused?: readonly string[];
  /** Ids of emails accepted by a mail server, once per acceptance. */
  delivered?: readonly string[];
}

/** I1, I2 and I8: everything acknowledged exists, nothing rejected does, and everything marked as sent has arrived. */
export async function brokenPromises(ask: Ask, { acknowledged = [], refused = [], delivered }: Promised): Promise<string[]> {
  const found: string[] = [];
  const there = await ask<{ id: string }>("select id from consultations where id = any($1)", [acknowledged]);
  const ids = new Set(there.map(({ id }) => id));
  for (const id of acknowledged) if (!ids.has(id)) found.push(`I1 a booking that was acknowledged is lost: ${id}`);
  const kept = await ask<{ key: string }>("select idempotency_key as key from consultations where idempotency_key = any($1)", [refused]);
  for (const { key } of kept) found.push(`I2 a booking that was refused is there: ${key}`);
  if (delivered) {
    const arrived = new Set(delivered);
    const sent = await ask<{ id: string }>("select id from outbox where sent_at is not null");
    for (const { id } of sent) if (!arrived.has(id)) found.push(`I8 a mail counts as sent and has not arrived: ${id}`);
  }
  return found;
}
