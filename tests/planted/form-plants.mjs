const FORMS = "tests/doors/forms.test.ts";
const STRANGE = "tests/doors/strange-requests.test.ts";

/** What is posted, and the first lines of a request. */
export const FORM_PLANTS = [
  {
    threat: "V32",
    planted: "whoever sends a form of long ago is told of an error that is being mended, and what they typed is gone",
    edits: [["app/entry.server.tsx", "(status === 400 || status >= 500) && ", "status >= 500 && "]],
    test: "tests/doors/forms.test.ts",
    name: "a form that is none of the page's",
  },
  {
    threat: "V16",
    planted: "what is not found or not understood is told as an internal error",
    edits: [["app/platform/http/ended-as.ts", "{ status, statusText: WORDS[status] }", "{ status }"]],
    test: "app/platform/http/ended-as.test.ts",
    name: "what ends a request says what its status says",
  },
  {
    threat: "V31",
    planted: "a country that a stranger names is looked up in an object",
    edits: [
      ["app/features/profiles/billing/tax-id.ts", "EU_VAT.get(country)", "(Object.fromEntries(EU_VAT) as Record<string, RegExp>)[country]"],
    ],
    test: "app/features/profiles/billing/tax-id.test.ts",
    name: "a country that only an object of JavaScript has",
  },
  {
    threat: "V32",
    planted: "the files of everybody are in memory at once",
    edits: [["app/forms/read-parts.server.ts", "held?.take(piece.length, isKnown) === false", "held === null"]],
    test: FORMS,
    name: "of many large files at once",
  },
  {
    threat: "V32",
    planted: "one network takes the room of all files",
    edits: [["app/platform/http/bodies/held-bytes.ts", " || (byNetwork.get(network) ?? 0) + bytes > maxOfOne", ""]],
    test: "app/platform/http/bodies/held-bytes.test.ts",
    name: "no more is held than may be",
  },
  {
    threat: "V32",
    planted: "a form has as many fields as it likes",
    edits: [["app/forms/read.server.ts", 'if (text.split("&", MAX_FIELDS + 1).length > MAX_FIELDS) return refuseForm(413);', ""]],
    test: FORMS,
    name: "501 fields",
  },
  {
    threat: "V32",
    planted: "a field has as many values as it likes",
    edits: [["app/forms/read.server.ts", "value.length > MAX_VALUES", "value.length > MAX_FIELDS"]],
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
    threat: "V30",
    planted: "a stream, a file and a feed can be asked for as the data of a page, which is read whole before it is sent",
    edits: [["app/site.server.ts", 'return page !== null && !("default" in page.module);', "return false;"]],
    test: STRANGE,
    name: "what is no page has no data",
  },
  {
    threat: "V26",
    planted: "a path that cannot be decoded goes on to the router, which complains of it",
    edits: [["app/platform/http/request-line.server.ts", "(isDecodable(path) ? path : path.replaceAll", "(path ? path : path.replaceAll"]],
    test: STRANGE,
    name: "a path that means no text",
  },
  {
    threat: "V32",
    planted: "a body may break off within a file",
    edits: [
      [
        "app/forms/read.server.ts",
        "    // A body can break off between two parts or within one.\n    return refuseBody(error);\n",
        "    throw error;\n",
      ],
    ],
    test: FORMS,
    name: "a file that breaks off",
  },
  {
    threat: "V1",
    planted: "an address may hold what no text of the database holds",
    edits: [
      ["app/platform/http/request-line.server.ts", '.replaceAll("%00", "%EF%BF%BD")) + url.search.replaceAll("%00", "")', ") + url.search"],
    ],
    test: STRANGE,
    name: "no value of any query of any page",
  },
  {
    threat: "V17",
    planted: "a network reports as often as it likes",
    edits: [["app/document/violations.ts", "sent >= MAX_PER_MINUTE || ", ""]],
    test: "app/document/violations.test.ts",
    name: "twenty times a minute",
  },
  {
    threat: "V30",
    planted: "a target that is no address is taken for the home page",
    edits: [["app/platform/http/request-line.server.ts", "return addressOf(url) && URL.canParse", "return URL.canParse"]],
    test: STRANGE,
    name: "is answered, and by no 5xx",
  },
  {
    threat: "V24",
    planted: "whatever a request calls its host is one",
    edits: [
      [
        "app/platform/http/request-line.server.ts",
        'URL.canParse(`http://${headers.host ?? "localhost"}/`) && !/[/?#@\\\\]/.test(headers.host ?? "") ? null : 400',
        "headers ? null : 400",
      ],
    ],
    test: STRANGE,
    name: "the host",
  },
  {
    threat: "V32",
    planted: "whatever is posted is read as a form",
    edits: [["app/forms/read.server.ts", "if (!/^application\\/x-www-form-urlencoded\\b/i.test(type)) return refuseForm();\n", "\n"]],
    test: FORMS,
    name: "is answered with 4xx by every action",
  },
];
