import { isolating } from '#db/text/typed-text.ts'
/** Messages about kept states of the demo. */
export const snapshotMessages = isolating({
  saved: (name: string) => `${name} saved`,
  wouldSave: 'The snapshot would be saved',
  loaded: (name: string) => `${name} loaded`,
  loadedElsewhere: (name: string) => `Another tab loaded ${name}.`,
  wouldLoad: (name: string) => `${name} would be loaded. Nothing would be lost`,
  renamed: 'Snapshot renamed',
  wouldRename: 'The snapshot would be renamed',
  deleted: (name: string) => `${name} deleted`,
  wouldDelete: 'The snapshot would be deleted',
  added: (name: string) => `${name} added`,
  wouldAdd: 'The snapshot would be added',
  wouldDownload: 'The snapshot would be downloaded',
  wouldShare: 'The snapshot would be shared',
  noneArrived: 'No file arrived. Share it again.',
  tooLargeForCodes: 'Too large for codes. Share the file instead.',
} as const)

/** Why a snapshot file can't be opened. */
export const fileProblems = {
  'too-large': 'The file is too large. Nothing was changed.',
  foreign: 'This isn’t a file from Paid. Choose a .paid file. Nothing was changed.',
  newer:
    'The file is from a newer version of Paid. Reload to update, then open it again. Nothing was changed.',
  cut: 'Part of the file is missing. Send it again. Nothing was changed.',
  changed: 'The file is damaged. Send it again. Nothing was changed.',
} as const
