import { useTranslations } from "use-intl";
import type { TwoFactorAnswer } from "#app/features/accounts/second-factor/two-factor-answer";
import { TwoFactorSettings } from "#app/features/accounts/second-factor/two-factor-settings";
import type { TwoFactorState } from "#app/features/accounts/second-factor/two-factor-state";
import { Panel } from "#app/features/profiles/panel";

/** Section of the Security tab to turn the second factor on and off. */
export function TwoFactorPart({ state, hasCalendar, answer }: { state: TwoFactorState; hasCalendar: boolean; answer: unknown }) {
  const t = useTranslations("secondFactor");
  const words = useTranslations("profiles");
  return (
    <Panel id="two-factor" title={t("title")} text={[t("text"), hasCalendar && words("twoFactorEndsCalendar")].filter(Boolean).join(" ")}>
      <TwoFactorSettings state={state} answer={isAnswer(answer) ? answer : null} />
    </Panel>
  );
}

const isAnswer = (answer: unknown): answer is TwoFactorAnswer =>
  typeof answer === "object" && answer !== null && "intent" in answer && String(answer.intent).startsWith("two-factor-");
