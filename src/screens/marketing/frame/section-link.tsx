import type { ComponentProps } from 'react'
import { useLocation, useRouter } from 'wouter'
import { pathTo } from '#routes/paths.ts'

/** The landing page sections in the header (SITE-1). */
export const sections = [
  { id: 'features', label: 'Features' },
  { id: 'payments', label: 'Payments' },
  { id: 'demo', label: 'Demo' },
  { id: 'pricing', label: 'Pricing' },
  { id: 'testimonials', label: 'Testimonials' },
] as const

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** The id of the section on the landing page. */
  section: string
}

/**
 * Links to a section of the landing page: within it the browser moves scroll and focus, elsewhere it loads the page.
 */
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
