import { useTranslations } from "use-intl";
import { Icon } from "#app/ui/icon";
import type { ShownMessage } from "./thread-view";

interface SentFileProps {
  isMine: boolean;
  name: string;
  file: NonNullable<ShownMessage["file"]>;
}

/** A sent file, for download. */
export function SentFile({ isMine, name, file: { id, size } }: SentFileProps) {
  const t = useTranslations("messages");
  return (
    <p className={`flex max-w-[88%] items-center gap-3 rounded px-4 py-2 sm:max-w-[75%] ${isMine ? "bg-sage-wash" : "bg-wash"}`}>
      <Icon name="document" className="text-soft" />
      <a href={`/files/messages/${id}`} download className="text-link inline-flex min-h-11 min-w-0 items-center">
        <bdi className="min-w-0 break-words">{name}</bdi>
      </a>
      <span className="shrink-0 text-sm text-soft">{t("fileSize", { size: Math.max(1, Math.round(size / 1024)) })}</span>
    </p>
  );
}
