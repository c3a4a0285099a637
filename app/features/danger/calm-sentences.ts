import type { TextLanguage } from "#app/features/topics/vocabulary/written-in";
import type { DangerKind } from "./danger";

type Sentences = Record<TextLanguage, string>;

/** To those who speak of harming another: nothing of help that they deserve. Each is said in its own language, whoever reads. */
export const TO_WHO_MEANS_HARM: Sentences = {
  en: "Please do nothing now, and put distance between yourself and the other person. If you might act on this, call your local emergency number (112 in Europe, 999 in the United Kingdom, 911 in North America) and say so: somebody will listen and help you stop. If somebody has been harmed before, the police can step in.",
  de: "Bitte tun Sie jetzt nichts, und gehen Sie auf Abstand zu dem anderen Menschen. Wenn Sie fürchten, es zu tun, rufen Sie den Notruf (112 in Europa, in der Schweiz auch 144 und 117) und sagen Sie es: Dort hört man Ihnen zu und hilft Ihnen innezuhalten. Wenn vorher jemandem etwas angetan wurde, kann die Polizei einschreiten.",
  fr: "Ne faites rien maintenant, et éloignez-vous de l’autre personne. Si vous craignez de passer à l’acte, appelez le numéro d’urgence de votre pays (112 en Europe, 911 au Canada) et dites-le : quelqu’un vous écoutera et vous aidera à vous arrêter. Si l’on a fait du mal à quelqu’un auparavant, la police peut intervenir.",
  es: "No haga nada ahora y aléjese de la otra persona. Si teme llegar a hacerlo, llame al número de emergencias de su país (112 en Europa, 911 en gran parte de América) y dígalo: le escucharán y le ayudarán a detenerse. Si antes han hecho daño a alguien, la policía puede intervenir.",
  it: "Non faccia nulla adesso e si allontani dall’altra persona. Se teme di arrivare a farlo, chiami il numero di emergenza del Suo Paese (112 in Europa) e lo dica: qualcuno La ascolterà e La aiuterà a fermarsi. Se prima è stato fatto del male a qualcuno, può intervenire la polizia.",
};

/** To those who see, or suspect, that another is harmed. */
export const TO_WHO_SEES_HARM: Sentences = {
  en: "It is right that you say this. If somebody is being hurt at this moment, call your local emergency number now (112 in Europe, 999 in the United Kingdom, 911 in North America), without putting yourself in danger. Otherwise tell the police, or a service that protects children or people who are abused: a suspicion is enough.",
  de: "Gut, dass Sie das ansprechen. Wird gerade jemandem etwas angetan, rufen Sie jetzt den Notruf (112 in Europa, in der Schweiz auch 144 und 117), ohne sich selbst in Gefahr zu bringen. Sonst wenden Sie sich an die Polizei oder an eine Stelle für Kinderschutz oder Opferhilfe: Ein Verdacht genügt.",
  fr: "Vous avez raison d’en parler. Si quelqu’un subit des violences en ce moment, appelez tout de suite le numéro d’urgence de votre pays (112 en Europe, 911 au Canada), sans vous mettre en danger. Sinon, parlez-en à la police ou à un service de protection de l’enfance ou d’aide aux victimes : un soupçon suffit.",
  es: "Hace bien en contarlo. Si alguien está sufriendo violencia en este momento, llame ya al número de emergencias de su país (112 en Europa, 911 en gran parte de América), sin ponerse en peligro. Si no, avise a la policía o a un servicio de protección de menores o de ayuda a las víctimas: basta una sospecha.",
  it: "Fa bene a parlarne. Se in questo momento qualcuno subisce violenza, chiami subito il numero di emergenza del Suo Paese (112 in Europa), senza mettersi in pericolo. Altrimenti avvisi la polizia o un servizio di tutela dei minori o di aiuto alle vittime: basta un sospetto.",
};

/** Where no phrase says what the danger is: right for those in danger, for those beside them, and for those who might harm somebody. */
export const TO_ANYBODY: Sentences = {
  en: "It is good that you write this. If you or somebody else is in danger, call your local emergency number now (112 in Europe, 999 in the United Kingdom, 911 in North America). Say where you are and what is going on: whoever answers listens, and tells you what to do until help comes.",
  de: "Gut, dass Sie das schreiben. Wenn Sie oder jemand anderes in Gefahr sind, rufen Sie jetzt den Notruf (112 in Europa, in der Schweiz auch 144 und 117). Sagen Sie, wo Sie sind und was los ist: Dort hört man Ihnen zu und sagt Ihnen, was zu tun ist, bis Hilfe kommt.",
  fr: "Vous faites bien de l’écrire. Si vous ou quelqu’un d’autre êtes en danger, appelez maintenant le numéro d’urgence de votre pays (112 en Europe, 911 au Canada). Dites où vous êtes et ce qui se passe : on vous écoutera et on vous dira quoi faire jusqu’à l’arrivée des secours.",
  es: "Hace bien en escribirlo. Si usted u otra persona está en peligro, llame ahora al número de emergencias de su país (112 en Europa, 911 en gran parte de América). Diga dónde está y qué ocurre: le escucharán y le dirán qué hacer hasta que llegue la ayuda.",
  it: "Fa bene a scriverlo. Se Lei o qualcun altro è in pericolo, chiami adesso il numero di emergenza del Suo Paese (112 in Europa). Dica dove si trova e che cosa succede: La ascolteranno e Le diranno che cosa fare finché arrivano i soccorsi.",
};

