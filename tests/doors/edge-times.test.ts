import { beforeAll, expect, test } from "vitest";
import type { Client } from "../support/client";
import { EDGE_TIMES } from "../support/edge-times";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { isLongRun } from "../support/long";
import { anAdvisor } from "../support/people";

const site = useInhabitedSite({ environment: { ADMIN_EMAILS: "root@example.com" } });
let slug: string;
let desk: Client;
let root: Client;
beforeAll(async () => {
  const ada = await anAdvisor({ hours: [[540, 1020]] });
  slug = ada.slug;
  [desk, root] = [await enter(site, ada), await site.person("root@example.com")];
});

/** Each day alone, and its last millisecond. */
const TIMES = EDGE_TIMES.filter((time) => isLongRun || /\d-\d\d$|999Z$/.test(time));

const PAGES: [name: string, who: () => Client, address: (time: string) => string][] = [
  ["a chosen hour", () => site.visitor(), (time) => `/advisors/${slug}/book?time=${time}`],
  ["an advisor's calendar", () => site.visitor(), (time) => `/advisors/${slug}?day=${time}&month=${time}&zone=Pacific/Kiritimati`],
  ["the directory", () => site.visitor(), (time) => `/advisors?date=${time}&zone=Pacific/Midway`],
  ["an advisor's week", () => desk, (time) => `/advisor-profile/availability?week=${time}`],
  ["a month's statement", () => desk, (time) => `/advisor-profile/billing?month=${time}`],
  ["figures by day", () => root, (time) => `/admin?by=day&from=${time}&to=${time}`],
  ["figures by month", () => root, (time) => `/admin?by=month&to=${time}`],
];

test.each(PAGES)("%s is shown whatever time its address says", async (_, who, address) => {
  for (const time of TIMES) {
    const answer = await who().get(address(encodeURIComponent(time)));
    await answer.text();
    expect([time, answer.status]).toEqual([time, 200]);
  }
});
