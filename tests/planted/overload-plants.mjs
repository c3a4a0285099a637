const OVERLOAD = "tests/doors/overload.test.ts";
const LOST = "tests/doors/lost-database.test.ts";
const PAGE_CACHE = "app/platform/http/page-cache.server.ts";
const CANONICAL = "app/platform/http/canonical-address.server.ts";
const LINE = "app/middleware/visitors-line.ts";

/** More visitors than can be answered, and a database that does not answer. */
export const OVERLOAD_PLANTS = [
  {
    threat: "V30",
    planted: "all pages that are asked for at one moment are drawn before anybody else is answered",
    edits: [["app/platform/next-turn.ts", "    if (isGoing) return;\n    isGoing = true;\n", ""]],
    test: "app/platform/next-turn.test.ts",
    name: "of all who wait one goes on each turn",
  },
  {
    threat: "V29",
    planted: "whatever a link carries along makes another page",
    edits: [[CANONICAL, 'parameters && url.search !== "" ? queryOf(url, [...parameters, ...further]) : url.search', "url.search"]],
    test: OVERLOAD,
    name: "what a page does not ask for",
  },
  {
    threat: "V29",
    planted: "a path is spelled in as many ways as one likes",
    edits: [[CANONICAL, "isMoved: page?.module.default !== undefined && page.pattern !== NOWHERE && path !== given", "isMoved: false"]],
    test: OVERLOAD,
    name: "a query is spelled in one order",
  },
  {
    threat: "V29",
    planted: "a page that was made for somebody's cookie is everybody's",
    edits: [[PAGE_CACHE, "(hasNoOtherCookie(request.headers.cookie) ? keyOf(request) : null)", "keyOf(request)"]],
    test: OVERLOAD,
    name: "a page that was made for somebody who brought a cookie",
  },
  {
    threat: "V30",
    planted: "a page is rendered for each who asks for it",
    edits: [[PAGE_CACHE, "  if (shared) return (await shared) ?? render();\n", ""]],
    test: OVERLOAD,
    name: "however many ask for a page",
  },
  {
    threat: "V30",
    planted: "everybody's page is made at once",
    edits: [[LINE, '    if (asked === "no page" || context.get(viewerContext)) return next();', "    if (asked) return next();"]],
    test: OVERLOAD,
    name: "of too many visitors",
  },
  {
    threat: "V30",
    planted: "who is signed in waits behind all visitors",
    edits: [[LINE, 'asked === "no page" || context.get(viewerContext)', 'asked === "no page" || (context.get(viewerContext) && !asked)']],
    test: OVERLOAD,
    name: "of too many visitors",
  },
  {
    threat: "V30",
    planted: "nobody is refused, however long the line is",
    edits: [["app/platform/measured-line.ts", "    if (!goesFirst && delayMs() > mostMs()) return Promise.resolve(null);\n", ""]],
    test: OVERLOAD,
    name: "of too many visitors",
  },
  {
    threat: "V30",
    planted: "nobody hears of it that the server was held",
    edits: [["app/platform/main-thread/hold-watch.ts", "milliseconds > mostMs", "milliseconds > 100 * mostMs"]],
    test: "app/platform/main-thread/hold-watch.test.ts",
    name: "a hold above 100 ms",
  },
  {
    threat: "V30",
    planted: "what held the server is not told",
    edits: [
      [
        "app/site.server.ts",
        "      const endAnswer = beginAnswer(`${incoming.method} ${route}`);",
        "      const endAnswer = () => beginAnswer(route)();",
      ],
    ],
    test: "tests/doors/main-thread.test.ts",
    name: "a hold of the thread",
  },
  {
    threat: "V26",
    planted: "the log tells of a hold who asked for what",
    edits: [["app/site.server.ts", "`${incoming.method} ${route}`", "`${incoming.method} ${asked}`"]],
    test: "tests/doors/main-thread.test.ts",
    name: "a hold of the thread",
  },
  {
    threat: "V35",
    planted: "a lost database is told like any failure",
    edits: [["app/entry.server.tsx", "  if (isUnavailable(error)) noteUnavailable(context);\n", ""]],
    test: LOST,
    name: "while a database is silent",
  },
  {
    threat: "V35",
    planted: "a silent database is waited for",
    edits: [["app/db/reach.server.ts", "    if (!isAway && silentTicks >= mostSilentTicks) giveUp();\n", ""]],
    test: "app/db/reach.server.test.ts",
    name: "of a database that falls silent",
  },
  {
    threat: "V35",
    planted: "a database that is slow counts as away",
    edits: [["app/db/reach.server.ts", "if (await answers(where)) hear();", "if (!(await answers(where))) hear();"]],
    test: "app/db/reach.server.test.ts",
    name: "a database that is slow",
  },
  {
    threat: "V35",
    planted: "a form is lost with the database",
    edits: [["app/features/site/site-frame.server.ts", "if (isUnavailable(error) && lastRead?.of === db) return lastRead.frame;", ""]],
    test: LOST,
    name: "a form that cannot be kept",
  },
  {
    threat: "V35",
    planted: "an old page is shown however old it is",
    edits: [[PAGE_CACHE, "const LONGEST_STALE_MS = 3_600_000;", "const LONGEST_STALE_MS = 36_000_000;"]],
    test: OVERLOAD,
    name: "while the database is away a page",
  },
  {
    threat: "V35",
    planted: "who is signed in is shown the page of visitors",
    edits: [["app/site.server.ts", "made.status === 503 && isVisitor", "made.status === 503"]],
    test: OVERLOAD,
    name: "while the database is away a page",
  },
];
