import { KILOBYTE, MEGABYTE } from "#app/platform/sizes";

/** Maximum number of fields in a form, and of values of one repeated field. */
export const MAX_FIELDS = 500;
export const MAX_VALUES = 200;

/** Maximum bytes of a body without files. */
export const FORM_BYTES = 64 * KILOBYTE;

/** Maximum bytes of files in memory while their forms are handled: in total, per network (more than one document), kept for signed-in people. */
export const HELD_MAX_BYTES = 36 * MEGABYTE;
export const MAX_HELD_BYTES_OF_ONE = 12 * MEGABYTE;
export const HELD_BYTES_FOR_PEOPLE = 12 * MEGABYTE;

/** Maximum bytes of form fields in memory until they are handled, in total and per network. */
export const HELD_FORM_MAX_BYTES = 16 * MEGABYTE;
export const MAX_HELD_FORM_BYTES_OF_ONE = 4 * MEGABYTE;

/** What a route accepts besides a form without files, exported by it as `formLimits`. */
export interface FormLimits {
  files: {
    /** Who may send them. */
    from: "anyone" | "people" | "advisors" | "admins";
    /** Maximum bytes of a body with files, including its other fields. */
    bytes: number;
  };
}

/** Maximum bytes of a body of a type for a route: 64 KB, unless it has files and the route accepts them. */
export const maxBytesOf = (limits: FormLimits | undefined, contentType: string) =>
  limits && isFormWithFiles(contentType) ? limits.files.bytes : FORM_BYTES;

/** Whether a body is streamed, because the route accepts files: all other bodies are read completely before anything is done. */
export const isReadAsItComes = (limits: FormLimits | undefined, contentType: string) =>
  limits !== undefined && isFormWithFiles(contentType);

export const isFormWithFiles = (contentType: string) => /^multipart\/form-data\b/i.test(contentType);
