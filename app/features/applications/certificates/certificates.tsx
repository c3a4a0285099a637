import { useTranslations } from "use-intl";
import { PAPER_ACCEPTS } from "#app/platform/files/attachment";
import { TextField } from "#app/ui/fields/field";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { Icon } from "#app/ui/icon";
import type { Certificate } from "../wizard/wizard-view";

/** Supporting documents, added and removed within the step's form so that nothing typed in it is lost. */
export function Certificates({ certificates, isSignedIn }: { certificates: Certificate[]; isSignedIn: boolean }) {
  const t = useTranslations("applications");
  return (
    <fieldset>
      <legend className="field-label">{t("certificatesTitle")}</legend>
      {isSignedIn ? (
        <>
          <CertificateList certificates={certificates} />
          <div className="flex flex-wrap items-start gap-3 sm:flex-nowrap">
            <TextField
              name="certificate"
              type="file"
              accept={PAPER_ACCEPTS}
              label={t("certificateFile")}
              isLabelHidden
              hint={t("certificatesHint")}
              className="min-w-0 grow"
            />
            <SubmitButton variant="secondary" name="intent" value="add-certificate" className="shrink-0" busyLabel={t("certificateAdding")}>
              {t("certificateAdd")}
            </SubmitButton>
          </div>
        </>
      ) : (
        <p className="text-sm text-soft">{t("certificatesSignIn")}</p>
      )}
    </fieldset>
  );
}

function CertificateList({ certificates }: { certificates: Certificate[] }) {
  const t = useTranslations("applications");
  if (certificates.length === 0) return null;
  return (
    <ul className="mb-3 divide-y divide-line rounded border border-line">
      {certificates.map(({ id, fileName }) => (
        <li key={id} className="flex items-center gap-3 px-3">
          <Icon name="document" className="shrink-0 text-soft" />
          <a href={`/files/certificates/${id}`} className="text-link min-w-0 grow truncate py-2.5">
            {fileName}
          </a>
          <button
            type="submit"
            name="intent"
            value={`remove-certificate:${id}`}
            className="close-button"
            aria-label={t("certificateRemove", { name: fileName })}
          >
            <Icon name="trash" />
          </button>
        </li>
      ))}
    </ul>
  );
}
