import { builtPaths, pageAreas, type BuiltPath } from '../routes/paths.ts'
import { escapeHtml } from './escape-html.ts'
import { mustReplace } from './must-match.ts'
import { pageDescriptions } from './page-descriptions.ts'

/**
 * The origin that the site is published at, such as https://paid.co.zw, without a last slash. Where it isn't said, the
 * addresses in the head begin with a slash: right on any host, though some readers of shared links want them whole.
 */
const site = (process.env['SITE'] ?? '').replace(/\/+$/, '')

const alt = 'The name Paid and the words: Get paid the way Zimbabwe pays, beside a wall of payments'

export const titleOf = (row: Pick<BuiltPath, 'title'>): string =>
  row.title === 'Paid' ? row.title : `${row.title} · Paid`

/** Whether anyone may find the page by searching: the public pages, the developers' and the ways in. */
export const isFound = (row: BuiltPath): boolean => pageAreas.has(row.area) || row.area === 'auth'

function organisation(base: string): string {
  const home = builtPaths.find(({ path }) => path === '/')
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Paid',
    description: home && pageDescriptions[home.id],
    url: `${site}${base}`,
    logo: `${site}${base}icons/icon-512.png`,
    areaServed: 'ZW',
  }
  return `<script type="application/ld+json">${JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>`
}

/** Puts title, description, canonical link, the picture for shared links and the organisation into a page's head. */
export function withHeadTags(html: string, row: BuiltPath, base: string): string {
  const title = escapeHtml(titleOf(row))
  const titled = mustReplace(html, /<title>.*<\/title>/, `<title>${title}</title>`)
  if (!isFound(row)) return titled

  const text = pageDescriptions[row.id]
  if (!text) throw new Error(`${row.path} has no description.`)
  const description = escapeHtml(text)
  const url = escapeHtml(`${site}${base}${row.path.slice(1)}`)
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${content}" />`
  const tags = [
    `<link rel="canonical" href="${url}" />`,
    property('type', 'website'),
    property('site_name', 'Paid'),
    property('locale', 'en_ZW'),
    property('title', title),
    property('description', description),
    property('url', url),
    property('image', escapeHtml(`${site}${base}social.png`)),
    property('image:width', '1200'),
    property('image:height', '630'),
    property('image:alt', alt),
    '<meta name="twitter:card" content="summary_large_image" />',
    organisation(base),
  ]
  const described = mustReplace(
    titled,
    /<meta\s+name="description"[^>]*>/,
    `<meta name="description" content="${description}" />`,
  )
  return mustReplace(described, '</head>', `  ${tags.join('\n    ')}\n  </head>`)
}
