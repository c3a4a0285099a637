import { makeFolder, memoryOf, removeFolder, startFloor, startOurs } from "../servers.mjs";
import { median } from "../table.mjs";

const ROUNDS = 3;

/** From the spawn of the built server to its first page: while creating the demo, and on a restart; and the memory of all processes until then. */
export async function measure() {
  const first = [];
  const again = [];
  const floor = [];
  const weight = [];
  let floorWeight = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const folder = makeFolder();
    const made = await startOurs(folder);
    first.push(made.milliseconds);
    await made.stop();
    const back = await startOurs(folder);
    again.push(back.milliseconds);
    await back.stop();
    const resting = await startOurs(folder, { path: null });
    weight.push(memoryOf(resting.pid, folder));
    await resting.stop();
    const bare = await startFloor();
    floor.push(bare.milliseconds);
    floorWeight = memoryOf(bare.pid);
    await bare.stop();
    removeFolder(folder);
  }
  const against = { against: median(floor), againstName: "bare Node" };
  return [
    {
      name: "first start to the first page, demo made",
      ours: median(first),
      unit: "ms",
      ...against,
      goal: "≤ 2,500 ms",
      isMet: median(first) <= 2500,
    },
    { name: "start again to the first page", ours: median(again), unit: "ms", ...against, goal: "≤ 600 ms", isMet: median(again) <= 600 },
    {
      name: "memory at rest, all processes (PSS)",
      ours: median(weight),
      unit: "MB",
      against: floorWeight,
      againstName: "bare Node",
      goal: "≤ 200 MB",
      isMet: median(weight) <= 200,
    },
  ];
}
