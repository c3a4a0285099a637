import { useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { MINIMUM_DISPLAY_MS } from "#app/features/search/minimum-display-time";
import { takeAtLeast } from "#app/features/search/wait-at-least";
import { ButtonLink } from "#app/ui/button";
import { Spinner } from "#app/ui/spinner";

interface ConnectButtonProps {
  path: string;
  area: string;
  pace: boolean;
  /** Runs before navigation, however the link is opened. */
  onConnect: () => void;
}

/** Navigates to the category's page after a second (visitor site, section 2: AI advisor matcher). Without React it is a plain link. */
export function ConnectButton({ path, area, pace, onConnect }: ConnectButtonProps) {
  const t = useTranslations("assistant");
  const navigate = useNavigate();
  // The advisor who was named is the first of the list, below the search and the tiles.
  const to = `${path}#advisors`;
  const [isConnecting, setConnecting] = useState(false);

  async function connect(event: React.MouseEvent<HTMLAnchorElement>) {
    onConnect();
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (isConnecting) return;
    const link = event.currentTarget;
    setConnecting(true);
    await takeAtLeast(MINIMUM_DISPLAY_MS.matcherConnect, Promise.resolve({ pace }));
    setConnecting(false);
    // Skips the navigation if the reader has meanwhile gone elsewhere.
    if (link.isConnected) navigate(to);
  }

  return (
    <ButtonLink
      to={to}
      size="small"
      data-replay=""
      aria-label={t("connectLabel", { area })}
      aria-busy={isConnecting || undefined}
      onClick={connect}
    >
      {isConnecting && <Spinner />}
      {isConnecting ? t("connecting") : t("connect")}
    </ButtonLink>
  );
}
