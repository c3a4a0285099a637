/** What a client names with a payment, and an admin finds it by: 'P-1001'. */
export const paymentReference = (number: number) => `P-${number}`;
