import { oneAtATime } from "#app/ui/connection/one-at-a-time";
import type { Theme } from "./theme";

let chosen: Theme;

// Bypasses the router: offline, the router would replace the page and lose what is being typed.
const send = oneAtATime(async () => {
  const body = new URLSearchParams({ via: "script", theme: chosen });
  const { ok } = await fetch("/theme", { method: "POST", body, keepalive: true });
  return ok;
});

/** Saves the theme to the account, now or once there is a connection again; returns true once saved. */
export async function saveThemeToAccount(theme: Theme): Promise<boolean> {
  chosen = theme;
  return send().catch(() => {
    addEventListener("online", () => void send().catch(() => undefined), { once: true });
    return false;
  });
}
