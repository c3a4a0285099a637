import { useTranslations } from "use-intl";
import { whyClosed } from "#app/features/applying/applying";
import { Badge } from "#app/ui/badge";
import { PhoneFold } from "#app/ui/phone-fold";
import { FailureAlert } from "../alert";
import type { SettingsAnswer } from "../settings/settings-answer";
import { FIRST_STEPS, type FirstDay, type FirstStep, linesFor, OPTIONAL_STEPS, stepsDone } from "./first-day";
import { mailStateKey } from "./mail-state-key";
import { SignInStep } from "./sign-in-step";
import { StepRow } from "./step-row";
import { StepWay } from "./step-way";

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
      <StepWay step={step} firstDay={firstDay} />
    </StepRow>
  );
}

/** Text on how to get the first advisor, by who may apply. */
const ADVISOR_OPEN = { anybody: "advisorOpen", invited: "advisorInvited", nobody: "advisorNobody" } as const;

function stateOf(
  t: ReturnType<typeof useTranslations<"firstDay">>,
  step: FirstStep,
  { done, demo, mail, problem, address, proposed, origin, host, advisors }: FirstDay,
) {
  if (step === "mail") return t(mailStateKey(mail, problem));
  if (step === "address") return t(`address_${address}`, { origin, host, proposed });
  if ((step === "payment" || step === "advisor") && demo[step]) return t(`${step}Demo`);
  if (step === "advisor" && done.advisor) return t("advisorDone", { count: advisors });
  if (step === "advisor") return t(ADVISOR_OPEN[whyClosed() ?? "anybody"]);
  const state = `${step}${done[step] ? "Done" : "Open"}` as "logoOpen";
  return t(state);
}
