/** The stated maximum, 10MB, in bytes (RULE-2). */
export const maxUploadBytes = 10 * 1_048_576
