import type { IncomingMessage } from "node:http";
import { afterEach, expect, test } from "vitest";
import { moveConfig } from "#app/config.server";
import { callerAddress } from "./address.server";

afterEach(() => moveConfig());

const HERE = "198.51.100.9";

/** The caller's address behind this many of our proxies, for this header. */
function caller(trustProxy: number, forwarded?: string) {
  moveConfig({ ...process.env, TRUST_PROXY: String(trustProxy) });
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  return callerAddress({ headers, socket: { remoteAddress: HERE } } as unknown as IncomingMessage);
}

test("without a proxy of ours nobody is believed who says that they come from elsewhere", () => {
  expect(caller(0, "203.0.113.7")).toBe(HERE);
  expect(caller(0, "203.0.113.7, 203.0.113.8")).toBe(HERE);
});

test("behind proxies of ours it is what the outermost of them has written, and never what stood there before", () => {
  expect(caller(1, "10.0.0.1, 192.0.2.1, 203.0.113.7")).toBe("203.0.113.7");
  expect(caller(1, "10.0.0.1, 203.0.113.7:4711")).toBe("203.0.113.7");
  expect(caller(2, "10.0.0.1, 203.0.113.7, 192.0.2.1")).toBe("203.0.113.7");
  expect(caller(1, "10.0.0.1, [2001:db8::1]:443")).toBe("2001:db8:0:0::/64");
});

test("where fewer have written than there should be, it is the connection's own", () => {
  for (const forwarded of [undefined, "", "  ", ", "]) expect([forwarded, caller(1, forwarded)]).toEqual([forwarded, HERE]);
  expect(caller(3, "203.0.113.7")).toBe(HERE);
});
