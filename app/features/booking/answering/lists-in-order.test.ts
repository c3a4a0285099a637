import { expect, test } from "vitest";
import type { ConsultationLine } from "../pages/consultation-view";
import { listsInOrder } from "./lists-in-order";

const line = (id: string, status: string, proposedBy: "client" | "advisor" | null = null) =>
  ({ id, status, proposedBy, accusedAt: null }) as ConsultationLine;
const idsOf = (lines: readonly ConsultationLine[] | null) => lines?.map(({ id }) => id);

test("an agreed consultation stays upcoming while another time is proposed for it, first where it waits for the reader", () => {
  const lists = { waiting: [], upcoming: [line("fixed", "accepted"), line("moving", "accepted", "advisor")] };
  const ofClient = listsInOrder(lists, "client");
  expect([idsOf(ofClient.waiting), idsOf(ofClient.upcoming)]).toEqual([undefined, ["moving", "fixed"]]);
  const ofAdvisor = listsInOrder(lists, "advisor");
  expect([idsOf(ofAdvisor.waiting), idsOf(ofAdvisor.upcoming)]).toEqual([[], ["fixed", "moving"]]);
});

test("what the reader has to answer comes before what the other side has", () => {
  const lists = { waiting: [line("asked", "requested"), line("offered", "countered", "advisor")], upcoming: [] };
  expect(idsOf(listsInOrder(lists, "client").waiting)).toEqual(["offered", "asked"]);
  expect(idsOf(listsInOrder(lists, "advisor").waiting)).toEqual(["asked", "offered"]);
});
