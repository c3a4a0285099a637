/** Defects that survived when they were planted where what was kept meets another time, server, person or program: what is planted, the test, its name, and the edits. */
const ROWS = [
  [
    "a video whose upload is cancelled while its still picture is taken stands on the home page",
    "app/features/admin/videos/one-upload.test.ts",
    "while its still picture is taken",
    [
      "app/features/admin/videos/one-upload.ts",
      "capturePoster(file);\n    if (current !== request) return false;\n",
      "capturePoster(file);\n",
    ],
  ],
  [
    "a video whose upload is given up after its last byte stands on the home page",
    "app/features/admin/videos/upload-video.server.test.ts",
    "an upload that is given up at any byte",
    ["app/features/admin/videos/upload-video.server.ts", "    video.signal?.throwIfAborted();\n", ""],
  ],
  [
    "a file that lies cut short in the other store counts as moved, and the only whole one goes",
    "app/platform/files/move-files.server.test.ts",
    "is whole in the other store before it goes from the first",
    ["app/platform/files/move-files.server.ts", "if ((await to.size(row)) === row.size) moved", "if ((await to.size(row)) !== null) moved"],
  ],
  [
    "a move of files that was killed stops at the same file for good",
    "app/platform/files/move-files.server.test.ts",
    "one that was killed in the middle of a file",
    ["app/platform/files/disk.server.ts", "`${target}.${randomUUID()}.part`", "`${target}.part`"],
  ],
  [
    "one 503 for a script is kept as that script until the next release",
    "app/document/service-worker.test.ts",
    "for a file of the build is not kept",
    ["app/document/service-worker.js", "if (answer.ok) await storeFile", "await storeFile"],
  ],
  [
    "a page of somebody who is signed in is kept for whoever comes next",
    "app/document/service-worker.test.ts",
    "is not kept, also where one was before",
    ["app/document/service-worker.js", ' && headers.get("cache-control") === "no-cache"', ""],
  ],
  [
    "in a browser without room for more no script comes",
    "app/document/service-worker.test.ts",
    "where the browser has no room left",
    ["app/document/service-worker.js", "put(url, answer);\n    } catch {}", "put(url, answer);\n    } finally {}"],
  ],
  [
    "whoever signs in next finds what another person typed as their session ended",
    "app/ui/connection/left-words.test.ts",
    "what was typed by '",
    ["app/ui/connection/left-words.ts", '  if (left.by && left.by !== by) return "forgotten";\n', ""],
  ],
  [
    "a restore without a name takes the oldest backup",
    "app/platform/backup/chosen-backup.server.test.ts",
    "without a name the newest whole backup is meant",
    ["app/platform/backup/chosen-backup.server.ts", "named ?? names.at(-1)", "named ?? names[0]"],
  ],
  [
    "a moment is reached from the oldest backup that has a log",
    "app/platform/backup/chosen-backup.server.test.ts",
    "a moment is reached from the newest backup before it",
    ["app/platform/backup/point-in-time.server.ts", "usable.findLast(", "usable.find("],
  ],
  [
    "of two servers only one removes the mails on its disk",
    "app/start/all-jobs.server.test.ts",
    "what lies on a server's own disk each server clears away",
    [
      "app/platform/mail/jobs.server.ts",
      "everySeconds: HOURLY_SECONDS, isOfMachine: true, run: () => forgetOldMail",
      "everySeconds: HOURLY_SECONDS, run: () => forgetOldMail",
    ],
  ],
  [
    "of two servers only one removes what uploads left half-written on its disk",
    "app/start/all-jobs.server.test.ts",
    "what lies on a server's own disk each server clears away",
    [
      "app/platform/files/jobs.server.ts",
      "everySeconds: 60, isOfMachine: true, run: () => fileStore()",
      "everySeconds: 60, run: () => fileStore()",
    ],
  ],
  [
    "a request for which another time was proposed vanishes from both sides' calendars",
    "app/features/calendar/own-feed/own-feed.server.test.ts",
    "is in both sides' calendars as that, or in neither",
    ["app/features/calendar/own-feed/write-feed.server.ts", 'const SHOWN = ["requested", "countered",', 'const SHOWN = ["requested",'],
  ],
  [
    "an advisor who is invited to a single meeting of somebody else's series is offered as free in it",
    "app/features/calendar/busy-feeds/read-feed.server.test.ts",
    "whoever is invited to single meetings",
    [
      "app/features/calendar/busy-feeds/feed-worker.server.ts",
      "    if (whole.length === 0) for (const event of changed) unlessBroken(() => readEvent(event, [], order, add));\n",
      "",
    ],
  ],
  [
    "the hours that are copied to other days are not those that were typed",
    "app/features/advisors/availability/week-entry.test.ts",
    "the rows of a day that are copied",
    ["app/features/advisors/availability/week-entry.ts", 'to: typed("to")', 'to: typed("from")'],
  ],
];

export const LATER_LOOK_PLANTS = ROWS.map(([planted, test, name, ...edits]) => ({ threat: "rule", planted, edits, test, name }));
