const PROCESS = "app/platform/workers/worker-process.server.ts";
const PROCESS_TEST = "app/platform/workers/worker-process.server.test.ts";
const QUEUE = "app/platform/workers/isolated-work.server.ts";
const QUEUE_TEST = "app/platform/workers/isolated-work.server.test.ts";

/** What is read for strangers, beside everybody else: what is planted, the test, its name, and the edits. */
const ROWS = [
  [
    "what a stranger sent is read for as long as the processor takes",
    PROCESS_TEST,
    "a worker that never ends",
    ["app/platform/workers/worker-main.server.ts", "if (usedMs() > maxMs)", "if (usedMs() > 1e9)"],
  ],
  [
    "what a stranger sent is waited for without an end",
    PROCESS_TEST,
    "unless that is long",
    [
      PROCESS,
      'const timer = setTimeout(() => settle({ ok: false, reason: "tooSlow" }), WAITING_SHARE * maxMs);',
      "const timer = setTimeout(() => undefined, WAITING_SHARE * maxMs);",
    ],
  ],
  [
    "a worker is ended for the time that it waits for the processor",
    PROCESS_TEST,
    "unless that is long",
    ["app/platform/workers/worker-main.server.ts", "export const WAITING_SHARE = 3;", "export const WAITING_SHARE = 1;"],
  ],
  [
    "a worker that waits for what never comes is there until the clock says so",
    PROCESS_TEST,
    "a worker that waits for what never comes",
    ["app/platform/workers/worker-main.server.ts", "  watch.unref();\n", ""],
  ],
  [
    "an archive may have the same bytes unpacked a thousand times",
    "app/features/assistant/documents/documents.server.test.ts",
    "an archive whose parts share their bytes",
    ["app/features/assistant/documents/packed-text.server.ts", " || packedBytes > archive.length", ""],
  ],
  [
    "a part of an archive is unpacked beyond what it says",
    "app/features/assistant/documents/packed-parts.server.test.ts",
    "a part that holds more than it says",
    ["app/features/assistant/documents/packed-parts.server.ts", ", { maxOutputLength: Math.max(1, bytes) }", ""],
  ],
  [
    "a worker takes three times the memory that it may",
    PROCESS_TEST,
    "a worker that takes memory beside the heap",
    [
      "app/platform/workers/worker-main.server.ts",
      "if (process.memoryUsage.rss() > maxBytes)",
      "if (process.memoryUsage.rss() > 3 * maxBytes)",
    ],
  ],
  [
    "the memory of a worker is its heap's alone",
    PROCESS_TEST,
    "a worker that takes memory beside the heap",
    [
      "app/platform/workers/worker-main.server.ts",
      "if (process.memoryUsage.rss() > maxBytes)",
      "if (process.memoryUsage().heapUsed > maxBytes)",
    ],
  ],
  [
    "a reading takes the processor from those who wait for a page",
    PROCESS_TEST,
    "a worker with all of its threads",
    [PROCESS, "  belowOthers(child.pid);\n", ""],
  ],
  ["everybody's files are read at once", QUEUE_TEST, "one works, sixteen wait", [QUEUE, "const AT_ONCE = 1;", "const AT_ONCE = 100;"]],
  ["as many wait as there are", QUEUE_TEST, "one works, sixteen wait", [QUEUE, "const MAX_WAITING = 16;", "const MAX_WAITING = 800;"]],
  [
    "who waits for a reading stands behind all that take their whole time",
    QUEUE_TEST,
    "who cannot begin within ten seconds",
    [QUEUE, ", waitingMs: maxWaitingMs", ""],
  ],
  [
    "a document may fill the memory",
    QUEUE_TEST,
    "each has 140 MB and a second",
    [QUEUE, "maxBytes: 140 * MEGABYTE", "maxBytes: 1400 * MEGABYTE"],
  ],
  [
    "who reads a stranger's file knows the secret",
    PROCESS_TEST,
    "a worker is told its order",
    [PROCESS, "env: ENVIRONMENT", "env: process.env"],
  ],
  [
    "a long document is read to its end on the thread of all",
    "app/features/assistant/documents/key-issues.test.ts",
    "of a long document the beginning",
    ["app/features/topics/classifier/reading.ts", "READ_MAX_CHARACTERS = 20_000", "READ_MAX_CHARACTERS = 200_000"],
  ],
  [
    "rules look through the whole of a long document for what its beginning is about",
    "app/features/topics/classifier/read-text.server.test.ts",
    "of a long text the beginning alone",
    [
      "app/features/topics/classifier/read-text.server.ts",
      "withUmlauts(given.slice(0, READ_MAX_CHARACTERS), isKnown)",
      "withUmlauts(given, isKnown)",
    ],
  ],
  [
    "sentences of a document may be as long as they like",
    "app/features/topics/classifier/reading.test.ts",
    "of a document without sentences",
    ["app/features/topics/classifier/reading.ts", "const MAX_LETTERS = 16_000;", "const MAX_LETTERS = 160_000;"],
  ],
  [
    "a document is opened where everybody is answered",
    "tests/read-apart.test.ts",
    "what strangers send is opened",
    ["app/features/assistant/documents/office-text.ts", "interface Tag {", 'export { unzipSync } from "fflate";\n\ninterface Tag {'],
  ],
];

export const WORKER_PLANTS = ROWS.map(([planted, test, name, ...edits]) => ({ threat: "V21", planted, edits, test, name }));
