import { mustReplace } from './must-match.ts'

/**
 * Begins the sample data of a first visit while the app's scripts are still on their way. The address stands outside
 * the script: its hash is then the same in every version. Where this can't run, the app does the same later.
 */
const earlyScript = `
      try {
        if (localStorage.getItem('paid-seeded') === null) {
          const seeder = new Worker(document.currentScript.dataset.worker, { type: 'module' })
          window.paidSeeding = new Promise((done) => {
            seeder.onmessage = seeder.onerror = done
          })
          seeder.postMessage({ now: new Date(), give: 'filled' })
        }
      } catch {
        // A browser that keeps nothing is the app's to explain.
      }
    `

/** Lets the page of a screen with data fill the database of a first visit by the worker at this address. */
export function withEarlySeed(html: string, worker: string): string {
  const script = `<script data-worker="${worker}">${earlyScript}</script>`
  return mustReplace(html, '<link', `${script}\n    <link`)
}
