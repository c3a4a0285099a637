import { spawn } from "node:child_process";

/** Runs a command of the site (backup, restore, doctor) as `npm run` does, on a DATA_DIR; returns its output, and how it ended. */
export async function runOperation(dataDir: string, program: string, args: string[] = [], environment: Record<string, string> = {}) {
  const env = { ...process.env, NODE_ENV: "production", DATA_DIR: dataDir, ...environment };
  const child = spawn(process.execPath, [`build/operations/${program}.js`, ...args], { env, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece: Buffer) => (said += piece));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { said, code };
}
