import fc from "fast-check";
import { expect, test } from "vitest";
import { MATCHER_EVENTS, messageEvent, nextStage, STAGE_TRANSITIONS, STAGES, type Stage } from "./stages";

const anonymous = messageEvent({ isSignedIn: false, hasProfile: false });
const withProfile = messageEvent({ isSignedIn: true, hasProfile: true });

test("stages: welcome; questioning; recommendation", () => {
  expect(STAGES).toEqual(["welcome", "questioning", "recommendation"]);
});

test("an anonymous user's message moves to questioning", () => {
  expect(nextStage("welcome", anonymous)).toBe("questioning");
  expect(nextStage("questioning", anonymous)).toBe("questioning");
});

test("a document upload moves to recommendation", () => {
  expect(STAGES.map((stage) => nextStage(stage, "document"))).toEqual(Array(3).fill("recommendation"));
});

test("a message from a signed-in user who has a profile moves to recommendation", () => {
  expect(STAGES.map((stage) => nextStage(stage, withProfile))).toEqual(Array(3).fill("recommendation"));
});

test("a message from a signed-in user without a profile moves to questioning", () => {
  expect(nextStage("welcome", messageEvent({ isSignedIn: true, hasProfile: false }))).toBe("questioning");
});

test("guided answers move to recommendation", () => {
  expect(nextStage("questioning", "answers")).toBe("recommendation");
});

test("whatever happens, the matcher never falls back to an earlier stage", () => {
  const events = fc.array(fc.constantFrom(...MATCHER_EVENTS));
  fc.assert(
    fc.property(events, (happened) => {
      let stage: Stage = "welcome";
      for (const event of happened) {
        const next: Stage = STAGE_TRANSITIONS[stage][event];
        expect(STAGES.indexOf(next)).toBeGreaterThanOrEqual(STAGES.indexOf(stage));
        expect(next).not.toBe("welcome");
        stage = next;
      }
    }),
  );
});
