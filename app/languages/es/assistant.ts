import { GUIDED_QUESTIONS } from "#app/features/assistant/limits";
import type { assistantMessages as english } from "#app/features/assistant/messages";
import type { Translation } from "../translation";
import { chatMessages } from "./assistant/chat";
import { matcherMessages } from "./assistant/matcher";
import { siteMessages } from "./assistant/site";

/** The assistant's chat and the AI advisor matcher, in Spanish. */
export const assistantMessages: Translation<typeof english> = {
  questioning: `Gracias. ${GUIDED_QUESTIONS.length} respuestas breves me ayudarán a encontrar al asesor adecuado. Elija lo que corresponda y deje el resto.`,
  questioningOwn: "Gracias. Unas respuestas breves me ayudarán a encontrar al asesor adecuado. Elija lo que corresponda y deje el resto.",
  questioningAny: "Gracias. Unas respuestas breves me ayudan a encontrar a la persona adecuada. Elija al menos una.",
  documentSaid: "Documento: {name}",
  answersNone: "Preguntas omitidas.",

  reply1: "Para {topic}, yo empezaría por {names}.",
  reply2:
    "{names} {count, plural, one {encaja} other {encajan}} con lo que describe: {area, select, main {{topic} es su especialidad} other {{topic} figura entre sus áreas}}.",
  reply3:
    "He repasado el directorio en busca de ayuda con {topic}. {count, plural, one {La mejor coincidencia es} other {Las mejores coincidencias son}} {names}.",
  reply4: "Podría planteárselo a {names}. {area, select, main {Su especialidad es {topic}} other {{topic} figura entre sus áreas}}.",
  reply5: "Con una pregunta sobre {topic}, está en buenas manos con {names}.",
  replyEach: "Para {topic}: {names}.",
  replyWide: "No he podido reconocer un área más concreta que «{topic}», así que pregunte primero si conocen asuntos como el suyo.",
  replyBeside: "De otra área ({topic}): {names}.",
  replyNoOthers:
    "Esos eran todos los asesores de {topic} que hay aquí. Diga qué debería cambiar: antes, más barato, en otro idioma o lugar. O dígame si se trata de otra cosa.",
  replyNobody: "Aún no hay nadie que se ocupe de {topic}. Puede consultar todas las categorías en «Buscar asesores» o solicitar una nueva.",
  replyUnderstood: "He tenido en cuenta lo siguiente: {preferences}.",
  replyUnderstoodClose: "He tenido en cuenta lo siguiente: {preferences}; lo que he encontrado se acerca, pero {missed}.",
  replyAnotherQuestion: "Como es otra pregunta, sus deseos anteriores ya no cuentan.",
  replyClosest: "Nadie cumple todos sus deseos, así que estos son los que más se acercan.",
  orderNamed: "{name} aparece en primer lugar porque usted dio ese nombre.",
  orderField: "Primero va el área de la que más ha hablado, aunque la coincidencia sea menor.",
  orderPreferences: "Primero va quien cumple más de sus deseos, aunque la coincidencia sea menor.",
  orderLanguage: "Primero va quien habla {language}, aunque la coincidencia sea menor.",
  orderNear:
    "{name} va antes que {other}, aunque la coincidencia sea menor: hay unos {kilometres, number}\u00a0km hasta {place} en lugar de {further, number}.",
  orderInCountry: "Primero va quien está en el mismo país ({country}), aunque la coincidencia sea menor.",
  orderSooner: "Quienes están libres antes aparecen primero, aunque la coincidencia sea menor.",
  orderHour: "Primero va quien está libre durante el día en su zona horaria, aunque la coincidencia sea menor.",
  orderPair:
    "{name} va antes que {other}, aunque la coincidencia sea menor: {why, select, speaks {{name} habla {language}} most {es el área de la que más ha hablado} more {se cumplen más de sus deseos} there {{name} está en el mismo país ({country})} region {{other} indica otros países para este trabajo} awake {la próxima hora libre cae durante el día en su zona horaria} other {es la especialidad principal}}.",
  replyNoneSpeaks: "Ninguna de estas personas habla {language}.",
  replyNoCheaper: "Nadie aquí cuesta menos para esto.",
  replyClose: "Se acerca, pero {missed}.",
  replyFarPlace: "Nadie de los mencionados está cerca de {place}, pero las consultas se hacen en línea.",
  replyFarNearest:
    "Nadie de los mencionados está cerca de {place} (la distancia menor es la de {name}, unos {kilometres, number}\u00a0km), pero las consultas se hacen en línea.",
  replyFarCountry: "Nadie de los mencionados está en el país indicado ({place}), pero las consultas se hacen en línea.",
  closeTime: "sin hora libre a tiempo",
  closeDay: "sin hora libre el {day}",
  closeDayPart: "sin hora libre {when}",
  closeLanguage: "no en {language}",
  closeNobodySpeaks: "nadie en esta área habla {language}",
  replyNobodySpeaks: "Y nadie en esta área habla {language}.",
  closeBudget: "por encima de {amount} por hora",
  closePlace: "lejos de {place}",
  closeCountry: "fuera del país indicado ({place})",
  closeRegion: "fuera de la región elegida ({place})",
  replyOnly: "De estas personas, solo {names} {wishes}.",
  onlyLanguage: "{count, plural, one {habla} other {hablan}} {language}",
  onlyPlace: "{count, plural, one {está} other {están}} cerca de {place}",
  onlyCountry: "{count, plural, one {está} other {están}} en el país indicado ({place})",
  onlyRegion: "{count, plural, one {está} other {están}} en la región elegida ({place})",
  onlyDay: "{count, plural, one {tiene} other {tienen}} hora libre el {day}",
  onlyDayPart: "{count, plural, one {tiene} other {tienen}} hora libre {when}",
  onlyBudget: "{count, plural, one {cuesta} other {cuestan}} {amount} por hora como máximo",
  replyMentioned: "También menciona esto: «{clause}». ¿Busco ahí también?",
  replyAskMore: "Dígame {missing} y podré afinar la búsqueda.",
  atOnceBank: "Llame primero a su banco y pida que detenga o reclame el pago: cada hora cuenta. Después, ponga una denuncia.",
  atOnceAccount:
    "Recupere primero la cuenta: cambie la contraseña desde otro dispositivo, cierre la sesión en todos los dispositivos y avise al proveedor y a quienes puedan recibir mensajes de ella.",
  atOnceMachines: "Desconecte primero los ordenadores de la red, pero no los apague, no borre nada y no pague nada todavía.",
  missingBudget: "su presupuesto por hora",
  missingUrgency: "para cuándo lo necesita",
  preferenceUrgencyHigh: "ayuda en pocos días",
  preferenceUrgencyMedium: "ayuda en las próximas semanas",
  preferenceUrgencyLow: "ayuda sin prisa",
  preferenceOn: "ayuda el {day}",
  preferenceFrom: "ayuda a partir del {day}",
  preferenceUntil: "ayuda lo antes posible, como muy tarde el {day}",
  preferenceBefore: "ayuda lo antes posible, antes del {day}",
  preferenceDayPart: "una hora {when}",
  replyNearestLength: "Aquí nadie ofrece {asked}; lo más parecido es {nearest}.",
  preferenceLength:
    "una conversación de {hours, plural, =0 {{minutes, plural, one {# minuto} other {# minutos}}} one {# hora} other {# horas}}",
  dayPart:
    "{part, select, morning {por la mañana} midday {al mediodía} afternoon {por la tarde} evening {por la noche} at {a las {from}} after {después de las {from}} before {antes de las {until}} between {entre las {from} y las {until}} weekend {el fin de semana} weekday {un {from}} other {después del trabajo}}",
  preferenceBudget: "{amount} por hora como máximo",
  preferenceLanguage: "{language}",
  preferencePlace: "cerca de {place}",
  preferenceCountry: "en el país indicado ({place})",
  factRate: "{amount} por hora",
  factRating: "valoración {rating} ({count, plural, one {# reseña} other {# reseñas}})",
  factFree: "hora libre {when}",

  unsure: "Creo que no le he entendido bien. ¿Qué le ayudaría más? Elija lo más cercano o dígalo con otras palabras.",
  unsureOne: "Creo que no le he entendido bien. ¿Se trata de {topic}? Si no, dígalo con otras palabras.",
  unsureNothing:
    "Creo que no le he entendido bien. ¿En qué está trabajando y qué debería cambiar después? También puede consultar una categoría:",
  whatFor: "Con mucho gusto. ¿De qué se trata? Cuénteme en qué está trabajando y qué debería cambiar después, o consulte una categoría:",
  turnAgreed:
    "¡Bien! En cada página están las horas libres y el precio completo antes de reservar. O dígame qué debería ser distinto: antes, más barato, en otro idioma u otra persona.",
  turnUnsure:
    "Se trata todavía de {topic}. Dígame qué debería ser distinto: antes, más barato, en otro idioma, en otro lugar u otra persona. Si se trata de otra cosa, cuénteme en qué está trabajando.",
  turnPersonal:
    "Eso no lo puedo buscar: el directorio no dice si un asesor es mujer u hombre ni qué edad tiene. En cada página están el nombre y, si la hay, una foto.",
  turnWhatFor: "¿De qué se trata? Cuénteme en qué está trabajando y buscaré a alguien que lo conozca bien.",
  turnNeither: "De acuerdo. Entonces, ¿de qué se trata? Dígalo con otras palabras o consulte una categoría:",
  replyCheapest: "Quienes menos cuestan aparecen primero, aunque la coincidencia sea menor.",
  replyDocumentOpen: "Su documento trata también de {topics}; para eso no he nombrado a nadie: pregúntemelo por separado.",
  documentMore: "{count, plural, one {# punto más} other {# puntos más}} en su documento",
  documentNothing:
    "He leído el documento, pero no he encontrado nada de lo que se ocupen los asesores de aquí. ¿En qué debería ayudarle alguien? Dígalo con sus propias palabras o consulte una categoría:",
  turnWhich: "Con mucho gusto. ¿De cuál de estos se trata?",
  between: "¿Se trata más bien de {first} o de {second}?",
  asideChat: "¡Me alegra leerle! Cuénteme en qué está trabajando y buscaré a alguien que lo conozca bien.",
  asideIdle: "Eso no lo sé; lo que sí puedo hacer es buscar asesores de empresa, finanzas, tecnología, marketing y derecho.",
  asideThanks: "¡De nada! Si surge otra cosa, dígamelo.",
  asideWho:
    "Soy un programa: leo en qué está trabajando y busco asesores que lo conozcan bien. Cuéntemelo con sus propias palabras, en español, inglés, alemán, francés o italiano.",
  asideAgreed: "¡Bien! Si surge algo, dígame simplemente de qué se trata.",
  asideBye: "¡Hasta pronto y mucha suerte!",
  asidePrivate: "Eso parece personal y ahí no puedo ayudarle: busco asesores de empresa, finanzas, tecnología, marketing y derecho.",
  asideMedical:
    "Para cuestiones de salud, consulte a un médico o a un farmacéutico; lo que yo puedo hacer es buscar asesores de empresa, finanzas, tecnología, marketing y derecho.",
  asideHomework:
    "A eso no puedo responder; lo que sí puedo hacer es buscar asesores de empresa, finanzas, tecnología, marketing y derecho.",
  asideAbuse: "Me gustaría ayudarle, y puedo hacerlo: busco asesores de empresa, finanzas, tecnología, marketing y derecho.",
  asideLanguage:
    "Leo inglés, alemán, francés, español e italiano; dígalo en uno de ellos y buscaré asesores para cuestiones de trabajo, empresa y derecho.",
  asideOffer: "¿En qué puedo ayudarle? Elija un área o dígalo con sus palabras.",
  asidePrivateLaw:
    "Es una cuestión de derecho, pero aquí nadie asesora en asuntos privados como familia, vivienda o herencias; lo hace un abogado o un servicio de orientación jurídica cerca de usted. Estas son las áreas del derecho que conocen los asesores de aquí:",
  asidePrivateOwn: "Eso parece personal y ahí no puedo ayudarle: busco asesores de {fields}.",
  asideMedicalOwn:
    "Para cuestiones de salud, consulte a un médico o a un farmacéutico; lo que yo puedo hacer es buscar asesores de {fields}.",
  asideHomeworkOwn: "A eso no puedo responder; lo que sí puedo hacer es buscar asesores de {fields}.",
  asideAbuseOwn: "Me gustaría ayudarle, y puedo hacerlo: busco asesores de {fields}.",
  asideIdleOwn: "Eso no lo sé; lo que sí puedo hacer es buscar asesores de {fields}.",
  asideLanguageOwn: "Leo inglés, alemán, francés, español e italiano; dígalo en uno de ellos y buscaré asesores de {fields}.",
  siteRefund:
    "Si cancela al menos {hours, number} horas antes del inicio, se le devuelve todo; {later, select, part {al menos {partHours, plural, one {# hora} other {# horas}} antes, el {percent}; más tarde, nada} rest {más tarde, el {percent}} other {más tarde, nada}}. Si cancela el asesor, siempre se devuelve todo. Cancele en la página de su consulta.",
  siteBecomeAdvisor: "Puede presentar su candidatura: lleva unos minutos, alguien la lee y usted fija su propia tarifa.",
  sitePrice: "Cada asesor fija su tarifa por hora y usted ve el precio completo antes de reservar. Buscar y preguntarme no cuesta nada.",
  siteSignIn: "Aquí puede iniciar sesión o crear una cuenta; si ha olvidado la contraseña, elija otra en la misma página.",
  sitePrivacy: "La política de privacidad dice qué se guarda de usted, quién lo lee y cómo obtenerlo o borrarlo.",
  siteAccount: "Sus datos, su seguridad y la eliminación de su cuenta están en su perfil.",
  siteOwnPage: "Lo encontrará en esta página cuando haya iniciado sesión.",
  siteBooking: "Las consultas se reservan, se cambian y se cancelan en estas páginas.",
  siteContact: "Puede escribir al equipo de este sitio a {email}.",
  siteHowItWorks:
    "Dice qué necesita, elige un asesor, ve el precio completo y reserva una hora. Una persona ha dado el visto bueno a cada asesor.",
  siteContactPhone: "Puede contactar con quienes llevan este sitio en {email} o por teléfono en el {phone}.",
  siteTaxInvoice: "El asesor que debe cobrar impuestos los incluye en su tarifa.",
  siteDocuments:
    "Un programa lee una sola vez el documento que entrega al buscador con IA y no lo conserva. Su nombre y las frases que cita la respuesta quedan en la conversación hasta {days, plural, one {# día} other {# días}} después del último mensaje.",
  siteKeptTalks:
    "Lo que escribimos aquí se conserva hasta {days, plural, one {# día} other {# días}} después del último mensaje, y luego se borra.",
  siteOwnRate: "Cada asesor fija su propia tarifa por hora.",
  siteOwnerCity: "Quienes llevan este sitio están en {city}. Puede contactar con ellos en {email}.",
  siteDuration: "Una consulta dura {lengths}. La duración la elige usted al reservar.",
  sitePeople:
    "Los asesores son personas, y una persona dio el visto bueno a cada uno antes de publicarlo. Yo no: aquí le responde un programa.",
  siteByVideo:
    "Ni por teléfono ni en persona: se reúnen en línea, con el enlace de la página de la consulta. Con vídeo o sin él, lo deciden entre los dos.",
  siteSpoken:
    "La página de cada asesor dice qué idiomas habla, y en cada categoría se puede filtrar por idioma. Yo leo inglés, alemán, francés, español e italiano.",
  linkFind: "Buscar asesores",
  linkTerms: "Condiciones del servicio",
  linkHelp: "Ayuda y contacto",
  linkPricing: "Precios",
  linkApply: "Hágase asesor",
  linkSignIn: "Iniciar sesión",
  linkPrivacy: "Política de privacidad",
  linkProfile: "Perfil",
  linkBilling: "Facturación",
  linkConsultations: "Consultas",
  linkMessages: "Mensajes",
  linkSecurity: "Seguridad",
  linkPreferences: "Preferencias",
  linkBook: "Reservar una consulta",
  linkHow: "Cómo funciona",
  danger_en:
    "I am sorry that you are going through this. You deserve help from people, now: if you or somebody else is in danger, please call your local emergency number (112 in Europe, 999 in the United Kingdom, 911 in North America).",
  danger_de:
    "Es tut mir leid, dass Sie das durchmachen. Sie verdienen jetzt Hilfe von Menschen: Wenn Sie oder jemand anderes in Gefahr sind, rufen Sie bitte den Notruf (112 in Europa, in der Schweiz auch 144 und 117).",
  danger_fr:
    "Je suis désolé de ce que vous vivez. Vous méritez une aide humaine, maintenant : si vous ou quelqu’un d’autre êtes en danger, appelez le numéro d’urgence de votre pays (112 en Europe, 911 au Canada).",
  danger_es:
    "Siento mucho lo que está pasando. Merece ayuda de personas, ahora: si usted u otra persona está en peligro, llame al número de emergencias de su país (112 en Europa, 911 en gran parte de América).",
  danger_it:
    "Mi dispiace per quello che sta passando. Merita un aiuto umano, adesso: se Lei o qualcun altro è in pericolo, chiami il numero di emergenza del Suo Paese (112 in Europa).",
  danger_body_en:
    "Call 112 now (999 in the United Kingdom, 911 in North America, elsewhere your local emergency number). This can be something that has to be treated at once. Say where you are and what you see; whoever answers tells you what to do until help comes.",
  danger_body_de:
    "Rufen Sie jetzt die 112 an (in der Schweiz 144, anderswo den Notruf Ihres Landes). Das kann etwas sein, das sofort behandelt werden muss. Sagen Sie, wo Sie sind und was Sie sehen; am Telefon sagt man Ihnen, was zu tun ist, bis Hilfe kommt.",
  danger_body_fr:
    "Appelez le 112 maintenant (le 911 au Canada, ailleurs le numéro d’urgence de votre pays). Il peut s’agir de quelque chose qu’il faut soigner tout de suite. Dites où vous êtes et ce que vous voyez ; au téléphone, on vous dira quoi faire jusqu’à l’arrivée des secours.",
  danger_body_es:
    "Llame ahora al 112 (911 en gran parte de América; en otros lugares, al número de emergencias de su país). Puede tratarse de algo que hay que atender de inmediato. Diga dónde está y qué ve; por teléfono le dirán qué hacer hasta que llegue la ayuda.",
  danger_body_it:
    "Chiami subito il 112 (altrove il numero di emergenza del Suo Paese). Può trattarsi di qualcosa da curare immediatamente. Dica dove si trova e che cosa vede; al telefono Le diranno che cosa fare finché arrivano i soccorsi.",
  danger_now_en:
    "Call 112 now (999 in the United Kingdom, 911 in North America, elsewhere your local emergency number). Bring yourself and others to safety first; whoever answers tells you what to do until help comes.",
  danger_now_de:
    "Rufen Sie jetzt die 112 an (in der Schweiz auch 144 und 117, anderswo den Notruf Ihres Landes). Bringen Sie zuerst sich und andere in Sicherheit; am Telefon sagt man Ihnen, was zu tun ist, bis Hilfe kommt.",
  danger_now_fr:
    "Appelez le 112 maintenant (911 au Canada, ailleurs le numéro d’urgence de votre pays). Mettez-vous d’abord à l’abri, vous et les autres ; au téléphone, on vous dira quoi faire jusqu’à l’arrivée des secours.",
  danger_now_es:
    "Llame ahora al 112 (911 en gran parte de América; en otros lugares, al número de emergencias de su país). Póngase primero a salvo y ponga a salvo a los demás; por teléfono le dirán qué hacer hasta que llegue la ayuda.",
  danger_now_it:
    "Chiami subito il 112 (altrove il numero di emergenza del Suo Paese). Metta prima al sicuro sé e gli altri; al telefono Le diranno che cosa fare finché arrivano i soccorsi.",

  recommendationText: "{count, plural, one {Este asesor encaja} other {Estos asesores encajan}} con lo que describe.",
  recommendationFound: "Tengo {count, plural, one {una propuesta} other {# propuestas}} para esto.",
  recommendationGuess:
    "Creo que no le he entendido bien. {count, plural, one {Este asesor es el que más se acerca} other {Estos asesores son los que más se acercan}} a lo que describe.",
  recommendationElsewhere: "El área «{topic}» pertenece a la categoría «{there}» y no a «{here}», así que he buscado allí.",
  recommendationNobody: "Aún no hay nadie en el directorio que encaje. Pruebe con otras palabras o consulte todas las categorías.",
  reasonTopic: "Lo que describe trata de {topic}.",
  reasonMaybe: "Puede que se trate de {topic}.",
  reasonPage: "Ha preguntado en la página de {category}.",
  reasonAdvisor: "{name}, {jobTitle}: {reasons}.",
  reasonAdvisorPlain: "{name}: {reasons}.",

  askScope: "¿Qué parte de esto resolvería en la primera sesión?",
  askSimilar: "¿Cuándo fue la última vez que resolvió esto para alguien en mi situación y con qué resultado?",
  askPrepare: "¿Qué debería preparar o enviar antes de que hablemos?",
  askFast: "¿Qué se puede hacer esta semana y qué tiene que esperar?",
  askToday: "¿Qué hay que hacer hoy y qué no debería tocar nadie?",
  askPrice: "¿Cuántas horas debo calcular en total y qué podría aumentarlas?",
  askCountry: "¿Las normas de qué país se aplican aquí y asesora usted sobre ellas?",
  askDocument: "¿Qué parte de mi documento le preocupa más?",
  askBusiness: "¿Qué cifra mostraría primero que vamos por buen camino?",
  askFinance: "¿Qué cifras necesita de mí para darme una respuesta firme?",
  askTechnology: "¿Qué construiría, qué compraría y qué dejaría como está?",
  askMarketing: "¿Con qué público probaría primero y cómo lo mediríamos?",
  askLegal: "¿Qué plazos tengo y qué pasa si no hago nada?",
  askOther: "¿Cómo sabremos ambos, dentro de un mes, que esto ha servido?",

  ...chatMessages,
  ...siteMessages,
  ...matcherMessages,
};
