import { z } from "zod";

/** A message on its way: with a problem it waits for the person, or for the connection. */
const outgoingSchema = z.array(z.object({ key: z.string(), text: z.string(), at: z.string(), problem: z.string().nullable() }));

export type Outgoing = z.infer<typeof outgoingSchema>[number];

/** What a window kept of the messages that were still on their way; they are tried again. */
export function readOutgoing(kept: string): Outgoing[] {
  try {
    return outgoingSchema.parse(JSON.parse(kept)).map((item) => ({ ...item, problem: null }));
  } catch {
    return [];
  }
}

/** After an answer: one that was taken leaves, one that was not says why. Later ones wait behind it, so that the order stays. */
export function afterAnswer(items: readonly Outgoing[], key: string | null, problem: string | null): Outgoing[] {
  if (problem === null) return items.filter((item) => item.key !== key);
  return items.map((item) => (item.key === key ? { ...item, problem } : item));
}

/** The one to send next, unless the first one waits for somebody. */
export const nextOf = (items: readonly Outgoing[]): Outgoing | null => (items[0]?.problem === null ? items[0] : null);
