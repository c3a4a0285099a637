import type pg from "pg";
import type { Ask } from "./ask";
import { brokenFiles } from "./files";
import { brokenPrices } from "./prices";
import { brokenPromises, type Promised } from "./promises";
import { brokenRows } from "./rows";

interface Looked extends Promised {
  ask: Ask;
  /** The store's contents, as '<bucket>/<path>'; without it files are not checked. */
  stored?: readonly string[];
}

export const asks =
  (client: pg.ClientBase | pg.Pool): Ask =>
  async (statement, values) =>
    (await client.query<never>(statement, values)).rows;

/**
 * Returns the violated invariants of the security design (3.1), each with its cause: I1 and I2 from the responses, I3 to I11 from the rows,
 * I7 from the files too. I12 concerns processes: `footprint.ts`.
 */
export async function brokenInvariants({ ask, stored, ...promised }: Looked): Promise<string[]> {
  return [
    ...(await brokenPromises(ask, promised)),
    ...(await brokenRows(ask)),
    ...(await brokenPrices(ask)),
    ...(stored ? await brokenFiles(ask, stored) : []),
  ].sort();
}
