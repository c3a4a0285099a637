import { expect, test } from "vitest";
import { AVATAR_MAX_BYTES } from "../limits";
import { refuseAvatar } from "./avatar";

test("a photo must be an image", () => {
  expect(refuseAvatar({ type: "image/png", size: 10 })).toBeNull();
  expect(refuseAvatar({ type: "application/pdf", size: 10 })).toBe("profiles.photoNotImage");
  expect(refuseAvatar({ type: "image/svg+xml", size: 10 })).toBe("profiles.photoNotImage");
  expect(refuseAvatar({ type: "", size: 10 })).toBe("profiles.photoNotImage");
});

test("a photo must be under 5MB", () => {
  expect(refuseAvatar({ type: "image/jpeg", size: AVATAR_MAX_BYTES - 1 })).toBeNull();
  expect(refuseAvatar({ type: "image/jpeg", size: AVATAR_MAX_BYTES })).toBe("profiles.photoTooLarge");
});
