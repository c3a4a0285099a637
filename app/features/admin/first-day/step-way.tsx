import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { whyClosed } from "#app/features/applying/applying";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import type { FirstDay, FirstStep } from "./first-day";

/** Page for each open step, and its link text. Links to a form on this page use the full address: a fragment alone would drop the view. */
const WAYS = {
  address: ["/admin?view=settings#site-address", "addressLink"],
  mail: ["/admin?view=settings#mail-server", "mailLink"],
  contact: ["/admin?view=settings#contact", "contactLink"],
  payment: ["/admin?view=settings#pay-way", "paymentLink"],
  logo: ["/admin/logos", "logoLink"],
  advisor: ["/admin/import", "advisorLink"],
} as const satisfies Partial<Record<FirstStep, readonly [string, string]>>;

/** Button or link to the step, when it is done on this site. */
export function StepWay({ step, firstDay: { done, mail, isAddressGiven } }: { step: FirstStep; firstDay: FirstDay }) {
  const t = useTranslations("firstDay");
  if (step === "mail" && mail !== "waiting" && mail !== "files")
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {mail !== "sent" && <WayLink step="mail" />}
        <PostButton intent="send-test-mail" label={t("sendTest")} busy={t("sending")} />
      </div>
    );
  if (done[step] || (step === "address" && isAddressGiven)) return null;
  if (step !== "policies") return <WayLink step={step} />;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Link to="/terms" className="text-link inline-flex min-h-11 items-center">
        {t("policiesLink")}
      </Link>
      <PostButton intent="policies-read" label={t("policiesRead")} busy={t("saving")} />
    </div>
  );
}

function WayLink({ step }: { step: keyof typeof WAYS }) {
  const t = useTranslations("firstDay");
  const [to, label] = step === "advisor" && whyClosed() === "nobody" ? (["/admin?view=settings#rules", "rulesLink"] as const) : WAYS[step];
  return (
    <Link to={to} className="text-link inline-flex min-h-11 items-center">
      {t(label)}
    </Link>
  );
}

function PostButton({ intent, label, busy }: { intent: string; label: string; busy: string }) {
  return (
    <PostForm preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <SubmitButton variant="secondary" size="small" busyLabel={busy}>
        {label}
      </SubmitButton>
    </PostForm>
  );
}
