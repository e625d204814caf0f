import { builtPaths } from '#src/routes/paths.ts'

/** The pages of the developer site, in reading order. */
export const pages = builtPaths.filter(({ area }) => area === 'developers')
