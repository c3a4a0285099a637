import { payWayMessages } from "./payment-instructions/messages";

/** Texts of notifications and emails about money. */
export const moneyMessages = {
  payoutSubject: "You have been paid {paid}",
  payoutText:
    "We have paid you {paid} for your consultations{cancelled, select, yes {, with what is kept of those that were cancelled or missed} other {}}: statement {number, number}.",
  payoutReference: "Reference",
  payoutAction: "See your statements",
  destinationSubject: "The account for your payouts at {site} was changed",
  destinationText: "Where {site} sends your payouts was just changed. It stands under Billing.",
  destinationNotMe:
    "If this was not you, press the button: everybody is signed out, and we mail you a link to choose a new password. Then enter the right account under Billing again.",
  awaitingTitle: "Please pay {open}",
  awaitingText: "Please give the reference {reference} with your payment, so that we find it.",
  awaitingBy: "Please pay before it begins: by {time}.",
  awaitingSoon: "It begins on {time}. Please send your payment before then: it may arrive later.",
  awaitingOver: "{open} is due for this consultation. Please give the reference {reference} with your payment, so that we find it.",
  awaitingLate:
    "You cancelled late, so {part, select, all {the whole price stays due: {due}} other {{percent} of the price of {total} stays due: {due}}}. Please give the reference {reference} with your payment, so that we find it.",
  awaitingDue: "Please pay by {date}.",
  partHere: "{here} has arrived already.",
  noWay: "How to pay is not set up yet. Please write to {email} and give the reference {reference}.",
  markPaid: "I have paid",
  paidAmount: "Amount you have paid ({currency})",
  marking: "Saving...",
  markedToast: "Thank you. We will confirm your payment as soon as it has arrived.",
  takeLastMarkBack: "I have not paid the last {amount} yet",
  takeMarkBack: "I have not paid yet",
  unmarkedToast: "Noted: you have not paid yet.",
  markedTitle: "You told us that you have paid",
  markedState:
    "You told us on {time} that you have paid {said}. We are looking for it on our account, and will confirm it here as soon as it has arrived.",
  markedOver:
    "You told us on {time} that you have paid {said}, and {open} is due. We will confirm it as soon as it has arrived; what is paid beyond that goes back to you.",
  markedNothingDue: "Nothing is due any more: once the {said} you told us about on {time} has arrived, it goes back to you.",
  markedRest: "{rest} is still to pay. Please give the reference {reference} with your payment, so that we find it.",
  receivedTitle: "Paid",
  receivedState: "{here} has arrived.",
  keptState: "{here} has arrived. None of it goes back.",
  receivedLess: "{received} has arrived, and {returned} of it was sent back to you.",
  receipt: "See the receipt",
  toReturnTitle: "{toReturn} goes back to you",
  toReturnState: "We will send it the way it came, and tell you by email.",
  mailedBack: "{amount} goes back to you: we send it the way it came, and tell you by mail.",
  returnedTitle: "Sent back",
  returnedState: "{returned} was sent back to you.",
  nothingTitle: "Nothing is due",
  nothingState: "Nothing was paid for this consultation, and nothing is due.",
  betweenThemState:
    "This site had not set up how clients pay when the time was agreed, so you owe it nothing. Please agree on payment with your advisor.",
  advisorAwaiting: "The client has not paid yet: {open} is due. Your share can be paid out once the payment has arrived.",
  advisorMarked: "The client says that they have paid {amount}. Your share can be paid out once all that is due has arrived.",
  advisorMarkedFurther:
    "{here} of the client’s payment has arrived, and the client says that they have paid a further {amount}. Your share can be paid out once all that is due has arrived.",
  advisorMarkedInVain: "The client says that they have paid. Nothing is due any more, so what arrives goes back to them.",
  advisorPart:
    "{amount} of the client’s payment has arrived, and {open} is still due. Your share can be paid out once the rest has arrived.",
  advisorReceived: "The client has paid all that is due: {amount}.",
  advisorReturning: "{amount} of what the client paid goes back to them.",
  advisorReturningAll: "All that the client paid goes back to them: {amount}.",
  advisorReturnedPart: "{amount} of what the client paid has gone back to them.",
  advisorReturned: "What the client had paid has gone back to them.",
  advisorNothing: "Nothing is due for this consultation.",
  advisorBetweenThem:
    "This site had not set up how clients pay when the time was agreed, so it collects nothing for you. Please agree on payment with the client.",
  sumNotCharged: "Not charged",
  sumPaid: "Paid",
  sumReturned: "Sent back",
  sumOpen: "Still due",

  aClient: "Client (no name)",
  paymentAction: "Open the consultation",
  arrivedSubject: "Your payment of {amount} has arrived",
  arrivedText:
    "Your payment of {amount} for the consultation with {name} about {topic} has arrived. The receipt is ready to print or to save.",
  arrivedPartSubject: "{here} of {total} has arrived: {open} is still due",
  arrivedPartText:
    "Your payment of {amount} for the consultation with {name} about {topic} has arrived. {here} of {total} is here now; please pay the {open} that is still due.",
  arrivedSomeSubject: "{here} of {total} has arrived",
  stillLookedFor: "You told us that you have paid {said}, and we are looking for it on our account: you do not have to pay it again.",
  arrivedOver: "{amount} of what is here is not due. It goes back to you: we send it the way it came, and tell you by mail.",
  arrivedBackSubject: "Your payment of {amount} has arrived: {back} goes back to you",
  cancelledNothingDue:
    "That consultation was cancelled, and nothing is due for it. {back} goes back to you: we send it the way it came, and tell you by mail.",
  cancelledKept: "That consultation was cancelled. As it was cancelled late, {due} of the price is due all the same.",
  stillDue: "To pay",
  unconfirmedSubject: "We confirmed your payment by mistake",
  unconfirmedText:
    "We told you that your payment of {amount} for the consultation with {name} about {topic} had arrived. That was a mistake: it is not here yet. If you have already sent it, there is nothing to do: you hear from us once it arrives.",
  missingSubject: "We have not found your payment",
  missingText:
    "You told us that you have paid for the consultation with {name} about {topic}, but we have not found it. {open} is still awaited. Please check that it went out, and with the right reference.",
  missingNothingDueText:
    "You told us that you have paid {amount} for the consultation with {name} about {topic}, but we have not found it. {cancelled, select, yes {As the consultation is cancelled, nothing is due.} other {Nothing is due any more.}}",
  returnedSubject: "{amount} was sent back to you",
  returnedText: "We have sent {amount} back to you, for the consultation with {name} about {topic}.",
  unreturnedSubject: "We have not sent {amount} back yet",
  unreturnedText:
    "We told you that we had sent {amount} back to you, for the consultation with {name} about {topic}. That was a mistake: it has not gone out yet. It goes back to you the way it came, and we tell you by mail.",
  letGoSubject: "Nothing more is due",
  letGoText: "The {amount} that was still open for the consultation with {name} about {topic} is no longer due.",
  waivedSubject: "{amount} is no longer charged to {name}",
  waivedText:
    "We no longer ask {name} for the {amount} that was still open for your consultation about {topic}. Your share of it is not paid out either.",
  paidSubject: "{name} has paid {amount} for {day}",
  paidText: "{name} has paid {amount} for your consultation about {topic}: {time}. There is nothing for you to do.",
  unpaidSubject: "{amount} has not arrived after all",
  unpaidText:
    "We told you that {name} had paid {amount} for your consultation about {topic}. That was a mistake: it is not here yet. You hear from us once it arrives.",
  dueSubject: "Please pay {amount}",
  dueText: "{amount} is due for your consultation with {name} about {topic}.",
  markedAction: "See the payments",
  markedSubject: "{name} marked {amount} as paid",
  markedText: "{name} marked {amount} as paid. Please check that it has arrived, and confirm it.",
  waitingSubject: "{name} is waiting to hear about {amount}",
  waitingText: "{name} marked {amount} as paid days ago. Please check that it has arrived, and confirm it.",
  refusedSubject: "{amount} could not be taken",
  clientRefusedText:
    "{amount} for your consultation with {name} about {topic} could not be taken, although you had authorised it. Nothing has been charged to you, and the consultation stands. Please write to us, so that we can settle the payment.",
  advisorRefusedText:
    "{amount} for your consultation with {name} about {topic} could not be taken from the client. Nothing of it is paid out to you until the payment is settled.",
  adminRefusedText:
    "The payment provider refuses to take {amount} from {name} for a consultation about {topic}. Until it is taken, nothing of it is paid out, no receipt is shown and its reviews do not count.",
  refundRefusedSubject: "{amount} could not be sent back yet",
  clientRefundRefusedText:
    "We told you that {amount} for your consultation with {name} about {topic} would go back to you. The payment provider could not send it. The money is still due to you: we are looking into it, and you can write to us at any time.",
  adminRefundRefusedText:
    "The payment provider refuses to send {amount} back to {name} for a consultation about {topic}. Please check there whether it was sent, and settle it with the client.",
  transferRefusedSubject: "{amount} could not be paid out",
  advisorTransferRefusedText:
    "The payment provider could not transfer {amount}, statement {number, number}, to your account. The money is still due to you: please check your account under Billing. We are looking into it.",
  adminTransferRefusedText:
    "The payment provider refuses to transfer {amount}, statement {number, number}, to {name}. Please check there that nothing was sent. Then take the payout back, so that the amount is owed again and can be paid out anew.",
  payoutsAction: "See the payouts",
  releaseRefusedSubject: "{amount} could not be let go",
  releaseRefusedText:
    "The payment provider could not let go of {amount}, which {name} had authorised for a consultation about {topic}. Nothing is charged. Please cancel the payment there: until then the amount stays blocked on the client’s card.",
  endCheckoutRefusedSubject: "A checkout could not be ended",
  endCheckoutRefusedText:
    "The payment provider could not end the checkout where {name} could authorise {amount} for a consultation about {topic}. Whatever is authorised there is let go by itself. Please end the checkout there.",
  disputedSubject: "{name} disputes {amount}",
  disputedText:
    "{name} disputes {amount} for a consultation about {topic}. Nothing of that consultation is paid out until the dispute is decided. Please answer it at the payment provider in time.",
  advisorDisputedText:
    "{name} disputes {amount} for your consultation about {topic}. Nothing of that consultation is paid out to you until the dispute is decided. You hear from us then.",
  disputeKeptSubject: "The dispute over {amount} is over: the payment stands",
  disputeKeptText:
    "The dispute of {name} over {amount} for a consultation about {topic} is over, and the payment stands. What was held back for it can be paid out.",
  advisorDisputeKeptText:
    "The dispute of {name} over {amount} for your consultation about {topic} is over, and the payment stands. What was held back for it can be paid out to you.",
  disputeLostSubject: "The dispute over {amount} is lost",
  disputeLostText:
    "The dispute over {amount} for a consultation about {topic} was decided in favour of {name}. The amount has gone back to them and is booked as a refund.",
  advisorSentBackText:
    "{amount} for your consultation with {name} about {topic} has gone back to the client. Your share is smaller by its part of it.",
  sentBackElsewhereSubject: "{amount} was sent back",
  sentBackElsewhereText:
    "{amount} was sent back to {name} at the payment provider itself, for a consultation about {topic}. It is booked here as a refund: there is nothing to do.",
  leavingSubject: "{name} is leaving and still owes money",
  leavingText:
    "{name} is having their account deleted and has not paid everything yet. On {date} their name and address are erased: please settle what is open by then, or waive it.",

  paymentClosing: "You receive this because of a payment at {site}.",
  payWayMail: "How to pay",
  paymentReference: "Reference of your payment",

  ...payWayMessages,
} as const;
