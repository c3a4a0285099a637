import { useTranslations } from "use-intl";
import { TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import type { SettingsAnswer } from "../settings/settings-answer";
import { SettingsForm } from "../settings/settings-form-frame";
import type { EditedConnections } from "./connections-form";
import { GivenElsewhere } from "./given-elsewhere";

/** Public address of the site: entered, then confirmed from there. Read-only where BASE_URL says it. */
export function SiteAddressForm({ address, answer }: { address: EditedConnections["address"]; answer: SettingsAnswer | undefined }) {
  const t = useTranslations("connections");
  if (address.isGiven)
    return <GivenElsewhere id="site-address" title={t("addressTitle")} text={t("addressGiven", { address: address.standing })} />;
  return (
    <div className="grid content-start gap-4">
      <SettingsForm
        name="site-address"
        version={address.version}
        title={t("addressTitle")}
        text={t("addressText")}
        saveLabel={t("saveAddress")}
        answer={answer}
      >
        <TextField
          name="address"
          label={t("address")}
          hint={t("addressHint")}
          defaultValue={answer?.typed.address ?? (address.proposed || address.standing)}
          placeholder="https://advice.example.com"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          optional
        />
      </SettingsForm>
      {address.proposed !== "" && <ConfirmPart {...address} />}
    </div>
  );
}

function ConfirmPart({ proposed, version }: EditedConnections["address"]) {
  const t = useTranslations("connections");
  const words = useTranslations("admin");
  return (
    <PostForm preventScrollReset className="card card-quiet grid content-start gap-3" aria-label={t("confirmAddress")}>
      <p className="wrap-anywhere">
        {t.rich("addressProposed", {
          link: () => (
            <a key="link" href={`${proposed}/admin?view=settings#site-address`} className="text-link">
              {proposed}
            </a>
          ),
        })}
      </p>
      <input type="hidden" name="intent" value="confirm-address" />
      <input type="hidden" name="version" value={version} />
      <div>
        <SubmitButton variant="secondary" busyLabel={words("saving")}>
          {t("confirmAddress")}
        </SubmitButton>
      </div>
    </PostForm>
  );
}
