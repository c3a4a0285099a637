import { expect, test } from "vitest";
import { textReader } from "../read-text.server";

const first = async (text: string) => (await textReader())(text).areas[0]?.topic;

test("a contract for a role is a matter of employment, in five languages", async () => {
  for (const text of [
    "employment contract for a software developer",
    "Arbeitsvertrag für einen Programmierer",
    "un contrat de travail pour un informaticien",
    "contrato de trabajo para un informático",
    "contratto di lavoro per uno sviluppatore",
  ])
    expect([text, await first(text)]).toEqual([text, "Employment Law"]);
});

test("to hire for a role is a matter of staff, in five languages, and to have something made is not", async () => {
  for (const text of [
    "we need to hire a marketing manager",
    "we need to hire a software developer for our co-op",
    "wir müssen einen Entwickler einstellen",
    "on doit embaucher un responsable marketing",
    "queremos contratar a un programador",
    "dobbiamo assumere un programmatore",
  ])
    expect([text, await first(text)]).toEqual([text, "Human Resources"]);
  expect(await first("we want to hire a freelance developer to build our app")).toBe("Software Development");
});
