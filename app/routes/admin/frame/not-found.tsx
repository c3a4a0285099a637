import { NothingHere } from "#app/features/admin/frame/page-parts";
import { endedAs } from "#app/platform/http/ended-as";

/** Unknown addresses in the admin area; others than admins are asked to sign in, as everywhere in it. */
export const loader = () => endedAs(404);

/** A POST to an unknown page gets the same answer. */
export const action = loader;

export default NothingHere;
