import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

const LANE = fileURLToPath(new URL("lane.mjs", import.meta.url));

/**
 * Distributes files over lanes, the largest first to the least loaded, and passes their messages on until all are done or stopped. `folder`
 * is the project whose tests run.
 */
export function startLanes({ files, count, folder = process.cwd(), ...job }, hear) {
  const loads = Array.from({ length: Math.min(count, files.length) }, () => ({ files: [], size: 0 }));
  for (const file of files.toSorted((a, b) => b.mutants.length - a.mutants.length)) {
    const emptiest = loads.reduce((least, each) => (each.size < least.size ? each : least));
    emptiest.files.push(file);
    emptiest.size += file.mutants.length;
  }
  const lanes = loads.map(({ files: own }) => {
    const lane = fork(LANE, [], { cwd: folder, stdio: ["ignore", "ignore", "pipe", "ipc"], env: { ...process.env, NODE_ENV: "test" } });
    lane.on("message", hear);
    lane.stderr.on("data", () => {});
    lane.send({ ...job, files: own });
    return lane;
  });
  const ended = Promise.all(lanes.map((lane) => new Promise((resolve) => lane.on("exit", resolve))));
  const stop = () => {
    for (const lane of lanes) lane.kill("SIGTERM");
  };
  return { ended, stop };
}
