import { oneAtATime } from "#app/ui/connection/one-at-a-time";
import type { Theme } from "./theme";

let chosen: Theme;

// Beside the router: without a connection it would take the page away, and what is being typed on it.
const send = oneAtATime(async () => {
  const body = new URLSearchParams({ via: "script", theme: chosen });
  const { ok } = await fetch("/theme", { method: "POST", body, keepalive: true });
  return ok;
});

/** Takes the theme into the account, now or once there is a connection again; true when the account has it. */
export async function keepThemeInAccount(theme: Theme): Promise<boolean> {
  chosen = theme;
  return send().catch(() => {
    addEventListener("online", () => void send().catch(() => undefined), { once: true });
    return false;
  });
}
