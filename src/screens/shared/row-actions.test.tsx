import { Trash2 } from 'lucide-react'
import { expect, test, vi } from 'vitest'
import type { ShowDialog } from '#src/ui/dialog-host.tsx'
import { actionTools } from '#tests/support/action-tools.ts'
import { actionsFor, type RowAction } from './row-actions.tsx'

interface Door {
  id: string
  open: boolean
}

const turn = vi.fn<(door: Door) => void>()
const actions: readonly RowAction<Door, 'turn' | 'burn'>[] = [
  {
    id: 'turn',
    label: ({ open }) => (open ? 'Shut' : 'Open'),
    icon: Trash2,
    run: (door) => turn(door),
  },
  {
    id: 'burn',
    label: 'Burn',
    icon: Trash2,
    danger: true,
    action: 'deleteApp',
    allowed: ({ open }) => open,
    off: () => 'It is raining',
    dryRun: ({ id }) => `The ${id} door would burn`,
    dialog: ({ id }) => `Burn the ${id} door?`,
  },
]
const door = { id: 'front', open: true }

test('a row is offered what is allowed for it, by its own words, and doing it is about that row', () => {
  const tools = actionTools({ forbids: (action) => `You may not ${action}` })
  const labels = (open: boolean, ids?: readonly ('turn' | 'burn')[]) =>
    actionsFor(actions, { id: 'front', open }, tools, ids).map(({ label }) => label)
  const offered = actionsFor(actions, door, tools)
  expect(offered.map(({ forbidden }) => forbidden)).toEqual([undefined, 'You may not deleteApp'])
  expect(labels(true)).toEqual(['Shut', 'Burn'])
  expect(labels(false)).toEqual(['Open'])
  expect(labels(true, ['burn'])).toEqual(['Burn'])
  expect(labels(false, ['burn'])).toEqual([])
  offered[0]?.onSelect()
  expect(turn).toHaveBeenCalledExactlyOnceWith(door)
})

test('whoever may do it reads why the state of the row prevents it', () => {
  expect(actionsFor(actions, door, actionTools())[1]?.forbidden).toBe('It is raining')
})

test('one with a dialog opens it in the host, and in dry run says its words instead', async () => {
  const show = vi.fn<ShowDialog>()
  const dryRun = vi.fn<(words: string) => Promise<boolean>>().mockResolvedValueOnce(true)
  const burn = actionsFor(actions, door, actionTools({ show, dryRun }))[1]
  burn?.onSelect()
  await expect.poll(() => dryRun.mock.calls).toEqual([['The front door would burn']])
  expect(show).not.toHaveBeenCalled()
  dryRun.mockResolvedValue(false)
  burn?.onSelect()
  await expect.poll(() => show.mock.calls.length).toBe(1)
})
