// Proves ROLE-1.
import { beforeAll, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import type { StaffPermission } from '#db/people/schemas.ts'
import { ActorContext } from '#src/data/actor.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { useQuery } from '#src/data/use-query.ts'
import { type BuiltPath, builtPaths } from '#routes/paths.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { Permitted } from './console-shell.tsx'
import { SidebarNav } from './sidebar-nav.tsx'

beforeAll(() => page.viewport(1360, 900))

const screens = builtPaths.filter(({ area }) => area === 'console')
const read = page.getByText('Read from the database')

function Screen() {
  const answer = useQuery(async () => 'Read from the database')
  return <p>{answer ?? 'Loading'}</p>
}

/** Draws a screen and the sidebar for a Support Admin with these permissions; null while they are not known. */
async function drawn({ path }: Pick<BuiltPath, 'path'>, may: StaffPermission[] | null) {
  const actor = { name: 'Kudzai Banda', ip: '::1', side: 'staff' as const, role: 'Support Admin' }
  await render(
    standAt(path.replace(/:\w+/, 'X-1')).within(
      <DatabaseContext value={emptyDatabase()}>
        <ActorContext value={may === null ? actor : { ...actor, may }}>
          <SidebarNav area="console" />
          <Permitted isKnown={may !== null}>
            <Screen />
          </Permitted>
        </ActorContext>
      </DatabaseContext>,
    ),
  )
}

const entries = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => link.textContent)

test.each(screens.filter(({ id }) => id !== 'console'))(
  '$path opens only with its permission, and else says who can give it',
  async (row) => {
    await drawn(row, [])
    await expect
      .element(page.getByRole('heading', { name: `You don’t have access to ${row.title}` }))
      .toBeVisible()
    await expect.element(page.getByText(/^Ask a Super Admin: Support Admin can’t /)).toBeVisible()
    expect(read.elements()).toHaveLength(0)
    expect(entries()).toEqual(['Dashboard'])
  },
)

test('with its permission a screen reads, and the sidebar has what the person may open', async () => {
  await drawn({ path: '/super-admin/payments/disputes/:id' }, [
    'dispute_management',
    'case_management',
  ])
  await expect.element(read).toBeVisible()
  expect(entries()).toEqual(['Dashboard', 'Cases', 'Disputes'])
})

test('nothing is read before it is known who looks', async () => {
  await drawn({ path: '/super-admin/analytics' }, null)
  await expect.element(page.getByText('Loading')).toBeVisible()
  expect(read.elements()).toHaveLength(0)
})
