// The engine benchmark's queries: each as ours, and as one statement that scores and sorts everybody.
import { queries } from "./advisers.mjs";

const NOBODY = { languages: [], timeZone: null, budget: null };
const COMPOSITE = `match_demerit(t.is_primary, t.expertise_level, a.rating_sum, a.rating_count, a.total_sessions, a.reply_minutes, a.requests_answered,
  a.requests_received)`;

/** The kinds of queries by name; `engine` contains the application's own functions, `topics` its topics by the generator's number. */
export function kindsOfQuestions({ engine, topics }) {
  const topic = ({ topic: number }) => topics[(number - 1) % topics.length];
  const search = (connection, asked) =>
    engine.findInDirectory(connection, { words: "all", conditions: [], after: null, limit: 10, ...asked });
  const idsOf = ({ places }) => places.map(({ id }) => id);
  return {
    "topic and hour": {
      ours: async (connection, question) =>
        (await engine.nextCandidates(connection, { topicId: topic(question).id, hours: [question.hour], clientId: null }, null, 10)).map(
          ({ advisorId }) => advisorId,
        ),
      full: (question) => ({
        text: `select a.id from adviser_topics t join advisers a on a.id = t.adviser_id join users u on u.id = a.user_id join adviser_words w on w.adviser_id = a.id
          where t.topic_id = $1 and a.status = 'approved' and a.hourly_rate is not null and a.availability_status <> 'away' and u.suspended_at is null
          and get_bit(w.open_hours, $2) = 1 order by ${COMPOSITE}, a.id limit 10`,
        values: [topic(question).id, question.hour],
      }),
    },
    "free text": {
      ours: async (connection, { text }) => idsOf(await search(connection, { text })),
      full: async ({ text }, plan) => sortEverybody((await plan(text)).queries, "true", []),
    },
    "topic, text and hour": {
      ours: async (connection, question) =>
        idsOf(await search(connection, { text: question.text, topics: [topic(question).slug], hours: [question.hour] })),
      full: async (question, plan) =>
        sortEverybody(
          (await plan(question.text)).queries,
          `w.words @@ '''t:${topic(question).slug}'''::tsquery and get_bit(w.open_hours, ${question.hour}) = 1`,
          [`(case when w.words @@ '''m:${topic(question).slug}'''::tsquery then 160000 else 0 end)`],
        ),
    },
    "misspelt word": {
      ours: async (connection, { typo }) => idsOf(await search(connection, { text: typo })),
      full: ({ typo }) => likeEverybody(typo),
    },
    "topic, time and personal wishes": {
      ours: async (connection, question, now) => {
        const wishes = { languages: ["fr"], timeZone: "Europe/Paris", budget: { amount: 20_000, currency: "USD" } };
        return (
          await engine.rankAdvisors(
            connection,
            { topicId: topic(question).id, minutes: 30, start: atHour(question.hour, now), clientId: null, wishes },
            now,
          )
        ).map(({ advisorId }) => advisorId);
      },
    },
    "topic, first free time": {
      ours: async (connection, question, now) =>
        (
          await engine.rankAdvisors(
            connection,
            { topicId: topic(question).id, minutes: 30, start: null, clientId: null, wishes: NOBODY },
            now,
          )
        ).map(({ advisorId }) => advisorId),
    },
  };
}

export const questions = (count) => queries(count);

/** The next occurrence of an hour of the UTC week, within the coming week. */
function atHour(hour, now) {
  const monday = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()) - ((now.getUTCDay() + 6) % 7) * 86_400_000;
  const at = monday + hour * 3_600_000;
  return new Date(at > now.getTime() + 7_200_000 ? at : at + 7 * 86_400_000);
}

function sortEverybody(queries, condition, bonuses) {
  const worth = Object.entries({ name: 80_000, face: 64_000, area: 48_000, anywhere: 28_000 });
  const cases = worth.map(([_place, points], index) => `when w.words @@ $${index + 1}::tsquery then ${points}`).join(" ");
  return {
    text: `select w.adviser_id as id from adviser_words w where w.words @@ $4::tsquery and ${condition}
      order by 1000000 - w.demerit + ${[`(case ${cases} else 0 end)`, ...bonuses].join(" + ")} desc, w.adviser_id limit 10`,
    values: worth.map(([place]) => queries[place].query),
  };
}

/** A database's own way with a misspelt word: comparing it with all words by trigrams. */
const likeEverybody = (word) => ({
  text: `select id from advisers where $1 <% (display_name || ' ' || job_title || ' ' || bio)
    order by $1 <<-> (display_name || ' ' || job_title || ' ' || bio), id limit 10`,
  values: [word],
});
