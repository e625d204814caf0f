/** A link in running text with a touch target around it. */
export const textLink =
  'relative font-semibold text-primary-text underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-3 hover:underline'
