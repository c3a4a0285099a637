import { expect, test } from "vitest";
import { useDatabase } from "../../../../tests/support/database";
import { aClient } from "../../../../tests/support/people";
import { changeArea, findAreas } from "./expertise.server";

useDatabase();

const AT = new Date("2026-05-01T12:00:00Z");

test("a new profile has Business Strategy and Marketing", async () => {
  const { userId } = await aClient();
  expect(await findAreas(userId)).toEqual(["Business Strategy", "Marketing"]);
});

test("areas are added and taken away, one's own among them", async () => {
  const { userId } = await aClient();
  await changeArea(userId, "Finance", true, AT);
  await changeArea(userId, "  Bee keeping ", true, AT);
  await changeArea(userId, "Marketing", false, AT);
  expect(await findAreas(userId)).toEqual(["Business Strategy", "Finance", "Bee keeping"]);
});

test("an area that is offered is that one, whatever language it is written in", async () => {
  const { userId } = await aClient();
  for (const area of ["geistiges eigentum", "Droit du travail", "diritto del lavoro"]) await changeArea(userId, area, true, AT);
  expect((await findAreas(userId)).slice(2)).toEqual(["Intellectual Property", "Employment Law"]);
});

test("all areas can be taken away, and then none come back by themselves", async () => {
  const { userId } = await aClient();
  await changeArea(userId, "Marketing", false, AT);
  await changeArea(userId, "Business Strategy", false, AT);
  expect(await findAreas(userId)).toEqual([]);
});

test("areas added in several tabs at once are all kept, a duplicate once", async () => {
  const { userId } = await aClient();
  await Promise.all(["Finance", "Legal", "Sales", "finance", "Finance"].map((area) => changeArea(userId, area, true, AT)));
  expect((await findAreas(userId)).sort()).toEqual(["Business Strategy", "Finance", "Legal", "Marketing", "Sales"]);
});
