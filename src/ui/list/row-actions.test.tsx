import { Trash2 } from 'lucide-react'
import { expect, test, vi } from 'vitest'
import { actionsFor, type RowAction } from './row-actions.tsx'

interface Door {
  id: string
  open: boolean
}
interface Doers {
  forbids: (what: string) => string | undefined
  turn: (id: string) => void
  burn: (id: string) => void
}

const actions: readonly RowAction<Door, Doers, 'turn' | 'burn'>[] = [
  {
    id: 'turn',
    label: ({ open }) => (open ? 'Shut' : 'Open'),
    icon: Trash2,
    run: ({ id }, { turn }) => turn(id),
  },
  {
    id: 'burn',
    label: 'Burn',
    icon: Trash2,
    danger: true,
    allowed: ({ open }) => open,
    forbidden: ({ forbids }) => forbids('burn'),
    run: ({ id }, { burn }) => burn(id),
  },
]

test('a row is offered what is allowed for it, by its own words, and doing it is about that row', () => {
  const doers = {
    forbids: (what: string) => `You may not ${what}`,
    turn: vi.fn<Doers['turn']>(),
    burn: vi.fn<Doers['burn']>(),
  }
  const labels = (open: boolean, ids?: readonly ('turn' | 'burn')[]) =>
    actionsFor(actions, { id: 'front', open }, doers, ids).map(({ label }) => label)
  const offered = actionsFor(actions, { id: 'front', open: true }, doers)
  expect(offered.map(({ forbidden }) => forbidden)).toEqual([undefined, 'You may not burn'])
  expect(labels(true)).toEqual(['Shut', 'Burn'])
  expect(labels(false)).toEqual(['Open'])
  expect(labels(true, ['burn'])).toEqual(['Burn'])
  expect(labels(false, ['burn'])).toEqual([])
  actionsFor(actions, { id: 'front', open: true }, doers)[1]?.onSelect()
  expect(doers.burn).toHaveBeenCalledWith('front')
  expect(doers.turn).not.toHaveBeenCalled()
})
