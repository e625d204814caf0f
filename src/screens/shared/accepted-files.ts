/** What the file chooser offers (spec §5); what is in a file is checked when it is taken. */
export const acceptedFiles = '.pdf,.doc,.docx,.jpg,.jpeg,.png'
