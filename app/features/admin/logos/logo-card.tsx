import { useState } from "react";
import { useTranslations } from "use-intl";
import { type LogoType, readLogoStyle } from "#app/features/home/logos/logo-style";
import { TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { Icon } from "#app/ui/icon";
import { FailureAlert, WarningAlert } from "../alert";
import { RemoveQuestion } from "../remove-question";
import type { ListedLogo } from "./listed-logo";
import { LOGO_ACCEPTS } from "./logo-form";
import { LogoPreview } from "./logo-preview";
import { StyleForm } from "./style-form";

interface LogoCardProps {
  type: LogoType;
  logo: ListedLogo | undefined;
  /** Translation key of the error. */
  problem: string | undefined;
  /** Whether dark pages show this logo as well, for want of one of their own. */
  isOnDark: boolean;
  /** Whether there is a main logo, which stands in for all others. */
  hasMain: boolean;
}

const TEXTS = {
  main: "mainText",
  admin: "adminText",
  email: "emailText",
  favicon: "faviconText",
  dark: "darkText",
  social: "socialText",
} as const;

const NONE = { main: "none", admin: "none", email: "none", favicon: "none", dark: "noneDark", social: "noneSocial" } as const;

/** A logo with its preview in both themes, upload, style controls and delete button. (signed-in-areas.md 2, Logos) */
export function LogoCard({ type, logo, problem, isOnDark, hasMain }: LogoCardProps) {
  const t = useTranslations("logos");
  const [typed, setTyped] = useState(() => logo?.style ?? readLogoStyle({}));
  const name = t(type);
  return (
    <section aria-labelledby={`logo-${type}`} className="card grid content-start gap-5">
      <div>
        <h3 id={`logo-${type}`} className="text-lg">
          {name}
        </h3>
        <p className="text-sm text-soft">{t(TEXTS[type])}</p>
      </div>
      <FailureAlert alert={problem ? { key: problem } : undefined} />
      {isOnDark && <WarningAlert>{t("mainOnDark")}</WarningAlert>}
      {logo ? (
        <LogoPreview logo={logo} style={typed} />
      ) : (
        <p className="rounded bg-wash px-4 py-3 text-sm">{t(hasMain ? "noneDark" : NONE[type])}</p>
      )}
      <PostForm encType="multipart/form-data" preventScrollReset className="grid gap-3">
        <input type="hidden" name="intent" value="upload" />
        <input type="hidden" name="type" value={type} />
        <input type="hidden" name="replaces" value={logo?.id ?? ""} />
        <TextField name="logo" type="file" accept={LOGO_ACCEPTS} label={t("file", { type: name })} hint={t("fileHint")} />
        <div>
          <SubmitButton needs={["logo"]} size="small" busyLabel={t("uploading")} aria-label={t("uploadFor", { type: name })}>
            <Icon name="upload" />
            {t("upload")}
          </SubmitButton>
        </div>
      </PostForm>
      {logo && type !== "social" && <StyleForm logo={logo} name={name} onType={setTyped} />}
      {logo && <DeleteButton logo={logo} name={name} />}
    </section>
  );
}

function DeleteButton({ logo, name }: { logo: ListedLogo; name: string }) {
  const t = useTranslations("logos");
  return (
    <div className="border-t border-line pt-4">
      <RemoveQuestion
        id={logo.id}
        verb={t("delete")}
        busyLabel={t("deleting")}
        label={t("deleteOf", { type: name })}
        title={t("deleteTitle")}
        text={t("deleteText")}
        intent="delete"
      >
        <input type="hidden" name="version" value={logo.version} />
      </RemoveQuestion>
    </div>
  );
}
