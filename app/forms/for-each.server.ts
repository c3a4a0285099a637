import { type BulkOutcome, gatherOutcome } from "#app/features/admin/lists/table/bulk";
import { failureStatus } from "#app/platform/failure.server";

type Result = { ok: true } | { ok: false; reason: string };

interface Keys<Given extends Result> {
  refused: (result: Extract<Given, { ok: false }>) => string;
  /** Key for items that no longer exist. */
  gone: string;
  failed: string;
}

/**
 * Runs the same work for each id, one after the other, and reports each result: one that is refused, gone or failed does not stop the
 * others. A 403 for the actor does.
 */
export async function forEach<Given extends Result>(
  what: string,
  ids: readonly string[],
  run: (id: string) => Promise<Given>,
  keys: Keys<Given>,
): Promise<BulkOutcome> {
  const each: { id: string; key: string | null }[] = [];
  for (const id of ids) each.push({ id, key: await keyOf(what, () => run(id), keys) });
  return gatherOutcome(each);
}

async function keyOf<Given extends Result>(what: string, run: () => Promise<Given>, { refused, gone, failed }: Keys<Given>) {
  try {
    const result = await run();
    return result.ok ? null : refused(result as Extract<Given, { ok: false }>);
  } catch (error) {
    if (isNotFound(error)) return gone;
    failureStatus(error, what);
    return failed;
  }
}

const isNotFound = (error: unknown) =>
  typeof error === "object" && error !== null && "init" in error && (error.init as ResponseInit | null)?.status === 404;
