const wordsOf = (text: string) => text.split(/\s+/);

/** Words for the staff of a site. */
export const ROLES = wordsOf(
  `admin admins administrator administrators administration administrador administratorin administrateur amministratore
  support helpdesk moderator moderators moderation moderador moderateur moderatore webmaster sysadmin soporte supporto
  customerservice customersupport customercare kundenservice kundendienst kundensupport serviceclient serviceclients
  atencionalcliente servicioalcliente servizioclienti assistenzaclienti
  payment payments payout payouts refund refunds compliance legalteam legaldepartment
  zahlung zahlungen auszahlung auszahlungen erstattung erstattungen ruckerstattung ruckerstattungen rechtsabteilung
  paiement paiements versement versements remboursement remboursements conformite servicejuridique equipejuridique
  pago pagos reembolso reembolsos cumplimiento departamentolegal departamentojuridico equipolegal
  pagamento pagamenti rimborso rimborsi conformita ufficiolegale`,
);

/** Roles that are never the name of a person or a firm, whatever stands next to them. */
export const ROLES_ALONE = wordsOf("admin admins sysadmin webmaster");

/** Where staff work, or their position. A role next to one of these is that of site staff. */
export const POSTS = wordsOf(
  `site team agent agents desk department staff website webseite abteilung mitarbeiter mitarbeiterin
  equipe agente departement sitio equipo departamento squadra reparto sito`,
);

/** Of the words next to a role, those that mean site staff and not a job: 'Support Team'. */
export const OF_ALL = wordsOf(
  "team staff official officiel oficial ufficiale offiziell offizieller site sitio sito equipo equipe squadra account accounts verification notifications",
);

/** Words next to such a name that do not make it another name. */
export const BESIDE = wordsOf(
  `the team staff official officiel oficial ufficiale offiziell offizieller service services help desk user account accounts
  site agent agents department legal security system bot billing invoice invoices finance abuse verification notifications info news
  abteilung mitarbeiter rechnung rechnungen sicherheit facturation facturacion fatturazione securite seguridad sicurezza
  equipo equipe squadra reparto departamento departement sito sitio website
  das der die el la le il inc ltd llc gmbh com net org app online of by at from de di du del dello your our and`,
);

/** Staff functions and addresses of machines: a whole name made of these and of the words next to them belongs to no person. */
export const OFFICES = wordsOf(
  `security verification billing fraud system operator notification notifications trustsafety trustandsafety
  postmaster hostmaster mailerdaemon noreply donotreply
  sicherheit verifizierung uberprufung abrechnung betrug betrugsschutz betrugspravention betreiber benachrichtigung benachrichtigungen nichtantworten
  securite facturation fraude systeme exploitant operateur nepasrepondre
  seguridad verificacion facturacion sistema operador noresponder notificacion notificaciones
  sicurezza verifica fatturazione frode frodi operatore gestore nonrispondere notifica notifiche`,
);

/** Staff functions that are also names of people or firms: 'Owner', 'Trust', 'Success'. They count only next to one of the words after them. */
export const OFFICES_OR_NAMES = wordsOf(
  `owner owners trust safety success prevention protection inhaber eigentumer vertrauen erfolg
  proprietaire confiance propietario confianza exito proprietario fiducia successo titolare`,
);
export const OF_OFFICES = wordsOf(
  `site website team department desk client clients customer customers account accounts message messages
  seite abteilung kunde kunden konto konten nachricht nachrichten schutz pravention equipe departement compte comptes
  sitio equipo departamento cliente clientes cuenta cuentas mensaje prevencion squadra reparto sito clienti conto messaggio prevenzione`,
);
