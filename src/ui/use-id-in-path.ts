import { useLocation } from 'wouter'

/** The id at the end of an address, which may end in a slash. */
export function useIdInPath(): string {
  const [path] = useLocation()
  return path.split('/').findLast(Boolean) ?? ''
}
