import { MIN_AGE_YEARS, SESSION_MAX_DAYS, UNCONFIRMED_DAYS } from "#app/features/accounts/limits";
import { CONVERSATION_DAYS } from "#app/features/assistant/limits";
import type { WritePolicy } from "#app/features/policies/policy";
import { operatorInLine } from "#app/platform/brand/operator-in-line";
import { MAIL_DAYS, MAIL_WORDS_HOURS } from "#app/platform/mail/mail-retention";
import { policiesMessages } from "../policies";

/** Which personal data is stored, why, for how long, who else sees it, and what people can do about it, in French. */
export const privacyPolicy: WritePolicy = ({ name, contact }, operator = operatorInLine(contact)) => ({
  id: "privacy",
  title: policiesMessages.privacy,
  path: "/privacy",
  inShort: [
    "Votre navigateur communique avec ce site et avec personne d’autre : ni publicité, ni mesure d’audience, ni polices ou scripts venus d’ailleurs.",
    "Nous conservons ce dont le site a besoin pour vous être utile : votre compte, votre profil, vos séances et vos messages.",
    "Rien n’est vendu et rien n’est enregistré. Un document remis à la mise en relation est lu une fois, puis supprimé.",
    `Vous pouvez consulter, corriger, emporter et effacer ce qui vous concerne. Écrivez à ${contact.email}.`,
  ],
  sections: [
    {
      id: "who",
      title: "Qui est responsable",
      blocks: [
        `L’exploitant de ce site, qui agit sous le nom « ${name} », décide de l’usage des données personnelles et en répond. Pour le joindre : ${contact.email} ; téléphone : ${contact.phone} ; lieu : ${contact.city}.${operator && ` Exploitant : ${operator}.`}`,
        "Le site fonctionne avec un logiciel que l’exploitant héberge. Les auteurs de ce logiciel n’en reçoivent aucune donnée.",
      ],
    },
    {
      id: "what",
      title: "Ce que nous conservons, pourquoi et combien de temps",
      blocks: [
        {
          table: {
            head: ["Données", "Finalité et base légale", "Durée"],
            rows: [
              [
                "Compte : adresse e-mail, mot de passe (uniquement sous forme d’empreinte), date de confirmation de l’adresse, second facteur si vous en utilisez un",
                "Savoir que c’est bien vous. Contrat.",
                `Jusqu’à la fermeture de votre compte ; ${UNCONFIRMED_DAYS} jours si son adresse n’a jamais été confirmée`,
              ],
              [
                "Connexions : empreinte du jeton de session, date d’utilisation, adresse réseau et type de navigateur",
                "Maintenir votre connexion, vous montrer vos sessions et vous avertir des nouvelles. Contrat, et notre intérêt légitime : la sécurité.",
                `${SESSION_MAX_DAYS} jours au plus`,
              ],
              [
                "Tentatives de connexion échouées : empreintes uniquement, aucune adresse en clair",
                "Empêcher que des mots de passe soient devinés. Notre intérêt légitime : la sécurité.",
                "Quelques heures",
              ],
              [
                "Profil : noms, photo, téléphone, lieu, langue, devise, fuseau horaire, informations sur l’entreprise et ce que vous dites rechercher",
                "Préremplir vos formulaires, afficher horaires et prix à votre façon, trouver des experts qui correspondent. Contrat.",
                "Jusqu’à ce que vous les modifiiez ou les effaciez",
              ],
              [
                "Informations de facturation : nom, adresse, numéro fiscal",
                "Établir les factures. Contrat et obligation légale.",
                "Aussi longtemps que l’exige la loi sur la facturation",
              ],
              [
                "Candidatures et profils d’experts : expérience, justificatifs, liens, tarif, horaires, décision et motifs",
                "Vérifier qui conseille ici et présenter au public les experts acceptés. Contrat, et notre intérêt légitime : la confiance.",
                "Jusqu’à la fermeture du compte ; plus longtemps pour les décisions, lorsqu’un litige peut s’ensuivre",
              ],
              [
                "Séances : participants, horaire, sujet, votre description du besoin, prix et chaque étape",
                "Tenir la séance et en rendre compte. Contrat et obligation légale.",
                "Aussi longtemps que l’exige la loi comptable ; votre description, jusqu’à la fermeture du compte",
              ],
              ["Messages entre un expert et vous", "Les remettre. Contrat.", "Jusqu’à la fermeture des deux comptes"],
              [
                "Avis",
                "Permettre à d’autres de se faire une idée. Contrat, et notre intérêt légitime : des avis sincères.",
                "Tant que l’expert figure sur le site ; sans votre nom une fois votre compte fermé",
              ],
              [
                "Échanges avec l’assistant et la mise en relation : messages, réponses, suggestions",
                "Vous répondre et reprendre là où vous en étiez. Contrat, ou démarche préalable à votre demande.",
                `${CONVERSATION_DAYS} jours après le dernier message`,
              ],
              [
                "Documents remis à la mise en relation",
                "En tirer ce dont vous avez besoin. À votre demande.",
                "Non conservés : seulement le temps de la lecture",
              ],
              [
                "Demandes de catégorie",
                "Savoir ce qui manque. Notre intérêt légitime : améliorer le site.",
                "Avec votre nom jusqu’à la fermeture de votre compte",
              ],
              [
                "E-mails que nous vous envoyons",
                "Vous informer de ce qui s’est passé. Contrat.",
                `Leur texte, ${MAIL_WORDS_HOURS} heures ; le fait de leur envoi, ${MAIL_DAYS} jours`,
              ],
              [
                "Journal du serveur : heure, chemin, réponse, durée ; rien qui vous nomme",
                "Repérer les pannes et les attaques. Notre intérêt légitime : un site qui fonctionne.",
                "Quelques semaines",
              ],
            ],
          },
        },
        "Vous n’avez rien à nous fournir pour parcourir le site. Sans adresse e-mail, il n’y a pas de compte ; sans nom, un expert ne peut pas savoir qui il va rencontrer.",
      ],
    },
    {
      id: "public",
      title: "Ce que tout le monde peut voir",
      blocks: [
        "D’un expert : nom, photo, titre, lieu, langues, expérience, domaines, tarif, créneaux libres, notes, avis et chiffres comptés par le site, comme le nombre de séances et le délai de réponse. Jamais l’adresse e-mail, le numéro de téléphone ni l’adresse exacte.",
        "De toute autre personne : rien. L’expert à qui vous envoyez une demande voit votre nom, votre photo, le sujet, votre description du besoin et l’horaire.",
      ],
    },
    {
      id: "processors",
      title: "Qui d’autre reçoit des données",
      blocks: [
        "Seuls ceux qui sont nécessaires à une finalité ci-dessus, tenus par contrat de n’en faire aucun autre usage :",
        {
          list: [
            "L’entreprise qui héberge le serveur et ses sauvegardes pour l’exploitant.",
            "Le service d’envoi des confirmations et des notifications par e-mail : votre adresse et le texte de l’e-mail.",
            "Google ou LinkedIn, uniquement si l’exploitant a mis en place la connexion par leur intermédiaire et que vous la choisissez : vous en revenez avec votre nom, votre adresse et un identifiant.",
            "Un service de modèle de langage, uniquement si l’exploitant en a mis un en place : le texte de votre échange avec l’assistant, le texte ou les images d’un document que vous lui remettez, et ce que les experts écrivent de leur travail sur leurs pages publiques. À défaut, toutes les réponses sont produites sur ce serveur.",
            "Le service d’agenda d’un expert, uniquement si celui-ci en a donné l’adresse : nous y lisons ses plages occupées et n’envoyons rien à votre sujet.",
          ],
        },
        "Les autorités ne reçoivent des données que lorsque la loi nous y oblige, et nous le vérifions. Personne n’en reçoit à des fins publicitaires. Si un service se trouve hors du territoire dont la loi vous protège, nous convenons des garanties que cette loi exige.",
      ],
    },
    {
      id: "decisions",
      title: "Des machines qui classent, des personnes qui décident",
      blocks: [
        "Les correspondances sont classées par une formule, selon l’expertise, les notes, les disponibilités, la réactivité et ce que vous dites rechercher. Chacune explique sa place dans la liste. La formule ne décide rien à votre sujet : c’est vous qui choisissez.",
        "Une personne statue sur les candidatures, et une personne retire les avis.",
      ],
    },
    {
      id: "rights",
      title: "Vos droits",
      blocks: [
        {
          list: [
            "Accès : demandez ce que nous conservons à votre sujet et recevez-en une copie.",
            "Rectification : corrigez l’essentiel vous-même dans votre profil, et le reste en nous écrivant.",
            "Effacement : fermez votre compte et ce qui vous concerne disparaît, sauf ce que la loi nous oblige à conserver ; ces données sont alors mises sous clé.",
            "Portabilité : recevez ce que vous nous avez fourni sous une forme lisible par une machine.",
            "Opposition et limitation : lorsque nous invoquons notre intérêt légitime, dites-nous pourquoi le vôtre l’emporte, et nous suspendons le traitement le temps de l’examiner.",
            "Retrait d’un consentement, à tout moment ; ce qui a été fait auparavant reste licite.",
            "Réclamation auprès de l’autorité de protection des données là où vous vivez. Nous aimerions en être informés d’abord.",
          ],
        },
        `Écrivez à ${contact.email} depuis l’adresse de votre compte. Nous répondons dans un délai d’un mois, sans frais.`,
      ],
    },
    {
      id: "safety",
      title: "Comment vos données sont protégées",
      blocks: [
        "Les mots de passe sont transformés en empreintes par une fonction lente et gourmande en mémoire ; les jetons de session et ceux des liens envoyés par e-mail ne sont conservés que sous forme d’empreintes. Votre connexion repose sur un cookie qu’aucun script ne peut lire. Chaque page interdit au navigateur de charger quoi que ce soit d’ailleurs. Qui peut voir quoi est vérifié sur le serveur, à chaque demande.",
        "En cas d’incident qui vous expose à un risque, nous vous en informons sans délai, ainsi que l’autorité. Le fichier security.txt indique comment signaler une faille.",
      ],
    },
    {
      id: "children",
      title: "Mineurs",
      blocks: [
        `Le site s’adresse aux personnes d’au moins ${MIN_AGE_YEARS} ans. Si nous apprenons qu’une personne plus jeune possède un compte, nous l’effaçons.`,
      ],
    },
    {
      id: "changes",
      title: "Modifications",
      blocks: [
        "Lorsque cette politique change, la date qui figure en tête change aussi. Si une modification touche à ce que vous avez accepté, nous vous en informons d’abord par e-mail.",
      ],
    },
  ],
});
