/** What is said of payment methods and fees (spec §4, §8). */
export const platformMessages = {
  methodEnabled: (name: string) => `${name} has been enabled`,
  methodDisabled: (name: string) => `${name} has been disabled`,
  feesUpdated: 'Fee structure updated successfully',

  // In dry run a button says what it would do.
  wouldEnable: (name: string) => `${name} would be enabled`,
  wouldDisable: (name: string) => `${name} would be disabled`,
  wouldUpdateFees: 'The fee structure would be updated',
} as const
