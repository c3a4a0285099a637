import { Fragment } from "react";
import { NavLink, useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import type { FrameViewer } from "../frame-data";
import { accountPages } from "./account-pages";

interface AccountLinksProps {
  viewer: FrameViewer;
  onPress: () => void;
}

/** The person's own pages with counts, and sign-out: the content of the account menu, and a part of the phone's menu. */
export function AccountLinks({ viewer, onPress }: AccountLinksProps) {
  const t = useTranslations("frame");
  return (
    <>
      {accountPages(viewer).map((group, index) => (
        <Fragment key={group[0]?.to}>
          {index > 0 && <hr className="menu-line" />}
          {group.map(({ to, label, count = 0 }) => (
            <NavLink key={to} to={to} end={to !== "/messages" && to !== "/admin"} prefetch="intent" className="menu-link" onClick={onPress}>
              <span className="grow">{t(label)}</span>
              <WaitingCount count={count} />
            </NavLink>
          ))}
        </Fragment>
      ))}
      <hr className="menu-line" />
      <SignOutButton className="menu-link w-full" onPress={onPress} />
    </>
  );
}

const MAX_SHOWN = 99;

/** A count, visible as a number and read out with its label. */
function WaitingCount({ count }: { count: number }) {
  const t = useTranslations("frame");
  if (count === 0) return null;
  return (
    <>
      <span className="waiting-count" aria-hidden="true">
        {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
      </span>
      <span className="sr-only">{t("waiting", { count })}</span>
    </>
  );
}

/** Ends the session with a form, so that it works without JavaScript and never by following a link. If it fails, the page stays as it is. */
function SignOutButton({ className, onPress }: { className: string; onPress?: () => void }) {
  const t = useTranslations("frame");
  const { Form } = useFetcher();
  return (
    <Form method="post" action="/auth/sign-out" onSubmit={onPress} className="contents">
      <button type="submit" className={className}>
        {t("signOut")}
      </button>
    </Form>
  );
}
