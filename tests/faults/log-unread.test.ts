// The reader of the log has ended ('npm start | head'): the site continues.
import { afterAll, expect, test } from "vitest";
import { ServerUnderTest } from "../support/server";

const server = new ServerUnderTest();
afterAll(() => server.remove());

test("a server whose log nobody reads any more answers on, also what it would log", async () => {
  await server.start();
  server.stopHearing();
  // Each writes a line to the log.
  for (let time = 0; time < 5; time += 1) expect((await fetch(`${server.url}/no-such-page-${time}`)).status).toBe(404);
  expect((await fetch(server.url)).status).toBe(200);
});
