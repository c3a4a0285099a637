import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { Badge } from "#app/ui/badge";
import { Button, ButtonLink } from "#app/ui/button";
import { classes } from "#app/ui/classes";
import { SendingSwitchField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { Icon } from "#app/ui/icon";
import type { SectionAnswer } from "./section-answer";
import { useSectionName } from "./section-name";
import type { EditedSection } from "./section-state";

interface SectionRowProps {
  section: EditedSection;
  title: string | undefined;
  /** Who reads it in another language than their own. */
  note: string | undefined;
  /** Order that the arrows start from. */
  seen: readonly string[];
  /** Omitted for the section that always comes first. */
  order?: { isFirst: boolean; isLast: boolean };
  isDragged?: boolean;
  onDragStart?: () => void;
  onDragOver?: () => void;
  onDragEnd?: () => void;
}

/** Section in the list: its position, name, visibility switch and edit link. */
export function SectionRow({ section, title, note, seen, order, isDragged, onDragStart, onDragOver, onDragEnd }: SectionRowProps) {
  const t = useTranslations("admin");
  const name = useSectionName()(section);
  return (
    <li
      className={classes("card flex flex-wrap items-center gap-x-2 gap-y-2 py-3 sm:gap-x-4", isDragged && "border-sage bg-sage-wash")}
      draggable={Boolean(order)}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", section.sectionType);
        onDragStart?.();
      }}
      onDragOver={(event) => {
        if (!order) return;
        event.preventDefault();
        onDragOver?.();
      }}
      onDrop={(event) => event.preventDefault()}
      onDragEnd={onDragEnd}
    >
      {/* The arrows do the same as dragging. */}
      {order && (
        <span
          title={t("drag", { section: name })}
          className="-ml-2 hidden size-9 cursor-grab place-items-center text-soft sm:grid noscript:hidden"
        >
          <Icon name="menu" />
        </span>
      )}
      <div className="min-w-0 grow basis-48">
        <h3 className="text-lg">{name}</h3>
        <p className="truncate text-sm text-soft">{title ?? section.title}</p>
        {note && <p className="text-sm text-soft">{note}</p>}
      </div>
      {!order && <Badge>{t("alwaysFirst")}</Badge>}
      <VisibilitySwitch section={section} name={name} />
      {order && <Arrows section={section} seen={seen} order={order} name={name} />}
      <ButtonLink
        to={`/admin?section=${section.sectionType}`}
        variant="secondary"
        size="small"
        aria-label={t("editSection", { section: name })}
      >
        <Icon name="edit" />
        {t("edit")}
      </ButtonLink>
    </li>
  );
}

/** Visibility switch, saved at once; without JavaScript by a button next to it. */
function VisibilitySwitch({ section, name }: { section: EditedSection; name: string }) {
  const t = useTranslations("admin");
  const fetcher = useFetcher<SectionAnswer>();
  const isVisible = fetcher.formData ? fetcher.formData.get("visible") === "1" : section.isVisible;
  return (
    <PostForm fetcher={fetcher} className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="intent" value="show-section" />
      <input type="hidden" name="sectionType" value={section.sectionType} />
      <SendingSwitchField
        name="visible"
        value="1"
        label={
          <>
            <span aria-hidden="true">{t(isVisible ? "visible" : "hidden")}</span>
            <span className="sr-only">{t("visibleSwitch", { section: name })}</span>
          </>
        }
        error={fetcher.data?.alert?.key}
        checked={isVisible}
      />
      <Button type="submit" size="small" variant="secondary" className="hidden noscript:inline-flex">
        {t("setVisibility")}
      </Button>
    </PostForm>
  );
}

interface ArrowsProps extends Required<Pick<SectionRowProps, "section" | "seen" | "order">> {
  name: string;
}

function Arrows({ section, seen, order, name }: ArrowsProps) {
  const t = useTranslations("admin");
  return (
    <PostForm className="flex" preventScrollReset>
      <input type="hidden" name="intent" value="order" />
      <input type="hidden" name="seen" value={seen.join()} />
      <Arrow value={`${section.sectionType}:up`} label={t("moveUp", { section: name })} isOff={order.isFirst} className="rotate-180" />
      <Arrow value={`${section.sectionType}:down`} label={t("moveDown", { section: name })} isOff={order.isLast} />
    </PostForm>
  );
}

/** At the end of the list the arrow stays, disabled, to keep the focus. */
function Arrow({ value, label, isOff, className = "" }: { value: string; label: string; isOff: boolean; className?: string }) {
  return (
    <button
      type="submit"
      name="move"
      value={value}
      aria-label={label}
      aria-disabled={isOff || undefined}
      className="close-button aria-disabled:opacity-40"
      onClick={isOff ? (event) => event.preventDefault() : undefined}
    >
      <Icon name="chevron-down" className={className} />
    </button>
  );
}
