/** What is said of disputes. */
export const disputeMessages = {
  opened: (id: string, transactionId: string) => `${transactionId} is disputed as ${id}`,
  added: (name: string) => `${name} is added`,
  removed: (name: string) => `${name} is removed`,
  restored: (name: string) => `${name} is back`,
  sent: (id: string) => `The evidence of ${id} is sent`,
  won: (id: string) => `${id} is won: the money is the merchant’s again`,
  lost: (id: string) => `${id} is lost: the money went back to the card holder`,
  noRoomFor: (name: string) => `There is no room on this device for ${name}. It was not added.`,

  // In dry run a button says what it would do.
  wouldOpen: (id: string) => `${id} would be disputed`,
  wouldAdd: (name: string) => `${name} would be added`,
  wouldRemove: (name: string) => `${name} would be removed`,
  wouldRestore: 'The file would be brought back',
  wouldSend: 'The evidence would be sent',
  wouldDecide: (id: string) => `${id} would be decided`,
} as const
