/**
 * Synonyms and reasons to visit for the 13 pages and the help page, by path: a line each in English, German, French, Spanish and Italian.
 */
export const PAGE_WORDS: Record<string, string> = {
  "/": `homepage, start page, front page, about us, who are you
    startseite, über uns
    accueil, page d'accueil, qui sommes-nous
    inicio, portada, quiénes somos
    pagina iniziale, chi siamo`,
  "/find-advisor": `search experts, consultant, browse, directory, categories, topics
    berater finden, beraterin, beratung suchen, experten, verzeichnis, kategorien
    trouver un conseiller, conseillère, annuaire, catégories
    encontrar un asesor, asesora, buscar experto, directorio, categorías
    trovare un consulente, esperto, elenco, categorie`,
  "/become-advisor": `apply, application, join as expert, register as an advisor, work with us, earn money, offer advice, jobs, career
    berater werden, bewerben, bewerbung, als beraterin anmelden, geld verdienen, mitmachen
    devenir conseiller, candidature, postuler, gagner de l'argent
    ser asesor, hacerse asesora, solicitud, postularse, ganar dinero
    diventare consulente, candidatura, candidarsi, guadagnare`,
  "/how-it-works": `help, faq, questions, support, guide, instructions, explain, customer service, what is this, tutorial
    hilfe, fragen, anleitung, so funktioniert es, wie geht das, kundendienst
    aide, questions fréquentes, comment ça marche, assistance, mode d'emploi
    ayuda, preguntas frecuentes, cómo funciona, soporte, instrucciones
    aiuto, domande frequenti, come funziona, assistenza, istruzioni`,
  "/pricing": `price, prices, cost, costs, fee, fees, rates, how much, expensive, cheap, free, pay, payment, commission, surge, rush
    preis, preise, kosten, gebühr, gebühren, wie viel, bezahlen, zahlung, honorar, teuer
    prix, tarif, tarifs, frais, combien, coût, payer, paiement
    precio, precios, tarifa, tarifas, coste, costo, cuánto cuesta, pagar, pago
    prezzo, prezzi, tariffa, tariffe, costo, costi, quanto costa, pagare, pagamento`,
  "/ai-assistant": `chat, chatbot, bot, ask a question, talk, help me choose, artificial intelligence, matcher, recommendation
    ki-assistent, fragen stellen, gespräch, empfehlung
    assistant ia, poser une question, discuter, recommandation
    asistente, hacer una pregunta, conversar, recomendación
    assistente, fare una domanda, chiacchierare, consiglio`,
  "/auth": `log in, login, log on, sign up, signup, register, registration, create account, new account, forgot password, reset password, lost password
    anmelden, anmeldung, einloggen, registrieren, registrierung, konto erstellen, passwort vergessen, kennwort
    connexion, se connecter, s'inscrire, inscription, créer un compte, mot de passe oublié
    iniciar sesión, entrar, registrarse, crear cuenta, contraseña olvidada
    accedi, accedere, registrarsi, registrazione, creare account, password dimenticata`,
  "/profile": `my account, account settings, settings, change password, change email, delete account, close account, two-factor, language, time zone, notifications, invoices, receipts, dark mode
    mein konto, einstellungen, konto löschen, passwort ändern, sprache, rechnungen, dunkelmodus
    mon compte, paramètres, supprimer le compte, changer de mot de passe, langue, factures, mode sombre
    mi cuenta, ajustes, configuración, eliminar cuenta, cambiar contraseña, idioma, facturas, modo oscuro
    il mio account, impostazioni, eliminare account, cambiare password, lingua, fatture, modalità scura`,
  "/book-consultation": `booking, bookings, book, appointment, reserve, reservation, schedule, reschedule, meeting, call, session
    buchen, buchung, termin, beratung buchen, reservieren, gespräch
    réserver, réservation, rendez-vous, consultation
    reservar, reserva, cita, consulta
    prenotare, prenotazione, appuntamento, consulenza`,
  "/advisor-profile": `advisor account, my availability, my calendar, earnings, payout, payouts, statement, my hours, my clients
    beraterbereich, meine verfügbarkeit, kalender, einnahmen, auszahlung
    espace conseiller, mes disponibilités, calendrier, revenus, versement
    panel de asesor, mi disponibilidad, calendario, ingresos, cobros
    area consulente, la mia disponibilità, calendario, guadagni, pagamenti ricevuti`,
  "/legal": `imprint, cookies, cookie policy, policies
    impressum, rechtliches, cookie-richtlinie
    mentions légales, politique de cookies
    aviso legal, política de cookies
    note legali, informativa sui cookie`,
  "/terms": `refund, refunds, money back, cancel, cancellation, complaint, complain, contact, contact us, e-mail address, phone, telephone, reach us, terms and conditions
    erstattung, rückerstattung, geld zurück, stornieren, absagen, beschwerde, kontakt, telefon, agb, geschäftsbedingungen
    remboursement, rembourser, annuler, annulation, réclamation, contacter, téléphone, conditions générales
    reembolso, devolución, cancelar, cancelación, queja, contacto, contactar, teléfono, condiciones
    rimborso, annullare, annullamento, disdire, reclamo, contatto, contatti, contattare, telefono, condizioni`,
  "/privacy": `data protection, personal data, gdpr, my data, export my data, erase my data, tracking, contact
    datenschutz, datenschutzerklärung, dsgvo, meine daten, kontakt
    confidentialité, protection des données, rgpd, données personnelles, contacter
    privacidad, protección de datos, rgpd, datos personales, contacto
    riservatezza, protezione dei dati, dati personali, contatto`,
  "/help": `help, faq, questions, support, customer service, contact, contact us, refund, refunds, money back, get my money back, cancel, cancellation, complaint, e-mail address, phone, telephone, reach us
    hilfe, fragen, kundendienst, kontakt, erstattung, rückerstattung, geld zurück, stornieren, absagen, beschwerde, telefon
    aide, questions fréquentes, assistance, contact, contacter, remboursement, rembourser, annuler, annulation, réclamation, téléphone
    ayuda, preguntas frecuentes, soporte, contacto, contactar, reembolso, devolución, devolver dinero, cancelar, cancelación, queja, teléfono
    aiuto, domande frequenti, assistenza, contatto, contattare, rimborso, soldi indietro, annullare, disdire, reclamo, telefono, contatti, contattaci`,
};
