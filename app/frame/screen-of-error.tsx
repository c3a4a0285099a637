import { isRouteErrorResponse } from "react-router";
import { isLost } from "#app/ui/connection/connection";
import { ErrorScreen } from "./error-screen";
import { ForbiddenScreen } from "./forbidden-screen";
import { GoneScreen } from "./gone-screen";
import { NotFoundScreen } from "./not-found-screen";
import { UnreachableScreen } from "./unreachable-screen";

const SCREENS: Record<number, React.ReactNode> = {
  400: <ErrorScreen isStrange />,
  403: <ForbiddenScreen />,
  404: <NotFoundScreen />,
  410: <GoneScreen />,
};

/** Returns the HTTP status of an error. */
export const statusOf = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500);

/** The screen shown in place of a page that failed. */
export const ScreenOfError = ({ error }: { error: unknown }) =>
  isLost(error) ? <UnreachableScreen /> : (SCREENS[statusOf(error)] ?? <ErrorScreen />);
