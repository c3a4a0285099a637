const CATALOG = "app/features/admin/taxonomy/entries.server";

const INVITATIONS = "app/features/applications/invitations/";
const PEOPLE = "app/features/admin/people/people.server";

/** What an attack on what is new found, and defects planted from reading the product before its tests that no test noticed then. */
export const ATTACK_PLANTS = [
  {
    threat: "V29",
    planted: "each length of a consultation is a page for whoever follows links",
    edits: [
      [
        "app/features/advisors/page/length-choice.tsx",
        '<OtherChoices but={["minutes"]} />',
        '<OtherChoices but={["minutes"]} /><a href="?minutes=15">15</a>',
      ],
    ],
    test: "tests/doors/chosen-hour.test.ts",
    name: "who follows every link of an advisor",
  },
  {
    threat: "V31",
    planted: "an area called like a member of every object is that member",
    edits: [["app/languages/shown-texts.ts", "Object.assign(Object.create(null), ...some)", "Object.assign({}, ...some)"]],
    test: "app/languages/shown-texts.test.ts",
    name: "like a member of every object",
  },
  {
    threat: "V31",
    planted: "one address of a room that every object has ends the process",
    edits: [["app/languages/needed-texts.ts", "COMES_WITH.get(room) ?? []", "Object.fromEntries(COMES_WITH)[room] ?? []"]],
    test: "tests/doors/strange-requests.test.ts",
    name: "texts that no page has are not found",
  },
  {
    threat: "V30",
    planted: "what a request breaks before the router ends the process",
    edits: [["app/platform/http/guarded-listener.server.ts", "    } catch (error) {\n", "    } catch (error) {\n      throw error;\n"]],
    test: "app/platform/http/guarded-listener.server.test.ts",
    name: "what a request breaks is a 500 of its own",
  },
  {
    threat: "V24",
    planted: "of two hosts the first counts",
    edits: [["app/platform/http/request-line.server.ts", "  if (hasTwoHosts(rawHeaders)) return 400;\n", ""]],
    test: "tests/doors/strange-requests.test.ts",
    name: "two hosts are a 400",
  },
  {
    threat: "V2",
    planted: "a category that calls itself a tile is asked for nothing that a category has to have",
    edits: [[`${CATALOG}.ts`, '    if (row.kind !== kind) return { ok: false, reason: "entryGone" };\n', ""]],
    test: `${CATALOG}.test.ts`,
    name: "an entry is saved as the kind it is",
  },
  {
    threat: "V8",
    planted: "the link of a sign-up before lives on past an invitation, with the password that was given with it",
    edits: [[`${INVITATIONS}accept-invitation.server.ts`, "  await deleteUnconfirmedAccount(tx, email);\n", ""]],
    test: `${INVITATIONS}invitations.server.test.ts`,
    name: "whoever had signed up with the address before",
  },
  {
    threat: "V4",
    planted: "an invitation opens the account of somebody who is suspended",
    edits: [["app/features/accounts/sign-up/unconfirmed.server.ts", "    isNull(users.suspendedAt),\n", ""]],
    test: `${INVITATIONS}invitations.server.test.ts`,
    name: "an invitation opens no account that was suspended",
  },
  {
    threat: "V4",
    planted: "somebody who is suspended is made an admin",
    edits: [
      [
        `${PEOPLE}.ts`,
        "if (!person.emailConfirmedAt || person.suspendedAt || leaves > 0) return",
        "if (!person.emailConfirmedAt || leaves > 0) return",
      ],
    ],
    test: `${PEOPLE}.test.ts`,
    name: "to nobody who is suspended",
  },
  {
    threat: "V30",
    planted: "the names of all languages are asked for by each line of a list of advisors",
    edits: [
      [`${INVITATIONS}read-file.server.ts`, "codesBySaid ??= new Map", "codesBySaid = new Map"],
      ["app/features/catalog/spoken-languages.ts", "named ??= ", "named = "],
    ],
    test: `${INVITATIONS}read-file.server.test.ts`,
    name: "what a line is compared with is made once",
  },
  {
    threat: "V30",
    planted: "each line of a list is told from each of 120,000 columns",
    edits: [[`${INVITATIONS}read-file.server.ts`, "said.length > MAX_COLUMNS ? [] : said.map(columnOf)", "said.map(columnOf)"]],
    test: `${INVITATIONS}read-file.server.test.ts`,
    name: "a file with more columns than any list has",
  },
  {
    threat: "V25",
    planted: "a formula begins behind a semicolon within a cell",
    edits: [["app/platform/csv.ts", 'text.replaceAll(FORMULA_WITHIN, "$&\'")', "text"]],
    test: "app/platform/csv.test.ts",
    name: "nothing within a cell begins anew",
  },
  {
    threat: "V30",
    planted: "a file of the build is asked for from byte 5 to byte 1",
    edits: [
      [
        "app/platform/http/site-files.server.ts",
        '    if (range === null || range === "unsatisfiable") delete request.headers.range;\n',
        "",
      ],
    ],
    test: "tests/doors/strange-requests.test.ts",
    name: "a file of the build is sent or refused",
  },
  {
    threat: "V30",
    planted: "a form with files brings as many bytes of fields as of files, all of them held",
    edits: [["app/platform/http/multipart.server.ts", "isCut || left < 0", "isCut"]],
    test: "app/platform/http/multipart.server.test.ts",
    name: "fields that are too long together",
  },
  {
    threat: "V23",
    planted: "what people say goes on to wherever a model's server leads, the inner network too",
    edits: [["app/platform/outgoing.server.ts", 'redirect: "error"', 'redirect: "follow"']],
    test: "app/platform/model/models-lead-nowhere.server.test.ts",
    name: "a model's server that leads on",
  },
  {
    threat: "V3",
    planted: "what somebody has typed waits in the window for the next who signs in there",
    edits: [["app/ui/fields/whose-window.ts", "  if (before && before !== by && away === null) sessionStorage.clear();\n", ""]],
    test: "app/ui/fields/whose-window.test.ts",
    name: "nor where they sign in at once",
  },
  {
    threat: "V3",
    planted: "what somebody has typed stands in a box of the next until the scripts have come",
    edits: [
      ["app/ui/connection/page-drafts.ts", "fromWords(readStoredText(RELOADED))", 'fromWords(sessionStorage.getItem(RELOADED) ?? "")'],
    ],
    test: "app/ui/connection/drafts-before-react.test.ts",
    name: "before the scripts",
  },
  {
    threat: "V30",
    planted: "whoever is refused a tunnel and goes on sending keeps the server from stopping",
    edits: [
      ["app/platform/http/request-line.server.ts", "  socket.resume();\n  setTimeout(() => socket.destroy(), REFUSAL_MS).unref();\n", ""],
      ["app/platform/http/drain.server.ts", "await Promise.race([ended, cut]);", "await ended;"],
    ],
    test: "app/platform/http/drain.server.test.ts",
    name: "keeps no server from stopping",
  },
];
