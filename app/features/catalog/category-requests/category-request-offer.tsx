import { useState } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button";
import { Card } from "#app/ui/card";
import { Dialog } from "#app/ui/overlays/dialog";
import { CategoryRequestForm } from "./category-request-form";

/** Offers to request a category: in a dialog with JavaScript, with the search page's form without. */
export function CategoryRequestOffer() {
  const t = useTranslations("catalog");
  const [isOpen, setOpen] = useState(false);
  return (
    <Card as="section" kind="quiet" className="flex flex-wrap items-center justify-between gap-4">
      <div className="max-w-measure">
        <h2 className="text-xl">{t("requestOffer")}</h2>
        <p className="mt-1 text-soft">{t("requestOfferText")}</p>
      </div>
      <Form
        action="/search"
        onSubmit={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <input type="hidden" name="request" value="" />
        <Button type="submit" variant="secondary">
          {t("submitCategoryRequest")}
        </Button>
      </Form>
      <Dialog open={isOpen} onOpenChange={setOpen} title={t("requestTitle")} description={t("requestIntro")}>
        <CategoryRequestForm onClose={() => setOpen(false)} />
      </Dialog>
    </Card>
  );
}
