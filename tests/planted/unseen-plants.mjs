/** Defects that were planted by somebody who had read the product and none of its tests, and that no test noticed then: what is planted, the test, its name, and the edits. */
const ROWS = [
  [
    "one calendar of an advisor's that changes takes away what the others said",
    "app/features/calendar/busy-feeds/feeds.server.test.ts",
    "of several calendars each says what is busy by itself",
    [
      "app/features/calendar/busy-feeds/replace-busy-times.server.ts",
      "await tx.delete(busyTimes).where(eq(busyTimes.feedId, id));",
      "await tx.delete(busyTimes).where(eq(busyTimes.advisorId, advisorId));",
    ],
  ],
  [
    "an advisor whose account at the provider is unfinished is booked as paid, without a transfer or a reference",
    "app/features/money/payout-ways.server.test.ts",
    "an advisor is paid through an account that is ready",
    ["app/features/money/destination/payout-target.server.ts", "ready?.isReady ?", "ready ?"],
  ],
  [
    "reports that were set aside long ago stand before those that wait",
    "app/features/admin/lists/list-sheets.server.test.ts",
    "the file of a list has every column of every row",
    ["app/features/admin/reports/report-orders.server.ts", "LAST], isDown: false } as const;", "LAST], isDown: true } as const;"],
  ],
  [
    "one amount of a list's file is in cents beside others in whole units",
    "app/features/admin/lists/list-sheets.server.test.ts",
    "the file of a list has every column of every row",
    [
      "app/features/admin/lists/list-sheets.server.ts",
      "returned: (row) => units(row.returned, row.currency),",
      "returned: (row) => row.returned,",
    ],
  ],
  [
    "other servers go on in the language and the zone that the site had before",
    "app/start/published-settings.server.test.ts",
    "every other server is told of ",
    ["app/features/admin/settings/settings.server.ts", "    await publishBrand(tx);\n", ""],
  ],
  [
    "whoever hears the calendar is not told which day is chosen",
    "app/features/advisors/page/times/month-calendar.test.ts",
    "of the days one is said to be chosen",
    ["app/features/advisors/page/times/month-calendar.tsx", "\n      aria-pressed={isChosen}", ""],
  ],
  [
    "a search in vain on a Sunday counts for the week to come",
    "app/features/catalog/empty-searches/empty-searches.server.test.ts",
    "a week begins on Monday at midnight and ends with Sunday",
    [
      "app/features/catalog/empty-searches/empty-searches.server.ts",
      "const sinceMonday = (at.getUTCDay() + 6) % 7;",
      "const sinceMonday = at.getUTCDay() - 1;",
    ],
  ],
  [
    "the arrow keys get stuck at the last entry of a menu",
    "app/ui/overlays/menu.test.ts",
    "the arrow keys lead through a menu of ",
    ["app/ui/overlays/menu.ts", "stops.at(next === stops.length ? 0 : next)?.focus();", "stops.at(next)?.focus();"],
  ],
  [
    "an advisor who presses twice has two accounts at Stripe",
    "app/platform/payments/stripe.server.test.ts",
    "pressed twice, or again after an answer that was lost",
    [
      "app/platform/payments/stripe.server.ts",
      "stripe.accounts.create(account, { idempotencyKey: key })",
      "stripe.accounts.create(account)",
    ],
  ],
  [
    "the seconds that requests take are milliseconds",
    "app/start/units-of-figures.server.test.ts",
    "is in seconds",
    [
      "app/platform/metrics/request-metrics.server.ts",
      "requests.observe((performance.now() - began) / 1000, {",
      "requests.observe(performance.now() - began, {",
    ],
  ],
  [
    "a restore to a moment takes it for one of the database's own zone",
    "app/db/embedded/archiving.server.test.ts",
    "the moment that a site is restored to is the same",
    ["app/db/embedded/archiving.ts", '.replace("Z", "+00")', '.replace("Z", "")'],
  ],
  [
    "a page that has written while it was loaded reads from a copy that has not got it yet",
    "app/db/replicas/replicas.server.test.ts",
    "whatever a request has written, it reads from the primary",
    [
      "app/db/replicas/replicas.server.ts",
      "if (!reading.isLooking || reading.hasWritten) return askPrimary();",
      "if (!reading.isLooking) return askPrimary();",
    ],
  ],
  [
    "what is new is told under an old date, far down the list",
    "app/features/notifications/notify.server.test.ts",
    "a notice that takes the place of an older one is in every column as if it were new",
    ["app/features/notifications/notify.server.ts", "named = excluded.named, created_at = excluded.created_at", "named = excluded.named"],
  ],
  [
    "a mail with another time that an advisor proposed reaches whoever has blocked them meanwhile",
    "app/features/booking/notify/blocked.server.test.ts",
    "another time for a request",
    ["app/features/messages/reports/blocks.server.ts", '  "consultation_counter",\n', ""],
  ],
  [
    "whose last name is 'Min' becomes 'Ad Min' by another first name",
    "app/features/profiles/own-name/reserved-names.server.test.ts",
    "a first name is refused that makes such a name",
    [
      "app/features/profiles/own-name/reserved-names.server.ts",
      '[lastName && "lastName" in changed ? "lastName" : "firstName", `${firstName} ${lastName}`]',
      '["lastName", `${firstName} ${lastName}`]',
    ],
  ],
  [
    "what came and goes back is called not charged",
    "app/features/money/outside/late-cancellation.server.test.ts",
    "is called neither not charged nor kept",
    ["app/features/money/outside/outside.ts", "Math.max(0, totalPrice - Math.max(due, received))", "Math.max(0, totalPrice - due)"],
  ],
  [
    "somebody deletes their account in the middle of a consultation",
    "app/features/accounts/deletion/deletion-facts.server.test.ts",
    "until its last moment: while it is going on, too",
    ["app/features/accounts/deletion/deletion-facts.server.ts", "gt(consultations.endsAt, at)", "gt(consultations.scheduledTime, at)"],
  ],
  [
    "a client who takes the deletion of their account back is mailed that their page is not in the directory",
    "app/features/accounts/deletion/deletion-facts.server.test.ts",
    "a client who comes back reads that everything is as it was",
    [
      "app/features/accounts/deletion/cancel-deletion.server.ts",
      'const isUnlisted = (await connection.$count(advisors, and(eq(advisors.userId, userId), ne(advisors.status, "approved")))) > 0;',
      "const isUnlisted = !deletion.hidAdvisor;",
    ],
  ],
  [
    "before leaving, a client reads that less goes back to them, because of what they have not paid of another consultation",
    "app/features/accounts/deletion/deletion-facts.server.test.ts",
    "is not set off against what they have not paid",
    [
      "app/features/money/outside/owed-to-person.server.ts",
      "sql<number>`sum(greatest(0, ${outsidePayments.received}",
      "sql<number>`greatest(0, sum(${outsidePayments.received}",
    ],
  ],
  [
    "the question about several rows names all that are ticked, also those about which it does nothing",
    "app/features/admin/lists/table/bulk-button.test.ts",
    "the question names those and no others",
    ["app/features/admin/lists/table/bulk-button.tsx", '{lists("chosen", { count })}', '{lists("chosen", { count: chosen })}'],
  ],
  [
    "whoever gave stars alone, which were removed, is not told why",
    "app/features/notifications/notify-author.server.test.ts",
    "is removed is told in the mail why",
    [
      "app/features/notifications/notify-author.server.ts",
      '[[t("yourWords", { about }), quoted(text)], ...facts] : facts',
      '[[t("yourWords", { about }), quoted(text)], ...facts] : []',
    ],
  ],
  [
    "weekly hours of an import are moved by the zone of whoever reads them",
    "app/features/applications/invitations/use-written-hours.test.ts",
    "weekly hours are written as they are",
    [
      "app/features/applications/invitations/use-written-hours.tsx",
      'const CLOCK = { hour: "numeric", minute: "2-digit", timeZone: "UTC" } as const;',
      'const CLOCK = { hour: "numeric", minute: "2-digit" } as const;',
    ],
  ],
  [
    "hours of an advisor's week are moved by the zone of whoever reads them",
    "app/features/advisors/wall-times.test.ts",
    "the advisor's own week",
    ["app/features/advisors/own-week/use-week-words.tsx", '{ ...options, timeZone: "UTC" }', "options"],
  ],
  [
    "Monday's hours stand under Sunday to an advisor in America",
    "app/features/advisors/wall-times.test.ts",
    "the days of an ordinary week",
    ["app/features/advisors/availability/week-form.tsx", '{ weekday: "long", timeZone: "UTC" }', '{ weekday: "long" }'],
  ],
  [
    "undoing the later of two sendings back undoes the first one, too",
    "app/features/money/outside/undo-return.server.test.ts",
    "of two sendings back the later one alone is undone",
    ["app/features/money/outside/undo-return.server.ts", "returned: payment.returned - undone.amount", "returned: 0"],
  ],
  [
    "the name of an erased person stays with whoever had blocked them",
    "app/features/accounts/deletion/erased-traces.server.test.ts",
    "nothing that a client who has consulted ever wrote, or is called",
    [
      "app/features/accounts/deletion/forget-name-with-others.server.ts",
      "blockedName: null, blockedLinks: null }).where(inThreads)",
      "blockedName: null, blockedLinks: null }).where(and(inThreads, eq(messageThreadSides.userId, userId)))",
    ],
  ],
  [
    "whoever takes their deletion back by signing in with a code is not told so",
    "tests/doors/second-factor.test.ts",
    "who comes back by a code within the grace period",
    [
      "app/routes/auth/two-factor.tsx",
      "const toast = flashOfSignedIn(result.hasStayed, context.get(viewerContext) ? PROVED_AGAIN : undefined);",
      "const toast = context.get(viewerContext) ? flashOfSignedIn(result.hasStayed, PROVED_AGAIN) : [];",
    ],
  ],
  [
    "an admin reads the beginning of a provider's account as its end",
    "app/features/money/payout-ways.server.test.ts",
    "names where the admin saw it go",
    ["app/features/money/owed-payouts.server.ts", "account.slice(-SHOWN_OF_ACCOUNT)", "account.slice(0, SHOWN_OF_ACCOUNT)"],
  ],
  [
    "whoever reported a message is mailed at once, though the decision can be undone",
    "tests/doors/admin-reports.test.ts",
    "a reported message is read on its page",
    [
      "app/routes/admin/applications/report-actions.server.ts",
      "closeReport(viewer, reportId, at, WAITING)",
      "closeReport(viewer, reportId, at)",
    ],
  ],
  [
    "who is let in again with days left to take their deletion back is erased as those end",
    "app/features/accounts/deletion/held-deletion.server.test.ts",
    "has fourteen whole days from then",
    ["app/features/accounts/deletion/held-deletion.server.ts", "lt(accountDeletions.endsAt, endsAt)", "lt(accountDeletions.endsAt, at)"],
  ],
  [
    "an hour goes to somebody else while whoever holds it types their name",
    "app/features/booking/hour/hold-races.server.test.ts",
    "is nobody else's meanwhile, and theirs with the next press",
    ["app/features/booking/hour/request-hour.server.ts", '"askedNameNeeded", "askedNameReserved"', '"askedNameReserved"'],
  ],
  [
    "two blocks between which it is open are listed, and taken away, as one",
    "app/features/advisors/availability/listed-dates.test.ts",
    "two blocks that do not touch are two lines",
    [
      "app/features/advisors/availability/listed-dates.ts",
      "areBlocked && isToEnd && isFromStart",
      "areBlocked && (isToEnd || isFromStart)",
    ],
  ],
  [
    "the same hour of two days in a row reads as a block from the first to the second",
    "app/features/advisors/availability/listed-dates.test.ts",
    "the same hour of two days in a row",
    ["app/features/advisors/availability/listed-dates.ts", 'kind !== "block" && isSame', "isSame"],
  ],
  [
    "a block of several days reads as if it ended at the hour at which it begins",
    "app/features/advisors/availability/exceptions-form.test.ts",
    "when it begins and ends stands there",
    ["app/features/advisors/availability/exception-line.tsx", "until: written(until) + ends[1]", "until: written(until) + ends[0]"],
  ],
  [
    "of two admins who write a text of a section anew the second overwrites the first",
    "app/features/admin/homepage/section-language.server.test.ts",
    "of two who write the same text that",
    ["app/features/admin/homepage/section-language.server.ts", "rows.reduce((sum, row) => sum + row.version, 0)", "rows.length"],
  ],
  [
    "a page that was in the making while something changed is shown to everybody for a minute",
    "app/platform/http/page-cache.server.test.ts",
    "is not sent as the current one",
    [
      "app/platform/http/page-cache.server.ts",
      "until: madeIn === generation ? now().getTime() + MAX_MS : 0",
      "until: now().getTime() + MAX_MS",
    ],
  ],
];

export const UNSEEN_PLANTS = ROWS.map(([planted, test, name, ...edits]) => ({ threat: "rule", planted, edits, test, name }));
