import { Agent, get } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ServerUnderTest } from "../support/server";

const CLIENTS = 100;
const EACH = 12;
/** Less than the product's two seconds, so that even a fast machine is overloaded. */
const MAX_WAIT_SECONDS = 1;

const METRICS_PORT = "4195";

const server = new ServerUnderTest();
beforeAll(() => server.start({ DEMO: "1", MAX_WAIT_SECONDS: String(MAX_WAIT_SECONDS), METRICS_PORT }));
afterAll(() => server.remove());

/** Pages with many distinct addresses, and some that do not exist. */
const ADDRESSES = [
  (number: number) => `/advisors/all?q=word${number}`,
  (number: number) => `/nobody-is-here-${number}`,
  (number: number) => `/business?rating=4&q=word${number}`,
  (number: number) => `/search?q=word${number}`,
  (number: number) => `/advisors/nobody-${number}`,
  (number: number) => `/technology?page=${number}`,
];

interface Answer {
  path: string;
  status: number;
  again: string | undefined;
}

/** Returns how many rendered pages had waited at most that many seconds for their turn, by the server's clock. */
async function drawnWithin(seconds: string) {
  const text = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  const [, count] = text.split(`sagebridge_line_wait_seconds_bucket{le="${seconds}"} `);
  return Number.parseInt(count ?? "", 10);
}

const ask = (path: string, agent: Agent | false) =>
  new Promise<Answer>((resolve, reject) => {
    get(server.url + path, { agent }, (answer) => {
      const { statusCode = 0, headers } = answer;
      answer.resume().on("end", () => resolve({ path, status: statusCode, again: headers["retry-after"] }));
    }).on("error", reject);
  });

// How many are told to retry depends on the machine. That nobody gets anything worse, and that nobody served has waited too long, does not.
test.each([
  ["over a connection each time", false],
  ["over connections that stay", true],
])("of a hundred clients who ask for pages that are not kept, %s, nobody's page is drawn after the deadline, and nothing is worse than a 503", async (_, stays) => {
  const agent = stays ? new Agent({ keepAlive: true }) : false;
  const answers: Answer[] = [];
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_client, client) => {
      for (let time = 0; time < EACH; time += 1) {
        const number = client * EACH + time + (stays ? 1_000_000 : 0);
        answers.push(await ask(ADDRESSES[number % ADDRESSES.length]?.(number) ?? "/", agent));
      }
    }),
  );
  if (agent) agent.destroy();
  const refused = answers.filter(({ status }) => status === 503).length;
  process.stdout.write(`  of ${answers.length} answers ${refused} were told to come back\n`);
  expect(answers).toHaveLength(CLIENTS * EACH);
  expect(answers.filter(({ status, again }) => ![200, 404].includes(status) && !(status === 503 && again === "5"))).toEqual([]);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect(await drawnWithin("+Inf")).toBeGreaterThan(0);
  expect(await drawnWithin(String(MAX_WAIT_SECONDS))).toBe(await drawnWithin("+Inf"));
});
