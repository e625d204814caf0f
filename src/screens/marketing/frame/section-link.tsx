import type { ComponentProps } from 'react'
import { useLocation, useRouter } from 'wouter'
import { pathTo } from '#src/routes/paths.ts'

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** The id of the place on the landing page. */
  section: string
}

/** Leads to a place on the landing page: on it the browser moves view and focus, from elsewhere it loads the page. */
export function SectionLink({ section, children, ...rest }: Props) {
  const [location] = useLocation()
  const { base } = useRouter()
  const home = pathTo('landing')
  const page = location === home ? '' : `${base}${home}`
  return (
    <a {...rest} href={`${page}#${section}`}>
      {children}
    </a>
  )
}
