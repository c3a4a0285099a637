import fc from "fast-check";
import { expect, test } from "vitest";
import { networkOf, networksOf, sharersOf } from "./network";

test("an IPv4 address is one caller, however it is written", () => {
  for (const address of ["203.0.113.7", "::ffff:203.0.113.7", "::FFFF:cb00:7107", "0:0:0:0:0:ffff:203.0.113.7", " 203.0.113.7 "])
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

test("the port that a proxy writes behind an address is none of it", () => {
  for (const address of ["203.0.113.7:4711", "203.0.113.7:1", "[::ffff:203.0.113.7]:4711", "203.0.113.7:"])
    expect([address, networkOf(address)]).toEqual([address, "203.0.113.7"]);
  for (const address of ["[2001:db8:1:2::1]:4711", "[2001:db8:1:2::9]", "2001:db8:1:2::4711"])
    expect([address, networkOf(address)]).toEqual([address, "2001:db8:1:2::/64"]);
});

test("a network is a network of its own, and what is long is cut", () => {
  for (const address of ["203.0.113.7", "2001:db8:1:2::/64", ""]) expect(networkOf(networkOf(address))).toBe(address);
  expect(networkOf("x".repeat(100_000)).length).toBeLessThan(100);
});

test("an IPv6 address counts as its /64, its /56 and its /48, each with more than the one before, and an IPv4 address as itself", () => {
  const all = (address: string) => networksOf(address).map(({ network, times }) => `${network} ${times}`);
  const expected = ["2001:db8:77:12ab::/64 1", "2001:db8:77:1200::/56 2", "2001:db8:77:0::/48 4"];
  for (const address of ["2001:db8:77:12ab::1", "2001:db8:77:12ab::/64", "[2001:db8:77:12ab::9]:4711"])
    expect(all(address)).toEqual(expected);
  expect(all("::ffff:203.0.113.7")).toEqual(["203.0.113.7 1"]);
  expect([all("unknown"), all("")]).toEqual([["unknown 1"], [" 1"]]);
  expect([sharersOf("2001:db8:77:12ab::1"), sharersOf("203.0.113.7")]).toEqual(["2001:db8:77:0::/48", "203.0.113.7"]);
});
