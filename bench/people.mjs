import { createHash, randomBytes } from "node:crypto";

/** Creates people with a session each directly in the database: signing a thousand in would dominate the measurement. */
export async function makePeople(client, count) {
  const people = [];
  for (let index = 0; index < count; index += 1) {
    const token = randomBytes(32).toString("base64url");
    const email = `person-${index}@example.com`;
    const made = await client.query("insert into users (email, email_confirmed_at) values ($1, now()) returning id", [email]);
    const [{ id }] = made.rows;
    await client.query(
      "insert into profiles (user_id, email, first_name, display_name) values ($1, $2, 'Ada', 'Ada') on conflict do nothing",
      [id, email],
    );
    const hash = createHash("sha256").update(token).digest();
    await client.query("insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 day')", [hash, id]);
    people.push({ id, hash, cookie: `session=${token}` });
  }
  return people;
}
