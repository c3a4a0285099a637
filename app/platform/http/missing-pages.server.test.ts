import { afterEach, expect, test, vi } from "vitest";
import { impersonalPath, logMissingPage } from "./missing-pages.server";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test.each([
  ["/no/such/page", "/no/such/page"],
  ["/no/such.data", "/no/such"],
  ["/advisors/helena-brandt", "/advisors/helena-brandt"],
  ["/unsubscribe/ann@example.com", "/unsubscribe/·"],
  ["/unsubscribe/ann%40example.com/now", "/unsubscribe/·/now"],
  ["/call/+441632960001", "/call/·"],
  ["/consultations/3f2504e0-4f89-11d3-9a0c-0305e82c3301", "/consultations/·"],
  ["/auth/confirm/Zm9vYmFyYmF6cXV4MTIz", "/auth/confirm/·"],
  [`/${"a-".repeat(300)}`, `/${"a-".repeat(300)}`.slice(0, 200)],
])("of %s the log has %s", (asked, logged) => {
  expect(impersonalPath(asked)).toBe(logged);
});

test("each is logged, and above so many a minute their number", () => {
  vi.stubEnv("NODE_ENV", "production");
  const said: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((line) => said.push(String(line)) > 0);
  vi.useFakeTimers({ now: new Date("2026-03-01T12:00:00Z") });
  try {
    for (let time = 0; time < 130; time += 1) logMissingPage(`/none/${time}`);
    expect(said).toHaveLength(120);
    vi.setSystemTime(new Date("2026-03-01T12:01:01Z"));
    logMissingPage("/none/again");
    expect(said.slice(120).map((line) => JSON.parse(line))).toMatchObject([{ times: 10 }, { event: "not found", path: "/none/again" }]);
  } finally {
    vi.useRealTimers();
  }
});
