import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { useDatabase } from "../../../tests/support/database";
import { anAdvisor } from "../../../tests/support/people";

useDatabase();

/** Returns where stored ranks differ from freshly computed ones. */
async function differences() {
  const { rows } = await db.execute(sql`
    select 'words' as place, adviser_id from adviser_words w full join adviser_words_now n using (adviser_id)
      where (w.demerit, w.words) is distinct from (n.demerit, n.words)
    union all select 'topics', adviser_id from adviser_ranks r full join adviser_ranks_now n using (adviser_id, topic_id)
      where (r.demerit, r.is_bookable) is distinct from (n.demerit, n.is_bookable)`);
  return rows;
}

const many = fc.integer({ min: 0, max: 500 });
const FIGURES = {
  ratingSum: many,
  ratingCount: fc.integer({ min: 0, max: 100 }),
  totalSessions: many,
  replyMinutes: fc.option(fc.integer({ min: 0, max: 5000 })),
  requestsAnswered: many,
  requestsReceived: many,
};
const OTHERS = {
  bio: fc.constantFrom("Ledgers and letters", "Brands"),
  availabilityStatus: fc.constantFrom("available", "busy", "away"),
  status: fc.constantFrom("approved", "suspended"),
};

test("the place that is kept of advisors is the one that would be made anew, whatever of them changes", async () => {
  const people = [
    await anAdvisor({ topics: ["Finance", "Business Strategy"] }),
    await anAdvisor(),
    await anAdvisor({ topics: ["Finance"] }),
  ];
  const who = fc.constantFrom(...people.map(({ advisorId }) => advisorId));
  const some = (fields: object) => fc.record(fields, { requiredKeys: [] }) as fc.Arbitrary<Partial<typeof advisors.$inferInsert>>;
  const changes = fc.oneof(some(FIGURES), some(OTHERS), some({ ...FIGURES, ...OTHERS }));
  await fc.assert(
    fc.asyncProperty(who, changes, async (id, change) => {
      if (Object.keys(change).length > 0) await db.update(advisors).set(change).where(eq(advisors.id, id));
      expect(await differences()).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
