const PROFILE_PHOTO_DOOR = "tests/doors/profile-photo.test.ts";
const PRIVATE_FOLDER = "app/platform/files/private-folder.server.test.ts";
const SIGN_UP = "app/features/accounts/sign-up/sign-up.server.test.ts";
const CHANGE_PASSWORD = "app/features/profiles/security/change-password.server.test.ts";
const KNOWN_DEVICES = "app/features/accounts/sign-in/known-devices.server.test.ts";
const ENDINGS = "app/features/booking/life/endings.server.test.ts";
const LEDGER = "app/features/money/ledger.server.test.ts";
const TRANSITIONS = "app/features/booking/life/transitions.server.test.ts";
const OLD_MAIL = "app/platform/mail/old-mail.server.test.ts";
const ADMIN_DASHBOARD_DOOR = "tests/doors/admin-dashboard.test.ts";
const PROVIDER_CLIENT = "app/features/accounts/oauth/provider-client.server.test.ts";
const SAME_ORIGIN = "app/middleware/same-origin.test.ts";
const AVATAR = "app/features/profiles/photo/avatar.server.test.ts";
const GROUNDED = "app/features/assistant/model/grounded.test.ts";
const FRAME_JOURNEY = "tests/journeys/frame.test.ts";
const ACCESS_DOOR = "tests/doors/access.test.ts";
const RECENT_SIGN_IN_DOOR = "tests/doors/recent-sign-in.test.ts";

