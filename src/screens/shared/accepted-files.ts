/** File types that the file chooser offers (RULE-2); the content is checked on upload. */
export const acceptedFiles = '.pdf,.doc,.docx,.jpg,.jpeg,.png'