/** The same for children and young people. */
export const TO_THE_YOUNG: Record<DangerKind, Sentences> = {
  body: {
    en: "Call 112 now (999 in the United Kingdom, 911 in North America, elsewhere your local emergency number). Say where you are and what you see, and stay on the phone: whoever answers tells you what to do until help comes. If a grown-up is near, fetch them.",
    de: "Ruf jetzt die 112 an (in der Schweiz 144, anderswo den Notruf deines Landes). Sag, wo du bist und was du siehst, und bleib am Telefon: Dort sagt man dir, was zu tun ist, bis Hilfe kommt. Wenn Erwachsene in der Nähe sind, hol sie.",
    fr: "Appelle le 112 maintenant (911 au Canada, ailleurs le numéro d’urgence de ton pays). Dis où tu es et ce que tu vois, et reste au téléphone : on te dira quoi faire jusqu’à l’arrivée des secours. S’il y a un adulte tout près, va le chercher.",
    es: "Llama ahora al 112 (911 en gran parte de América; en otros lugares, al número de emergencias de tu país). Di dónde estás y qué ves, y no cuelgues: te dirán qué hacer hasta que llegue la ayuda. Si hay una persona adulta cerca, ve a buscarla.",
    it: "Chiama subito il 112 (altrove il numero di emergenza del tuo Paese). Di' dove sei e che cosa vedi, e resta al telefono: ti diranno che cosa fare finché arrivano i soccorsi. Se c’è un adulto vicino, va' a chiamarlo.",
  },
  now: {
    en: "Call 112 now (999 in the United Kingdom, 911 in North America, elsewhere your local emergency number). Go to a safe place first, and say where you are: whoever answers tells you what to do until help comes. It is not your fault.",
    de: "Ruf jetzt die 112 an (in der Schweiz auch 144 und 117, anderswo den Notruf deines Landes). Geh zuerst an einen sicheren Ort und sag, wo du bist: Am Telefon sagt man dir, was zu tun ist, bis Hilfe kommt. Du bist nicht schuld.",
    fr: "Appelle le 112 maintenant (911 au Canada, ailleurs le numéro d’urgence de ton pays). Mets-toi d’abord à l’abri et dis où tu es : au téléphone, on te dira quoi faire jusqu’à l’arrivée des secours. Ce n’est pas ta faute.",
    es: "Llama ahora al 112 (911 en gran parte de América; en otros lugares, al número de emergencias de tu país). Ponte primero a salvo y di dónde estás: por teléfono te dirán qué hacer hasta que llegue la ayuda. No es culpa tuya.",
    it: "Chiama subito il 112 (altrove il numero di emergenza del tuo Paese). Prima mettiti al sicuro e di' dove sei: al telefono ti diranno che cosa fare finché arrivano i soccorsi. Non è colpa tua.",
  },
  meant: {
    en: "Please do nothing now, and get away from the other person. Tell a grown-up you trust at once, or call 112 (999 in the United Kingdom, 911 in North America) and say it: somebody will listen and help you stop. If somebody has hurt you or others, they can step in.",
    de: "Bitte tu jetzt nichts, und geh weg von dem anderen Menschen. Sag es sofort einem Erwachsenen, dem du vertraust, oder ruf die 112 an (in der Schweiz auch 117): Dort hört man dir zu und hilft dir innezuhalten. Wenn dir oder anderen etwas angetan wurde, kann man dort eingreifen.",
    fr: "Ne fais rien maintenant, et éloigne-toi de l’autre personne. Dis-le tout de suite à un adulte en qui tu as confiance, ou appelle le 112 (911 au Canada) : quelqu’un t’écoutera et t’aidera à t’arrêter. Si l’on t’a fait du mal, à toi ou à d’autres, on peut intervenir.",
    es: "No hagas nada ahora y aléjate de la otra persona. Díselo enseguida a una persona adulta de confianza, o llama al 112 (911 en gran parte de América): te escucharán y te ayudarán a parar. Si te han hecho daño a ti o a otros, pueden intervenir.",
    it: "Non fare nulla adesso e allontanati dall’altra persona. Dillo subito a un adulto di cui ti fidi, o chiama il 112: qualcuno ti ascolterà e ti aiuterà a fermarti. Se hanno fatto del male a te o ad altri, si può intervenire.",
  },
  seen: {
    en: "It is right that you say this, and you do not have to solve it alone. Tell a grown-up you trust today: at home, at school or at the doctor's. If somebody is being hurt now, call 112 (999 in the United Kingdom, 911 in North America), and keep yourself safe.",
    de: "Gut, dass du das sagst, und du musst es nicht allein lösen. Erzähl es heute noch einem Erwachsenen, dem du vertraust: zu Hause, in der Schule oder in einer Praxis. Wird gerade jemandem etwas angetan, ruf die 112 an (in der Schweiz auch 117) und bleib selbst in Sicherheit.",
    fr: "Tu as raison d’en parler, et ce n’est pas à toi de tout résoudre. Dis-le aujourd’hui à un adulte en qui tu as confiance : à la maison, à l’école ou chez le médecin. Si quelqu’un subit des violences en ce moment, appelle le 112 (911 au Canada) et reste à l’abri.",
    es: "Haces bien en contarlo, y no tienes que resolverlo sin ayuda. Díselo hoy a una persona adulta de confianza: en casa, en el colegio o en el médico. Si alguien está sufriendo violencia ahora, llama al 112 (911 en gran parte de América) y ponte a salvo.",
    it: "Fai bene a parlarne, e non devi risolverlo senza aiuto. Dillo oggi a un adulto di cui ti fidi: a casa, a scuola o dal medico. Se in questo momento qualcuno subisce violenza, chiama il 112 e resta al sicuro.",
  },
  later: {
    en: "I am sorry that you are going through this. It is not your fault, and you do not have to face it alone. Tell a grown-up you trust today: at home, at school or at the doctor's. If you are in danger now, call 112 (999 in the United Kingdom, 911 in North America).",
    de: "Es tut mir leid, was du gerade durchmachst. Du bist nicht schuld, und du musst da nicht allein durch. Sprich heute noch mit einem Erwachsenen, dem du vertraust: zu Hause, in der Schule oder in einer Praxis. Wenn du gerade in Gefahr bist, ruf die 112 an (in der Schweiz auch 144 und 117).",
    fr: "Je suis désolé de ce que tu vis. Ce n’est pas ta faute, et tu n’as pas à l’affronter sans aide. Parles-en aujourd’hui à un adulte en qui tu as confiance : à la maison, à l’école ou chez le médecin. Si tu es en danger maintenant, appelle le 112 (911 au Canada).",
    es: "Siento mucho lo que estás pasando. No es culpa tuya y no tienes que afrontarlo sin ayuda. Cuéntaselo hoy a una persona adulta de confianza: en casa, en el colegio o en el médico. Si estás en peligro ahora, llama al 112 (911 en gran parte de América).",
    it: "Mi dispiace per quello che stai passando. Non è colpa tua, e non devi affrontarlo senza aiuto. Parlane oggi con un adulto di cui ti fidi: a casa, a scuola o dal medico. Se sei in pericolo adesso, chiama il 112.",
  },
  any: {
    en: "It is good that you write this. If you or somebody else is in danger, call 112 now (999 in the United Kingdom, 911 in North America) and say where you are and what is going on: whoever answers tells you what to do. Otherwise tell a grown-up you trust today: at home, at school or at the doctor's. You do not have to solve it alone.",
    de: "Gut, dass du das schreibst. Wenn du oder jemand anderes in Gefahr ist, ruf jetzt die 112 an (in der Schweiz auch 144 und 117) und sag, wo du bist und was los ist: Dort sagt man dir, was zu tun ist. Sonst erzähl es heute noch einem Erwachsenen, dem du vertraust: zu Hause, in der Schule oder in einer Praxis. Du musst es nicht allein lösen.",
    fr: "Tu fais bien de l’écrire. Si toi ou quelqu’un d’autre êtes en danger, appelle le 112 maintenant (911 au Canada) et dis où tu es et ce qui se passe : on te dira quoi faire. Sinon, parles-en aujourd’hui à un adulte en qui tu as confiance : à la maison, à l’école ou chez le médecin. Tu n’as pas à tout résoudre sans aide.",
    es: "Haces bien en escribirlo. Si tú u otra persona está en peligro, llama ahora al 112 (911 en gran parte de América) y di dónde estás y qué ocurre: te dirán qué hacer. Si no, cuéntaselo hoy a una persona adulta de confianza: en casa, en el colegio o en el médico. No tienes que resolverlo sin ayuda.",
    it: "Fai bene a scriverlo. Se tu o qualcun altro è in pericolo, chiama subito il 112 e di' dove sei e che cosa succede: ti diranno che cosa fare. Altrimenti parlane oggi con un adulto di cui ti fidi: a casa, a scuola o dal medico. Non devi risolverlo senza aiuto.",
  },
};
