const FORMS = "tests/doors/forms.test.ts";
const STRANGE = "tests/doors/strange-requests.test.ts";

/** What is posted, and the first lines of a request. */
export const FORM_PLANTS = [
  {
    threat: "V32",
    planted: "a form has as many fields as it likes",
    edits: [["app/forms/read.server.ts", 'if (text.split("&", MOST_FIELDS + 1).length > MOST_FIELDS) return refuseForm(413);', ""]],
    test: FORMS,
    name: "501 fields",
  },
  {
    threat: "V32",
    planted: "a field has as many values as it likes",
    edits: [["app/forms/read.server.ts", "value.length > MOST_VALUES", "value.length > MOST_FIELDS"]],
    test: FORMS,
    name: "201 values of a field",
  },
  {
    threat: "V32",
    planted: "files are read of whoever sends them",
    edits: [
      [
        "app/forms/read.server.ts",
        "const isTaken = files !== undefined && SENDERS[files.from](context.get(viewerContext));",
        "const isTaken = files !== undefined;",
      ],
    ],
    test: FORMS,
    name: "from whom it says",
  },
  {
    threat: "V32",
    planted: "a body need not be as long as it says",
    edits: [["app/forms/read.server.ts", "said !== null && size !== Number(said)", 'said === "-1"']],
    test: FORMS,
    name: "a body shorter than it says",
  },
  {
    threat: "V32",
    planted: "a form posted to a layout is asked for the limits of its first page",
    edits: [
      ["app/platform/http/matched-route.server.ts", "  return branch.findLast(({ route }) => route.path) ?? branch[0]!;", "  return leaf;"],
    ],
    test: "app/platform/http/matched-route.server.test.ts",
    name: "a thousand spellings",
  },
  {
    threat: "V1",
    planted: "an address may hold what no text of the database holds",
    edits: [
      ["app/platform/http/request-line.server.ts", '.replaceAll("%00", "%EF%BF%BD") + url.search.replaceAll("%00", "")', " + url.search"],
    ],
    test: STRANGE,
    name: "no value of any query of any page",
  },
];
