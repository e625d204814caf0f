/** Returns the storage key for the unsaved edits of an invoice. */
export const typingName = (merchantId: string, id: string): string => `invoice-${merchantId}-${id}`
