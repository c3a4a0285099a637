import { createServer, type Server, type Socket } from "node:net";

/** A mail server on a mail port of an address of this machine of its own, which asks for a user and a password and keeps what it is given. */
export class SmtpStandIn {
  readonly mails: { to: string; from: string; text: string }[] = [];
  readonly tried: string[] = [];
  readonly host = `127.${10 + (process.pid % 200)}.${Math.floor(Math.random() * 250)}.${1 + Math.floor(Math.random() * 250)}`;
  readonly port = 2525;
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;

  constructor(private readonly login: { user: string; password: string }) {
    this.#server = createServer((socket) => {
      this.#sockets.add(socket.on("error", () => undefined));
      this.#talk(socket);
    });
  }

  listen() {
    return new Promise<void>((resolve) => this.#server.listen(this.port, this.host, resolve));
  }

  async close() {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #talk(socket: Socket) {
    let mail = { to: "", from: "", text: "" };
    let isData = false;
    let held = "";
    socket.write("220 stand-in\r\n");
    socket.on("data", (piece) => {
      held += piece;
      for (let end = held.indexOf("\r\n"); end >= 0; end = held.indexOf("\r\n")) {
        const line = held.slice(0, end);
        held = held.slice(end + 2);
        if (isData && line !== ".") mail.text += `${line}\n`;
        else if (isData) {
          this.mails.push(mail);
          mail = { to: "", from: "", text: "" };
          isData = false;
          socket.write("250 taken\r\n");
        } else {
          const [command = ""] = line.toUpperCase().split(" ");
          if (command === "MAIL") mail.from = /<(.*?)>/.exec(line)?.[1] ?? "";
          if (command === "RCPT") mail.to = /<(.*?)>/.exec(line)?.[1] ?? "";
          isData = command === "DATA";
          socket.write(`${this.#answer(command, line)}\r\n`);
        }
      }
    });
  }

  #answer(command: string, line: string) {
    if (command === "EHLO") return "250-stand-in\r\n250 AUTH PLAIN";
    if (command === "AUTH") return this.#authenticated(line.split(" ")[2] ?? "");
    return { DATA: "354 go on", QUIT: "221 goodbye" }[command] ?? "250 ok";
  }

  /** Some servers repeat what they refuse, the password with it. */
  #authenticated(plain: string) {
    const [, user, password] = Buffer.from(plain, "base64").toString().split("\0");
    this.tried.push(password ?? "");
    return user === this.login.user && password === this.login.password ? "235 ok" : `535 refused: ${plain}`;
  }
}
