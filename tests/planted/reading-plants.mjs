const ACCOUNTS = "app/features/accounts/";
const ENDED_MEANWHILE = `${ACCOUNTS}sessions/ended-meanwhile.server.test.ts`;

/** What an attack by somebody who reads the code found, each as it was. */
export const READING_PLANTS = [
  {
    threat: "V8",
    planted: "a password that was right before it was replaced begins a session after that",
    edits: [[`${ACCOUNTS}sign-in/sign-in.server.ts`, ', eq(users.passwordHash, user.passwordHash ?? ""), isNull(users.suspendedAt)', ""]],
    test: ENDED_MEANWHILE,
    name: "a sign-in whose password is looked at while",
  },
  {
    threat: "V8",
    planted: "an account elsewhere lets somebody in while it is taken away",
    edits: [[`${ACCOUNTS}oauth/identities.server.ts`, '\n    .for("key share", { of: identities })', ""]],
    test: ENDED_MEANWHILE,
    name: "nor does one by an account elsewhere",
  },
  {
    threat: "V30",
    planted: "a file of one's own records is read whole before it is sent",
    edits: [
      [
        `${ACCOUNTS}own-records/written-records.ts`,
        "  for await (const piece of content) {\n",
        "  const all: Uint8Array[] = [];\n  for await (const piece of content) all.push(piece);\n  for (const piece of [Buffer.concat(all)]) {\n",
      ],
    ],
    test: `${ACCOUNTS}own-records/written-records.test.ts`,
    name: "a file is read no further",
  },
  {
    threat: "V30",
    planted: "whoever came first is served first, however many came from one network",
    edits: [["app/platform/turns/shares.ts", "a.rank - b.rank || a.begun - b.begun", "Number(a === b)"]],
    test: "app/platform/turns/waiting-queue.test.ts",
    name: "however many of one network wait",
  },
  {
    threat: "V30",
    planted: "all visitors count as one network in the line of pages",
    edits: [["app/middleware/page-queue.ts", "const whose = sharersOf(context.get(addressContext));", 'const whose = sharersOf("");']],
    test: "app/middleware/page-queue.test.ts",
    name: "of those who wait for a page one of another network",
  },
  {
    threat: "V30",
    planted: "all of a long talk is drawn, however long",
    edits: [["app/platform/newest-within.ts", "index > 0 && (index >= most || taken > characters)", "index >= most && taken < 0"]],
    test: "app/features/assistant/conversation/long-talk.server.test.ts",
    name: "of a long talk a page shows what is newest",
  },
  {
    threat: "V30",
    planted: "an answer that is longer than a page is gathered before it is packed",
    edits: [["app/platform/http/compress.server.ts", "while (size <= MAX_PAGE_BYTES) {", "while (size >= 0) {"]],
    test: "app/platform/http/compress.server.test.ts",
    name: "what is longer than a page is packed with br",
  },
  {
    threat: "V30",
    planted: "all of the site is in memory before an admin takes it",
    edits: [
      [
        "app/platform/files/spooled-file.server.ts",
        'Readable.toWeb(createReadStream("", { fd: file, start: 0 })) as ReadableStream<Uint8Array>',
        'new Response(await createReadStream("", { fd: file, start: 0 }).toArray().then((all) => Buffer.concat(all))).body!',
      ],
    ],
    test: "app/features/admin/export/site-export.server.test.ts",
    name: "it is in memory at no time",
  },
  {
    threat: "V30",
    planted: "one person takes all of their records along as often at once as they like",
    edits: [[`${ACCOUNTS}own-records/stream-records.server.ts`, "atOnce: 1,", "atOnce: 100,"]],
    test: `${ACCOUNTS}own-records/own-records.server.test.ts`,
    name: "a second at once waits for the first",
  },
  {
    threat: "V8",
    planted: "what was begun in a session goes on when it has been ended",
    edits: [
      [
        `${ACCOUNTS}sessions/sessions.server.ts`,
        "return (await tx.$count(sessions, and(eq(sessions.userId, userId), eq(sessions.id, sessionId), isNotEnded))) > 0;",
        "return userId !== sessionId;",
      ],
    ],
    test: ENDED_MEANWHILE,
    name: "whose session was ended while they asked",
  },
  {
    threat: "V30",
    planted: "whichever texts somebody names together are packed at their best and kept",
    edits: [
      [
        "app/languages/texts-module.server.ts",
        "if (!ofPages.has(`${language}/${list}`)) return made;",
        "ofPages.add(`${language}/${list}`);",
      ],
    ],
    test: "app/languages/texts-module.server.test.ts",
    name: "what no page needs together",
  },
  {
    threat: "V7",
    planted: "the password alone makes a sign-in fresh that asked for a code",
    edits: [
      ["app/features/profiles/security/change-password.server.ts", "if (!(await isTwoFactorOn(tx, viewer.userId)))", "if (viewer.userId)"],
    ],
    test: "app/features/profiles/security/change-password.server.test.ts",
    name: "but not that of somebody who signs in by a second factor",
  },
  {
    threat: "V30",
    planted: "whoever is in a thread has files looked at without end, as long as they are none",
    edits: [["app/features/messages/send/files.server.ts", '  if (!taken.ok) return { ...taken, reason: "tooManyFiles" };\n', ""]],
    test: "app/features/messages/send/files.server.test.ts",
    name: "files that are none are looked at as often",
  },
  {
    threat: "V30",
    planted: "as many kept pages of one as somebody names routes of it",
    edits: [["app/platform/http/canonical-address.server.ts", '(name === "_routes" && isData)', 'name === "_routes"']],
    test: "tests/doors/kept-pages.test.ts",
    name: "what the router adds to what it asks for",
  },
  {
    threat: "V3",
    planted: "whoever was suspended stands on old pages for an hour while there are no newer ones",
    edits: [["app/platform/http/page-cache.server.ts", "(told === TAKEN_AWAY ? emptyPageCache() : outdate())", "outdate()"]],
    test: "app/start/taken-away.server.test.ts",
    name: "stands on no page",
  },
  {
    threat: "V30",
    planted: "texts may be named in every order that there is",
    edits: [["app/languages/texts-module.server.ts", ' || list !== named.toSorted().join("+")', ""]],
    test: "app/languages/texts-module.server.test.ts",
    name: "rooms are named in one order",
  },
  {
    threat: "V30",
    planted: "texts are read anew for each spelling of a zone, and formats kept of all of them",
    edits: [["app/ui/text/formats.tsx", "  if (formatters.size >= MAX_FORMATTERS) formatters.clear();\n", ""]],
    test: "app/document/translations.server.test.ts",
    name: "formats are kept for the zones",
  },
  {
    threat: "V3",
    planted: "whoever was declined, or withdrew, reads where the advisor holds all sessions",
    edits: [
      [
        "app/features/calendar/meeting/meeting-link.server.ts",
        'if (status !== "accepted") return null;',
        'if (status === "requested" || status === "cancelled") return null;',
      ],
    ],
    test: "app/features/calendar/meeting/meeting-link.server.test.ts",
    name: "is told while a consultation is agreed",
  },
  {
    threat: "V23",
    planted: "the cache in front leads on to another host, which is sent its key",
    edits: [["app/platform/http/cdn-purge.server.ts", "await fetchWithoutRedirects(purgeUrl", "await fetch(purgeUrl"]],
    test: "tests/outgoing-requests.test.ts",
    name: "in one place alone, which follows nobody",
  },
  {
    threat: "V26",
    planted: "email addresses stand in the log",
    edits: [
      ["app/platform/mail/outbox.server.ts", "{ kind, attempts, isGivenUp,", "{ kind, to, attempts, isGivenUp,"],
      ["app/platform/log/log.server.ts", "cut(withoutAddresses(withoutTokens(value)))", "cut(withoutTokens(value))"],
    ],
    test: "app/platform/log/log.server.test.ts",
    name: "an email address is in no line of the log",
  },
  {
    threat: "V20",
    planted: "the figures of the site are read at every address of the machine",
    edits: [["app/platform/metrics/metrics-server.server.ts", "metrics.port, metrics.host, resolve", "metrics.port, resolve"]],
    test: "app/platform/metrics/metrics-server.server.test.ts",
    name: "figures are for the machine alone",
  },
  {
    threat: "V27",
    planted: "who leaves and who books at the same moment do not see each other",
    edits: [
      ["app/features/accounts/deletion/deletion.server.ts", "    await holdBookings(tx, userId);\n", ""],
      ["app/features/booking/request/checks/refuse-at-last.server.ts", "if (!isThere)", "if (!candidate)"],
    ],
    test: "app/features/accounts/deletion/deletion-races.server.test.ts",
    name: "whoever leaves as the client of a request",
  },
  {
    threat: "V4",
    planted: "an advisor whom an admin takes away while they are leaving is shown again by staying",
    edits: [
      ["app/features/admin/people/directory-place.server.ts", "listedUntilNow ?? (await keepHidden(tx, personId, at))", "listedUntilNow"],
    ],
    test: "app/features/admin/people/undo-person-change.server.test.ts",
    name: "an advisor who is leaving is taken out",
  },
  {
    threat: "V27",
    planted: "the hour that somebody has come in for stands in their own way",
    edits: [
      [
        "app/features/booking/hour/hold-hour.server.ts",
        "and(isAmongTheirs(known, viewer), isInTheWay, kept",
        "and(isAmongTheirs(known, null), isInTheWay, kept",
      ],
    ],
    test: "app/features/booking/hour/hour.server.test.ts",
    name: "an hour that is theirs already",
  },
];
