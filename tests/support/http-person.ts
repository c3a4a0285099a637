import { awaitMail } from "./mailbox";

/** A person at a server in a separate process: requests with a cookie. The server's address may change in between. */
export class HttpPerson {
  cookie = "";

  constructor(
    private readonly server: { readonly url: string; readonly folder: string },
    readonly email: string,
  ) {}

  /** Signs up, opens the link in the email, and is signed in. */
  async join(password = "Correct-horse-7") {
    await this.post("/auth?tab=sign-up", {
      intent: "sign-up",
      email: this.email,
      password,
      confirmPassword: password,
      category: "individual",
    });
    const mail = await awaitMail(this.server.folder, this.email, /Confirm your email/);
    const { pathname, search } = new URL(/http:\S+\/auth\/confirm\?\S+/.exec(mail.text ?? "")![0]);
    // As in a browser other than that of the sign-up, which lacks the cookie that vouches for the password.
    const answer = await this.post(pathname + search, { password, confirmPassword: password });
    const session = answer.headers.getSetCookie().find((cookie) => cookie.startsWith("session="));
    if (!session) throw new Error(`confirming answered ${answer.status}`);
    this.cookie = session.split(";")[0]!;
  }

  get(path: string) {
    return fetch(this.server.url + path, { headers: this.#headers(), redirect: "manual" });
  }

  post(path: string, fields: Record<string, string>) {
    return fetch(this.server.url + path, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: this.#headers(),
      redirect: "manual",
    });
  }

  json(path: string, body: unknown, headers: Record<string, string> = {}) {
    const type = { "content-type": "application/json" };
    return fetch(this.server.url + path, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { ...this.#headers(), ...type, ...headers },
    });
  }

  #headers() {
    return { origin: this.server.url, cookie: this.cookie };
  }
}
