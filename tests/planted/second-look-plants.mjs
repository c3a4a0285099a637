/** Defects that survived when they were planted from reading the product once more: threat, what is planted, the test, its name, and the edits. */
const ROWS = [
  [
    "rule",
    "whoever is in danger and asks for the law is shown advisors and prices",
    "app/features/danger/danger.test.ts",
    "whoever is in danger and asks for a law",
    ["app/features/danger/danger.ts", "if (!isOfSomebody && OF_A_FIELD.test(all)) return null;", "if (OF_A_FIELD.test(all)) return null;"],
  ],
  [
    "rule",
    "whoever looks for a training against violence is taken for somebody in danger",
    "app/features/danger/danger.test.ts",
    "a question about a field of work stays a need",
    ["app/features/danger/danger.ts", "  if (!isOfSomebody && OF_A_FIELD.test(all)) return null;\n", ""],
  ],
  [
    "V30",
    "a request whose body was refused is held for half an hour",
    "app/platform/http/body-limit.server.test.ts",
    "nothing waits for a body after the close of the connection",
    ["app/platform/http/body-limit.server.ts", 'socket.once("close", stopWaiting);', ""],
  ],
  [
    "V30",
    "a request whose body nobody reads is held as long as its connection",
    "app/platform/http/body-limit.server.test.ts",
    "let go by once it is answered",
    ["app/platform/http/body-limit.server.ts", 'incoming.removeAllListeners("data").resume()', "socket"],
  ],
  [
    "V4",
    "an admin who is suspended at this moment writes on",
    "app/features/audit/admin-transaction.server.test.ts",
    "an admin who was suspended a second ago",
    [
      "app/features/audit/admin-transaction.server.ts",
      'eq(userRoles.role, "admin"), isNull(users.suspendedAt)))',
      'eq(userRoles.role, "admin"), sql`${isNull(users.suspendedAt)} or true`))',
    ],
  ],
  [
    "V3",
    "the export of a site has the rooms where others meet",
    "app/features/admin/export/site-export.server.test.ts",
    "nothing in it opens a door",
    ["app/features/admin/export/site-export.server.ts", "token|hash|meeting|_key$", "token|hash|_key$"],
  ],
  [
    "V2",
    "what never took place is reviewed",
    "app/features/booking/life/consultation-reviews.server.test.ts",
    "nothing is said of what never took place",
    [
      "app/features/booking/life/consultation-reviews.server.ts",
      'if (consultation.status !== "completed" || !consultation.closedAt)',
      "if (!consultation.closedAt)",
    ],
  ],
  [
    "V30",
    "one person keeps as many streams open as they like",
    "app/platform/events/streams.server.test.ts",
    "six open pages of one person",
    ["app/platform/events/streams.server.ts", ">= MOST_STREAMS_A_PERSON", "< 0"],
  ],
  [
    "V14",
    "whoever has somebody's number at one provider is them at the other",
    "app/features/accounts/oauth/identities.server.test.ts",
    "the same subject at another provider",
    [
      "app/features/accounts/oauth/identities.server.ts",
      "and(eq(identities.issuer, issuer), eq(identities.subject, subject))",
      "eq(identities.subject, subject)",
    ],
  ],
  [
    "V39",
    "whoever has an address that ends like one of ADMIN_EMAILS is an admin",
    "app/features/accounts/admin-role.server.test.ts",
    "an address of ADMIN_EMAILS is an admin's as a whole",
    [
      "app/features/accounts/admin-role.server.ts",
      "!config().adminEmails.includes(email)",
      "!config().adminEmails.some((each) => email.endsWith(each))",
    ],
  ],
  [
    "V11",
    "of what proxies have written the part counts that the caller wrote",
    "app/platform/http/address.server.test.ts",
    "behind proxies of ours",
    ["app/platform/http/address.server.ts", "forwarded.at(-hops)", "forwarded.at(0)"],
  ],
  [
    "V8",
    "an encrypted site takes a session's cookie that anybody under its domain could set",
    "app/middleware/cookies.test.ts",
    "every cookie is out of a script's reach",
    [
      "app/middleware/session-cookie.ts",
      "const prefix = `${cookieName()}=`;\n  return cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length) || null;",
      "const found = cookies.find((cookie) => /^(__Host-)?session=/.test(cookie));\n  return found?.slice(found.indexOf('=') + 1) || null;",
    ],
  ],
  [
    "V34",
    "a page may say that its addresses mean another site",
    "tests/doors/headers.test.ts",
    "",
    ["app/document/policy.server.ts", "    \"base-uri 'none'\",\n", ""],
  ],
  [
    "V30",
    "one network keeps as many streams of visitors open as it likes",
    "app/platform/events/streams.server.test.ts",
    "of one network twenty pages",
    ["app/platform/events/streams.server.ts", ">= MOST_VISITORS_AN_ADDRESS", "< 0"],
  ],
  [
    "V3",
    "any advisor writes to the client of any consultation, and reads what they are called",
    "app/features/messages/messages.server.test.ts",
    "is found and written to by its own advisor alone",
    [
      "app/features/messages/send/addressee.server.ts",
      "and(eq(consultations.id, consultationId), eq(consultations.advisorId, viewer.advisorId))",
      "eq(consultations.id, consultationId)",
    ],
  ],
];

export const SECOND_LOOK_PLANTS = ROWS.map(([threat, planted, test, name, ...edits]) => ({ threat, planted, edits, test, name }));
