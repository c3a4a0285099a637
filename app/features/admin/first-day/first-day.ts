import { PROVIDERS, type Provider } from "#app/features/accounts/oauth/providers";

/** Setup steps of a new site, in the recommended order. */
export const FIRST_STEPS = ["contact", "payment", "address", "mail", "logo", "policies", "advisor"] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Optional steps, not counted in the progress: a provider's sign-in button is always shown but does nothing until configured. */
export const OPTIONAL_STEPS = PROVIDERS;

/** How mail is sent: to files (`files`; `kept` after a test mail), or by SMTP: untried, test mail waiting, sent, or refused. */
export type MailState = "files" | "kept" | "untried" | "waiting" | "sent" | "refused";

/** Whether the configured address matches the requested host: `right` or `elsewhere`; without one, `local` on localhost, else `unset`. */
export type AddressState = "right" | "elsewhere" | "unset" | "local";

/** Actual setup state of the site. */
export interface FirstDay {
  done: Record<FirstStep | Provider, boolean>;
  /** Steps that are covered by demo data only; these do not count as done. */
  demo: { payment: boolean; advisor: boolean };
  mail: MailState;
  address: AddressState;
  /** Origin of the site as configured. */
  origin: string;
  /** Host that the admin's browser requested, for display only. */
  host: string;
  advisors: number;
}

/** Counts the completed steps. */
export const stepsDone = ({ done }: FirstDay): number => FIRST_STEPS.filter((step) => done[step]).length;

/** Returns the environment variables that a step needs, ready to copy; empty for steps that are done on a page. */
export function linesFor(
  step: FirstStep | Provider,
  { done, address, mail, host }: Pick<FirstDay, "done" | "address" | "mail" | "host">,
): string[] {
  if (step === "address" && address !== "right") return [`BASE_URL=https://${address === "local" ? "www.example.com" : host}`];
  if (step === "mail" && (mail === "files" || mail === "kept"))
    return ["SMTP_URL=smtps://user:password@mail.example.com:465", "MAIL_FROM=hello@example.com"];
  if (step === "google" && !done.google) return ["GOOGLE_CLIENT_ID=your-id.apps.googleusercontent.com", "GOOGLE_CLIENT_SECRET=your-secret"];
  if (step === "linkedin" && !done.linkedin) return ["LINKEDIN_CLIENT_ID=your-id", "LINKEDIN_CLIENT_SECRET=your-secret"];
  return [];
}
