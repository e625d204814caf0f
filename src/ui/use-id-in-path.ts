import { useLocation } from 'wouter'

/** Returns the id at the end of the path, which may have a trailing slash. */
export function useIdInPath(): string {
  const [path] = useLocation()
  return path.split('/').findLast(Boolean) ?? ''
}
