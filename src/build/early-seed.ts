/**
 * Begins the sample data of a first visit while the app's scripts are still on their way. The address stands outside
 * the script: its hash is then the same in every version. Where this can't run, the app does the same later.
 */
const earlyScript = `
      {
        const { worker } = document.currentScript.dataset
        const fill = () =>
          new Promise((done) => {
            const seeder = new Worker(worker, { type: 'module' })
            seeder.onmessage = seeder.onerror = done
            seeder.postMessage({ now: new Date(), give: 'filled' })
          })
        try {
          // Asked for by itself a worker's script comes after all others.
          if (localStorage.getItem('paid-seeded') === null)
            window.paidSeeding = fetch(worker).then(fill, fill).catch(() => undefined)
        } catch {
          // A browser that keeps nothing is the app's to explain.
        }
      }
    `

/** Lets the page of a screen with data fill the database of a first visit by the worker at this address. */
export function withEarlySeed(html: string, worker: string): string {
  const script = `<script data-worker="${worker}">${earlyScript}</script>`
  return html.replace('<link', () => `${script}\n    <link`)
}
