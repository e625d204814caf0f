import { type Stop, tours } from '#src/app/presenter/tour/tours.ts'
import { pathTo } from '#src/routes/paths.ts'

export { tours }

/** Returns the pattern of the addresses that show a stop. */
export const pathOf = ({ screen }: Stop): RegExp =>
  new RegExp(`^${pathTo(screen, { path: '[^/]+' })}$`)
