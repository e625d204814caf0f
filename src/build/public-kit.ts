import type { Plugin, Rolldown } from 'vite'

/** What the landing page is made of. */
const landing = /\/src\/(app\/shells\/public-shell|screens\/marketing\/landing-screen)\.tsx$/

/** The public pages' own modules: nothing else imports them. */
const own = /\/src\/(app\/shells\/public-shell\.tsx$|screens\/marketing\/)/

/** A module and all that it imports at once. */
function withImports(context: Rolldown.PluginContext, id: string, seen: Set<string>): Set<string> {
  if (seen.has(id)) return seen
  seen.add(id)
  for (const next of context.getModuleInfo(id)?.importedIds ?? []) withImports(context, next, seen)
  return seen
}

/**
 * Puts what the landing page shares with other screens into one file: left to themselves, twenty buttons and icons come
 * in twenty files, each with its own overhead.
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
      for (const id of this.getModuleIds())
        if (this.getModuleInfo(id)?.isEntry) withImports(this, id, atStart)
      kit.clear()
      for (const id of this.getModuleIds())
        if (landing.test(id)) for (const part of withImports(this, id, new Set())) kit.add(part)
      for (const id of kit) if (own.test(id) || atStart.has(id)) kit.delete(id)
    },
  }
}
