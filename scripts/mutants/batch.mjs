/** The unmutated file gets plenty of time. */
const UNTOUCHED_MS = 300_000;

/**
 * Runs mutants of one test file in one worker, and the unmutated file after them: if that fails, one of them has left side effects, and
 * each runs again in a worker of its own. Returns the killed ones, each with what detected it.
 */
export async function runBatch(session, orders) {
  if (orders[0].isAlone) return eachAlone(session, orders);
  const killed = [];
  let left = orders;
  while (left.length > 0) {
    const { spec, isFresh } = left[0];
    const { ended, hasHung, hasUnhandled } = await session.run([...left, { spec, isFresh, mutant: 0, limitMs: UNTOUCHED_MS }]);
    const wasLeftSound = hasHung || (ended.length > left.length && !ended.at(-1).failure);
    if (!wasLeftSound) return [...killed, ...(await eachAlone(session, left))];
    const done = left.slice(0, ended.length);
    const failed = done.flatMap((order, index) => (ended[index].failure ? [{ ...order, by: ended[index].failure }] : []));
    killed.push(...failed);
    // It is unknown which mutant caused the error.
    if (hasUnhandled && !hasHung && isFresh && !left[0].hasUnhandled)
      killed.push(...(await eachAlone(session, done.filter(isNotIn(failed)))));
    if (!hasHung) break;
    const hanging = left[ended.length];
    if (hanging) killed.push({ ...hanging, by: "it hung" });
    left = left.slice(ended.length + 1);
  }
  return killed;
}

const isNotIn =
  (orders) =>
  ({ mutant }) =>
    !orders.some((order) => order.mutant === mutant);

async function eachAlone(session, orders) {
  const killed = [];
  for (const order of orders) {
    const by = await noticedAlone(session, order);
    if (by) killed.push({ ...order, by });
  }
  return killed;
}

/** Runs a mutant in a worker of its own; returns what detects it, or undefined. */
async function noticedAlone(session, order) {
  const { ended, hasHung, hasUnhandled } = await session.run([order]);
  if (hasHung) return "it hung";
  if (ended.length === 0) return "the worker ended";
  return ended[0].failure ?? (hasUnhandled && !order.hasUnhandled ? "an error that nobody handled" : undefined);
}
