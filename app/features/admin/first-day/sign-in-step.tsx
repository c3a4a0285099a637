import { useTranslations } from "use-intl";
import { callbackPath, type Provider } from "#app/features/accounts/oauth/providers";
import { Badge } from "#app/ui/badge";
import { type FirstDay, linesFor } from "./first-day";
import { StepRow } from "./step-row";

/** Optional sign-in through a provider, with what its setup needs. */
export function SignInStep({ provider, firstDay }: { provider: Provider; firstDay: FirstDay }) {
  const t = useTranslations("firstDay");
  const isDone = firstDay.done[provider];
  const address = firstDay.origin + callbackPath(provider);
  return (
    <StepRow
      badge={<Badge tone={isDone ? "green" : "neutral"}>{t(isDone ? "isDone" : "isOptional")}</Badge>}
      title={t(`signIn_${provider}`)}
      state={isDone ? t("signInDone", { address }) : t(`signInOpen_${provider}`, { address })}
      lines={linesFor(provider, firstDay)}
    />
  );
}
