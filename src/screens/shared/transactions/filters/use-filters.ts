import { useAddress } from '#src/ui/list/use-address.ts'
import { filterSchema, withRange, type Filters } from './filters.ts'

export function useFilters() {
  const { asked, ask, type } = useAddress(filterSchema)
  return {
    filters: asked,
    type,
    set: (change: Partial<Filters>) => ask(withRange(change)),
  }
}
