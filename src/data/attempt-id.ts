/** The id of one attempt to do something that must happen once: made with the form, sent with every press. */
export function newAttemptId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
