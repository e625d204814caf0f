/** Messages about the business that the demo is made for. */
export const theirsMessages = {
  made: (name: string) => `The demo is now ${name}`,
  madeElsewhere: (name: string) => `Another tab made the demo ${name}.`,
  wouldMake: (name: string) => `The demo would be made ${name}. Nothing would be lost`,
  restored: (name: string) => `Back to ${name}`,
  restoredElsewhere: (name: string) => `Another tab went back to ${name}.`,
  wouldRestore: (name: string) => `The demo would go back to ${name}`,
  pictureUnreadable: 'This image can’t be opened. Choose another one.',
} as const
