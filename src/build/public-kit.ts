import type { Plugin, Rolldown } from 'vite'

/** What the landing page is made of. */
const landing = /\/src\/(app\/shells\/public-shell|screens\/marketing\/landing-screen)\.tsx$/

/** Each icon is small, and the package names all of them in one module: they stay where they are used. */
const icon = /\/lucide-react\/dist\/esm\/icons\//

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** A module and all that it imports at once. */
function withImports(modules: Modules, id: string, seen: Set<string>): Set<string> {
  if (seen.has(id)) return seen
  seen.add(id)
  for (const next of modules.getModuleInfo(id)?.importedIds ?? []) withImports(modules, next, seen)
  return seen
}

/**
 * Puts what the landing page shares with other screens into one file: left to themselves, twenty small modules come in
 * twenty files, each with its own overhead.
 */
export function publicKit(): Plugin {
  const kit = new Set<string>()
  return {
    name: 'paid:public-kit',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [{ name: 'public-kit', test: (id: string) => kit.has(id) }] },
          },
        },
      },
    }),
    buildEnd() {
      const atStart = new Set<string>()
      const parts = new Set<string>()
      for (const id of this.getModuleIds()) {
        if (this.getModuleInfo(id)?.isEntry) withImports(this, id, atStart)
        if (landing.test(id)) withImports(this, id, parts)
      }
      const isShared = (id: string) =>
        this.getModuleInfo(id)?.importers.some((each) => !parts.has(each)) ?? false
      kit.clear()
      for (const id of parts) if (!atStart.has(id) && !icon.test(id) && isShared(id)) kit.add(id)
    },
  }
}
