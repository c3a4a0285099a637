import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "./button";
import { useHydrated } from "./hydrated";
import { Icon } from "./icon";

interface CopyButtonProps {
  text: string;
  /** Accessible name, where several stand on a page. Contains the visible word. */
  named?: string;
}

/** Copies a text to the clipboard. Absent without scripts, where it could do nothing: the text beside it can be selected. */
export function CopyButton({ text, named }: CopyButtonProps) {
  const t = useTranslations("copying");
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
  };
  if (!useHydrated()) return null;
  return (
    <Button variant="secondary" size="small" aria-label={isCopied ? undefined : named} onClick={() => void copy()}>
      <Icon name={isCopied ? "check" : "copy"} />
      <span role="status">{isCopied ? t("copied") : t("copy")}</span>
    </Button>
  );
}
