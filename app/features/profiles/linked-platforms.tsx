import { useTranslations } from "use-intl";
import { Badge } from "#app/ui/badge";
import { PostForm } from "#app/ui/form";
import { SubmitButton } from "#app/ui/submit-button";
import { Panel } from "./panel";

/** How a person can sign in: what is connected, and what is not. */
export function LinkedPlatforms({ email }: { email: string }) {
  const t = useTranslations("profiles");
  return (
    <Panel title={t("linkedTitle")}>
      <ul className="divide-y divide-line">
        <Platform name={t("emailAndPassword")} text={t("emailConnected", { email })}>
          <Badge tone="sage">{t("connected")}</Badge>
        </Platform>
        <Platform name={t("google")} text={t("googleNotConfigured")}>
          <Badge>{t("notAvailable")}</Badge>
        </Platform>
        <Platform name={t("linkedin")} text={t("linkedinText")}>
          <PostForm action="/profile/linked-platforms" preventScrollReset>
            <SubmitButton variant="secondary" name="intent" value="linkedin">
              {t("linkedinConnect")}
            </SubmitButton>
          </PostForm>
        </Platform>
      </ul>
    </Panel>
  );
}

function Platform({ name, text, children }: { name: string; text: string; children: React.ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-5 first:pt-0">
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-soft">{text}</p>
      </div>
      {children}
    </li>
  );
}
