import { beforeAll, expect, test } from "vitest";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import type { Reader } from "#app/features/topics/classifier/reading";
import { areasOfParts, partsOfAreas } from "./areas-of-document";
import { keyIssues } from "./key-issues";
import { oneOfEach } from "./one-of-each";
import { issuesPointingAt, pointersOf } from "./pointers";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});

const issuesOf = (text: string) => {
  const told = partsOfAreas(text, read);
  const areas = areasOfParts(told).map(({ topic }) => topic);
  return oneOfEach(issuesPointingAt(areas.slice(0, 3), keyIssues(text, read, null), pointersOf(told, read), text), told);
};

test("of a short paragraph about one matter one sentence is an issue, with the area of the whole", () => {
  const minutes = `1. The treasurer has found that nobody sent the corporation tax return for last year and HMRC wants a penalty of 900 pounds. He would like somebody to go through the books with him.
2. On Tuesday a stranger logged in to the club's mailbox and asked forty members to pay their fees into another account. We do not know what else he could read. The members' addresses were in there too.
3. The boatman, who has been with us eleven years on a zero hours paper, says he is owed holiday pay. The chairman told him to stop coming in. We need to know where we stand before he goes to the tribunal.
4. Tea was served. The raffle made 214 pounds. The weather was fine.
5. The regatta in June: three committees plan it, nobody knows who does what by when, and last year the marquee came the day after.`;
  expect(issuesOf(minutes).map(({ quote, area }) => [quote.slice(0, 21), area])).toEqual([
    ["The treasurer has fou", "Tax and Accounting"],
    ["On Tuesday a stranger", "Cybersecurity"],
    ["The boatman, who has ", "Employment Law"],
    ["The regatta in June: ", "Project Management"],
  ]);
});

test("two paragraphs about one area are two issues, and what no area is known of stays as it is", () => {
  const told = [
    { part: "Two salespeople were let go. Nobody wrote to them.", topic: "A", likelihood: 0.9 },
    { part: "A cook has sued us.", topic: "A", likelihood: 0.8 },
  ];
  const issues = ["Nobody wrote to them", "A cook has sued us", "How should we go on?"].map((quote) => ({ quote }));
  expect(oneOfEach(issues, told)).toEqual([
    { quote: "Nobody wrote to them", area: "A" },
    { quote: "A cook has sued us", area: "A" },
    { quote: "How should we go on?" },
  ]);
});
