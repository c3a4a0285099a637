import { afterAll, beforeAll } from "vitest";
import { moveConfig } from "#app/config.server";

/** Called at the top of a test file: adds these settings to those of every test. */
export function useSettings(settings: Record<string, string>) {
  beforeAll(() => moveConfig({ ...process.env, ...settings }));
  afterAll(() => moveConfig());
}
