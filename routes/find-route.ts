import { builtPaths, type BuiltPath } from './paths.ts'

const patterns = builtPaths.map(
  (row) => [row, new RegExp(`^${row.path.replaceAll(/:\w+/g, '[^/]+')}$`)] as const,
)

/** Some hosts add a slash to the address of a folder. */
export const withoutSlash = (path: string): string => path.replace(/(?<=.)\/+$/, '')

/**
 * Returns the route of an address within the app, with or without a trailing slash; undefined when no screen matches.
 */
export function findRoute(location: string): BuiltPath | undefined {
  const path = withoutSlash(location)
  return patterns.find(([, pattern]) => pattern.test(path))?.[0]
}
