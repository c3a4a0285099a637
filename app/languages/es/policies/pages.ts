import type { policyPageMessages as english } from "#app/features/policies/messages-of-pages";
import type { Translation } from "../../translation";

/** The pages of the single policies, in Spanish. */
export const policyPageMessages: Translation<typeof english> = {
  privacyDescription:
    "Qué datos personales guarda este sitio, por qué, con qué base y durante cuánto tiempo, quién más los recibe y cómo verlos, corregirlos, llevárselos o borrarlos.",
  termsDescription:
    "El acuerdo entre usted, su asesor y el operador de este sitio: solicitudes, precios, cancelaciones y reembolsos, reseñas, y lo que no es el asesoramiento que recibe aquí.",
  cookiesDescription: "Todo lo que este sitio deja en su navegador, para qué y durante cuánto tiempo. Sin publicidad ni analíticas.",
  otherPolicies: "Véase también",
  imprint: "Aviso legal",
  imprintDescription:
    "Quién lleva este sitio y responde de él: nombre, dirección postal, correo, teléfono, datos registrales y número de IVA.",
  imprintOperator: "Titular del sitio",
  imprintAddress: "Dirección postal",
  imprintEmail: "Correo electrónico",
  imprintPhone: "Teléfono",
  imprintResponsible: "Persona responsable",
  imprintRegister: "Datos registrales",
  imprintVat: "NIF o número de IVA",
};
