/** The number after the highest of those that were given: `INV-000124`. Drafts have none. */
export function nextInvoiceNumber(given: readonly (string | null)[]): string {
  const highest = given.reduce(
    (most, number) => Math.max(most, number === null ? 0 : Number(number.slice(4))),
    0,
  )
  return `INV-${String(highest + 1).padStart(6, '0')}`
}
