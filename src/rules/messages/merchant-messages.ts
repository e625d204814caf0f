/** What the console says of merchants. */
export const merchantMessages = {
  suspended: (name: string) => `${name} is suspended`,
  reinstated: (name: string) => `${name} is active again`,
  edited: (name: string) => `${name} is saved`,
  noteAdded: 'Note added',
  noteDeleted: 'Note deleted',
  noteRestored: 'The note is back',

  // In dry run a button says what it would do.
  wouldSuspend: 'The merchant would be suspended',
  wouldReinstate: 'The merchant would be active again',
  wouldEdit: 'The merchant’s details would be changed',
  wouldAddNote: 'The note would be added',
  wouldDeleteNote: 'The note would be deleted',
  wouldRestoreNote: 'The note would be brought back',
} as const
