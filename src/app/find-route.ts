import { builtPaths, type BuiltPath } from '#routes/paths.ts'

const patterns = builtPaths.map(
  (row) => [row, new RegExp(`^${row.path.replaceAll(/:\w+/g, '[^/]+')}$`)] as const,
)

/**
 * Returns the route of an address within the app, with or without a trailing slash; undefined when no screen matches.
 */
export function findRoute(location: string): BuiltPath | undefined {
  const path = location.replace(/(?<=.)\/+$/, '')
  return patterns.find(([, pattern]) => pattern.test(path))?.[0]
}
