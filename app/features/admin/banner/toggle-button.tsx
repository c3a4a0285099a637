import { useTranslations } from "use-intl";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import type { EditedBanner } from "./banner-state";

/** Activates or deactivates a banner. */
export function ToggleButton({ banner }: { banner: EditedBanner }) {
  const t = useTranslations("admin");
  return (
    <PostForm preventScrollReset>
      <input type="hidden" name="id" value={banner.id} />
      {banner.isActive ? (
        <SubmitButton size="small" variant="secondary" name="intent" value="deactivate" busyLabel={t("deactivating")}>
          {t("deactivate")}
        </SubmitButton>
      ) : (
        <SubmitButton size="small" name="intent" value="activate" busyLabel={t("activating")}>
          {t("activate")}
        </SubmitButton>
      )}
    </PostForm>
  );
}
