import type { BrowserContext, Page } from 'playwright/test'
import { stepsTaken } from './settled.ts'

/** Lets what was closed leave the history before another address is typed, or Back is pressed. */
function waitForSteps(page: Page): void {
  const { goto, reload, goBack } = page
  Object.assign(page, {
    goto: (...args: Parameters<Page['goto']>) =>
      stepsTaken(page).then(() => goto.apply(page, args)),
    reload: (...args: Parameters<Page['reload']>) =>
      stepsTaken(page).then(() => reload.apply(page, args)),
    goBack: (...args: Parameters<Page['goBack']>) =>
      stepsTaken(page).then(() => goBack.apply(page, args)),
  })
}

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
  context.on('page', waitForSteps)
  for (const page of context.pages()) waitForSteps(page)
  await context.addInitScript(() => {
    const { go } = history
    history.go = (steps) => {
      globalThis.isSteppingBack = true
      go.call(history, steps)
    }
    addEventListener('popstate', () => {
      globalThis.isSteppingBack = false
    })
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
    )
  })
  return problems
}
