/** What is often wrong with a document, as the business reads it. */
export const documentReasons = [
  'It is out of date. Upload one of the last three months.',
  'It can’t be read. Upload a sharper scan or photo.',
  'A page is missing, or a part is cut off.',
  'The name on it is not that of the business.',
  'It is another document than its name says.',
] as const

/** Stands for a reason that is typed. */
export const otherReason = 'other'
