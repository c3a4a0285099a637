import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button";
import { ConfirmDialog } from "#app/ui/overlays/confirm-dialog";

interface BlockButtonProps {
  name: string;
  /** Path that handles the block. */
  action: string;
  size?: "small";
  className?: string;
}

/** Asks for confirmation before blocking, and explains the effect. */
export function BlockButton({ name, action, ...look }: BlockButtonProps) {
  const t = useTranslations("messages");
  return (
    <ConfirmDialog
      title={t("blockTitle", { name })}
      text={t("blockText", { name })}
      confirmLabel={t("block")}
      action={action}
      name="intent"
      value="block"
      trigger={
        <Button variant="quiet" {...look}>
          {t("block")}
        </Button>
      }
    />
  );
}
