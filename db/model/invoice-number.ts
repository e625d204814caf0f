/** The number after the highest of those that were given: `INV-000124`. Drafts have none. */
export function nextInvoiceNumber(given: readonly unknown[]): string {
  const highest = given.reduce<number>(
    (most, number) => Math.max(most, typeof number === 'string' ? Number(number.slice(4)) || 0 : 0),
    0,
  )
  return `INV-${String(highest + 1).padStart(6, '0')}`
}
