import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { hasEnded, keepLock, leaveLock, markOf, removeLeft, takeLock } from "./boot-lock.mjs";
import { tell } from "./boot-say.mjs";

/** The file that whoever installs or builds in a clone has there meanwhile: in no folder that installing or building makes anew. */
const LOCK = ".sagebridge-at-work";
const LOOK_MILLISECONDS = 200;
/** How often the lock is kept, and for how long nobody has kept one that was left, where its process cannot be seen: on another machine, or in another container. */
const USUAL = { keepMilliseconds: 1_000, leftMilliseconds: 10_000 };

/** Runs work that two commands in one clone must not do at once: the second says that it waits, and does it only if `isDone` does not say that the first has. */
export async function doAlone(root, name, isDone, work, patience = USUAL) {
  if (isDone()) return;
  const file = path.join(root, LOCK);
  await takeInTurn(file, name, patience);
  const leave = () => leaveLock(file);
  process.once("exit", leave);
  const keeping = setInterval(() => keepLock(file), patience.keepMilliseconds).unref();
  try {
    if (!isDone()) await work();
  } finally {
    clearInterval(keeping);
    process.off("exit", leave);
    leave();
  }
}

async function takeInTurn(file, name, { leftMilliseconds }) {
  let seen = { mark: "", at: 0 };
  for (let isTold = false; !takeLock(file); ) {
    const mark = markOf(file);
    if (mark !== seen.mark) seen = { mark, at: performance.now() };
    const unkept = performance.now() - seen.at;
    const isLeft = hasEnded(file) ?? unkept > leftMilliseconds;
    if (isLeft && removeLeft(file, mark, unkept > 2 * leftMilliseconds)) continue;
    if (!isTold) tell(`  Another command is at work in this folder (${name}): this one waits for it.`);
    isTold = true;
    await wait(LOOK_MILLISECONDS);
  }
}
