import { beforeAll, expect, test } from "vitest";
import { anAdmin } from "../support/applicants";
import type { Client } from "../support/client";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { aClient } from "../support/people";
import { ORIGIN } from "../support/site";

const site = useInhabitedSite({ environment: { RATE_LIMITS: "on" } });

/** Files that take long to make, and how many of them one person may have in a while. */
const COSTLY: [address: string, most: number][] = [
  ["/admin/site.zip", 20],
  ["/admin/lists/people.csv", 20],
  ["/files/my-records.json", 10],
];

let root: Client;
beforeAll(async () => {
  root = await enter(site, await anAdmin());
});

const headOf = (visitor: Client, address: string) => {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return site.fetch(new Request(ORIGIN + address, { method: "HEAD", headers: { cookie }, redirect: "manual" }));
};

test.each(COSTLY)("the head of %s says what a download would, makes none of it, and takes nobody's share", async (address, most) => {
  const heads = await Promise.all(Array.from({ length: most + 1 }, () => headOf(root, address)));
  expect(new Set(heads.map(({ status }) => status))).toEqual(new Set([200]));
  const whole = await root.get(address);
  const said = (answer: Response) => ["content-type", "content-disposition", "cache-control"].map((name) => answer.headers.get(name));
  expect([whole.status, said(whole)]).toEqual([200, said(heads[0]!)]);
  expect((await whole.arrayBuffer()).byteLength).toBeGreaterThan(0);
  // The length is known only to who has made the file.
  expect([heads[0]!.headers.get("content-length"), await heads[0]!.text()]).toEqual([null, ""]);
});

test("the head of a file is for those alone who may have the file", async () => {
  const [client, nobody] = [await enter(site, await aClient()), site.visitor()];
  for (const [address] of COSTLY)
    for (const visitor of [client, nobody]) {
      const [head, whole] = [await headOf(visitor, address), await visitor.get(address)];
      expect([address, head.status, head.headers.get("location")]).toEqual([address, whole.status, whole.headers.get("location")]);
    }
});
