import { pathTo } from '#routes/paths.ts'
import { type Tour, tours } from '#src/presenter/pitch/tour/tours.ts'

export { tours }

/** Returns the pattern of the addresses that show a stop. */
export const pathOf = ({ screen }: Tour['stops'][number]): RegExp =>
  new RegExp(`^${pathTo(screen, { path: '[^/]+' })}$`)
