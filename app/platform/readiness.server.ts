import { askWhetherReady } from "#app/db/client.server";

let asked: Promise<boolean> | null = null;

/** Whether the database answers. All who ask at one moment are told by one question. */
export function isReady(): Promise<boolean> {
  asked ??= askWhetherReady().finally(() => {
    asked = null;
  });
  return asked;
}
