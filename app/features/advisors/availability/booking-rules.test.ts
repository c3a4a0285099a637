import { expect, test } from "vitest";
import { checkScheduleSettings } from "#app/features/schedule/settings";
import { BUFFER_MINUTES, LEAD_TIME_OPTIONS, MOST_A_DAY, withInUse } from "./booking-rules";

test("everything that is offered may be saved", () => {
  for (const bufferMinutes of BUFFER_MINUTES)
    for (const leadTimeMinutes of LEAD_TIME_OPTIONS)
      for (const mostADay of [null, ...MOST_A_DAY])
        expect(checkScheduleSettings({ bufferMinutes, leadTimeMinutes, mostADay })).toEqual({ ok: true });
});

test("what is in use stays a choice", () => {
  expect(withInUse([0, 15, 30], "20")).toEqual([0, 15, 20, 30]);
  expect(withInUse([0, 15, 30], "15")).toEqual([0, 15, 30]);
  expect(withInUse([1, 2], "")).toEqual([1, 2]);
});
