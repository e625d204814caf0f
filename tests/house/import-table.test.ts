import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Import rules as [from, what]: first the refused ones, then the allowed ones. */
const refused = [
  ['routes/a.ts', '#src/ui/x.ts'],
  ['routes/a.ts', '#db/invoices/rules.ts'],
  ['routes/a.ts', '#src/rules/x.ts'],
  ['src/rules/a.ts', '#db/invoices/queries.ts'],
  ['src/rules/a.ts', '#db/payments/tally-figures.ts'],
  ['src/rules/a.ts', '#db/database.ts'],
  ['src/rules/a.ts', '../ui/x.ts'],
  ['src/rules/a.ts', 'react'],
  ['src/ui/a.ts', '#src/rules/x.ts'],
  ['src/ui/a.ts', '#src/data/x.ts'],
  ['src/ui/a.ts', '../rules/x.ts'],
  ['src/ui/a.ts', 'dexie'],
  ['src/forms/a.ts', '#src/data/x.ts'],
  ['src/forms/a.ts', '#db/invoices/rules.ts'],
  ['db/a.ts', '#src/rules/x.ts'],
  ['db/text/a.ts', '#src/rules/x.ts'],
  ['db/fees/actions.ts', '#seed/x.ts'],
  ['db/fees/actions.ts', '../../src/rules/x.ts'],
  ['db/fees/actions.ts', 'react'],
  ['db/fees/actions.ts', 'sonner'],
  ['seed/a.ts', '#db/fees/actions.ts'],
  ['seed/a.ts', '#db/invoices/queries.ts'],
  ['seed/a.ts', '../db/invoices/queries.ts'],
  ['seed/a.ts', 'react-dom'],
  ['src/data/a.ts', '#seed/x.ts'],
  ['src/data/a.ts', '#src/ui/button.tsx'],
  ['src/data/a.ts', '#src/screens/x.ts'],
  ['src/screens/console/fees/a.ts', '#src/screens/console/merchants/x.ts'],
  ['src/screens/console/fees/a.ts', '../merchants/x.ts'],
  ['src/screens/console/fees/a.ts', '#db/database.ts'],
  ['src/screens/console/fees/a.ts', '#db/demo/x.ts'],
  ['src/screens/console/fees/a.ts', '#seed/x.ts'],
  ['src/screens/console/fees/a.ts', '#src/app/x.ts'],
  ['src/screens/console/fees/a.ts', 'dexie'],
  ['src/data/a.ts', '#src/presenter/x.ts'],
  ['src/screens/console/fees/a.ts', '#src/presenter/x.ts'],
  ['src/seeding/a.ts', '#src/app/x.ts'],
  ['src/seeding/a.ts', '#src/presenter/demo/x.ts'],
  ['src/presenter/frame/a.ts', '#src/app/x.ts'],
  ['src/presenter/class/a.ts', '#src/app/x.ts'],
  ['src/presenter/class/a.ts', '../../app/x.ts'],
  ['src/presenter/class/board/a.ts', '../../frame/demo-pill.tsx'],
  ['src/presenter/class/a.ts', '../mount/x.ts'],
  ['src/presenter/pitch/tour/a.ts', '../../class/x.ts'],
  ['src/presenter/pitch/a.ts', '#tests/x.ts'],
  ['src/presenter/demo/clock/a.ts', '../../pitch/x.ts'],
  ['src/presenter/shared/a.ts', '../demo/x.ts'],
  ['src/app/a.ts', '#tests/x.ts'],
  ['src/app/a.ts', '#src/presenter/demo/x.ts'],
  ['tests/e2e/a.ts', '#src/rules/messages.ts'],
  ['tests/e2e/a.ts', '#db/invoices/queries.ts'],
] as const

const taken = [
  ['src/rules/b.ts', '#db/invoices/rules.ts'],
  ['src/rules/b.ts', '#db/money.ts'],
  ['src/ui/b.ts', '#src/ui/x.ts'],
  ['src/forms/b.ts', '#src/ui/x.ts'],
  ['src/forms/b.ts', '#src/rules/x.ts'],
  ['src/forms/b.ts', '#db/text/x.ts'],
  ['db/fees/b.ts', '../x.ts'],
  ['db/fees/b.ts', '#routes/paths.ts'],
  ['seed/b.ts', '#db/invoices/schemas.ts'],
  ['seed/b.ts', '#db/days.ts'],
  ['src/data/b.ts', '#db/invoices/queries.ts'],
  ['src/data/b.ts', '#src/ui/toast.ts'],
  ['src/screens/console/fees/b.ts', './x.ts'],
  ['src/screens/console/fees/b.ts', '#db/fees/actions.ts'],
  ['src/screens/console/fees/b.ts', '#db/invoices/queries.ts'],
  ['src/screens/console/fees/b.ts', '#db/invoices/schemas.ts'],
  ['src/screens/console/fees/b.ts', '#db/files/x.ts'],
  ['src/screens/console/fees/b.ts', '#src/screens/shared/x.ts'],
  ['src/screens/console/fees/b.ts', '#src/data/x.ts'],
  ['src/seeding/b.ts', '#seed/x.ts'],
  ['src/presenter/class/b.ts', '#src/screens/shared/x.ts'],
  ['src/presenter/class/board/b.ts', '../../frame/presenter-frame.tsx'],
  ['src/presenter/class/b.ts', '#src/seeding/x.ts'],
  ['src/presenter/class/board/b.ts', '../../pitch/x.ts'],
  ['src/presenter/pitch/tour/b.ts', '../../demo/x.ts'],
  ['src/presenter/frame/b.ts', '../class/x.ts'],
  ['src/presenter/mount/b.ts', '../demo/x.ts'],
  ['src/app/b.ts', '#seed/x.ts'],
  ['src/app/b.ts', '#src/presenter/mount/x.ts'],
  ['src/app/offline/b.ts', '../x.ts'],
  ['tests/e2e/b.ts', '#routes/paths.ts'],
] as const

/** A forbidden import is refused in each of these forms. */
const forms: ((what: string) => string)[] = [
  (what) => `import { x } from '${what}'\nexport const y = x\n`,
  (what) => `import type { X } from '${what}'\nexport type Y = X\n`,
  (what) => `export * from '${what}'\n`,
  (what) => `export const load = () => import('${what}')\n`,
]

let folder = ''
let complaints: string[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-table-'))
  copyFileSync('.oxlintrc.json', join(folder, '.oxlintrc.json'))
  for (const [from, what] of [...refused, ...taken])
    forms.forEach((form, index) => {
      const path = join(folder, fileOf(from, what, index))
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, form(what))
    })
  const { stdout } = spawnSync(resolve('node_modules/.bin/oxlint'), ['--format=unix', '.'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  complaints = stdout.split('\n').filter((line) => line.includes('no-restricted-imports'))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const fileOf = (from: string, what: string, form: number) =>
  from.replace(/\.ts$/, `-${what.replace(/[^a-z]+/g, '-')}-${form}.ts`)

const complaintsOf = (from: string, what: string) =>
  forms.map((_, form) =>
    complaints.some((line) => line.replace(/^\.\//, '').startsWith(`${fileOf(from, what, form)}:`)),
  )

test.each(refused)('%s may not import %s', (from, what) => {
  expect(complaintsOf(from, what)).toEqual([true, true, true, true])
})

test.each(taken)('%s may import %s', (from, what) => {
  expect(complaintsOf(from, what)).toEqual([false, false, false, false])
})
