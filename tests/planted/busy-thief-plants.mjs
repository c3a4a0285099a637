const BUSY = "app/features/accounts/sessions/busy-sessions.server.test.ts";
const MADE = "app/features/audit/made-by-admin.server.test.ts";
const REFUNDS = "app/features/money/elsewhere/refund-histories.server.test.ts";
const OFTEN = "app/features/admin/rules/rules-saved-often.server.test.ts";
const WITHOUT_WAY = "app/features/money/outside/without-way.server.test.ts";
const WAYS = "app/features/money/payment-instructions/payment-instructions.server.ts";
const FORMER_TEST = "app/features/admin/connections/former-server.server.test.ts";
const FORMER_ADMINS = "app/features/admin/connections/former-admins.server.test.ts";
const FORMER = "app/platform/connections/former-mail-server.server.ts";
const TO_ADMINS = "app/platform/mail/mail-to-admins.server.ts";
const ROLES = "app/features/accounts/stopped-admins/put-roles-back.server.ts";
const ROLES_TEST = "app/features/admin/people/roles-back.server.test.ts";
const GIVEN_BACK = "app/features/accounts/stopped-admins/give-roles-back.server.ts";
const ROLE_CHANGES = "app/features/accounts/stopped-admins/role-changes.server.ts";
const SETTINGS = "app/features/accounts/stopped-admins/put-settings-back.server.ts";
const UNDONE_SETTINGS = "app/features/accounts/stopped-admins/undone-settings.ts";
const CONNECTIONS_TEST = "app/features/admin/connections/put-back.server.test.ts";
const SAVES = "app/features/accounts/stopped-admins/settings-saves.server.ts";
const PUT_MAIL = "app/platform/connections/put-mail-server-back.server.ts";
const MAIL_BACK = "app/features/admin/connections/mail-server-back.server.test.ts";
const MADE_BY = "app/features/accounts/made-by-admin.server.ts";
const UNDONE = "app/features/accounts/stopped-admins/undone-roles.ts";
const UNDONE_TEST = "app/features/accounts/stopped-admins/undone-roles.test.ts";
const ADDRESS_TEST = "app/features/admin/connections/former-address.server.test.ts";
const SETTINGS_TEST = "app/features/admin/settings/settings-back.server.test.ts";
const COOKIES = "app/middleware/cookies.test.ts";

