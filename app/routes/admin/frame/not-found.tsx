import { NothingHere } from "#app/features/admin/frame/page-parts";
import { endedAs } from "#app/platform/http/ended-as";

/** Addresses below the area that are none: whoever is no admin is asked to sign in as at any other of it. */
export const loader = () => endedAs(404);

/** Anything posted to a page that is not there gets the same answer. */
export const action = loader;

export default NothingHere;
