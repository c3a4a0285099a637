import { ORIGIN, type SiteUnderTest } from "./site";

/** A visitor of the site under test, with a cookie jar. */
export class Client {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly site: SiteUnderTest,
    private readonly address?: string,
  ) {}

  get(path: string, headers: Record<string, string> = {}) {
    return this.#send(path, { headers });
  }

  /** Posts a form as the page's own form would. */
  post(path: string, fields: Record<string, string | undefined> | URLSearchParams, headers: Record<string, string> = {}) {
    const body = fields instanceof URLSearchParams ? fields : new URLSearchParams(given(fields));
    return this.#send(path, { method: "POST", body, headers: { origin: ORIGIN, ...headers } });
  }

  /** Posts a form with files, as a browser without JavaScript does. */
  send(path: string, fields: Record<string, string | File>, headers: Record<string, string> = {}) {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return this.#send(path, { method: "POST", body, headers: { origin: ORIGIN, ...headers } });
  }

  /** Posts a body piece by piece, each when it is requested. */
  stream(path: string, pieces: AsyncIterator<Uint8Array>, headers: Record<string, string>) {
    const pull = async (body: ReadableStreamDefaultController) => {
      const { done, value } = await pieces.next();
      if (done) body.close();
      else body.enqueue(value);
    };
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    return this.#send(path, { method: "POST", body, duplex: "half", headers: { origin: ORIGIN, ...headers } } as RequestInit);
  }

  json(path: string, body: unknown, headers: Record<string, string> = {}) {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    return this.#send(path, { method: "POST", body: text, headers: { origin: ORIGIN, "content-type": "application/json", ...headers } });
  }

  /** Opens the newest confirmation link sent by email and presses its button; in a browser other than that of the sign-up, with the password `chosen` there. */
  async confirm(email: string, chosen: Record<string, string> = {}) {
    const mails = await this.site.mailsTo(email);
    const link = mails.flatMap(({ text }) => text.match(/\/auth\/confirm\?\S+/g) ?? []).at(-1);
    if (!link) throw new Error(`no confirmation link was mailed to ${email}`);
    return this.post(link, { token: new URLSearchParams(link.split("?")[1]).get("token") ?? "", ...chosen });
  }

  async #send(path: string, init: RequestInit) {
    const headers = new Headers(init.headers);
    if (!headers.has("host")) headers.set("host", new URL(ORIGIN).host);
    if (this.cookies.size > 0) headers.set("cookie", [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await this.site.fetch(new Request(new URL(path, ORIGIN), { ...init, headers, redirect: "manual" }), this.address);
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    return response;
  }

  #keep(cookie: string) {
    const [pair = "", ...attributes] = cookie.split(/;\s*/);
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** Drops undefined fields, which are not sent. */
const given = (fields: Record<string, string | undefined>) =>
  Object.entries(fields).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]]));
