/** The name under which what is typed of a draft, or of a new invoice, is kept on the device. */
export const typingName = (merchantId: string, id: string): string => `invoice-${merchantId}-${id}`
