import { expect, test } from "vitest";
import { budgetIn } from "./budget-in-text";

test.each([
  "hardly anybody under 35 walks into our bookshop",
  "We sell insurance to women under 40",
  "max 12 guests at a table, how do we grow?",
  "our staff is up to 18 and morale is low",
  "pension plan for employees, most of them under 55",
  "Kaum jemand unter 40 kauft bei uns",
  "Unter 25-Jährige kennen die Marke nicht",
  "Stellenanzeige für unter 50-Jährige, geht das?",
  "höchstens 8 Leute passen in den Laden",
  "maximal 20 Prozent Rabatt, sonst sinkt die Marge",
  "Les moins de 35 ans ne viennent plus chez nous",
  "jusqu'à 12 salariés, faut-il un CSE ?",
  "personne de moins de 40 ne lit notre revue",
  "los menores compran, hasta 16 van gratis",
  "hasta 15 empleados, ¿qué obligaciones tengo?",
  "gente de menos de 30 no nos conoce",
  "nessuno sotto i 40, meno di 30 non ne parliamo",
  "fino a 15 dipendenti cosa cambia?",
  "i giovani con meno di 25 non entrano in negozio",
  "screens up to 32 inches",
])("'%s' names no price", (text) => expect(budgetIn(text)).toBe(null));

test.each([
  ["under 120", 120],
  ["max 90, please", 90],
  ["A lease in Lyon, at most 150", 150],
  ["I can pay up to 80", 80],
  ["hourly rate below 200", 200],
  ["no more than 60 an hour", 60],
  ["höchstens 110 die Stunde", 110],
  ["Mehr als das zahle ich nicht: maximal 95", 95],
  ["Eine Anwältin für Mietrecht, bis 130", 130],
  ["moins de 100 de l'heure", 100],
  ["mon budget, jusqu'à 140", 140],
  ["hasta 75 por hora", 75],
  ["quiero pagar como máximo 85", 85],
  ["meno di 100 all'ora", 100],
  ["posso pagare fino a 70", 70],
])("'%s' names a price", (text, price) => expect(budgetIn(text)).toEqual({ amount: price * 100, currency: null }));
