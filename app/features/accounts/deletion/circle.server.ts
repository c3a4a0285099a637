import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";

/** Whom a row has to concern in which somebody's name is theirs: the person, and those they met. */
export interface Circle {
  people: string[];
  advisors: string[];
}

/** Returns somebody's own ids, and their circle: with whom they agreed on a consultation, and who wrote back to them: a name in what is written about anybody else is somebody else's. */
export async function readCircle(connection: Connection, userId: string): Promise<{ own: Circle; circle: Circle }> {
  const { rows } = await connection.execute<{ id: string; advisor: string | null }>(sql`
    with own as (select id from advisers where user_id = ${userId}), met as (
      select ${userId}::uuid as id
      union select a.user_id from consultations c join advisers a on a.id = c.adviser_id where c.agreed_at is not null and c.client_id = ${userId}
      union select client_id from consultations where agreed_at is not null and adviser_id in (select id from own)
      union select case when client_id = ${userId} then adviser_user_id else client_id end from message_threads t
        where ${userId} in (client_id, adviser_user_id)
          and 1 < (select count(distinct sender_id) from messages where thread_id = t.id))
    select met.id, a.id as advisor from met left join advisers a on a.user_id = met.id where met.id is not null`);
  return { own: circleOf(rows.filter(({ id }) => id === userId)), circle: circleOf(rows) };
}

const circleOf = (rows: readonly { id: string; advisor: string | null }[]): Circle => ({
  people: rows.map(({ id }) => id),
  advisors: rows.flatMap(({ advisor }) => advisor ?? []),
});

type Held = "person" | "advisor" | "consultation" | "thread" | "message" | "review" | "statement" | "application" | "categoryRequest";

/** Conditions for the columns of a row, by what they hold the id of. */
export const concerns: Record<Held, (id: SQLWrapper, circle: Circle) => SQL> = {
  person: (id: SQLWrapper, { people }: Circle) => isOneOf(id, people),
  advisor: (id: SQLWrapper, { advisors }: Circle) => isOneOf(id, advisors),
  consultation: (id: SQLWrapper, circle: Circle) =>
    sql`exists (select from consultations c where c.id = ${id} and (${isOneOf(sql`c.client_id`, circle.people)} or ${isOneOf(sql`c.adviser_id`, circle.advisors)}))`,
  thread: (id: SQLWrapper, { people }: Circle) =>
    sql`exists (select from message_threads t where t.id = ${id} and (${isOneOf(sql`t.client_id`, people)} or ${isOneOf(sql`t.adviser_user_id`, people)}))`,
  message: (id: SQLWrapper, circle: Circle) =>
    sql`exists (select from messages m where m.id = ${id} and ${concerns.thread(sql`m.thread_id`, circle)})`,
  review: (id: SQLWrapper, circle: Circle) =>
    sql`exists (select from reviews v where v.id = ${id} and ${concerns.consultation(sql`v.consultation_id`, circle)})`,
  statement: (id: SQLWrapper, circle: Circle) =>
    sql`exists (select from payout_statements s where s.id = ${id} and ${isOneOf(sql`s.adviser_id`, circle.advisors)})`,
  application: (id: SQLWrapper, { people }: Circle) =>
    sql`exists (select from advisor_applications p where p.id = ${id} and ${isOneOf(sql`p.user_id`, people)})`,
  categoryRequest: (id: SQLWrapper, { people }: Circle) =>
    sql`exists (select from category_requests q left join category_request_emails e on e.request_id = q.id
      left join category_request_comments w on w.request_id = q.id
      where q.id = ${id} and (${isOneOf(sql`q.user_id`, people)} or ${isOneOf(sql`e.user_id`, people)} or ${isOneOf(sql`w.user_id`, people)}))`,
};

const isOneOf = (column: SQLWrapper, ids: readonly string[]) => sql`${column} = any(${sql.param(ids)}::uuid[])`;

/** Whether the id that an entry of the audit log names is of any of these. */
export function isSubjectOf(subjectId: SQLWrapper, circle: Circle): SQL {
  const id = sql`(case when ${subjectId} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then ${subjectId}::uuid end)`;
  return sql`(${sql.join(
    Object.values(concerns).map((isOf) => isOf(id, circle)),
    sql` or `,
  )})`;
}
