import { pageDescriptions } from '../../routes/page-descriptions.ts'
import { pageAreas, type BuiltPath } from '../../routes/paths.ts'
import { replaceIn } from './content-policy.ts'

/**
 * The origin of the site, such as https://paid.co.zw, without a trailing slash. Without it, addresses in the head start
 * with a slash: correct on any host, although some readers of shared links need them complete.
 */
const site = (process.env['SITE'] ?? '').replace(/\/+$/, '')

const alt = 'The name Paid and the words: Get paid the way Zimbabwe pays, beside a wall of payments'

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function organisation(base: string): string {
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Paid',
    description: pageDescriptions.landing,
    url: `${site}${base}`,
    logo: `${site}${base}icons/icon-512.png`,
    areaServed: 'ZW',
  }
  return `<script type="application/ld+json">${JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>`
}

/**
 * Inserts the title into a page's head; for indexable pages also the description, canonical link, sharing image and
 * organization.
 */
export function withHeadTags(html: string, row: BuiltPath, base: string): string {
  const title = escapeHtml(row.title === 'Paid' ? row.title : `${row.title} · Paid`)
  const titled = replaceIn(html, /<title>.*<\/title>/, () => `<title>${title}</title>`)
  if (!pageAreas.has(row.area) && row.area !== 'auth') return titled

  const description = escapeHtml(pageDescriptions[row.id] ?? '')
  if (!description) throw new Error(`${row.path} has no description.`)
  const url = escapeHtml(`${site}${base}${row.path.slice(1)}`)
  const properties = {
    type: 'website',
    site_name: 'Paid',
    locale: 'en_ZW',
    title,
    description,
    url,
    image: escapeHtml(`${site}${base}social.png`),
    'image:width': '1200',
    'image:height': '630',
    'image:alt': alt,
  }
  const tags = [
    `<meta name="description" content="${description}" />`,
    `<link rel="canonical" href="${url}" />`,
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="og:${name}" content="${content}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
    organisation(base),
  ]
  return replaceIn(titled, /<meta\s+name="description"[^>]*>/, () => tags.join('\n    '))
}
