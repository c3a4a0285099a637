import { randomInt, randomUUID } from "node:crypto";
import type { AdvisorMatch } from "#app/features/booking/request/match";
import { demoAccount } from "./demo";
import { HttpPerson } from "./http-person";

interface Server {
  readonly url: string;
  readonly folder: string;
}

const TOPICS = ["Business Strategy", "Marketing", "Finance", "Technology", "Legal", "Human Resources"];
const QUARTER_MS = 900_000;

/** Signs in the demo's client or advisor at a server. `folder` contains the accounts' file. */
export async function demoPerson(server: Server, role: "client" | "advisor" | "admin", folder = server.folder) {
  const { email, password } = demoAccount(folder, role);
  const person = new HttpPerson(server, email);
  const answer = await person.post("/auth", { intent: "sign-in", email, password });
  person.cookie =
    answer.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith("session="))
      ?.split(";")[0] ?? "";
  if (!person.cookie) throw new Error(`signing in answered ${answer.status}`);
  return person;
}

/** People who book one time after another, and the responses they got. */
export class Bookers {
  /** Ids of acknowledged bookings. */
  readonly acknowledged: string[] = [];
  /** Count of responses by status, 0 for none. */
  readonly statuses = new Map<number, number>();
  #isBooking = true;

  /** Books one time after another until `stop`; resends a booking without a response, or with 503, under the same key. */
  async keepBooking(person: HttpPerson) {
    while (this.#isBooking) {
      const body = await this.#findOne(person).catch(() => null);
      if (body) await this.#bookOnce(person, body);
      // Do not repeat a search that fails at once immediately.
      else await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  stop() {
    this.#isBooking = false;
  }

  async #bookOnce(person: HttpPerson, body: object) {
    const key = randomUUID();
    for (let status = 503; this.#isBooking && (status === 503 || status === 502 || status === 0); ) {
      status = await this.#send(person, body, key);
      if (status === 0 || status >= 500) await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  async #send(person: HttpPerson, body: object, key: string) {
    try {
      const answer = await person.json("/functions/create-consultation", body, { "idempotency-key": key });
      const said = await answer.text();
      this.#count(answer.status);
      if (answer.status === 200) this.acknowledged.push(JSON.parse(said).consultation_id);
      return answer.status;
    } catch {
      this.#count(0);
      return 0;
    }
  }

  async #findOne(person: HttpPerson) {
    const topic_name = TOPICS[randomInt(TOPICS.length)];
    const at = new Date(Math.ceil(Date.now() / QUARTER_MS) * QUARTER_MS + randomInt(4 * 24, 4 * 24 * 300) * QUARTER_MS).toISOString();
    const search = { requested_topic: topic_name, requested_time: at, duration_minutes: 30, urgency: "normal" };
    const answer = await person.json("/functions/match-adviser", search);
    this.#count(answer.status);
    if (answer.status !== 200) return null;
    const { matches }: { matches: AdvisorMatch[] } = await answer.json();
    const match = matches[randomInt(Math.max(1, matches.length))];
    if (!match) return null;
    const { adviser_id, scheduled_time, duration_minutes, urgency, quote_id, base_price, surge_multiplier, rush_fee, total_price } = match;
    const pricing = { base_price, surge_multiplier, rush_fee, total_price };
    return { adviser_id, topic_name, scheduled_time, duration_minutes, urgency, quote_id, pricing };
  }

  #count(status: number) {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
  }
}
