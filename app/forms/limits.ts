import { KILOBYTE, MEGABYTE } from "#app/platform/sizes";

/** The most fields of a form, and the most values of one field that may be given several times. */
export const MOST_FIELDS = 500;
export const MOST_VALUES = 200;

/** The most bytes of a body without files. */
export const FORM_BYTES = 64 * KILOBYTE;

/** The most bytes of files that are in memory at once while their forms are answered, of one network's (room for one more than a document), and left to the signed-in. */
export const MOST_HELD_BYTES = 36 * MEGABYTE;
export const MOST_HELD_BYTES_OF_ONE = 12 * MEGABYTE;
export const HELD_BYTES_FOR_PEOPLE = 12 * MEGABYTE;

/** The same of all that is no file, until it has been answered. */
export const MOST_HELD_FORM_BYTES = 16 * MEGABYTE;
export const MOST_HELD_FORM_BYTES_OF_ONE = 4 * MEGABYTE;

/** What a route takes besides a form without files. It says so in an export named `formLimits`. */
export interface FormLimits {
  files: {
    /** Who may send them. */
    from: "anyone" | "people" | "advisors" | "admins";
    /** The most bytes of a body with files, the fields around them included. */
    bytes: number;
  };
}

/** The most bytes of a body of a type that a route takes: 64 KB, unless it comes with files and the route takes some. */
export const mostBytesOf = (limits: FormLimits | undefined, contentType: string) =>
  limits && isFormWithFiles(contentType) ? limits.files.bytes : FORM_BYTES;

/** Whether a body of a type is read as it comes, because a route takes files: of all others the whole has come before anything is done. */
export const isReadAsItComes = (limits: FormLimits | undefined, contentType: string) =>
  limits !== undefined && isFormWithFiles(contentType);

export const isFormWithFiles = (contentType: string) => /^multipart\/form-data\b/i.test(contentType);
