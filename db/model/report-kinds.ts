export const reportTypes = ['transactions', 'payments', 'settlements', 'fees', 'customers'] as const
export const reportFormats = ['pdf', 'csv', 'xlsx', 'json'] as const
export const reportFrequencies = ['daily', 'weekly', 'monthly'] as const
export const scheduleTemplates = [
  'daily-transactions',
  'weekly-revenue',
  'monthly-settlements',
] as const

/** The fields that a custom report is made of, in the specification's order (spec §2 Reports). */
export const reportFields = [
  'id',
  'date',
  'customer',
  'email',
  'amount',
  'currency',
  'status',
  'method',
  'reference',
  'description',
  'fees',
  'settled',
] as const
