import { MIN_AGE_YEARS } from "#app/features/accounts/limits";
import { REVIEW_PROMISE_HOURS } from "#app/features/applications/review/review-promise";
import { COMPLETION_HOURS, MAX_COUNTERS, QUOTE_MINUTES, REVIEW_DAYS } from "#app/features/booking/deadlines";
import { hasSpecifiedCategories } from "#app/features/catalog/categories";
import type { WritePolicy } from "#app/features/policies/policy";
import { currentRules } from "#app/features/rules/current-rules";
import { MINIMUM_LEAD_MINUTES } from "#app/features/schedule/lead-time";
import { operatorInLine } from "#app/platform/brand/operator-in-line";
import { policiesMessages } from "../policies";

/** The agreement between a person, an advisor and the site's operator, in French. */
export const termsOfService: WritePolicy = ({ name, contact }, operator = operatorInLine(contact)) => ({
  id: "terms",
  title: policiesMessages.terms,
  path: "/terms",
  inShort: [
    `${name} vous met en relation avec des experts indépendants. Les conseils sont les leurs : ce sont des informations, et ils ne créent pas de relation professionnelle.`,
    "Vous voyez le prix complet avant de demander une séance et ne payez que les séances acceptées. Il n’y a pas d’abonnement.",
    `Si vous annulez au moins ${currentRules().wholeRefundHours} heures avant le début, vous récupérez tout. Si l’expert annule, c’est toujours le cas.`,
    `Vous devez avoir au moins ${MIN_AGE_YEARS} ans. Personne n’enregistre une séance sans l’accord de tous les participants.`,
  ],
  sections: [
    {
      id: "parties",
      title: "Qui s’engage envers qui",
      blocks: [
        `Les présentes conditions lient l’exploitant de ce site, qui agit sous le nom « ${name} », et vous. L’exploitant est joignable à l’adresse ${contact.email}. « Nous » désigne l’exploitant ; « le site » désigne ce que vous utilisez ici.${operator && ` Exploitant : ${operator}.`}`,
        "La séance elle-même est convenue entre l’expert et vous, par l’intermédiaire du site. Nous ne sommes pas partie au conseil, et les experts ne sont ni nos salariés ni nos mandataires.",
        "En créant un compte, en envoyant une demande ou en présentant une candidature d’expert, vous acceptez ces conditions. Parcourir le site ne demande ni compte ni accord.",
      ],
    },
    {
      id: "age",
      title: "Qui peut utiliser le site",
      blocks: [
        `Vous devez avoir au moins ${MIN_AGE_YEARS} ans et être en capacité de conclure un contrat là où vous vivez. Si vous agissez pour une entreprise ou une organisation, vous confirmez y être habilité.`,
        "Un compte est réservé à une seule personne. Gardez votre mot de passe pour vous et prévenez-nous si vous pensez que quelqu’un d’autre a utilisé votre compte. Nous pouvons vous demander de confirmer votre adresse e-mail avant tout acte qui vous engage.",
      ],
    },
    {
      id: "information",
      title: "Des informations, pas une relation professionnelle",
      blocks: [
        "Ce qu’un expert dit ici, dans une séance, un message, un profil ou un avis, constitue une information et une opinion tirées de son expérience. Cela ne fait pas, à soi seul, de vous son client, et ne remplace pas l’analyse d’une personne qui connaît l’ensemble de votre dossier.",
        "Vous décidez de ce que vous en faites. Vérifiez ce qui est important avant d’agir, surtout lorsqu’un délai, une somme élevée, la santé ou la liberté de quelqu’un en dépend.",
        "L’assistant et la mise en relation trient, recherchent et suggèrent. Ils peuvent se tromper. Ils ne donnent aucun conseil qui leur soit propre, et rien de ce qu’ils écrivent ne vaut promesse de résultat.",
      ],
    },
    {
      id: "regulated",
      title: "Conseil réglementé",
      blocks: [
        hasSpecifiedCategories()
          ? "Dans de nombreux pays, le conseil juridique, fiscal, financier, en assurance ou en immigration est réservé aux personnes habilitées à l’y donner. Un profil sur ce site ne signifie pas que l’expert est habilité là où vous vivez."
          : "Dans de nombreux pays, certains conseils sont réservés aux personnes habilitées à les y donner. Un profil sur ce site ne signifie pas que l’expert est habilité là où vous vivez.",
        {
          list: [
            "S’il vous faut un conseil réglementé, demandez à l’expert avant la séance quelle habilitation il détient, dans quel registre elle figure et pour quel territoire elle est valable.",
            hasSpecifiedCategories()
              ? "Une séance tenue ici ne fait de personne votre avocat, votre conseiller fiscal ou votre conseiller en investissement, sauf si vous en convenez tous deux par écrit en dehors du site."
              : "Une séance tenue ici ne crée aucun engagement durable entre l’expert et vous, sauf si vous en convenez tous deux par écrit en dehors du site.",
            "Les experts ne peuvent proposer que ce qu’ils sont autorisés à proposer et doivent signaler toute question qui va au-delà.",
            hasSpecifiedCategories()
              ? "Rien sur le site ne constitue une offre d’achat ou de vente d’un titre financier, ni une prévision de rendement."
              : "Rien sur le site ne constitue la promesse d’un résultat déterminé.",
          ],
        },
      ],
    },
    {
      id: "requests",
      title: "De la demande à la séance",
      blocks: [
        `Vous pouvez demander tout créneau ouvert par un expert, au moins ${MINIMUM_LEAD_MINUTES} minutes à l’avance. Le prix qui vous est affiché est garanti pendant ${QUOTE_MINUTES} minutes ; s’il a changé au moment où vous confirmez, le nouveau prix vous est montré et rien n’est envoyé.`,
        {
          list: [
            "Une demande est une offre de votre part. Tant qu’elle n’est pas acceptée, vous pouvez la retirer à tout moment, sans rien devoir.",
            `L’expert accepte, refuse ou propose un autre horaire, au plus ${MAX_COUNTERS} fois. Sans réponse, la demande prend fin après ${currentRules().expiryHours} heures, ou au début de la séance si celle-ci vient plus tôt.`,
            "Par l’acceptation, la séance est convenue et son prix est dû.",
            "Une séance convenue peut être déplacée sur proposition de l’une ou l’autre partie. L’horaire initial reste valable jusqu’à ce que l’autre partie accepte le nouveau.",
            `Une séance que personne ne clôt ni ne signale est considérée comme réalisée ${COMPLETION_HOURS} heures après sa fin.`,
          ],
        },
      ],
    },
    {
      id: "prices",
      title: "Prix et paiement",
      blocks: [
        `Un prix se compose du tarif horaire de l’expert pour les minutes que vous choisissez${currentRules().surge ? `${currentRules().rushPercent > 0 ? ", " : " et "}d’une majoration lorsque de nombreuses personnes sollicitent le même sujet à la fois${currentRules().rushPercent > 0 ? "," : ""}` : ""}${currentRules().rushPercent > 0 ? ` et de ${currentRules().rushPercent} % du prix de base si vous choisissez l’urgence` : ""}. Chaque élément est affiché avant que vous confirmiez. La page Tarifs présente la formule, et rien d’autre ne s’ajoute.`,
        "Les prix sont exprimés dans la devise de l’expert. Les montants dans une autre devise sont précédés de ≈ et servent uniquement à comparer. Un expert soumis à une taxe l’inclut dans son tarif.",
        "Le site lui-même ne voit jamais les données d’une carte. Le mode de paiement vous est indiqué avant que vous confirmiez. Si le paiement se fait par carte, c’est sur la page d’un prestataire de paiement qui autorise le prix avec votre demande et ne l’encaisse qu’une fois l’accord de l’expert donné ; sinon, vous payez une fois la séance acceptée, par le moyen que l’exploitant vous indique. Il n’y a ni abonnement, ni adhésion, ni somme reconduite tacitement.",
        "Ce que la plateforme retient éventuellement sur un prix est prélevé sur ce que reçoit l’expert et lui est indiqué avant chaque acceptation.",
      ],
    },
    {
      id: "cancelling",
      title: "Annulations et remboursements",
      blocks: [
        "Si vous annulez une séance convenue, ce que vous récupérez dépend du délai qui reste avant son début :",
        { shows: "cancellation" },
        {
          list: [
            "Si l’expert annule, ou si nous annulons, vous récupérez tout.",
            "Si vous demandez tard à déplacer une séance, une annulation ultérieure ne vous rembourse pas plus qu’elle ne l’aurait fait au moment de la demande.",
            "Si l’expert ne vient pas, signalez-le : vous ne devez rien. Si vous ne venez pas, le prix reste dû.",
            "Si la séance n’a pas pu avoir lieu en raison d’une défaillance du site, vous récupérez tout.",
            "Si vous estimez qu’une séance n’était pas conforme à ce qui était convenu, écrivez d’abord à l’expert, puis à nous. Nous écoutons les deux parties et pouvons rembourser en partie ou en totalité.",
          ],
        },
        "Le droit de rétractation que la loi de votre pays vous accorde en tant que consommateur vous reste acquis, quoi qu’il soit écrit ici.",
      ],
    },
    {
      id: "recording",
      title: "Aucun enregistrement, et ce qui reste entre vous",
      blocks: [
        "Le site n’enregistre aucune séance : ni son, ni image, ni transcription. L’expert et vous ne pouvez enregistrer que si tous les participants à la séance y ont consenti au préalable.",
        "Ce que vous apprenez l’un de l’autre est destiné à la séance. Aucune des parties ne le transmet sans le consentement de l’autre, sauf si la loi l’exige.",
      ],
    },
    {
      id: "reviews",
      title: "Avis",
      blocks: [
        `Après une séance qui a eu lieu, chaque partie peut donner son avis sur l’autre une fois, dans les ${REVIEW_DAYS} jours. Personne ne voit l’avis de l’autre avant que les deux aient écrit ou que le délai soit écoulé. Les experts peuvent répondre publiquement.`,
        "Un avis relate ce que vous avez vécu, avec vos propres mots. Nous retirons les avis achetés, obtenus sous la menace, injurieux ou illicites, ceux qui révèlent des éléments privés ou qui ne portent pas sur la séance, et aucun autre : un mauvais avis n’est pas un motif de retrait.",
      ],
    },
    {
      id: "advisors",
      title: "Si vous êtes expert",
      blocks: [
        {
          list: [
            "Ce que vous dites de vous est vrai, à jour, et vous avez le droit de le dire. Vous présentez des justificatifs lorsqu’on vous en demande.",
            `Une personne lit votre candidature, en règle générale sous ${REVIEW_PROMISE_HOURS} heures. En cas de refus, vous en recevez les raisons et pouvez présenter une nouvelle candidature.`,
            "Vous fixez votre tarif, vos horaires et votre délai minimum, et répondez aux demandes dans les temps. Vous êtes indépendant et faites votre affaire de vos impôts, assurances et habilitations.",
            "Vous signalez avant la séance tout intérêt que vous auriez dans ce que vous recommandez.",
            "Nous pouvons suspendre un profil public en cas de manquement à ces conditions, pour des raisons de sécurité ou lorsque la loi l’exige ; nous vous en indiquons le motif.",
          ],
        },
      ],
    },
    {
      id: "conduct",
      title: "Ce que personne ne peut faire ici",
      blocks: [
        {
          list: [
            "Tromper autrui sur son identité ou ses compétences, ou utiliser le compte d’une autre personne.",
            "Harceler, menacer ou discriminer qui que ce soit.",
            "Proposer ou demander quoi que ce soit d’illicite, ou des conseils pour enfreindre la loi.",
            "Copier l’annuaire de façon automatisée, envoyer de la publicité non sollicitée, ou tenter de forcer ou de surcharger le site.",
            "Importer ce à quoi l’on n’a pas droit, ou ce qui contient un code malveillant.",
          ],
        },
      ],
    },
    {
      id: "content",
      title: "Ce que vous écrivez et importez",
      blocks: [
        "Cela reste à vous. Vous nous autorisez à le conserver et à le montrer là où le site est fait pour le montrer : un profil public à tout le monde, un message à son destinataire. Un document remis à la mise en relation est lu une fois et n’est pas conservé.",
        "Vous pouvez modifier ou retirer ce qui est à vous. Si vous fermez votre compte, les avis sur des séances restent, sans votre nom.",
      ],
    },
    {
      id: "liability",
      title: "Ce dont nous répondons",
      blocks: [
        "Nous exploitons le site avec soin et montrons ce que nous savons des experts, mais nous ne pouvons garantir ni qu’il soit toujours disponible ou exempt d’erreurs, ni que les conseils d’un expert vous conviennent.",
        "Notre responsabilité est illimitée en cas de faute intentionnelle ou de faute lourde, en cas d’atteinte à la vie, à l’intégrité physique ou à la santé, et partout où la loi n’admet pas de limite. En cas de faute légère, nous ne répondons que du manquement aux obligations essentielles à l’exécution du présent accord, et uniquement du dommage prévisible. Pour les parties gratuites du site, notre responsabilité ne va pas au-delà.",
      ],
    },
    {
      id: "ending",
      title: "Fin de l’accord",
      blocks: [
        "Vous pouvez fermer votre compte à tout moment ; les séances convenues sont alors annulées comme décrit ci-dessus. Nous pouvons fermer un compte en cas de manquement grave à ces conditions, en indiquant le motif. Ce que vous avez gagné ou devez récupérer reste à vous.",
      ],
    },
    {
      id: "changes",
      title: "Modifications, droit applicable et litiges",
      blocks: [
        "Lorsque ces conditions changent, la date qui figure en tête change aussi, et les titulaires d’un compte en sont informés avant que la modification s’applique à eux. Ce qui a été convenu auparavant reste régi par les conditions en vigueur à ce moment-là.",
        "Le droit applicable est celui du lieu d’établissement de l’exploitant. En tant que consommateur, vous conservez la protection du droit du pays où vous vivez et pouvez y saisir les tribunaux. Si l’une de ces conditions n’est pas valable, les autres le restent.",
        `Avant toute action en justice, écrivez à ${contact.email}. La plupart des différends se règlent entre personnes.`,
      ],
    },
  ],
});
