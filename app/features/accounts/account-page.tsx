import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { whyClosed } from "#app/features/applying/applying";
import { useSiteIdentity } from "#app/features/site/site-identity";
import { SignInBridge } from "#app/ui/drawings/sign-in-bridge";
import { Icon } from "#app/ui/icon";

interface AccountPageProps {
  /** The page that somebody came from, to go back to instead of the home page. */
  back?: string | null;
  title: React.ReactNode;
  text?: React.ReactNode;
  children: React.ReactNode;
}

/** Layout of the sign-in, sign-up and password pages: the form on one side, a side panel on the other. */
export function AccountPage({ back, title, text, children }: AccountPageProps) {
  const t = useTranslations("accounts");
  return (
    <div className="mx-auto grid w-full max-w-column lg:grid-cols-[28rem_1fr] lg:gap-20 lg:px-8">
      <div className="mx-auto w-full max-w-md px-5 pt-6 pb-16 sm:pt-10 lg:px-0 lg:pt-14 lg:pb-24">
        <Link
          to={back ?? "/"}
          prefetch="intent"
          className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded px-2 text-soft hover:text-ink"
        >
          <Icon name="arrow-left" />
          {t(back ? "backToList" : "backToHome")}
        </Link>
        <h1 className="mt-3 text-3xl">{title}</h1>
        {text && <p className="mt-3 text-soft">{text}</p>}
        <div className="mt-7">{children}</div>
      </div>
      <Aside />
    </div>
  );
}

const POINTS = [
  ["compass", "asideMatch"],
  ["receipt", "asidePrice"],
  ["briefcase", "asideOffer"],
] as const;

function Aside() {
  const t = useTranslations("accounts");
  const { isPlain } = useSiteIdentity();
  const points = whyClosed() === null ? POINTS : POINTS.filter(([, text]) => text !== "asideOffer");
  return (
    <aside className="hidden lg:block lg:border-l lg:border-line lg:pt-14 lg:pb-24 lg:pl-20">
      <SignInBridge className="w-full max-w-lg" />
      <p className="mt-10 max-w-sm font-serif text-2xl">{t(isPlain ? "asideTitlePlain" : "asideTitle")}</p>
      <ul className="mt-6 max-w-sm space-y-4 text-soft">
        {points.map(([icon, text]) => (
          <li key={text} className="flex gap-3">
            <Icon name={icon} className="mt-0.5 shrink-0 text-sage-ink" />
            {t(text)}
          </li>
        ))}
      </ul>
    </aside>
  );
}
