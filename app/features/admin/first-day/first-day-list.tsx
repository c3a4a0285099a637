import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { whyClosed } from "#app/features/applying/applying";
import { Badge } from "#app/ui/badge";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { PhoneFold } from "#app/ui/phone-fold";
import { FailureAlert } from "../alert";
import type { SettingsAnswer } from "../settings/settings-answer";
import { FIRST_STEPS, type FirstDay, type FirstStep, linesFor, OPTIONAL_STEPS, stepsDone } from "./first-day";
import { SignInStep } from "./sign-in-step";
import { StepRow } from "./step-row";

/** Checklist for setting up the site. Open until every step is done. */
export function FirstDayList({ firstDay, answer }: { firstDay: FirstDay; answer: SettingsAnswer | undefined }) {
  const t = useTranslations("firstDay");
  const count = stepsDone(firstDay);
  return (
    <details open={count < FIRST_STEPS.length || answer !== undefined} className="card lg:col-span-2" id="first-day">
      <summary className="min-h-11 content-center">
        <h2 className="mr-4 inline text-2xl">{t("title")}</h2>
        <span className="text-soft">{t("progress", { done: count, all: FIRST_STEPS.length })}</span>
      </summary>
      <p className="mt-1 text-soft">{t("text")}</p>
      <FailureAlert alert={answer?.alert} />
      <ul className="mt-4 divide-y divide-line">
        {FIRST_STEPS.map((step) => (
          <Step key={step} step={step} firstDay={firstDay} />
        ))}
      </ul>
      <div className="border-t border-line pt-2">
        <PhoneFold label={t("optionalSteps")}>
          <ul className="divide-y divide-line">
            {OPTIONAL_STEPS.map((provider) => (
              <SignInStep key={provider} provider={provider} firstDay={firstDay} />
            ))}
          </ul>
        </PhoneFold>
      </div>
    </details>
  );
}

function Step({ step, firstDay }: { step: FirstStep; firstDay: FirstDay }) {
  const t = useTranslations("firstDay");
  const isDone = firstDay.done[step];
  return (
    <StepRow
      badge={<Badge tone={isDone ? "green" : "yellow"}>{t(isDone ? "isDone" : "isOpen")}</Badge>}
      title={t(step)}
      state={stateOf(t, step, firstDay)}
      lines={linesFor(step, firstDay)}
    >
      <Way step={step} firstDay={firstDay} />
    </StepRow>
  );
}

/** Text on how to get the first advisor, by who may apply. */
const ADVISOR_OPEN = { anybody: "advisorOpen", invited: "advisorInvited", nobody: "advisorNobody" } as const;

function stateOf(
  t: ReturnType<typeof useTranslations<"firstDay">>,
  step: FirstStep,
  { done, demo, mail, address, origin, host, advisors }: FirstDay,
) {
  if (step === "mail") return t(`mail_${mail}`);
  if (step === "address") return t(`address_${address}`, { origin, host });
  if ((step === "payment" || step === "advisor") && demo[step]) return t(`${step}Demo`);
  if (step === "advisor" && done.advisor) return t("advisorDone", { count: advisors });
  if (step === "advisor") return t(ADVISOR_OPEN[whyClosed() ?? "anybody"]);
  const state = `${step}${done[step] ? "Done" : "Open"}` as "logoOpen";
  return t(state);
}

/** Page for each open step, and its link text. Links to a form on this page use the full address: a fragment alone would drop the view. */
const WAYS = {
  contact: ["/admin?view=settings#contact", "contactLink"],
  payment: ["/admin?view=settings#pay-way", "paymentLink"],
  logo: ["/admin/logos", "logoLink"],
  advisor: ["/admin/import", "advisorLink"],
} as const satisfies Partial<Record<FirstStep, readonly [string, string]>>;

/** Button or link to the step, when it is done on this site. */
function Way({ step, firstDay: { done, mail } }: { step: FirstStep; firstDay: FirstDay }) {
  const t = useTranslations("firstDay");
  if (step === "mail" && mail !== "waiting") return <PostButton intent="send-test-mail" label={t("sendTest")} busy={t("sending")} />;
  if (done[step] || step === "address" || step === "mail") return null;
  if (step !== "policies") {
    const [to, label] =
      step === "advisor" && whyClosed() === "nobody" ? (["/admin?view=settings#rules", "rulesLink"] as const) : WAYS[step];
    return (
      <Link to={to} className="text-link inline-flex min-h-11 items-center">
        {t(label)}
      </Link>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Link to="/terms" className="text-link inline-flex min-h-11 items-center">
        {t("policiesLink")}
      </Link>
      <PostButton intent="policies-read" label={t("policiesRead")} busy={t("saving")} />
    </div>
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
