import { useAddress } from '#src/ui/list/use-address.ts'
import { filterSchema, withRange, type Filters } from './filters.ts'

/** The filters of the merchant's list, kept in its address. */
export function useFilters() {
  const { asked, ask, type } = useAddress(filterSchema)
  return {
    filters: asked,
    type,
    set: (change: Partial<Filters>) => ask(withRange(change)),
  }
}
