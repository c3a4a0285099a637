import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "../../scripts/mutants/syntax.mjs";
import { findFileCycles } from "../../tests/support/direction.ts";
import { readSources } from "../../tests/support/imports.ts";
import { walkFrom } from "./walk.mjs";

// Starts at the signed-in path of a booking; visitors sign in first and then take the same one.
const BOOKING = ["app/routes/advisor-page/book-answers.server.ts:answerViewer:viewer"];
const TRANSITION = ["app/features/booking/life/transitions.server.ts:transitionConsultation:actor"];
const APPROVAL = [
  "app/routes/admin/applications.tsx:action",
  // The rest concerns the applicant, not the admin who has decided.
  "app/features/applications/review/review.server.ts:processAdvisorApplication:application",
];

/** Guards of every write and mail (session still valid, is an admin, recent sign-in, rate limit, own matter, links to admins) and the audit log: read once, and skipped on each walk. */
const GUARDS = [
  "holdSession",
  "steppingTransaction",
  "adminTransaction",
  "readFields",
  "audit",
  "consumeLimit",
  "consumeAll",
  "sharersOf",
  "checkConsultationConflict",
  "withFormerLinks",
];

/** Requests of a person, from the function that receives each. */
export const WALKS = [
  { name: "booking of an hour", starts: BOOKING, past: GUARDS, most: 15 },
  { name: "transition of a consultation", starts: TRANSITION, past: GUARDS, most: 10 },
  {
    name: "approval of an application",
    starts: APPROVAL,
    past: [
      ...GUARDS,
      "answerAssignment",
      "answerReports",
      "answerMessageReport",
      "answerReviewDecision",
      "answerRequest",
      "answerRequests",
      "answerUndo",
      "previewDecision",
      "doneMeanwhile",
    ],
    most: 15,
  },
];

/**
 * Measures the code's structure against its goals. Product files are those below `app` without tests, translations and generated files: a
 * translation is as long as the texts it translates, which count.
 */
export function measureHouse() {
  const written = readSources().filter(({ path: file }) => !/\.test\.tsx?$/.test(file));
  const files = written.filter(({ path: file }) => !/^app\/languages\/[a-z]{2}\//.test(file));
  const sources = files.map(withSource);
  const lines = linesOf(sources);
  const { anys, nonNulls } = countEscapes(sources);
  const all = lines.reduce((sum, each) => sum + each, 0);
  return [
    { name: "product files", value: files.length, unit: "" },
    { name: "lines of product files", value: all, unit: "" },
    atMost("lines of a file, median", at(lines, 0.5), 50),
    atMost("lines of a file, 90 of 100", at(lines, 0.9), 110),
    atMost("lines of a file, longest", lines.at(-1), 250),
    { name: "lines of a file, 90 of 100, with translations", value: at(linesOf(written.map(withSource)), 0.9), unit: "" },
    atMost("any", anys, 0),
    atMost("! per 1,000 lines", (1000 * nonNulls) / all, 1),
    atMost("files that import each other in a circle", findFileCycles(files).length, 0),
    atMost("files in the fullest folder", fullestFolder(files), 25),
    ...WALKS.flatMap(walkRows),
  ];
}

function walkRows({ name, starts, past, most }) {
  const { files, climbs } = walkFrom(starts, { past });
  return [atMost(`${name}, files`, files.length, most), atMost(`${name}, climbs`, climbs.length, 0)];
}

const atMost = (name, value, goal) => ({ name, value, unit: "", goal: `≤ ${goal}`, isMet: value <= goal });

const withSource = ({ path: file }) => ({ file, source: readFileSync(file, "utf8") });

const linesOf = (sources) => sources.map(({ source }) => source.split("\n").length - 1).sort((a, b) => a - b);

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/** Files that do not match contain no escapes and need no parsing. */
const MAY_ESCAPE = /[\w)\]]!(?!=)|\bany\b/;

/** Counts escapes from the types: `any`, and non-null assertions (`!`). */
function countEscapes(sources) {
  const found = { anys: 0, nonNulls: 0 };
  for (const { file, source } of sources.filter((each) => MAY_ESCAPE.test(each.source))) {
    JSON.stringify(parse(file, source).program, (_, node) => {
      if (node?.type === "TSAnyKeyword") found.anys += 1;
      if (node?.type === "TSNonNullExpression") found.nonNulls += 1;
      return typeof node === "bigint" ? String(node) : node;
    });
  }
  return found;
}

function fullestFolder(files) {
  const counts = new Map();
  for (const folder of files.map(({ path: file }) => path.dirname(file))) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  return Math.max(...counts.values());
}
