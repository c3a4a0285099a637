import { useTranslations } from "use-intl";
import { Badge } from "#app/ui/badge";
import { useHere } from "#app/ui/cached-markup";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";

interface BlockedMarkProps {
  slug: string;
  /** Completes the label for users of screen readers. */
  name: string;
}

/** In place of everything that an advisor can be asked for: that the reader has blocked them, and a button that unblocks and returns here. */
export function BlockedMark({ slug, name }: BlockedMarkProps) {
  const t = useTranslations("blocks");
  const here = useHere();
  return (
    <PostForm action={`/advisors/${slug}`} className="relative flex flex-wrap items-center gap-x-1">
      <input type="hidden" name="back" value={here} />
      <Badge>{t("marked")}</Badge>
      <SubmitButton variant="quiet" className="px-3 text-sm" name="intent" value="unblock" aria-label={t("unblockLabel", { name })}>
        {t("unblock")}
      </SubmitButton>
    </PostForm>
  );
}
