import pg from "pg";
import { diskStore } from "#app/platform/files/disk.server";
import { moveFiles } from "#app/platform/files/move-files.server";
import { s3Store } from "#app/platform/files/s3.server";
import { print, runProgram, withDatabase } from "./program.server";

const USAGE = "npm run files -- move s3|folder [--remove]: copies all files there; with --remove they go from where they were.";

/** npm run files -- move s3|folder [--remove], whether or not the site is running. */
await runProgram(() =>
  withDatabase(async ({ direct }, { s3, dataDir }) => {
    const [command, target, ...options] = process.argv.slice(2);
    const isRemoving = options.includes("--remove");
    if (command !== "move" || (target !== "s3" && target !== "folder")) throw new Error(USAGE);
    if (!s3) throw new Error("Set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and S3_ENDPOINT where it is not Amazon's.");
    const [folder, bucket] = [diskStore(dataDir), s3Store(s3)];
    const client = new pg.Client(direct);
    client.on("error", () => undefined);
    await client.connect();
    try {
      const moved = await (target === "s3" ? moveFiles(client, folder, bucket, isRemoving) : moveFiles(client, bucket, folder, isRemoving));
      print(`\n  ${moved.copied} files copied, ${moved.known} were there, ${moved.removed} removed from where they were.`);
      if (moved.lost.length > 0) print(`  ${moved.lost.length} are in neither: ${moved.lost.slice(0, 3).join(", ")} …`);
      else if (!isRemoving)
        print(`  Now start the site ${target === "s3" ? "with" : "without"} S3_BUCKET, and then run this again with --remove.`);
    } finally {
      await client.end();
    }
  }),
);
