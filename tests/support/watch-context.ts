import type { BrowserContext } from 'playwright/test'

/**
 * Records what must not happen in any test: a console or page error, a policy violation, or a request to another origin
 * (R12, R41).
 */
export async function watchContext(context: BrowserContext, origin: string): Promise<string[]> {
  const problems: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error')
      problems.push(`console: ${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => problems.push(`page: ${String(error.error())}`))
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin)
      problems.push(`request: ${url.href}`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
    )
  })
  return problems
}
