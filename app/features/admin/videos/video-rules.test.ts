import { expect, test } from "vitest";
import { VIDEO_MAX_BYTES } from "../limits";
import { refuseVideo, shownVideoName } from "./video-rules";

test("a hero grid video must be a video type", () => {
  expect(refuseVideo({ type: "video/mp4", size: 1 })).toBeNull();
  expect(refuseVideo({ type: "video/webm", size: 1 })).toBeNull();
  for (const type of ["text/html", "image/png", "application/zip", ""]) expect(refuseVideo({ type, size: 1 })).toBe("videos.videoType");
});

test("a hero grid video has at most 100MB", () => {
  expect(refuseVideo({ type: "video/mp4", size: VIDEO_MAX_BYTES })).toBeNull();
  expect(refuseVideo({ type: "video/mp4", size: VIDEO_MAX_BYTES + 1 })).toBe("videos.videoTooLarge");
});

test("a name that would lead somewhere else is only its last part", () => {
  expect(shownVideoName("../../etc/passwd", "mp4")).toBe("passwd");
  expect(shownVideoName("C:\\films\\our team.mp4", "mp4")).toBe("our team.mp4");
  expect(shownVideoName("a\0b\u202Egpj.mp4", "mp4")).toBe("abgpj.mp4");
  expect(shownVideoName("..\\", "webm")).toBe("video.webm");
  expect(shownVideoName("x".repeat(300), "mp4")).toHaveLength(120);
});
