import { useRef, useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { FONT_PAIR_NAMES, FONT_PAIRS, RADIUS_NAMES } from "#app/platform/brand/brand";
import { SelectField, SwitchField, TextField } from "#app/ui/fields/field";
import { formValues } from "#app/ui/fields/form-values";
import { BrandPreview, type TypedLook } from "./brand-preview";
import type { SettingsAnswer } from "./settings-answer";
import { type EditedSettings, NAME_MAX_CHARACTERS, OWN_ACCENT, TAGLINE_MAX_CHARACTERS } from "./settings-form";
import { SettingsForm } from "./settings-form-frame";

interface BrandFormProps {
  brand: EditedSettings["brand"];
  /** Name from the configuration. */
  configured: string;
  answer: SettingsAnswer | undefined;
}

/** Name and look of the site, with a live preview. */
export function BrandForm({ brand, configured, answer }: BrandFormProps) {
  const t = useTranslations("brand");
  const saved = { ...brand, accent: brand.accent || OWN_ACCENT };
  const given = { ...saved, ...answer?.typed };
  const [typed, setTyped] = useState<TypedLook>(() => lookOf(given, saved));
  const section = useRef<HTMLElement>(null);
  const take = (accent: string) => {
    const field = section.current?.querySelector<HTMLInputElement>("input[name=accent]");
    if (!field) return;
    field.value = accent;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.focus();
  };
  return (
    <section ref={section} aria-labelledby="brand" className="grid items-start gap-8 lg:col-span-2 lg:grid-cols-2 lg:gap-12">
      <SettingsForm
        name="brand"
        version={brand.version}
        title={t("title")}
        text={t("text")}
        saveLabel={t("save")}
        answer={answer}
        isNamedOutside
        onInput={(event) => setTyped(lookOf(formValues(new FormData(event.currentTarget)), saved))}
      >
        <TextField
          name="name"
          label={t("name")}
          defaultValue={given.name}
          placeholder={configured}
          maxLength={NAME_MAX_CHARACTERS}
          optional
        />
        <TextField
          name="tagline"
          label={t("tagline")}
          hint={t("taglineHint")}
          defaultValue={given.tagline}
          maxLength={TAGLINE_MAX_CHARACTERS}
          optional
        />
        <TextField type="color" name="accent" label={t("accent")} hint={t("accentHint")} defaultValue={given.accent} />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            name="fonts"
            label={t("fonts")}
            defaultValue={given.fonts}
            options={FONT_PAIR_NAMES.map((value) => ({ value, label: value === "system" ? t("fontsSystem") : FONT_PAIRS[value].name }))}
          />
          <SelectField
            name="radius"
            label={t("radius")}
            defaultValue={given.radius}
            options={RADIUS_NAMES.map((value) => ({ value, label: t(`radius_${value}`) }))}
          />
        </div>
        <SwitchField
          name="drawings"
          value="on"
          label={t("drawings")}
          hint={t("drawingsHint")}
          defaultChecked={answer ? answer.typed.drawings === "on" : brand.hasDrawings}
        />
        <p>
          <Link to="/admin/logos" className="text-link inline-flex min-h-11 items-center">
            {t("logos")}
          </Link>
        </p>
      </SettingsForm>
      <BrandPreview look={typed} onTake={take} />
    </section>
  );
}

/** Reads the look from the form; invalid values fall back to the saved ones. */
function lookOf(fields: Record<string, unknown>, saved: TypedLook): TypedLook {
  const accent = typeof fields.accent === "string" && /^#[0-9a-f]{6}$/i.test(fields.accent) ? fields.accent.toLowerCase() : saved.accent;
  return {
    accent,
    fonts: FONT_PAIR_NAMES.find((name) => name === fields.fonts) ?? saved.fonts,
    radius: RADIUS_NAMES.find((name) => name === fields.radius) ?? saved.radius,
  };
}