/** Defects by which a thief is not stopped, or what they made is not, and by which more is sent than was decided: threat, what, the test, its name, the edits. */
const ROWS = [
  [
    "V8",
    "a link into an admin's account goes through a server that a thief has just set",
    FORMER_TEST,
    "goes through the server of before",
    ["app/platform/connections/limits.ts", "FORMER_DAYS = 1;", "FORMER_DAYS = 0;"],
  ],
  [
    "V8",
    "a link goes through the thief's server once that of before refuses it",
    FORMER_TEST,
    "passes no link on to theirs",
    [TO_ADMINS, "if (isStrict || stopping?.aborted) throw error;", "if (stopping?.aborted) throw error;"],
  ],
  [
    "V8",
    "a link into an admin's account is sent by the first server that a thief sets",
    FORMER_TEST,
    "where there was none no link",
    [TO_ADMINS, "if (isStrict) throw new Error(WITHHELD);", ""],
  ],
  [
    "V8",
    "whose role a thief takes gets their links through the thief's server",
    FORMER_ADMINS,
    "who took another admin's role",
    [TO_ADMINS, "hasBeenAdminSince(new Date(0))", "hasBeenAdminSince(now())"],
  ],
  [
    "V8",
    "a thief signs up as an address that is made an admin",
    FORMER_ADMINS,
    "nobody signs up as an address",
    [TO_ADMINS, "if (config().adminEmails.includes(email.toLowerCase())) return true;", ""],
  ],
  [
    "V8",
    "a thief takes a role and passes the link into that account on to themselves",
    "app/features/admin/people/password-link.server.test.ts",
    "whoever takes another admin's role",
    ["app/platform/connections/links-to-pass-on.server.ts", "return ofAdmins === 0 && ", "return ofAdmins < 2 && "],
  ],
  [
    "V30",
    "each mail to an admin waits for a server of before that is gone",
    FORMER_ADMINS,
    "however many mails to admins",
    ["app/platform/mail/mail.server.ts", "    else breaker.fail();", ""],
  ],
  [
    "V8",
    "an address of ADMIN_EMAILS becomes an admin's silently",
    "app/features/accounts/admin-role.server.test.ts",
    "whoever becomes an admin by ADMIN_EMAILS",
    ["app/features/accounts/admin-role.server.ts", "filter(({ userId }) => userId !== id)", "filter(({ userId }) => userId === id)"],
  ],
  [
    "V8",
    "who becomes an admin by ADMIN_EMAILS stands in no log",
    "app/features/accounts/admin-role.server.test.ts",
    "stands in the log",
    ["app/features/accounts/admin-role.server.ts", '  await logOfSite(tx, "admin.configured", id, {});', ""],
  ],
  [
    "V8",
    "a thief who changes the mail server twice has their own for the former one",
    FORMER_TEST,
    "has no other former server",
    [FORMER, "if (at.getTime() < stoodSince + STANDS_AFTER_DAYS * DAY_MS) {", "if (stoodSince < 0) {"],
  ],
  [
    "V8",
    "the mail server of before is not put back",
    FORMER_TEST,
    "puts the server of before back",
    [PUT_MAIL, "  if (rows.length > 0) await connection.insert", "  if (rows.length < 0) await connection.insert"],
  ],
  [
    "V4",
    "an emptied way to pay lets go what is agreed in that moment",
    WITHOUT_WAY,
    "that is emptied lets nothing go",
    [WAYS, "const DAYS_AFTER_A_WAY = 30;", "const DAYS_AFTER_A_WAY = 0;"],
  ],
  [
    "V4",
    "an emptied way to pay lets go what was asked for before it was",
    WITHOUT_WAY,
    "but for what was asked for before",
    [WAYS, "Math.min(askedAt.getTime(), ", "Math.max("],
  ],
  [
    "V8",
    "the mail server that a thief has set outlives them",
    CONNECTIONS_TEST,
    "takes back the mail server and the address",
    [SAVES, '"settings.mail_server_updated": "mailServer",', ""],
  ],
  [
    "V8",
    "what a thief has set stays once an account that they made an admin has saved it again",
    CONNECTIONS_TEST,
    "takes back what an account that they made an admin",
    [MADE_BY, "(await suspectsOf(tx, adminId, lately)).suspicions", "[{ id: adminId, from: lately, to: null }]"],
  ],
  [
    "V8",
    "whom a thief made an admin stays one",
    ROLES_TEST,
    "takes the role from whom a thief made an admin",
    [ROLES, "[roles.get(id) === false, ", "[roles.get(id) === null, "],
  ],
  [
    "V8",
    "whoever loses a thief's role stays signed in",
    ROLES_TEST,
    "takes the role from whom a thief made an admin",
    [ROLES, "      await endOtherSessions(tx, id);\n", ""],
  ],
  [
    "V8",
    "whom an admin made one that a thief made stays one",
    UNDONE_TEST,
    "so it is with what those did",
    [UNDONE, "if (hasPowerOfTheirs && !open) begin(", "if (hasPowerOfTheirs && open) begin("],
  ],
  [
    "V8",
    "what another admin has decided since is undone with a thief",
    UNDONE_TEST,
    "what another admin, or the configuration",
    [UNDONE, "    roles.delete(personId);\n", ""],
  ],
  [
    "V8",
    "whoever takes another's role and gives it back has made them a thief's admin",
    UNDONE_TEST,
    "whoever was an admin before is one after",
    [UNDONE, 'roles.get(personId) ?? what === "taken"', 'what === "taken"'],
  ],
  [
    "V8",
    "an owner whom a thief's admin suspended cannot say that it was not them",
    ROLES_TEST,
    "whom a thief's admin suspended",
    ["app/features/accounts/email-links.server.ts", "${emailTokens.purpose} = 'report_sign_in' and", "${emailTokens.purpose} = 'zz' and"],
  ],
  [
    "V8",
    "whom a colleague removed is back as soon as that one is let go",
    ROLES_TEST,
    "by another admin undoes no role",
    [MADE_BY, "  await notifyOfStop(tx, adminId, at);", "  await putRolesBack(tx, adminId, undoneSince(at), at);"],
  ],
  [
    "V8",
    "clients go on paying where a thief wants after 'this wasn't me'",
    SETTINGS_TEST,
    "how clients pay, contact and lines",
    [SAVES, '"settings.pay_way_updated": "payWay",', ""],
  ],
  [
    "V8",
    "what another admin saved after a thief is lost with the thief",
    SETTINGS_TEST,
    "what another admin has saved since",
    [UNDONE_SETTINGS, "rightly ? rightly.after[name] : ", ""],
  ],
  [
    "V8",
    "the last admin is taken away with a thief",
    ROLES_TEST,
    "the last admin stays",
    [ROLES, "if (await hasOtherAdmin(tx, id)) {", "if (id) {"],
  ],
  [
    "V8",
    "an admin whom a thief suspended stays suspended",
    ROLES_TEST,
    "ends the suspension of an admin",
    [GIVEN_BACK, "if (stood === null && roles", "if (stood !== null && roles"],
  ],
  [
    "V8",
    "whoever was stopped by another brings whom they removed back by their own word",
    ROLES_TEST,
    "whom an admin removed who was let go",
    [GIVEN_BACK, "isStopped: !(await isAdminByRight(tx, each.id, undone))", "isStopped: false"],
  ],
  [
    "V8",
    "whom a stopped admin removed is back once anybody else says that it was not them",
    ROLES_TEST,
    "nor by another admin's word",
    [GIVEN_BACK, "isStopped: !(await", "isStopped: each.to === null && !(await"],
  ],
  [
    "V8",
    "what was put back by a word that knew less stays after the next one",
    "app/features/accounts/stopped-admins/undone-roles.test.ts",
    "what was put back after an earlier word",
    [UNDONE, "if (putBack.includes(id)) roles", "if (!putBack.includes(id)) roles"],
  ],
  [
    "V8",
    "an account that a thief made an admin takes the role from all others by its own word",
    ROLES_TEST,
    "takes no role by its word from whoever was one before",
    [UNDONE, "isUnder((each) => !each.isByNew || isNew(personId))", "isUnder(() => true)"],
  ],
  [
    "V8",
    "the word of one account of a thief's clears the other",
    ROLES_TEST,
    "clears nobody whom the thief made one",
    [ROLE_CHANGES, " || isPutBack(entry)", ""],
  ],
  [
    "V8",
    "each of two stolen sessions settles what the other did",
    ROLES_TEST,
    "two whose sessions are a thief's",
    [ROLE_CHANGES, "action === REPORTED && subjectId ?", 'action === "" && subjectId ?'],
  ],
  [
    "V8",
    "a suspended admin is free after a thief reinstated them",
    "app/features/admin/people/reinstated-admins.server.test.ts",
    "an admin whom a thief reinstated is suspended again",
    [ROLES, "      if (stood) await suspendAgain(tx, id, stood);\n", ""],
  ],
  [
    "V8",
    "a thief who begins the deletion of the only admin's account keeps the role",
    ROLES_TEST,
    "the deletion of the only admin's account",
    [MADE_BY, "  await cancelDeletionSince(tx, owner, lately, at);\n", ""],
  ],
  [
    "V8",
    "mails name a thief's operator on after the contact details are back",
    SETTINGS_TEST,
    "that a thief saved in parts",
    [SETTINGS, "  if (undone.length > 0) await publishBrand(tx);\n", ""],
  ],
  [
    "V8",
    "admins' links lead elsewhere once a thief empties the address",
    ADDRESS_TEST,
    "where the address is taken away",
    ["app/platform/mail/links-of-admins.server.ts", "siteOrigin } from", "publicAddress as siteOrigin } from"],
  ],
  [
    "V8",
    "stopping locks the sessions of a thief's admins after accounts",
    ROLES_TEST,
    "locks in the order of all",
    ["app/features/accounts/sign-in/report-sign-in.server.ts", "    if (open) await holdSuspects(tx, open.userId, at);\n", ""],
  ],
  [
    "V8",
    "the log has the time at which who waited in line began",
    "app/features/audit/audit.server.test.ts",
    "the time at which it was written",
    ["app/features/audit/audit.server.ts", ", createdAt: sql`clock_timestamp()` }", " }"],
  ],
  [
    "V8",
    "a link in an admin's mail leads to an address that a thief has just set",
    ADDRESS_TEST,
    "for a day after the address was changed",
    [
      "app/platform/mail/links-of-admins.server.ts",
      "(await isOfAdmins(connection, to))) return mail",
      '(await isOfAdmins(connection, ""))) return mail',
    ],
  ],
  [
    "V8",
    "a thief who changes the address twice has their own for the former one",
    ADDRESS_TEST,
    "however often the address is changed",
    ["app/platform/connections/former-address.server.ts", "[changes[0], changes.at(-1)]", "[changes.at(-1), changes.at(-1)]"],
  ],
  [
    "V8",
    "the site has no address once a thief who entered one is stopped",
    ADDRESS_TEST,
    "puts the address of before back",
    [UNDONE_SETTINGS, "written[0]?.before[name]", "undefined"],
  ],
  [
    "V8",
    "the address that an admin has mended is a thief's again once that admin is let go",
    CONNECTIONS_TEST,
    "stays when that one is let go",
    [
      MADE_BY,
      "  await notifyOfStop(tx, adminId, at);",
      "  await putSettingsBack(tx, [{ id: adminId, from: undoneSince(at), to: null }], undoneSince(at));\n  await notifyOfStop(tx, adminId, at);",
    ],
  ],
  [
    "V8",
    "the mail server that was put back goes with the next word of anybody's",
    CONNECTIONS_TEST,
    "a mail server that was put back stays, with its password, after another admin who does",
    [UNDONE_SETTINGS, "isKnown && differ(standing[name], target)", "isKnown"],
  ],
  [
    "V8",
    "an admin who mends the sender's name vouches for a thief's mail server",
    MAIL_BACK,
    "has not vouched for a thief's server",
    [UNDONE_SETTINGS, "save.anew?.includes(name) || isWrittenIn(save, name)", 'name === "mail_server" || isWrittenIn(save, name)'],
  ],
  [
    "V8",
    "what stands of a thief's settings is named to nobody",
    MAIL_BACK,
    "what of the thief's stands is named",
    [SETTINGS, "stand: await leftUnder(tx, suspicions, since)", "stand: []"],
  ],
  [
    "V8",
    "a mail password that an admin changed lately is lost with a thief",
    MAIL_BACK,
    "comes back with the server where they led",
    [PUT_MAIL, "?.password ?? password;", "?.password === undefined ? password : password;"],
  ],
  [
    "V8",
    "a mail password that a thief typed for the right server comes back with it",
    MAIL_BACK,
    "has not changed the one that comes back",
    [PUT_MAIL, "!isTheirs(by, new Date(at))", "by !== at"],
  ],
  [
    "V8",
    "links are passed on as soon as the mail server is taken away",
    CONNECTIONS_TEST,
    "whoever takes the mail server away",
    ["app/platform/connections/links-to-pass-on.server.ts", "const DAYS_AFTER_A_SERVER = 7;", "const DAYS_AFTER_A_SERVER = 0;"],
  ],
  [
    "V8",
    "a suspension waits for what the thief does without a gap",
    BUSY,
    "comes through while a thief",
    [
      "app/features/admin/people/change-person.server.ts",
      "if (personId !== actor.userId) await stopSessions(",
      'if (personId === "") await stopSessions(',
    ],
  ],
  [
    "V8",
    "a session that was ended takes further steps until its row is gone",
    BUSY,
    "comes through while a thief",
    [
      "app/features/accounts/sessions/signed-in-transaction.server.ts",
      "eq(sessions.userId, userId), isNotEnded))",
      "eq(sessions.userId, userId)))",
    ],
  ],
  [
    "V8",
    "a list of money is read with locks",
    "tests/doors/loaders-lock-nothing.test.ts",
    "no page that somebody asks for locks a row",
    [
      "app/features/audit/admin-transaction.server.ts",
      'return db.transaction(read, { accessMode: "read only" });',
      "return adminTransaction(actor, read);",
    ],
  ],
  [
    "V8",
    "links that a suspended admin passed on live on",
    MADE,
    "ends links, invitations and the end",
    [
      "app/features/admin/people/people.server.ts",
      "    await endMadeByAdmin(tx, personId, at);\n    await mailSuspended",
      "    await mailSuspended",
    ],
  ],
  [
    "V8",
    "an invitation works whoever made it",
    MADE,
    "an invitation of a former admin",
    [
      "app/features/applications/invitations/invitations.server.ts",
      "gt(advisorInvitations.expiresAt, at), isByAdmin);",
      "gt(advisorInvitations.expiresAt, at), isByAdmin ? undefined : isByAdmin);",
    ],
  ],
  [
    "V4",
    "an admin opens the account of the other side",
    MADE,
    "nobody opens the account",
    ["app/features/admin/people/change-person.server.ts", "await sidesOfPerson(tx, personId)", "[personId]"],
  ],
  [
    "V27",
    "of two refunds the one that was made by hand is sent, too",
    REFUNDS,
    "of two refunds of which the first",
    ["app/features/money/elsewhere/tried-refunds.server.ts", "if (ended.length > 0) await", "if (ended.length > 1) await"],
  ],
  [
    "V27",
    "what ended is tried again although another stands for it",
    REFUNDS,
    "made by hand twice",
    [
      "app/features/money/elsewhere/sent-back.server.ts",
      "[...orders.map((order) => order.key), ...others]",
      "orders.map((order) => order.key)",
    ],
  ],
  [
    "V30",
    "whoever waits is told of each version",
    OFTEN,
    "whoever still waits",
    [
      "app/features/notifications/broadcast.server.ts",
      "keeps ? await renewWaiting(",
      "keeps && userIds.length === 0 ? await renewWaiting(",
    ],
  ],
  [
    "V39",
    "the hours that a browser holds are read as it says",
    COOKIES,
    "every cookie that names or carries something",
    [
      "app/middleware/held-hours.ts",
      "const held = openSealed(NAME, readCookie(request, cookieName(NAME)));",
      'const held = openSealed(NAME, readCookie(request, cookieName(NAME))) ?? readCookie(request, cookieName(NAME)).split(".");',
    ],
  ],
];

export const BUSY_THIEF_PLANTS = ROWS.map(([threat, planted, test, name, ...edits]) => ({ threat, planted, test, name, edits }));
