const TAKE_LIMIT = "app/platform/limits/consume-limit.server.ts";
const COUNTERS = "app/platform/limits/counters.server.ts";
const NETWORK = "app/platform/limits/network.ts";
const HELD = "app/platform/http/bodies/held-bytes.ts";
const WHOLE = "app/platform/http/bodies/whole-body.server.ts";
const TURNS = "app/platform/turns/database-turns.server.ts";
const NETWORK_TURNS = "app/middleware/network-turns.ts";
const HOLDS = "app/features/booking/hour/holds-at-once.server.ts";
const TAKEN = "app/platform/limits/consume-limit.server.test.ts";
const HELD_TEST = "app/platform/http/bodies/held-bytes.test.ts";
const WHOLE_TEST = "app/platform/http/bodies/whole-body.server.test.ts";
const HOLDS_TEST = "app/features/booking/hour/hold-races.server.test.ts";
const TURNS_TEST = "app/platform/turns/database-turns.server.test.ts";

/** One network that asks for more than its share: threat, what is planted, the test, its name, and the edits. */
const ROWS = [
  [
    "V30",
    "all networks wait to be counted in one line",
    TAKEN,
    "of those who wait to be counted one of another network",
    [TAKE_LIMIT, "queue.enter({ whose })", "queue.enter({})"],
  ],
  [
    "V30",
    "whoever was refused is counted once more by the database",
    TAKEN,
    "whoever was refused is so again without",
    [TAKE_LIMIT, "if (refused) return refused;", "if (refused && !doer) return refused;"],
  ],
  [
    "V30",
    "the assistant calls a flood a failure",
    "app/features/assistant/conversation/message-limit.server.test.ts",
    "while too many of their network wait",
    [
      "app/features/assistant/conversation/posts.server.ts",
      'const status = failureStatus(error, "the assistant");',
      'const status = failureStatus(error, "the assistant") && 500;',
    ],
  ],
  [
    "V11",
    "each /64 of a site is counted by itself alone",
    TAKEN,
    "whoever moves on within what one subscriber has",
    [COUNTERS, "networksOf(address).map(", "networksOf(address).slice(0, 1).map("],
  ],
  [
    "V11",
    "turns are shared out by the /64",
    "app/platform/limits/network.test.ts",
    "counts as its /64, its /56 and its /48",
    [NETWORK, 'networksOf(address).at(-1)?.network ?? ""', "networkOf(address)"],
  ],
  [
    "V11",
    "one account is tried without an end, if the networks suffice",
    TAKEN,
    "tried no more than so often in all",
    [
      COUNTERS,
      "counterOf(kind, keyedHash(`${kind} account ${account}`), perAccount)",
      "counterOf(kind, keyedHash(`${kind} account ${account}`), 1e9)",
    ],
  ],
  [
    "V11",
    "strangers lock an owner out of where they were before",
    "app/features/accounts/sign-in/known-place.server.test.ts",
    "comes in from where they were before",
    ["app/features/accounts/attempts/attempts.server.ts", "taken.isOfAccount ? await knows() : null", "null"],
  ],
  [
    "V11",
    "strangers of many networks hold a whole calendar",
    HOLDS_TEST,
    "hold a quarter of a week",
    [HOLDS, "held > week.bookable * PART_OF_WEEK", "held > week.bookable * 9"],
  ],
  [
    "V32",
    "what is left to the signed-in is anybody's",
    HELD_TEST,
    "a part is left to those who are signed in",
    [HELD, "isKnown ? most : most - keptForKnown", "most"],
  ],
  [
    "V32",
    "whoever holds much and sends nothing more keeps others out",
    HELD_TEST,
    "who has stood still longest makes room",
    [HELD, "now() - step.at > SLOW_MS", "now() - step.at < 0"],
  ],
  [
    "V32",
    "a form is held without being counted",
    WHOLE_TEST,
    "what others hold too much for",
    [WHOLE, "isHeld &&= held.take(piece.length);", ""],
  ],
  [
    "V32",
    "one network has as many bodies on their way as it likes",
    "tests/doors/unfinished-bodies.test.ts",
    "so many bodies on their way",
    ["app/platform/http/bodies/unfinished-bodies.server.ts", "const MAX_OF_ONE = 64;", "const MAX_OF_ONE = 6400;"],
  ],
  [
    "V30",
    "connections of the database are given out as they are asked for",
    TURNS_TEST,
    "of those who wait for a connection one of another network",
    [TURNS, "queue.enter({ whose: requestOwner() })", 'queue.enter({ whose: "" })'],
  ],
  [
    "V30",
    "who is signed in asks as their network",
    TURNS_TEST,
    "of those who wait for a connection one of another network",
    [TURNS, "if (request) request.whose = person;", "if (request && !person) request.whose = person;"],
  ],
  [
    "V30",
    "one network's posts are all under way at once",
    "app/middleware/network-turns.test.ts",
    "of one network so many are under way",
    [NETWORK_TURNS, "const AT_ONCE = 16;", "const AT_ONCE = 1600;"],
  ],
  [
    "V30",
    "what is answered at once is answered hundreds of times in a row",
    "app/middleware/network-turns.test.ts",
    "of one network so many are under way",
    [NETWORK_TURNS, "  setImmediate(() => {\n    leave();", "  leave();\n  setImmediate(() => {"],
  ],
  [
    "V30",
    "whether the database answers is asked behind all who wait for it",
    TURNS_TEST,
    "is asked past all who wait",
    ["app/db/client.server.ts", '(await beside?.query("select 1")', '(await pool?.query("select 1")'],
  ],
];

export const FLOOD_PLANTS = ROWS.map(([threat, planted, test, name, ...edits]) => ({ threat, planted, edits, test, name }));
