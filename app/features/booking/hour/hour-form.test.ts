import { expect, test } from "vitest";
import { fieldErrors } from "#app/ui/fields/form-values";
import { hourFormSchema, hourSignUpSchema } from "./hour-form";

const asked = { offer: "x", hold: "", minutes: "30", urgency: "normal", note: "", time_zone: "" };

test("a name that is asked for and left blank is said to be missing at its field, and where none is asked for nothing is", () => {
  for (const name of ["", "  "]) expect(fieldErrors(hourFormSchema, { ...asked, name })).toEqual({ name: "booking.askedNameNeeded" });
  expect(fieldErrors(hourSignUpSchema, { ...asked, name: "" })).toMatchObject({ name: "booking.askedNameNeeded" });
  expect(fieldErrors(hourFormSchema, { ...asked, name: "Ada Lovelace" })).toEqual({});
  expect(fieldErrors(hourFormSchema, asked)).toEqual({});
});
