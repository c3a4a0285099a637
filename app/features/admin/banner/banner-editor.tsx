import { useState } from "react";
import { useTranslations } from "use-intl";
import { wallText } from "#app/features/booking/request/start-time";
import { ButtonLink } from "#app/ui/button";
import { TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { formValues } from "#app/ui/fields/form-values";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { useZoneNames } from "#app/ui/text/use-zone-names";
import { FailureAlert } from "../alert";
import { type BannerAnswer, type BannerWords, typedBanner } from "./banner-answer";
import { type BannerColors, ColorChoices } from "./banner-colors";
import { BANNER_COLORS, BANNER_LENGTHS } from "./banner-form";
import { BannerPreview } from "./banner-preview";
import type { EditedBanner } from "./banner-state";

interface BannerEditorProps {
  /** Omitted for a new banner. */
  banner?: EditedBanner;
  zone: string;
  /** Accent of the brand, and the colour of words on it. */
  brand: BannerColors;
  answer: BannerAnswer | undefined;
}

/** Banner form with a preview. (signed-in-areas.md 2 and 5, Banner) */
export function BannerEditor({ banner, zone, brand, answer }: BannerEditorProps) {
  const t = useTranslations("admin");
  const { zoneInWords } = useZoneNames();
  const [typed, setTyped] = useState(() => answer?.words ?? wordsOf(banner, zone));
  const given = answer?.words ?? wordsOf(banner, zone);
  return (
    <section aria-labelledby="banner-form" className="max-w-3xl">
      <h2 id="banner-form" className="text-2xl">
        {t(banner ? "editBanner" : "newBanner")}
      </h2>
      <BannerPreview words={typed} />
      <PostForm
        errors={answer?.errors}
        preventScrollReset
        data-drafts={answer ? "refused" : ""}
        className="mt-6 grid gap-5"
        onInput={(event) => setTyped(typedBanner(formValues(new FormData(event.currentTarget))))}
      >
        <FailureAlert alert={answer?.alert}>{answer?.stale && <p className="mt-1">{answer.stale.text}</p>}</FailureAlert>
        <input type="hidden" name="intent" value={banner ? "update" : "create"} />
        {banner && <input type="hidden" name="id" value={banner.id} />}
        {banner && <input type="hidden" name="version" value={answer?.stale?.version ?? banner.version} />}
        <TextField name="text" label={t("bannerText")} defaultValue={given.text} maxLength={BANNER_LENGTHS.text} required />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="linkUrl"
            label={t("linkUrl")}
            hint={t("linkUrlHint")}
            defaultValue={given.linkUrl}
            maxLength={BANNER_LENGTHS.linkUrl}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            optional
          />
          <TextField name="linkText" label={t("linkText")} defaultValue={given.linkText} maxLength={BANNER_LENGTHS.linkText} optional />
          <ColorChoices brand={brand} />
          <TextField type="color" name="backgroundColor" label={t("backgroundColor")} defaultValue={given.backgroundColor} />
          <TextField type="color" name="textColor" label={t("textColor")} defaultValue={given.textColor} />
          <TextField type="datetime-local" name="startsAt" label={t("startsAt")} defaultValue={given.startsAt} optional />
          <TextField type="datetime-local" name="endsAt" label={t("endsAt")} defaultValue={given.endsAt} optional />
        </div>
        <p className="-mt-2 text-sm text-soft">{t("timesHint", { zone: zoneInWords(zone) })}</p>
        <div className="flex flex-wrap gap-3">
          <SubmitButton busyLabel={t("saving")}>{t(banner ? "updateBanner" : "createBanner")}</SubmitButton>
          {banner && (
            <ButtonLink to="/admin/banner" variant="secondary">
              {t("cancel")}
            </ButtonLink>
          )}
        </div>
      </PostForm>
    </section>
  );
}

function wordsOf(banner: EditedBanner | undefined, zone: string): BannerWords {
  if (!banner) return { text: "", linkUrl: "", linkText: "", ...BANNER_COLORS, startsAt: "", endsAt: "" };
  return {
    text: banner.text,
    linkUrl: banner.linkUrl ?? "",
    linkText: banner.linkText ?? "",
    backgroundColor: banner.backgroundColor,
    textColor: banner.textColor,
    startsAt: banner.startsAt ? wallText(new Date(banner.startsAt), zone) : "",
    endsAt: banner.endsAt ? wallText(new Date(banner.endsAt), zone) : "",
  };
}
