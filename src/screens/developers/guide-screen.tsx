import { useLocation } from 'wouter'
import { paths } from '#src/routes/paths.ts'

/** The guide of the present address. */
export function GuideScreen() {
  const [location] = useLocation()
  const row = paths.find(({ path }) => path === location.replace(/\/+$/, ''))
  return <h1>{row?.title}</h1>
}
