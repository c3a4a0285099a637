import { redirect } from "react-router";

/** A toast that the next page shows: keys of `texts`, and values for their placeholders. Never a text of its own. */
export interface Flash {
  title?: string;
  text: string;
  values?: Record<string, string | number>;
  tone?: "success" | "danger";
}

const NAME = "flash";

/** Goes to `url` (303) and says something there. */
export function redirectWithToast(url: string, flash: Flash, headers: [string, string][] = []) {
  return redirect(url, { status: 303, headers: [["set-cookie", flashCookie(flash)], ...headers] });
}

export const flashCookie = (flash: Flash) =>
  `${NAME}=${Buffer.from(JSON.stringify(flash)).toString("base64url")}; Path=/; HttpOnly; SameSite=Lax; Max-Age=60`;

export const endedFlashCookie = `${NAME}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`;

/** The toast a request brings along, if it is a well-formed one. */
export function readFlash(request: Request): Flash | null {
  const found = /(?:^|;\s*)flash=([\w-]+)/.exec(request.headers.get("cookie") ?? "")?.[1];
  if (!found) return null;
  try {
    const flash: unknown = JSON.parse(Buffer.from(found, "base64url").toString());
    return isFlash(flash) ? flash : null;
  } catch {
    return null;
  }
}

function isFlash(value: unknown): value is Flash {
  return typeof value === "object" && value !== null && "text" in value && typeof value.text === "string";
}
