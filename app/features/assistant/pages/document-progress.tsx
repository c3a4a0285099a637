import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { Waiting } from "./chat-message";

/** Longer than most documents take by themselves: from then on others' probably come first. */
const LATE_MS = 5000;

/** Shows that a document is being read; after a while also that it may wait for its turn. */
export function DocumentProgress() {
  const t = useTranslations("assistant");
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status">
      <Waiting label={t("analyzing")} />
      {isLate && <p className="mt-2 text-sm text-soft">{t("documentWaits")}</p>}
    </div>
  );
}
