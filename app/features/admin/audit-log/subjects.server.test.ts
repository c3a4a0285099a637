import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { AuditEntry } from "#app/features/audit/audit-entry";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, aConsultation, anAdvisor } from "../../../../tests/support/people";
import { withSubjects } from "./subjects.server";

useDatabase();

const at = new Date("2026-12-01T09:00:00Z");
const line = (subject: string, subjectId: string | null): AuditEntry => ({
  ...{ id: randomUUID(), action: "x", details: {}, createdAt: at, actorName: "Root" },
  ...{ subject, subjectId },
});

test("each line says what it is about as that is called today, and nothing of what is gone or has no name", async () => {
  const [client, advisor] = [await aClient({ displayName: "Ada" }), await anAdvisor({ displayName: "Grace Hopper" })];
  const { id } = await aConsultation({ client, advisor, at });
  const lines = [
    line("users", client.userId),
    line("consultations", id),
    line("outside_payments", id),
    line("users", randomUUID()),
    line("site_settings", null),
    line("users", "no uuid"),
  ];
  const meeting = ["Business Strategy", "Ada", "Grace Hopper"];
  expect((await withSubjects(lines)).map(({ about }) => about)).toEqual([["Ada"], meeting, meeting, undefined, undefined, undefined]);
  expect(await withSubjects([])).toEqual([]);
});
