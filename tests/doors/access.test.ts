import { afterAll, beforeAll, expect, test } from "vitest";
import { DEVELOPMENT, everyQuestion, type Form, lineOf, type Question, startAsking } from "../support/access/ask";
import { NO_FURTHER } from "../support/access/forms";
import { stillJobs } from "../support/access/still-jobs";
import { keyOf, type Line, readTable, single, writeLines } from "../support/access/table";
import { useInhabitedSite } from "../support/inhabitants";
import { CALLERS, type Caller } from "../support/neighbours";
import { everySurface } from "../support/surface/surface";

const site = useInhabitedSite();

const table = new Map(single(readTable()).map((line) => [keyOf(line), line]));
const keyOfQuestion = (question: Question) => keyOf(lineOf(question, []));
const questions = everyQuestion();
/** A decision can be undone for a minute, but all requests together take longer on a busy machine. */
const hasDeadline = ([question]: Question[]) => question?.form?.name === "with undoId";
/** Of pages of one kind, the first is requested by everybody, the others by visitors. */
const asked = [...Map.groupBy(questions, keyOfQuestion).values()].sort(
  (one, other) => Number(hasDeadline(other)) - Number(hasDeadline(one)),
);

let letJobsGo: () => Promise<void>;
let asking: Awaited<ReturnType<typeof startAsking>>;
beforeAll(async () => {
  // On a busy machine a job may run and write meanwhile, which would count as the caller's change.
  letJobsGo = await stillJobs(site);
  asking = await startAsking(site);
});
afterAll(() => letJobsGo());

const said = (question: Question, caller: Caller) => table.get(keyOfQuestion(question))?.answers[CALLERS.indexOf(caller)] ?? "";

test("every route and every form of it has a line, and every line is of one that there is", () => {
  expect(questions.map(keyOfQuestion).filter((key) => !table.has(key))).toEqual([]);
  const known = new Set(questions.map(keyOfQuestion));
  expect([...table.keys()].filter((key) => !known.has(key))).toEqual([]);
  expect(new Set([...table.values()].map(({ answers }) => answers.length))).toEqual(new Set([CALLERS.length]));
});

test("what is there for development is no page of a build", async () => {
  expect((await site.visitor().get(DEVELOPMENT)).status).toBe(404);
});

test("of every form somebody gets something done, but of those that need more than one step", () => {
  const isReached = ({ answers }: Line) => answers.some((answer) => /\b(page|hers|on|own|done)\b/.test(answer));
  const hasOthers = ({ route }: Line) =>
    [...table.values()].some((line) => line.route === route && line.method === "POST" && line.forms[0] !== "-");
  const unreached = [...table.values()].filter((line) => line.method === "POST" && !isReached(line));
  // The nameless form of a route with other forms stands for one it does not know.
  const left = unreached.filter((line) => line.forms[0] !== "-" || !hasOthers(line)).map(({ route, forms }) => `${route} ${forms}`);
  expect(left.filter((name) => !NO_FURTHER.includes(name))).toEqual([]);
  expect(NO_FURTHER.filter((name) => !left.includes(name))).toEqual([]);
});

test("everybody is answered as the table says, and whoever is refused changes nothing", async () => {
  const others: Line[] = [];
  for (const [question] of asked) {
    const answers = [];
    for (const caller of CALLERS) answers.push(await asking.answerTo(question!, caller));
    if (answers.join() !== table.get(keyOfQuestion(question!))?.answers.join()) others.push(lineOf(question!, answers));
  }
  // A difference shown here belongs in docs/access.md.
  expect(writeLines(others)).toEqual([]);
}, 300_000);

/** Repeats the requests in another form, for some callers; returns the responses that differ from the table. */
async function askAgain(those: Question[], callers: readonly Caller[], form: Form) {
  const wrong: string[] = [];
  for (const question of those)
    for (const caller of callers) {
      const answer = await asking.answerTo(question, caller, form);
      if (answer !== said(question, caller)) wrong.push(`${keyOfQuestion(question)}: ${caller} ${answer}`);
    }
  return wrong;
}

const pages = asked.flatMap(([question]) => (question!.method === "GET" && question!.route.hasPage ? [question!] : []));

test("the page is answered like its data, and every page of a kind like the first", async () => {
  expect(await askAgain(pages, ["Ben", "an admin"], "page")).toEqual([]);
  expect(
    await askAgain(
      asked.flatMap(([, ...rest]) => rest),
      ["visitor"],
      "page",
    ),
  ).toEqual([]);
});

test("the loader alone gives nobody what the page refuses", async () => {
  const refused = (caller: Caller) => pages.filter((question) => /^(sign in|4\d\d)$/.test(said(question, caller)));
  for (const caller of CALLERS) {
    const wrong = await askAgain(refused(caller), [caller], "loader");
    expect([caller, wrong.filter((line) => !/(visitor|a suspended person) page$/.test(line))]).toEqual([caller, []]);
  }
});

test("where no form is taken nothing is posted", async () => {
  for (const route of everySurface().filter(({ pattern, hasAction }) => pattern !== DEVELOPMENT && !hasAction)) {
    const { status, changed } = await asking.send(route, "Ann");
    expect([route.pattern, status >= 400 && status < 500, changed]).toEqual([route.pattern, true, 0]);
  }
});
