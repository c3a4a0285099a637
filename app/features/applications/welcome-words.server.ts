import { eq } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { weeklyHours } from "#app/db/schema/advisors";
import type { Translator } from "#app/languages/all-texts.server";
import { siteName } from "#app/platform/brand/current-brand.server";
import type { EmailWords } from "#app/platform/mail/outbox.server";
import { siteLink } from "#app/platform/origin.server";

type T = Translator<"applications">;
type Words = Pick<EmailWords, "subject" | "paragraphs" | "facts" | "action">;

/** Without weekly hours an advisor is never matched, without a rate never booked: the welcome email asks for what is missing. */
export interface NewAdvisor {
  /** Undefined before the row exists; then there are no hours either. */
  id?: string;
  slug: string;
  hourlyRate: number | null;
  /** Whether they were invited: the imported file may have included the hours. */
  isInvited?: boolean;
}

/** Builds the texts of the welcome email: what is missing, or that nothing is. */
export async function welcomeWords(connection: Connection, { id, slug, hourlyRate, isInvited }: NewAdvisor) {
  const hasHours = id !== undefined && (await connection.$count(weeklyHours, eq(weeklyHours.advisorId, id))) > 0;
  const site = siteName();
  const hasRate = hourlyRate !== null;
  const isReady = hasHours && hasRate;
  const tasks = (t: T) => {
    if (hasHours) return [t(hasRate ? "welcomeReady" : "welcomeHasHours")];
    return [t("welcomeTask"), ...(hasRate ? [] : [t("welcomeRate")])];
  };
  return (t: T): Words => ({
    subject: t(isReady ? "welcomeReadySubject" : "welcomeSubject", { site }),
    paragraphs: [t(isInvited ? "welcomeInvited" : "welcomeText", { site }), ...tasks(t)],
    facts: [[t("welcomePage"), siteLink(`/advisors/${slug}`)]],
    action: hasHours
      ? { label: t(hasRate ? "welcomeReadyAction" : "welcomeRateAction"), url: siteLink("/advisor-profile") }
      : { label: t("welcomeAction"), url: siteLink("/advisor-profile/availability") },
  });
}
