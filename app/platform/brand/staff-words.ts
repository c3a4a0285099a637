const wordsOf = (text: string) => text.split(/\s+/);

/** What those who run a site are called. */
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

/** Of these a person or a firm is called by none, whatever stands beside them. */
export const ROLES_ALONE = wordsOf("admin admins sysadmin webmaster");

/** Where those work, or what they are there. A role beside one of these is one of a site. */
export const POSTS = wordsOf(
  `site team agent agents desk department staff website webseite abteilung mitarbeiter mitarbeiterin
  equipe agente departement sitio equipo departamento squadra reparto sito`,
);

/** Of what stands beside a role, what means those who run a site and no job: 'Support Team'. */
export const OF_ALL = wordsOf(
  "team staff official officiel oficial ufficiale offiziell offizieller site sitio sito equipo equipe squadra account accounts verification notifications",
);

/** What stands beside such a name and makes no other one of it. */
export const BESIDE = wordsOf(
  `the team staff official officiel oficial ufficiale offiziell offizieller service services help desk user account accounts
  site agent agents department legal security system bot billing invoice invoices finance abuse verification notifications info news
  abteilung mitarbeiter rechnung rechnungen sicherheit facturation facturacion fatturazione securite seguridad sicurezza
  equipo equipe squadra reparto departamento departement sito sitio website
  das der die el la le il inc ltd llc gmbh com net org app online of by at from de di du del dello your our and`,
);
