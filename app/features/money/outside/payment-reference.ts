/** What a client names with a payment, and an admin finds it by: 'P-1001'. */
export const paymentReference = (number: number) => `P-${number}`;

/** The number of a receipt for what a provider took, which nobody transfers: 'R-3F2A-9C1D', the same each time. */
export const takenReference = (consultationId: string) => `R-${consultationId.slice(0, 4)}-${consultationId.slice(4, 8)}`.toUpperCase();
