import { afterAll, beforeAll } from "vitest";
import { moveConfig } from "#app/config.server";

/** Called at the top of a test file: its tests run under these settings beside those of every test. */
export function useSettings(settings: Record<string, string>) {
  beforeAll(() => moveConfig({ ...process.env, ...settings }));
  afterAll(() => moveConfig());
}
