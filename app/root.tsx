import { IntlProvider } from "use-intl";
import { Outlet, UNSAFE_useScrollRestoration as useScrollRestoration } from "react-router";
import { Bootstrap, HandoffState, SiteStyle } from "./document/handoff";
import { texts } from "./texts";

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Bootstrap />
        <SiteStyle />
      </head>
      <body>
        <IntlProvider locale="en" messages={texts} timeZone="UTC">
          {children}
        </IntlProvider>
        <HandoffState />
      </body>
    </html>
  );
}

export default function App() {
  useScrollRestoration();
  return <Outlet />;
}
