import { pathTo } from '#src/routes/paths.ts'

export const testPaymentPath = (id: string, query = ''): string =>
  pathTo('sandbox-transaction', { id }) + query
