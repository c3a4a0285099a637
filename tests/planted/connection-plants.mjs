const VERBS = "app/features/admin/connections/connections.server.test.ts";
const VERB = "app/features/admin/connections/connections.server.ts";

/** The address of the site and its mail server, as admins set them. */
const ROWS = [
  [
    "V8",
    "the kept password of the mail server follows to another server",
    VERBS,
    "a kept password stays with its server and user",
    [VERB, "(!isKept || leadsElsewhere(before, after))", "!isKept"],
  ],
  [
    "V8",
    "an address is in force without anybody having been there",
    VERBS,
    "in force once it is confirmed from there",
    [VERB, 'proposed !== "" && origin === proposed', 'proposed !== ""'],
  ],
  [
    "rule",
    "what an admin has set wins over the environment",
    VERBS,
    "what the environment says wins",
    ["app/platform/mail/mail-server.server.ts", "config().smtpUrl ?? set.url", "set.url ?? config().smtpUrl"],
  ],
  [
    "V8",
    "an admin has other services asked than mail servers",
    "app/features/admin/connections/connections-form.test.ts",
    "only ports of mail servers are asked",
    ["app/features/admin/connections/connections-form.ts", "MAIL_PORTS.some((each) => `${each}` === port)", "Number(port) > 0"],
  ],
  [
    "V8",
    "a password is kept with the form over a sign-in",
    "tests/doors/connections.test.ts",
    "comes back without the password",
    ["app/forms/admin-form.server.ts", '      .filter(([name]) => name !== "password")\n', ""],
  ],
  [
    "V26",
    "the log and the mailbox repeat a password that a mail server repeats",
    "app/platform/mail/mail-problem.test.ts",
    "never repeats the password",
    ["app/platform/mail/without-password.ts", 'text.replaceAll(form, "***")', "text"],
  ],
];

export const CONNECTION_PLANTS = ROWS.map(([threat, planted, test, name, ...edits]) => ({ threat, planted, edits, test, name }));
