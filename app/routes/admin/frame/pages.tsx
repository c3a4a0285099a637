import { Outlet } from "react-router";
import { NothingHere } from "#app/features/admin/frame/page-parts";
import { ScreenOfError, statusOf } from "#app/frame/screen-of-error";
import type { Route } from "./+types/pages";

/** Pages of the admin area: errors appear inside its layout, with a link back. */
export default Outlet;

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) =>
  statusOf(error) === 404 ? <NothingHere /> : <ScreenOfError error={error} />;
