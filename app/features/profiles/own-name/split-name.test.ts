import { expect, test } from "vitest";
import { splitName } from "./split-name";

test.each([
  ["Piet", "de Vries"],
  ["Ludwig", "van der Rohe"],
  ["Jan Willem", "van 't Hof"],
  ["Juan Carlos", "de la Torre Ruiz"],
  ["Otto", "von und zu Stein"],
  ["Ana", "dos Santos"],
  ["Maria", "Di Stefano"],
  ["Anna", "La Rosa"],
  ["Chiara", "della Valle"],
  ["Jean-Marie", "Le Pen"],
  ["Omar", "bin Said"],
  ["Hana", "al Masri"],
  ["Noa", "ben David"],
  ["José", "Ortega y Gasset"],
  ["João", "Silva e Costa"],
  ["Karl Ben", "Huber"],
  ["Ada King", "Lovelace"],
  ["Ada", "Byron"],
  ["Ada", ""],
  ["Kim", "Van"],
  ["Al", "Pacino"],
  ["", ""],
])("a first name %j and a last name %j are told apart when they are said together", (firstName, lastName) => {
  expect(splitName(`${firstName} ${lastName}`)).toEqual({ firstName, lastName });
});
