import type pg from "pg";
import type { Ask } from "./ask";
import { brokenFiles } from "./files";
import { brokenPrices } from "./prices";
import { brokenPromises, type Promised } from "./promises";
import { brokenRows } from "./rows";

interface Looked extends Promised {
  ask: Ask;
  /** What the store has, as '<bucket>/<path>'; without it files are not looked at. */
  stored?: readonly string[];
}

export const asks =
  (client: pg.ClientBase | pg.Pool): Ask =>
  async (statement, values) =>
    (await client.query<never>(statement, values)).rows;

/**
 * The invariants of the security design (3.1) that do not hold, each with what breaks it: I1 and I2 by what was answered, I3 to I11 by the rows, I7 by
 * the files too. I12 is about processes: `footprint.ts`.
 */
export async function brokenInvariants({ ask, stored, ...promised }: Looked): Promise<string[]> {
  return [
    ...(await brokenPromises(ask, promised)),
    ...(await brokenRows(ask)),
    ...(await brokenPrices(ask)),
    ...(stored ? await brokenFiles(ask, stored) : []),
  ].sort();
}
