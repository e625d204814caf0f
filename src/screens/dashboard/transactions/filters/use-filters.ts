import { useAddress } from '#src/ui/list/use-address.ts'
import { filterSchema, type Filters } from './filters.ts'

/** The list's filters, kept in its address. The days of a custom range go with it. */
export function useFilters() {
  const { asked, ask, type } = useAddress(filterSchema)
  return {
    filters: asked,
    type,
    set: ({ date, ...change }: Partial<Filters>) =>
      ask({
        ...change,
        ...(date && { date }),
        ...(date && date !== 'custom' && { from: '', to: '' }),
      }),
  }
}
