import type { oauthSignInMessages as english } from "#app/features/accounts/oauth/messages-of-sign-in";
import type { Translation } from "../../translation";

/** Sign-in through other providers: 'coming soon' and failures, in Spanish. */
export const oauthSignInMessages: Translation<typeof english> = {
  soonTitle: "Próximamente",
  soonText: "Pronto podrá conectar LinkedIn.",

  signInFailed: "No se ha podido iniciar sesión con {provider}",
  notOffered: "{provider} aún no se ofrece aquí. Inicie sesión con su correo y su contraseña.",
  connectFailed: "No se ha podido conectar {provider}",
};
