import { builtPaths } from '#src/routes/paths.ts'

/** The pages of the developer site, in the order in which they are read. */
export const pages = builtPaths.filter(({ area }) => area === 'developers')
