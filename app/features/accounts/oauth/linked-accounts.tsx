import { useTranslations } from "use-intl";
import { Badge } from "#app/ui/badge";
import { ButtonLink } from "#app/ui/button";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { PROVIDERS, type Provider } from "./providers";

interface LinkedAccountsProps {
  email: string;
  hasPassword: boolean;
  connected: readonly { provider: Provider; email: string }[];
  configured: readonly Provider[];
}

/** The person's sign-in methods: connected ones, and those they can connect (signed-in-areas.md 2, Linked Platforms). */
export function LinkedAccounts({ email, hasPassword, connected, configured }: LinkedAccountsProps) {
  const t = useTranslations("oauth");
  return (
    <ul className="divide-y divide-line">
      <Row name={t("emailAndPassword")} text={hasPassword ? t("passwordConnected", { email }) : t("passwordNone")}>
        {hasPassword ? (
          <Badge tone="sage">{t("connected")}</Badge>
        ) : (
          <ButtonLink variant="secondary" to="/profile/security">
            {t("passwordSet")}
          </ButtonLink>
        )}
      </Row>
      {PROVIDERS.map((provider) => (
        <ProviderRow
          key={provider}
          provider={provider}
          account={connected.find((identity) => identity.provider === provider)?.email}
          isConfigured={configured.includes(provider)}
        />
      ))}
    </ul>
  );
}

function ProviderRow({ provider, account, isConfigured }: { provider: Provider; account: string | undefined; isConfigured: boolean }) {
  const t = useTranslations("oauth");
  const name = t(provider);
  if (account !== undefined)
    return (
      <Row name={name} text={t("connectedAs", { account })}>
        <ProviderForm provider={provider}>
          <SubmitButton variant="secondary" name="intent" value="disconnect" aria-label={t("disconnectLabel", { provider: name })}>
            {t("disconnect")}
          </SubmitButton>
        </ProviderForm>
      </Row>
    );
  // LinkedIn's button is shown even before LinkedIn is configured, and says so when pressed.
  if (!isConfigured && provider !== "linkedin")
    return (
      <Row name={name} text={t("notConfigured", { provider: name })}>
        <Badge>{t("notAvailable")}</Badge>
      </Row>
    );
  return (
    <Row name={name} text={t("notConnected")}>
      <ProviderForm provider={provider}>
        <SubmitButton variant="secondary" name="intent" value="connect" busyLabel={t("connecting")}>
          {t("connect", { provider: name })}
        </SubmitButton>
      </ProviderForm>
    </Row>
  );
}

function ProviderForm({ provider, children }: { provider: Provider; children: React.ReactNode }) {
  return (
    <PostForm action="/profile/linked-platforms" preventScrollReset>
      <input type="hidden" name="provider" value={provider} />
      {children}
    </PostForm>
  );
}

function Row({ name, text, children }: { name: string; text: string; children: React.ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-5 first:pt-0">
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-sm break-words text-soft">{text}</p>
      </div>
      {children}
    </li>
  );
}
