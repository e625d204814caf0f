/** What is said of a merchant's plan. */
export const planMessages = {
  changed: (plan: string) => `You are on ${plan} from today`,
  downloaded: (file: string) => `${file} is downloaded`,

  // In dry run a button says what it would do.
  wouldChange: (plan: string) => `Your plan would change to ${plan}`,
  wouldDownload: (id: string) => `${id} would be downloaded`,
} as const
