import { pathTo } from '#routes/paths.ts'
import { type Stop, tours } from '#src/presenter/pitch/tour/tours.ts'

export { tours }

/** Returns the pattern of the addresses that show a stop. */
export const pathOf = ({ screen }: Stop): RegExp =>
  new RegExp(`^${pathTo(screen, { path: '[^/]+' })}$`)
