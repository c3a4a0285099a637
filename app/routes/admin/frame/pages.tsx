import { Outlet } from "react-router";
import { NothingHere } from "#app/features/admin/frame/page-parts";
import { ScreenOfError, statusOf } from "#app/frame/screen-of-error";
import type { Route } from "./+types/pages";

/** The pages of the area: what cannot be shown of one is said in the area's own frame, with the way back. */
export default Outlet;

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) =>
  statusOf(error) === 404 ? <NothingHere /> : <ScreenOfError error={error} />;
