import { useTranslations } from "use-intl";
import { type ListedPasskey, type PasskeyAnswer, PasskeySettings } from "#app/features/accounts/passkeys/passkey-settings";
import { Panel } from "#app/features/profiles/panel";

interface PasskeyPartProps {
  passkeys: readonly ListedPasskey[];
  isAvailable: boolean;
  elsewhere: string | null;
  at: Date;
  answer: unknown;
}

/** Passkey section of the Security tab. */
export function PasskeyPart({ answer, ...given }: PasskeyPartProps) {
  const t = useTranslations("passkeys");
  return (
    <Panel id="passkeys" title={t("title")} text={t("text")}>
      <PasskeySettings {...given} answer={isAnswer(answer) ? answer : null} />
    </Panel>
  );
}

const isAnswer = (answer: unknown): answer is PasskeyAnswer =>
  typeof answer === "object" && answer !== null && "intent" in answer && answer.intent === "passkey-rename" && "errors" in answer;
