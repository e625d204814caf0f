import { builtPaths, type BuiltPath } from '#src/routes/paths.ts'

const patterns = builtPaths.map(
  (row) => [row, new RegExp(`^${row.path.replaceAll(/:\w+/g, '[^/]+')}$`)] as const,
)

/** The row of an address within the app, a last slash more or less; undefined where no built screen stands. */
export function findRoute(location: string): BuiltPath | undefined {
  const path = location.replace(/(?<=.)\/+$/, '')
  return patterns.find(([, pattern]) => pattern.test(path))?.[0]
}
