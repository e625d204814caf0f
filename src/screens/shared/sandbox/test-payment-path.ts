import { pathTo } from '#src/routes/paths.ts'

/** The address of a test payment's details, over the list as it stands. */
export const testPaymentPath = (id: string, query = ''): string =>
  pathTo('sandbox-transaction', { id }) + query
