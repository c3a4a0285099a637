import { PROVIDERS, type Provider } from "#app/features/accounts/oauth/providers";

/** What stands between a fresh start and a site that is somebody's own, in the order in which it is best done. */
export const FIRST_STEPS = ["address", "mail", "contact", "payment", "logo", "policies", "advisor"] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** What a site can do without, and is not counted: each button to sign in through somebody is there, and does nothing before it is set up. */
export const OPTIONAL_STEPS = PROVIDERS;

/** How mails leave, as far as it is known: as files, with a test mail among them or none, or by a server that was never tried, has taken one, or refused the last one. */
export type MailState = "files" | "kept" | "untried" | "waiting" | "sent" | "refused";

/** Whether the site knows its address: it is the one it is read at, or another; it was never said, and it is read elsewhere than here, or here alone. */
export type AddressState = "right" | "elsewhere" | "unset" | "local";

/** The real state of the site on its first day. */
export interface FirstDay {
  done: Record<FirstStep | Provider, boolean>;
  /** What stands in the place of one's own, as the demo has it: nothing of that is done by it. */
  demo: { payment: boolean; advisor: boolean };
  mail: MailState;
  address: AddressState;
  /** Where the site says that it is. */
  origin: string;
  /** Where whoever looks reads it: what their browser asked for, to be shown and for nothing else. */
  host: string;
  advisors: number;
}

/** How many of the steps are done. */
export const stepsDone = ({ done }: FirstDay): number => FIRST_STEPS.filter((step) => done[step]).length;

/** The lines that the environment of the start needs for a step to be done, as they are copied there; none where the step is done on a page. */
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
