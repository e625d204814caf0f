/** Below this many characters another name for a shape is no shorter. */
const worthIt = 40

const shapes = new RegExp(`<path ([^>]*?)d="([^"]{${worthIt},})"([^>]*?)></path>`, 'g')

/**
 * Frames with each shape that they draw more than once, such as the name of the product, written once before them.
 * Only for what the app draws over: to take it over it would want the shapes where they were.
 */
export function withSharedShapes(html: string): string {
  const counts = new Map<string, number>()
  for (const [, , d = ''] of html.matchAll(shapes)) counts.set(d, (counts.get(d) ?? 0) + 1)
  const shared = [...counts].filter(([, count]) => count > 1).map(([d]) => d)
  if (shared.length === 0) return html
  const drawn = html.replace(shapes, (path, before: string, d: string, after: string) =>
    shared.includes(d) ? `<use ${before}href="#shape-${shared.indexOf(d)}"${after}></use>` : path,
  )
  const paths = shared.map((d, index) => `<path id="shape-${index}" d="${d}" />`)
  return `<svg hidden>${paths.join('')}</svg>\n    ${drawn}`
}
