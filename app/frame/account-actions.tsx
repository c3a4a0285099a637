import { Form, NavLink } from "react-router";
import { useTranslations } from "use-intl";
import type { FrameData } from "./frame-data";

interface AccountActionsProps {
  viewer: FrameData["viewer"];
  linkClass: string;
  onPress?: () => void;
}

/** Profile, Admin and Sign Out for the signed-in; Sign In for everyone else. */
export function AccountActions({ viewer, linkClass, onPress }: AccountActionsProps) {
  const t = useTranslations("frame");
  if (!viewer)
    return (
      <NavLink to="/auth" prefetch="intent" className={linkClass} onClick={onPress}>
        {t("signIn")}
      </NavLink>
    );
  return (
    <>
      <NavLink to="/profile" prefetch="intent" className={linkClass} onClick={onPress}>
        {t("profile")}
      </NavLink>
      {viewer.isAdmin && (
        <NavLink to="/admin" prefetch="intent" className={linkClass} onClick={onPress}>
          {t("admin")}
        </NavLink>
      )}
      <SignOutButton className={linkClass} onPress={onPress} />
    </>
  );
}

/** Ends the session by a form, so that it works without JavaScript and never by following a link. */
export function SignOutButton({ className, onPress }: { className: string; onPress?: () => void }) {
  const t = useTranslations("frame");
  return (
    <Form method="post" action="/auth/sign-out" onSubmit={onPress} className="contents">
      <button type="submit" className={className}>
        {t("signOut")}
      </button>
    </Form>
  );
}
