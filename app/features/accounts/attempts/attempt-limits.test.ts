import fc from "fast-check";
import { expect, test } from "vitest";
import { networkOf, secondsUntilFree } from "./attempt-limits";

const at = new Date("2026-03-01T12:00:00Z");
const minutesAgo = (minutes: number) => new Date(at.getTime() - minutes * 60_000);

test("five attempts in fifteen minutes are free, the sixth waits for the first of them to pass", () => {
  expect(secondsUntilFree([1, 2, 3, 14].map(minutesAgo), 5, at)).toBe(0);
  expect(secondsUntilFree([1, 2, 3, 4, 14].map(minutesAgo), 5, at)).toBe(60);
});

test("what is older than fifteen minutes does not count", () => {
  expect(secondsUntilFree([1, 2, 3, 4, 15].map(minutesAgo), 5, at)).toBe(0);
});

test("the wait is never longer than fifteen minutes and over when it says", () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 20, noNaN: true }), { maxLength: 12 }), fc.integer({ min: 1, max: 6 }), (ages, most) => {
      const counted = ages.map(minutesAgo);
      const wait = secondsUntilFree(counted, most, at);
      expect(wait).toBeLessThanOrEqual(900);
      expect(secondsUntilFree(counted, most, new Date(at.getTime() + wait * 1000))).toBe(0);
    }),
  );
});

test("an IPv4 address is one caller, however it is written", () => {
  for (const address of ["203.0.113.7", "::ffff:203.0.113.7", "::FFFF:cb00:7107", "0:0:0:0:0:ffff:203.0.113.7"])
    expect(networkOf(address)).toBe("203.0.113.7");
});

test("all addresses of one IPv6 /64 are one caller, the next /64 is another", () => {
  expect(networkOf("2001:db8:1:2::1")).toBe(networkOf("2001:DB8:1:2:ffff:ffff:ffff:ffff"));
  expect(networkOf("2001:db8:1:2::1")).toBe("2001:db8:1:2::/64");
  expect(networkOf("2001:db8:1:3::1")).not.toBe(networkOf("2001:db8:1:2::1"));
  expect(networkOf("fe80::1%eth0")).toBe(networkOf("fe80::2"));
  expect(networkOf("::1")).toBe("0:0:0:0::/64");
});

test("any address in a /64 gives the same network", () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(0xffff), { minLength: 8, maxLength: 8 }),
      fc.array(fc.nat(0xffff), { minLength: 4, maxLength: 4 }),
      (groups, other) => {
        const [a, b] = [groups, [...groups.slice(0, 4), ...other]].map((parts) => parts.map((part) => part.toString(16)).join(":"));
        fc.pre(!groups.slice(0, 4).every((group) => group === 0));
        expect(networkOf(a!)).toBe(networkOf(b!));
      },
    ),
  );
});

test("what is no address is taken as it is", () => {
  expect(networkOf("")).toBe("");
  expect(networkOf(" Unknown ")).toBe("unknown");
});
