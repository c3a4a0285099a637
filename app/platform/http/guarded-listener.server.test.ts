import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { closeServer } from "../../../tests/support/close-server";
import { guardedListener } from "./guarded-listener.server";

test("what a request breaks is a 500 of its own, without its insides, and the next one is answered", async () => {
  const server = createServer(
    guardedListener(({ url }, outgoing) => {
      if (url === "/begun") outgoing.writeHead(200).write("half");
      if (url !== "/") throw new Error("the inside of it");
      outgoing.end("fine");
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const broken = await fetch(`${site}/broken`);
  expect([broken.status, await broken.text(), broken.headers.get("x-content-type-options")]).toEqual([
    500,
    "Internal Server Error\n",
    "nosniff",
  ]);
  await expect(fetch(`${site}/begun`).then((answer) => answer.text())).rejects.toThrow();
  expect(await (await fetch(site)).text()).toBe("fine");
  await closeServer(server);
});
