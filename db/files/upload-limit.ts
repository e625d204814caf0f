/** The stated maximum, 10MB, in bytes (spec §9). */
export const maxUploadBytes = 10 * 1_048_576
