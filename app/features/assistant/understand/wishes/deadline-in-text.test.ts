import { expect, test } from "vitest";
import { urgencyIn } from "./urgency-in-text";

test.each([
  "Contract to be signed, I have until Friday",
  "The paper has a story on us, it comes out on Thursday",
  "our hearing is on Monday",
  "the offer expires next Wednesday",
  "We owe the answer within five days",
  "in 48 hours the bank closes the account",
  "All the files on our server are locked and there is a ransom note",
  "They want bitcoin for everything on our computers",
  "our website is down and it is the season",
  "we have been hacked",
  "Since this morning nobody can log in to the till",
  "I need an answer today",
  "Widerspruch einlegen, Frist läuft bis Mittwoch",
  "Kündigung muss spätestens am Montag raus",
  "Der Bericht erscheint am Sonntag",
  "In drei Tagen ist die Verhandlung",
  "Alle Dateien sind verschlüsselt, jemand verlangt Lösegeld",
  "Seit heute früh ist der Laden nicht erreichbar",
  "Ich brauche heute noch einen Anwalt",
  "Réponse à donner avant vendredi",
  "l'article sort dimanche",
  "il faut payer dans quatre jours",
  "tous nos fichiers sont chiffrés et ils demandent une rançon",
  "hay que contestar antes del jueves",
  "el plazo vence el martes",
  "en dos días nos cortan la luz del taller",
  "nos piden un rescate por todos los archivos",
  "il termine scade lunedì",
  "devo rispondere entro venerdì",
  "fra tre giorni c'è l'udienza",
  "chiedono un riscatto per tutti i dati",
])("'%s' is urgent", (text) => expect(urgencyIn(text)).toBe("high"));

test.each([
  "the fair is in three weeks and we have no stand",
  "In vier Wochen kommt die Prüferin",
  "dans trois semaines on ouvre la boutique",
  "en cinco semanas abrimos el restaurante",
  "tra due settimane arriva il controllo",
])("'%s' has some weeks", (text) => expect(urgencyIn(text)).toBe("medium"));

test.each([
  "He told me on Friday not to come back",
  "the app crashes every Saturday",
  "our customers pay after 90 days",
  "how do we protect our files against ransomware",
  "Versicherung gegen Lösegeldforderungen",
  "today we still write every invoice by hand",
  "Hoy una máquina lo hace sola, ¿no?",
  "oggi facciamo tutto a mano",
  "Heute machen wir alles auf Papier",
  "se reúne cada viernes con el equipo",
  "We sell bitcoin mining machines",
])("'%s' says nothing of haste", (text) => expect(urgencyIn(text)).toBe(null));
