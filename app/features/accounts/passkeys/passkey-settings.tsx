import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Badge } from "#app/ui/badge";
import { Button } from "#app/ui/button";
import { TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { Icon } from "#app/ui/icon";
import { useFormat } from "#app/ui/text/format";
import type { FieldErrors } from "#app/ui/text/message-key";
import { FormAlert } from "../form-alert";
import { useCeremony } from "./use-ceremony";

export interface ListedPasskey {
  id: string;
  name: string;
  isSynced: boolean;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export interface PasskeyAnswer {
  intent: string;
  id: string;
  errors: FieldErrors;
}

interface PasskeySettingsProps {
  passkeys: readonly ListedPasskey[];
  /** False when the page was not opened by a domain name that passkeys can use. */
  isAvailable: boolean;
  /** The site's address by its domain name, if the page was opened by another. */
  elsewhere: string | null;
  answer: PasskeyAnswer | null;
  /** When the page was rendered. */
  at: Date;
}

/** The person's passkeys, with rename and remove, and a form to add one. */
export function PasskeySettings({ passkeys, isAvailable, elsewhere, answer, at }: PasskeySettingsProps) {
  const t = useTranslations("passkeys");
  return (
    <>
      {passkeys.length === 0 ? (
        <p className="text-soft">{t("none")}</p>
      ) : (
        <ul className="divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} at={at} errors={answer?.id === passkey.id ? answer.errors : undefined} />
          ))}
        </ul>
      )}
      <div className="mt-5">{isAvailable ? <AddPasskey /> : <NotHere elsewhere={elsewhere} />}</div>
    </>
  );
}

function NotHere({ elsewhere }: Pick<PasskeySettingsProps, "elsewhere">) {
  const t = useTranslations("passkeys");
  const { pathname } = useLocation();
  if (!elsewhere) return <p className="text-sm text-soft">{t("unavailable")}</p>;
  const link = (
    <a href={elsewhere + pathname} className="font-semibold underline underline-offset-4">
      {elsewhere}
    </a>
  );
  return <p className="text-sm text-soft">{t.rich("unavailableHere", { address: () => link })}</p>;
}

function AddPasskey() {
  const t = useTranslations("passkeys");
  const { pathname } = useLocation();
  const { start, isBusy, alert } = useCeremony<PublicKeyCredentialCreationOptionsJSON>({
    action: pathname,
    begin: "passkey-begin",
    finish: "passkey-finish",
    ask: async (optionsJSON) => (await import("@simplewebauthn/browser")).startRegistration({ optionsJSON }),
  });
  return (
    <div className="grid max-w-xl gap-3 justify-items-start">
      <Button variant="secondary" busy={isBusy} onClick={start}>
        <Icon name="plus" />
        {isBusy ? t("adding") : t("add")}
      </Button>
      <FormAlert alert={alert} />
      <noscript>
        <p className="text-sm text-soft">{t("needsScript")}</p>
      </noscript>
    </div>
  );
}

function PasskeyLine({ passkey, at, errors }: { passkey: ListedPasskey; at: Date; errors: FieldErrors | undefined }) {
  const t = useTranslations("passkeys");
  const { date, relative } = useFormat();
  const { id, name, isSynced, createdAt, lastUsedAt } = passkey;
  const facts = [t("since", { date: date(createdAt) }), lastUsedAt ? t("used", { when: relative(lastUsedAt, at) }) : t("neverUsed")];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4 first:pt-0">
      <Icon name="lock" className="mt-1 text-soft" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <bdi>{name}</bdi>
          {isSynced && <Badge>{t("synced")}</Badge>}
        </p>
        <p className="text-sm text-soft">{facts.join(", ")}</p>
        <details open={errors !== undefined} className="mt-1">
          <summary className="text-link inline-flex min-h-11 items-center text-sm">{t("rename")}</summary>
          <PostForm errors={errors} preventScrollReset className="mt-1 flex max-w-md flex-wrap items-end gap-3">
            <input type="hidden" name="intent" value="passkey-rename" />
            <input type="hidden" name="id" value={id} />
            <TextField name="name" id={`passkey-${id}`} label={t("name")} defaultValue={name} required className="grow" />
            <SubmitButton size="small" variant="secondary">
              {t("save")}
            </SubmitButton>
          </PostForm>
        </details>
      </div>
      <PostForm preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <SubmitButton variant="secondary" size="small" name="intent" value="passkey-remove" aria-label={t("removeLabel", { name })}>
          {t("remove")}
        </SubmitButton>
      </PostForm>
    </li>
  );
}
