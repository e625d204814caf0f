/** What is said of a business's directors. */
export const directorMessages = {
  added: (name: string) => `${name} is added`,
  saved: (name: string) => `${name} is saved`,
  removed: (name: string, isKept: boolean) =>
    isKept
      ? `${name} is removed. Their approved ID document stays in your documents`
      : `${name} is removed`,
  back: (name: string) => `${name} is back`,
  onlyOne: 'A business has at least one director. Add another one first',

  // In dry run a button says what it would do.
  wouldAdd: (name: string) => `${name} would be added`,
  wouldSave: (name: string) => `${name} would be saved`,
  wouldRemove: (name: string) => `${name} would be removed`,
  wouldPutBack: (name: string) => `${name} would be brought back`,
} as const
