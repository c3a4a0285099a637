// Requests uncached pages until it is killed, each at its own address and over its own connection. Reports how many were answered.
import { get } from "node:http";

const { url, visitors } = await new Promise((resolve) => process.once("message", resolve));
let asked = 0;
let answered = 0;

/** Pages with a different address each time, some of them missing. */
const ADDRESSES = [
  (number) => `/advisors/all?q=word${number}`,
  (number) => `/nobody-is-here-${number}`,
  (number) => `/business?rating=4&q=word${number}`,
  (number) => `/search?q=word${number}`,
  (number) => `/advisors/nobody-${number}`,
  (number) => `/technology?page=${number}`,
];

const ask = (path) =>
  new Promise((resolve) => {
    get(url + path, { agent: false, headers: { "accept-encoding": "gzip" } }, (answer) => answer.resume().on("close", resolve)).on(
      "error",
      resolve,
    );
  });

async function askOnAndOn() {
  for (;;) {
    const number = asked++;
    await ask(ADDRESSES[number % ADDRESSES.length](number));
    answered += 1;
  }
}

setInterval(() => {
  process.send(answered);
  answered = 0;
}, 200);
process.on("disconnect", () => process.exit());
for (let visitor = 0; visitor < visitors; visitor += 1) void askOnAndOn();
