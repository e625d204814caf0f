/** A screen's address, with `:name` for what varies in it, and its scripts. */
export interface ScreenScripts {
  path: string
  files: readonly string[]
}

/** Asks for the scripts of the present address at once: the app would find them one after the other. */
const preloadScript = `
      {
        const { base, files, screens } = JSON.parse(document.getElementById('scripts').textContent)
        const path = location.pathname.slice(base.length - 1).replace(/(?<=.)\\/+$/, '')
        const screen = screens.find(([pattern]) => new RegExp(pattern).test(path))
        for (const index of screen?.[1] ?? []) {
          const link = document.createElement('link')
          link.rel = 'modulepreload'
          link.href = base + files[index]
          document.head.append(link)
        }
      }
    `

/** Lets the page that answers for every address know the scripts of each. */
export function withPreloads(html: string, base: string, all: readonly ScreenScripts[]): string {
  const files = [...new Set(all.flatMap((screen) => screen.files))]
  const screens = all.map((screen) => [
    `^${screen.path.replaceAll(/:\w+/g, '[^/]+')}$`,
    screen.files.map((name) => files.indexOf(name)),
  ])
  const data = JSON.stringify({ base, files, screens })
  const tags = `<script type="application/json" id="scripts">${data}</script>
    <script>${preloadScript}</script>`
  return html.replace('<script type="module"', () => `${tags}\n    <script type="module"`)
}
