/** Mistakes in the files of the sample data, each naming file, row and field; the message has a line for each. */
export class SeedError extends Error {
  override name = 'SeedError'
  constructor(readonly mistakes: readonly string[]) {
    super(mistakes.join('\n'))
  }
}
