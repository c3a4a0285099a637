import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { accountLinkOf, chargeOf, refundOf, transferOf } from "./stripe-answers";
import { problemOf, TAKEN } from "./stripe-names";

interface Session {
  id: string;
  status: "open" | "complete" | "expired";
  client_reference_id: string;
  amount_total: number;
  currency: string;
  capture_method: string;
}

interface Intent {
  id: string;
  status: "requires_capture" | "succeeded" | "canceled";
  amount: number;
  amount_received: number;
  currency: string;
  refunded: number;
  refunds: ReturnType<typeof refundOf>[];
}

type Fields = Record<string, string>;
type Answer = [status: number, body: object];

const refuse = (message: string, status = 400, type: Stripe.RawErrorType = "invalid_request_error"): Answer => [
  status,
  { error: { type, message } },
];

const OTHER_PARAMETERS = "Keys for idempotent requests can only be used with the same parameters";

/** Returns the call that an address stands for. */
function takenBy({ method, path, kind, step }: Record<"method" | "path" | "kind" | "step", string>): keyof typeof TAKEN | null {
  if (method === "GET") return kind === "refunds" ? "refunds" : null;
  if (kind === "checkout") return path === "/v1/checkout/sessions" ? "session" : "expire";
  if (kind === "payment_intents") return step === "capture" || step === "cancel" ? step : null;
  return ({ refunds: "refund", transfers: "transfer", accounts: "account", account_links: "accountLink" } as const)[kind] ?? null;
}

/**
 * The part of Stripe's published API that this product uses, on loopback: checkouts with manual capture, capture, cancel, refunds,
 * transfers and connected accounts, with idempotency keys that work like Stripe's. Nothing else is answered.
 */
export class StripeStandIn {
  readonly key = "sk_test_stand_in";
  readonly webhookSecret = "whsec_stand_in";
  readonly sessions = new Map<string, Session>();
  readonly intents = new Map<string, Intent>();
  readonly transfers: Fields[] = [];
  readonly accounts = new Map<string, Fields>();
  /** Calls that fail with 500 before they begin or, kept for their key, after; that lose the response after doing the work; or are understood and declined. */
  failing: "no" | "refuses" | "breaks" | "loses" | "declines" = "no";
  /** What a refund is at once. */
  refundStatus: "succeeded" | "failed" = "succeeded";
  calls: string[] = [];
  /** Idempotency keys of those calls, '' for a call without one. */
  keys: string[] = [];
  #answers = new Map<string, { call: string; answer: Answer }>();
  #count = 0;
  #server = createServer((request, response) => void this.#take(request, response));

  async start() {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop() {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** A person authorises on the checkout page: sends Stripe's signed notification. */
  complete(sessionId: string, change: { amount?: number; currency?: string } = {}) {
    const session = this.sessions.get(sessionId)!;
    session.status = "complete";
    const id = this.#name("pi");
    const amount = change.amount ?? session.amount_total;
    const currency = change.currency ?? session.currency;
    this.intents.set(id, { id, status: "requires_capture", amount, amount_received: 0, currency, refunded: 0, refunds: [] });
    const paid = { amount_total: amount, currency, payment_intent: id };
    return this.event("checkout.session.completed", { ...session, object: "checkout.session", ...paid });
  }

  /** Somebody refunds at Stripe's own dashboard: sends the signed notification. */
  refundThere(reference: string, amount: number) {
    const intent = this.intents.get(reference)!;
    intent.refunds.push(refundOf(this.#name("re"), reference, { amount, currency: intent.currency }));
    intent.refunded += amount;
    return this.event("charge.refunded", chargeOf(reference, { amount_refunded: intent.refunded, captured: intent.amount_received > 0 }));
  }

  /** A client's bank does not take a refund: sends the signed notification. */
  failRefund(reference: string, { amount }: { amount: number }, type = "refund.failed") {
    const intent = this.intents.get(reference)!;
    const refund = intent.refunds.find((each) => each.amount === amount && each.status === "succeeded")!;
    refund.status = "failed";
    intent.refunded -= amount;
    return this.event(type, refund);
  }

  event(
    type: string,
    object: object,
    { at = new Date(), account, livemode = false }: { at?: Date; account?: string; livemode?: boolean } = {},
  ) {
    const body = JSON.stringify({
      id: this.#name("evt"),
      object: "event",
      api_version: Stripe.API_VERSION,
      livemode,
      type,
      account,
      data: { object },
    });
    return { body, signature: this.sign(body, at) };
  }

  sign(payload: string, at: Date, secret = this.webhookSecret) {
    return new Stripe(this.key).webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(at.getTime() / 1000) });
  }

  #name(kind: string) {
    this.#count += 1;
    return `${kind}_${this.#count}`;
  }

  async #take(request: IncomingMessage, response: ServerResponse) {
    let asked = "";
    for await (const chunk of request) asked += chunk;
    const [status, body] = this.#answer(request, asked);
    const text = JSON.stringify(body);
    // The library asks again by itself after a connection that was reset.
    const sent = this.failing === "loses" ? text.slice(0, -1) : text;
    response.writeHead(status, { "content-type": "application/json" }).end(sent);
  }