/** Guards around what is kept, power and money: threat, what is planted, the test, its name, and the edits. */
const ROWS = [
  [
    "V20",
    "uploads are readable by every user of the machine",
    PROFILE_PHOTO_DOOR,
    "for the user alone that runs it",
    ["app/platform/files/disk.server.ts", '"wx", PRIVATE_FILE)', '"wx")'],
  ],
  [
    "V20",
    "what an earlier version left open stays open",
    PRIVATE_FOLDER,
    "however deep",
    ["app/platform/files/private-folder.server.ts", "if (entry.isDirectory()) closeWithin(place);", ""],
  ],
  [
    "V20",
    "the folders of the embedded database are taken from PostgreSQL",
    PRIVATE_FOLDER,
    "own folder is left to it",
    ["app/platform/files/private-folder.server.ts", "name !== CLUSTER", 'name !== ""'],
  ],
  [
    "V39",
    "whoever confirms gets the account with the newest password",
    SIGN_UP,
    "have a link of their own",
    ["app/features/accounts/sign-up/confirmation.server.ts", "    await replacePassword(tx, user.id, passwordHash, at);\n", ""],
  ],
  [
    "V39",
    "a sign-up ends the links of those before it",
    SIGN_UP,
    "have a link of their own",
    [
      "app/features/accounts/sign-up/sign-up.server.ts",
      "  const link = await makeLink(",
      "  await tx.execute(`delete from email_tokens where user_id = '${userId}'`);\n  const link = await makeLink(",
    ],
  ],
  [
    "V39",
    "a link sent again carries whatever password waits",
    SIGN_UP,
    "another browser had sent again",
    [
      "app/features/accounts/sign-up/send-again.server.ts",
      "await signUpDataOf(tx, signUpId, user.id)",
      "{ passwordHash: user.passwordHash, category: null, language: null, currency: null, timeZone: null, returnTo: null }",
    ],
  ],
  [
    "V39",
    "whoever looks for a site that nobody has set up yet finds one",
    "tests/doors/setup.test.ts",
    "a new site is set up once",
    ["app/routes/setup.tsx", '{ status: 404, statusText: "Not Found" }', "{ status: 200 }"],
  ],
  [
    "V8",
    "a link to choose a password outlives a change of it",
    CHANGE_PASSWORD,
    "ends with the password it was meant for",
    ["app/features/accounts/password/own-password.server.ts", '  await endLinks(tx, userId, "reset_password", at);\n', ""],
  ],
  [
    "V8",
    "'This wasn't me' hands out a way in for a week",
    KNOWN_DEVICES,
    "mails a fresh link of an hour",
    ["app/features/accounts/sign-in/report-sign-in.server.ts", "    return { ok: true };", "    return { ok: true, resetToken: link.id };"],
  ],
  [
    "V27",
    "a refund that is sent again goes back again",
    ENDINGS,
    "five identical refunds",
    ["app/features/booking/life/endings.server.ts", "const known = await findRefund(tx, id, key);", "const known = null as any;"],
    ["app/features/money/ledger.server.ts", "refund-${key}`", "refund-${key}-${Math.random()}`"],
  ],
  [
    "V27",
    "money that two admins confirm has come in twice",
    "app/features/money/outside/two-admins.server.test.ts",
    "two admins who confirm what they see",
    [
      "app/features/money/outside/confirm-payment.server.ts",
      "order.seen !== undefined && order.seen !== standingOfPayment(before).here",
      "order.seen === -1",
    ],
  ],
  [
    "V27",
    "a payout that is sent again is paid again",
    LEDGER,
    "an order that arrives again",
    ["app/features/money/payouts/payouts.server.ts", "eq(requestKey, key)", "eq(requestKey, payoutStatements.id)"],
  ],
  [
    "V27",
    "a step that is pressed twice is refused the second time",
    TRANSITIONS,
    "a form that is sent again",
    ["app/features/booking/life/transitions.server.ts", "details.key ? await findEvent(tx, id, details.key) : null", "null as any"],
  ],
  [
    "V27",
    "the ledger gives back more than was kept",
    LEDGER,
    "the ledger gives no more than was kept",
    ["app/db/migrations/0024_money_keys.sql", "IF kept < 0 THEN", "IF kept < -1000000000 THEN"],
  ],
  [
    "V26",
    "mails keep their words, links included",
    OLD_MAIL,
    "a day after it was sent",
    ["app/platform/mail/old-mail.server.ts", "lt(doneAt, wordsEnd)", "lt(doneAt, mailEnds)"],
  ],
  [
    "V26",
    "mails that were given up keep their words",
    OLD_MAIL,
    "a day after it was sent",
    ["app/platform/mail/old-mail.server.ts", "or(isNotNull(outbox.sentAt), isNotNull(outbox.parkedAt))", "isNotNull(outbox.sentAt)"],
  ],
  [
    "V26",
    "the files of mails stay for ever",
    OLD_MAIL,
    "the files of mails go",
    ["app/platform/mail/old-mail.server.ts", "  await removeFiles(wordsEnd);\n", ""],
  ],
  [
    "V26",
    "the log of a public site shows confirmation links",
    OLD_MAIL,
    "the log shows a confirmation link only",
    ["app/platform/mail/outbox.server.ts", "if (smtpUrl() || publicAddress()) return;", "if (smtpUrl()) return;"],
  ],
  [
    "V26",
    "an admin reads live links in the mailbox",
    ADMIN_DASHBOARD_DOOR,
    "what makes its link work",
    ["app/features/admin/mailbox/mailbox.server.ts", "withoutTokens(row.text)", "row.text"],
  ],
  [
    "V14",
    "an ID token may be signed in any way",
    PROVIDER_CLIENT,
    "any other signature",
    ["app/features/accounts/oauth/provider-client.server.ts", "!SIGNED_BY.has(", "!Boolean("],
  ],
  [
    "V14",
    "nobody looks at the signature of an ID token",
    PROVIDER_CLIENT,
    "a signature of somebody else",
    ["app/features/accounts/oauth/discovery.server.ts", "[enableNonRepudiationChecks, ...", "[..."],
  ],
  [
    "V12",
    "a write over http is taken by the encrypted site",
    SAME_ORIGIN,
    "its scheme and its port",
    ["app/middleware/same-origin.ts", "`${protocol}//${request", "`${URL.parse(origin)?.protocol}//${request"],
  ],
  [
    "V3",
    "the address of a photo tells whose it is",
    AVATAR,
    "tells nobody whose it is",
    [
      "app/features/profiles/photo/avatar.server.ts",
      "prefix: `photo-${at.getTime()}`,\n    ownerId",
      "prefix: `${ownerId}-${at.getTime()}`,\n    ownerId",
    ],
  ],
  [
    "V3",
    "old photos keep an address that tells whose they are",
    AVATAR,
    "tells nobody whose it is",
    ["app/features/profiles/photo/avatar.server.ts", "for (const file of found) await", "for (const file of found.slice(1)) await"],
  ],
  [
    "V22",
    "a model may invent a price in words",
    GROUNDED,
    "a price in words",
    ["app/features/assistant/model/grounded.ts", " && numbersInWords(prose).every(isKnown)", ""],
  ],
  [
    "V22",
    "a model may give an advisor away for free",
    GROUNDED,
    "no price",
    ["app/features/assistant/model/grounded.ts", "!found.includes(claim)", "claim === found"],
  ],
  [
    "V26",
    "a mail server quotes a link, and the log keeps it",
    "app/platform/log/log.server.test.ts",
    "a link that lets somebody in",
    ["app/platform/log/log.server.ts", "cut(withoutAddresses(withoutTokens(value)))", "cut(withoutAddresses(value))"],
  ],
  [
    "V26",
    "a mail server quotes a link, and the outbox keeps it for a month",
    "app/platform/mail/outbox.server.test.ts",
    "without the link in it",
    ["app/platform/mail/outbox.server.ts", "withoutSecrets(row, String(error))", "String(error)"],
  ],
  [
    "V26",
    "a mail server quotes the code of a confirmation, and the outbox and the log keep it",
    "app/platform/mail/outbox.server.test.ts",
    "without the code in it",
    ["app/platform/mail/without-secrets.ts", "return first ? said.replaceAll", "return !first ? said.replaceAll"],
  ],
  [
    "V26",
    "the Mailbox shows the code of a confirmation in what a server said of it",
    "app/features/admin/mailbox/mailbox.server.test.ts",
    "shows no code of a confirmation",
    [
      "app/features/admin/mailbox/mailbox.server.ts",
      "withoutCode({ kind, dedupeKey }, withoutTokens(lastError",
      "withoutTokens((lastError",
    ],
  ],
  [
    "V8",
    "an account elsewhere that a stranger connected lets them in after 'This wasn't me'",
    KNOWN_DEVICES,
    "may have set up",
    ["app/features/accounts/password/sign-in-methods.server.ts", "[passkeys, identities, oauthFlows,", "[passkeys, oauthFlows,"],
  ],
  [
    "V4",
    "an admin pays an advisor by closing a consultation, in a session somebody left open",
    "tests/doors/admin-sign-in.test.ts",
    "every form of the admin area",
    ["app/forms/admin-form.server.ts", '"move-entry"],', '"move-entry", "complete-consultation"],'],
  ],
  [
    "V4",
    "power and money need no recent sign-in",
    RECENT_SIGN_IN_DOOR,
    "waits for a sign-in",
    ["app/forms/recent-sign-in.server.ts", "if (isRecentSignIn(viewer.authenticatedAt, at)) {", "if (viewer.userId) {"],
  ],
  [
    "V4",
    "what somebody typed waits for anybody",
    RECENT_SIGN_IN_DOOR,
    "its own person",
    ["app/features/accounts/sign-in/held-forms.server.ts", "eq(heldForms.id, id), isOwn(viewer), gt(", "eq(heldForms.id, id), gt("],
  ],
  [
    "V4",
    "anybody at the provider signs in in somebody's place",
    RECENT_SIGN_IN_DOOR,
    "as that very person",
    ["app/features/accounts/oauth/sign-in-with-provider.server.ts", "onlyUserId !== undefined && known", "onlyUserId === null && known"],
  ],
  [
    "V8",
    "a sign-in once more leaves the former session",
    RECENT_SIGN_IN_DOOR,
    "in one session",
    ["app/middleware/sign-in-redirect.ts", "if (isIn) await endFormerSession(request, admission.token);", ""],
  ],
  [
    "V3",
    "a certificate is anybody's who knows its id",
    ACCESS_DOOR,
    "as the table says",
    [
      "app/features/applications/certificates/certificates.server.ts",
      "isAdmin ? undefined : eq(applicationCertificates.userId, userId)",
      "isAdmin || userId ? undefined : eq(applicationCertificates.userId, userId)",
    ],
  ],
  [
    "V3",
    "the file of a message is anybody's who knows its id",
    ACCESS_DOOR,
    "as the table says",
    ["app/features/messages/send/files.server.ts", "or(isSide, isReported) : isSide", "or(isSide, isReported) : undefined"],
  ],
  [
    "V12",
    "a form is taken by methods that no form has",
    "tests/doors/strange-requests.test.ts",
    "PUT",
    ["app/platform/http/request-line.server.ts", '"POST", "OPTIONS"', '"POST", "PUT", "OPTIONS"'],
  ],
  [
    "V17",
    "text becomes markup as it comes",
    FRAME_JOURNEY,
    "no code out of text",
    ["app/document/policy.server.ts", "    \"require-trusted-types-for 'script'\",\n", ""],
  ],
  [
    "V17",
    "any text is trusted",
    FRAME_JOURNEY,
    "no code out of text",
    ["app/document/bootstrap.js", '|| !text.includes("<") ? text : null', "|| text.length > 0 ? text : null"],
  ],
];

export const GUARD_PLANTS = ROWS.map(([threat, planted, test, name, ...edits]) => ({ threat, planted, edits, test, name }));
