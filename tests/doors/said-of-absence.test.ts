import { beforeEach, expect, test } from "vitest";
import { acceptConsultation } from "#app/features/booking/life/consultations.server";
import { completeConsultationAsAdmin, denyNoShow, reportNoShow } from "#app/features/booking/life/endings.server";
import { anAdmin } from "../support/applicants";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { clearBookings } from "../support/json-requests";
import { readPage } from "../support/page-text";
import { payOutside } from "../support/payments";
import { aClient, aConsultation, anAdvisor } from "../support/people";

const site = useInhabitedSite();
beforeEach(clearBookings);

const HOUR = 3_600_000;

/** An hour that was paid and is over, of which its client says that the advisor did not come. */
async function anAbsence() {
  const [client, advisor] = [await aClient({ displayName: "Ada" }), await anAdvisor({ displayName: "Grace Hopper" })];
  const at = new Date(Math.floor(Date.now() / HOUR) * HOUR - 2 * HOUR);
  const { id } = await aConsultation({ client, advisor, at, createdAt: new Date(at.getTime() - 50 * HOUR) });
  await acceptConsultation(advisor, id, new Date(at.getTime() - 40 * HOUR));
  await payOutside(id, new Date(at.getTime() - 30 * HOUR));
  await reportNoShow(client, id, new Date(), { reason: "I waited twenty minutes." });
  return { client, advisor, id, page: `/consultations/${id}` };
}

const places = (text: string, ...words: string[]) => words.map((each) => text.indexOf(each));
const inOrder = (found: number[]) => found.every((place, index) => place >= 0 && place > (found[index - 1] ?? -1));

test("who is said not to have come finds it first on their dashboard, among what waits for them, with the day until which to answer", async () => {
  const { advisor, page } = await anAbsence();
  const desk = await enter(site, advisor);
  const today = (await readPage(desk.get("/advisor-profile"))).text;
  expect(inOrder(places(today, "1 session needs a word from you", "says that you did not come", "No request is waiting for you"))).toBe(
    true,
  );
  const sessions = (await readPage(desk.get("/advisor-profile/sessions"))).text;
  expect(inOrder(places(sessions, "Requests", "Please say how it was by", "Upcoming"))).toBe(true);
  expect((await readPage(desk.get("/advisor-profile/sessions?state=waiting"))).html).toContain(`href="${page}"`);
});

test("its page has the words of the other side before the buttons that answer them, and what is paid up beside the price", async () => {
  const { advisor, client, page } = await anAbsence();
  const { text } = await readPage((await enter(site, advisor)).get(page));
  expect(
    inOrder(
      places(
        text,
        "did not come",
        "I waited twenty minutes.",
        "I was there",
        "Duration",
        "The client has paid all that is due",
        "Base price",
      ),
    ),
  ).toBe(true);
  const theirs = (await readPage((await enter(site, client)).get(page))).text;
  expect(
    inOrder(places(theirs, "You said that Grace Hopper did not come", "I waited twenty minutes.", "Duration", "$50 has arrived.")),
  ).toBe(true);
  expect(theirs).not.toContain("Book again");
});

test("that it took place after all is told to both as the decision that it is, with its reason", async () => {
  const { advisor, client, id, page } = await anAbsence();
  await denyNoShow(advisor, id, new Date(), { reason: "I was in the room." });
  await completeConsultationAsAdmin(
    await anAdmin(),
    id,
    { reason: "The room kept a record.", key: "7f3c9c50-0000-4000-8000-000000000001" },
    new Date(),
  );
  for (const side of [client, advisor]) {
    const { text } = await readPage((await enter(site, side)).get(page));
    expect(
      inOrder(
        places(
          text,
          "We have decided: it took place.",
          "I waited twenty minutes.",
          "I was in the room.",
          "The room kept a record.",
          "Duration",
        ),
      ),
    ).toBe(true);
  }
});