  #answer(request: IncomingMessage, text: string): Answer {
    const call = `${request.method} ${request.url} ${text}`;
    const key = String(request.headers["idempotency-key"] ?? "");
    this.calls.push(`${request.method} ${request.url}`);
    this.keys.push(key);
    if (request.headers.authorization !== `Bearer ${this.key}`) return refuse("Invalid API Key provided", 401);
    if (request.headers["stripe-version"] !== Stripe.API_VERSION) return refuse("Another version is expected");
    if (this.failing === "refuses") return refuse("Stripe is down", 500);
    if (this.failing === "declines") return refuse("This cannot be done", 402);
    const known = this.#answers.get(key);
    if (known) return known.call === call ? known.answer : refuse(OTHER_PARAMETERS, 400, "idempotency_error");
    const isBroken = this.failing === "breaks";
    const answer = isBroken ? refuse("Stripe broke", 500) : this.#work(request, text);
    if (key) this.#answers.set(key, structuredClone({ call, answer }));
    return answer;
  }

  #work({ method = "", url = "" }: IncomingMessage, text: string): Answer {
    const { pathname: path, searchParams } = new URL(url, "http://stripe");
    const fields = Object.fromEntries(method === "GET" ? searchParams : new URLSearchParams(text));
    const [, , kind = "", id = "", step = ""] = path.split("/");
    const taken = takenBy({ method, path, kind, step });
    const problem = taken && problemOf(TAKEN[taken], fields);
    if (problem) return refuse(problem);
    if (method === "GET") return this.#read(kind, path, fields);
    if (path === "/v1/checkout/sessions") return this.#openSession(fields);
    if (kind === "checkout") return this.#expireSession(path.split("/")[4] ?? "");
    if (kind === "payment_intents") return this.#move(id, step, fields);
    if (path === "/v1/refunds") return this.#refund(fields);
    if (path === "/v1/transfers") return this.#transfer(fields);
    if (path === "/v1/accounts") return this.#openAccount(fields);
    if (path === "/v1/account_links") return [200, accountLinkOf(fields.account ?? "")];
    return refuse(`Unrecognized request URL (${path})`, 404);
  }

  #read(kind: string, path: string, fields: Fields): Answer {
    const id = path.split("/").at(-1) ?? "";
    if (kind === "refunds") {
      const data = this.intents.get(fields.payment_intent ?? "")?.refunds ?? [];
      return [200, { object: "list", data: data.toReversed(), has_more: false, url: "/v1/refunds" }];
    }
    const found = kind === "checkout" ? this.sessions.get(id) : this.intents.get(id);
    if (!found) return refuse("No such object", 404);
    return [200, { object: kind === "checkout" ? "checkout.session" : "payment_intent", ...found }];
  }

  #openSession(fields: Fields): Answer {
    const id = this.#name("cs");
    this.sessions.set(id, {
      id,
      status: "open",
      client_reference_id: fields.client_reference_id ?? "",
      amount_total: Number(fields["line_items[0][price_data][unit_amount]"]),
      currency: fields["line_items[0][price_data][currency]"] ?? "",
      capture_method: fields["payment_intent_data[capture_method]"] ?? "automatic",
    });
    const opened: Pick<Stripe.Checkout.Session, "id" | "object" | "url"> = {
      id,
      object: "checkout.session",
      url: `https://checkout.stripe.com/c/pay/${id}`,
    };
    return [200, opened];
  }

  #expireSession(id: string): Answer {
    const session = this.sessions.get(id);
    if (session?.status !== "open") return refuse("Only Checkout Sessions with a status in [open] can be expired");
    session.status = "expired";
    return [200, { id, object: "checkout.session", status: "expired" }];
  }

  #move(id: string, step: string, fields: Fields): Answer {
    const intent = this.intents.get(id);
    if (!intent) return refuse("No such payment_intent", 404);
    if (intent.status !== "requires_capture")
      return refuse(`This PaymentIntent could not be changed because its status is ${intent.status}`);
    if (step === "capture") Object.assign(intent, { status: "succeeded", amount_received: Number(fields.amount_to_capture) });
    else if (step === "cancel") intent.status = "canceled";
    else return refuse("Unrecognized request URL", 404);
    return [200, { ...intent, object: "payment_intent" }];
  }

  #refund({ payment_intent = "", amount, ...more }: Fields): Answer {
    const intent = this.intents.get(payment_intent);
    if (!intent || intent.refunded + Number(amount) > intent.amount_received)
      return refuse("Refund amount is greater than unrefunded amount");
    const order = more["metadata[order]"];
    const metadata: Stripe.Metadata = order ? { order } : {};
    const refund = refundOf(this.#name("re"), payment_intent, { amount: Number(amount), currency: intent.currency, metadata });
    refund.status = this.refundStatus;
    intent.refunds.push(refund);
    if (refund.status === "succeeded") intent.refunded += Number(amount);
    return [200, refund];
  }

  #transfer(fields: Fields): Answer {
    if (!this.accounts.has(fields.destination ?? "")) return refuse("No such destination");
    this.transfers.push(fields);
    return [200, transferOf(this.#name("tr"), fields)];
  }

  #openAccount(fields: Fields): Answer {
    const id = this.#name("acct");
    this.accounts.set(id, fields);
    return [200, { id, object: "account" }];
  }
}
