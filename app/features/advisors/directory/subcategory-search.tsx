import { useRef } from "react";
import { Form, useSubmit } from "react-router";
import { useTranslations } from "use-intl";
import type { Subcategory } from "#app/features/catalog/subcategories";
import { submitFilled } from "#app/features/search/submit-search";
import { useNames } from "#app/languages/names";
import { TextAreaField } from "#app/ui/fields/field";
import { useMended } from "#app/ui/fields/mended";
import { sendOnEnter } from "#app/ui/fields/send-on-enter";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { Icon } from "#app/ui/icon";
import type { FieldErrors } from "#app/ui/text/message-key";
import { useCompared } from "../compare/compare-choice";

interface SubcategorySearchProps {
  subcategory: Subcategory;
  text: string;
  isBlank: boolean;
  isSearching: boolean;
}

const BLANK: FieldErrors = { q: "catalog.needRequired" };
const NOTHING_WRONG: FieldErrors = {};

/** The free-text box. Its button is disabled without a text and during a search. */
export function SubcategorySearch({ subcategory, text, isBlank, isSearching }: SubcategorySearchProps) {
  const t = useTranslations("catalog");
  const named = useNames();
  const submit = useSubmit();
  const { slugs } = useCompared();
  const form = useRef<HTMLFormElement>(null);
  const { q: error } = useMended(form, isBlank ? BLANK : NOTHING_WRONG);
  return (
    <Form
      ref={form}
      action={subcategory.path}
      role="search"
      className="max-w-3xl space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = String(new FormData(event.currentTarget).get("q")).trim();
        if (wanted !== "" && !isSearching) submitFilled(event.currentTarget, submit, {});
      }}
    >
      {slugs.length > 0 && <input type="hidden" name="compare" value={slugs.join(",")} />}
      <TextAreaField
        name="q"
        label={t("needLabel")}
        placeholder={named(subcategory.searchPlaceholder)}
        defaultValue={text}
        maxLength={300}
        rows={3}
        onKeyDown={sendOnEnter}
        error={error}
      />
      <SubmitButton needs={["q"]} busy={isSearching}>
        {!isSearching && <Icon name="search" />}
        {isSearching ? t("searching") : t("search")}
      </SubmitButton>
    </Form>
  );
}
