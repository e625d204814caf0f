import { matchRoute, type Parser } from 'wouter'
import { builtPaths, type BuiltPath } from '#src/routes/paths.ts'

/** The row of an address, a last slash more or less; undefined where no built screen stands. */
export function findRoute(location: string, parser: Parser): BuiltPath | undefined {
  const path = location.replace(/(?<=.)\/+$/, '')
  return builtPaths.find((row) => row.path === path || matchRoute(parser, row.path, path)[0])
}
