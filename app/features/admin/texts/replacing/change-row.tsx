import { useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { Language } from "#app/languages/languages";
import { Badge } from "#app/ui/badge";
import { CheckboxField, TextAreaField } from "#app/ui/fields/field";
import { textsAddress } from "../edited-text";
import { MarkedText } from "../marked-text";
import type { ListedChange } from "./listed-change";
import type { ReplacingAnswer } from "./replacing-answer";

interface ChangeRowProps {
  change: ListedChange;
  language: Language;
  answer: ReplacingAnswer | undefined;
}

/** A text before and after, which can be left as it is, or written otherwise in its place. */
export function ChangeRow({ change, language, answer }: ChangeRowProps) {
  const t = useTranslations("replacing");
  const words = useTranslations("ownTexts");
  const { name, names, before, after, isOwn, follows, misfit, editAt } = change;
  const typed = answer?.fields[`edit:${name}`];
  const [isEditing, setEditing] = useState(typed !== undefined);
  const refused = answer?.misfits?.[name] ?? (isEditing ? null : misfit);
  const problem = refused ? words(refused.key, { names: "", most: 0, ...refused.values }) : undefined;
  const field = `${isOwn ? "take" : "leave"}:${name}`;
  return (
    <li className="grid gap-2 py-3 wrap-anywhere">
      <p lang={language} className="text-sm text-soft">
        <del>{before}</del>
      </p>
      {isEditing ? (
        <TextAreaField
          name={`edit:${name}`}
          label={t("wording")}
          lang={language}
          rows={Math.min(12, 2 + Math.floor(change.text.length / 60))}
          defaultValue={typed ?? change.text}
          error={problem}
        />
      ) : (
        <p lang={language}>
          <ins id={`new-${name}`} className="no-underline">
            <MarkedText pieces={after} />
          </ins>
        </p>
      )}
      {!isEditing && problem && <p className="text-sm text-danger">{problem}</p>}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        {editAt ? (
          <Link to={editAt} className="text-link inline-flex min-h-11 items-center">
            {t("editAt")}
          </Link>
        ) : (
          <>
            <CheckboxField
              name={field}
              label={t(isOwn ? "take" : "leave")}
              aria-describedby={`new-${name}`}
              defaultChecked={answer?.fields[field] !== undefined}
            />
            {!isEditing && (
              // Without JavaScript the text has an editor of its own; one that follows by itself is written there.
              <Link
                to={`${textsAddress({ place: change.place, language, query: "", show: null, text: name })}#open`}
                onClick={(event) => {
                  if (follows) return;
                  event.preventDefault();
                  setEditing(true);
                }}
                className="text-link inline-flex min-h-11 items-center"
              >
                {t("edit")}
              </Link>
            )}
          </>
        )}
        {isOwn && <Badge tone="sage">{t("badgeOwn")}</Badge>}
        {follows && <Badge tone="neutral">{t("badgeFollows")}</Badge>}
        {names.length > 1 && <Badge tone="neutral">{t("badgeSame", { count: names.length })}</Badge>}
        {answer?.changed?.some((each) => names.includes(each)) && <Badge tone="brass">{t("badgeChanged")}</Badge>}
      </div>
    </li>
  );
}
