/** What is said of payment methods and fees (spec §4, §8). */
export const platformMessages = {
  methodEnabled: (name: string) => `${name} has been enabled`,
  methodDisabled: (name: string) => `${name} has been disabled`,
  incidentReported: (name: string) => `Payers and merchants are told of ${name}`,
  incidentEnded: (name: string) => `The incident of ${name} has ended`,
  feesUpdated: 'Fee structure updated successfully',

  // In dry run a button says what it would do.
  wouldEnable: (name: string) => `${name} would be enabled`,
  wouldDisable: (name: string) => `${name} would be disabled`,
  wouldReportIncident: (name: string) => `Payers and merchants would be told of ${name}`,
  wouldEndIncident: (name: string) => `The incident of ${name} would end`,
  wouldUpdateFees: 'The fee structure would be updated',
} as const
