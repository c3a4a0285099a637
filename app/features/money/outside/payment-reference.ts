/** Reference a client gives with a payment, and an admin finds it by: 'P-1001'. */
export const paymentReference = (number: number) => `P-${number}`;

/** Receipt number for a charge by the provider, which needs no transfer reference: 'R-3F2A-9C1D', always the same for a consultation. */
export const takenReference = (consultationId: string) => `R-${consultationId.slice(0, 4)}-${consultationId.slice(4, 8)}`.toUpperCase();
