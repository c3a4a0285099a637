import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button";
import { TextField } from "#app/ui/fields/field";

interface SearchFormProps {
  /** Which view of the dashboard is searched. */
  view: string;
  label: string;
  query: string;
}

/** Narrows a view of the dashboard down by words, in its address. */
export function SearchForm({ view, label, query }: SearchFormProps) {
  const t = useTranslations("admin");
  return (
    <Form method="get" action="/admin" className="flex max-w-xl items-end gap-3">
      <input type="hidden" name="view" value={view} />
      <TextField name="q" type="search" label={label} defaultValue={query} className="grow" />
      <Button type="submit" variant="secondary">
        {t("search")}
      </Button>
    </Form>
  );
}
