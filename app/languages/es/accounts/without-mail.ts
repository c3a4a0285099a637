import type { WithoutMail } from "#app/features/site/messages-without-mail";

/** Said on a site that sends no email, in Spanish. */
export const messagesWithoutMail: WithoutMail = {
  "accounts.waitingText": "La cuenta de <strong>{email}</strong> está a la espera de su enlace de confirmación.",
  "accounts.waitingAnyText": "Su cuenta está a la espera de su enlace de confirmación.",
  "accounts.waitingHint":
    "Este sitio aún no envía correos, así que el enlace no llegará por sí solo. Pídaselo a quien lo gestiona: lo encontrará en la administración, en «Personas».",
  "accounts.emailNotConfirmedText":
    "Este sitio aún no envía correos, así que el enlace no llegará por sí solo. Pídaselo a quien lo gestiona.",
  "accounts.sentAgain":
    "Si esa dirección está pendiente de confirmar, ya hay un nuevo enlace. Este sitio aún no envía correos: pídaselo a quien lo gestiona.",
  "accounts.forgotText":
    "Introduzca su correo. Si existe una cuenta, se creará un enlace para elegir otra contraseña. Este sitio aún no envía correos: pida el enlace a quien lo gestiona.",
  "accounts.forgotSent":
    "Si existe una cuenta con esa dirección, ya hay un enlace para elegir otra contraseña. Este sitio aún no envía correos: pídaselo a quien lo gestiona.",
  "accounts.resetEndedButton": "Pedir un nuevo enlace",
  "accounts.notMeText":
    "Se cerrarán todas las sesiones de su cuenta, y la contraseña, las llaves de acceso, las cuentas conectadas y la dirección del calendario dejarán de servir, al igual que la verificación en dos pasos activada desde entonces. Este sitio aún no envía correos: pida a quien lo gestiona el enlace para elegir otra contraseña.",
  "accounts.notMeUsedText":
    "Usted indicó que algo no lo había hecho usted: se cerraron todas las sesiones, y lo que se había configurado en su cuenta desde entonces dejó de servir. Este sitio aún no envía correos: pida a quien lo gestiona el enlace para elegir otra contraseña.",
  "accounts.notMeDone":
    "Se han cerrado todas las sesiones. Este sitio aún no envía correos: pida a quien lo gestiona el enlace para elegir otra contraseña.",
  "accounts.againWithoutPassword": "¿Aún no tiene contraseña? Con un enlace puede elegir una.",
  "accounts.againChoose": "Pedir el enlace",
  "emailChange.begun":
    "Cada dirección tiene ya un enlace para confirmar el cambio. Este sitio aún no envía correos: pida los dos a quien lo gestiona.",
  "emailChange.waitingBoth":
    "Faltan por confirmar las dos direcciones. Este sitio aún no envía correos: pida los dos enlaces a quien lo gestiona.",
  "emailChange.waitingOld": "La nueva dirección está confirmada; la anterior, todavía no. Pida su enlace a quien gestiona el sitio.",
  "emailChange.waitingNew": "La dirección anterior está confirmada; la nueva, todavía no. Pida su enlace a quien gestiona el sitio.",
  "emailChange.confirmedOne": "Confirmado. Falta la otra dirección: pida su enlace a quien gestiona el sitio.",
  "secondFactor.challengeMailed": "¿No la activó usted? Quien gestiona el sitio puede desactivarla: pídaselo.",
  "notifications.preferencesText": "Qué se le notifica en la aplicación, y por correo en cuanto este sitio pueda enviarlo.",
  "notifications.mailAlways": "Este correo no se puede desactivar.",
  "profiles.loginNotificationsHint":
    "Un correo cuando alguien inicia sesión en su cuenta desde un dispositivo nuevo, en cuanto este sitio pueda enviarlo.",
  "profiles.passwordText": "Se cerrará la sesión en todos los demás dispositivos.",
  "booking.hourReplaces": "Hasta ahora ha solicitado: <time></time>. La solicitud que envíe aquí la sustituye.",
  "booking.meanwhileMail": "En cuanto {name} responda, lo verá aquí y en sus notificaciones. No tiene que hacer nada más.",
  "money.toReturnState": "Lo enviamos por la misma vía por la que llegó. Cuando esté hecho, lo verá en la página de la consulta.",
};
