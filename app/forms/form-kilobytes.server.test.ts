import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { addressContext } from "#app/middleware/viewer";
import { secondsTooOften } from "#app/platform/limits/counted-in-memory.server";
import { makePieceCount } from "#app/platform/limits/kilobytes-of-forms.server";
import { LIMITS } from "#app/platform/limits/limits";
import { useDatabase } from "../../tests/support/database";
import { useSettings } from "../../tests/support/settings";
import { readForm } from "./read.server";

useSettings({ RATE_LIMITS: "on" });

useDatabase();

const OWN = "203.0.113.90";

/** Posts so many kilobytes, three times as long on their way. */
async function post(kilobytes: number, address = OWN) {
  const context = new RouterContextProvider();
  context.set(addressContext, address);
  const body = new URLSearchParams({ note: "ж".repeat(kilobytes * 512), further: "" });
  const request = new Request("http://localhost/search.data", { method: "POST", body });
  const refused = (error: { init?: { status: number } }) => error.init?.status;
  return readForm(request, context).then(() => 200, refused);
}

test("what forms carry counts by its kilobytes, as they are and not as they are encoded, and too much of a day is refused", async () => {
  secondsTooOften("form-kilobyte", { address: OWN, units: LIMITS["form-kilobyte"].perNetwork - 19 });
  expect([await post(18), await post(1), await post(1), await post(18, "203.0.113.91")]).toEqual([200, 200, 429, 200]);
});

test("what forms carried to other servers counts here, too", async () => {
  const address = "203.0.113.92";
  const elsewhere = makePieceCount();
  while ((await elsewhere({ address, units: 100 })) === null);
  const answers: (number | undefined)[] = [];
  for (let form = 0; form < 7; form += 1) answers.push(await post(18, address));
  expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429]);
});
