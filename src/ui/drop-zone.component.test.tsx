import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { DropZone } from './drop-zone.tsx'

/** Drags files over the zone and drops them, as a hand does. */
function drop(zone: Element, ...names: string[]) {
  const dataTransfer = new DataTransfer()
  for (const name of names) dataTransfer.items.add(new File(['a,b'], name))
  for (const type of ['dragover', 'drop'])
    zone.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
}

async function zoneOf(over: { pending?: boolean; forbidden?: string } = {}) {
  const onPick = vi.fn<(files: File[]) => void>()
  const screen = await render(
    <DropZone label="A file" accept=".csv" hint="Or drop a file here" onPick={onPick} {...over}>
      Choose a file
    </DropZone>,
  )
  const zone = screen.getByText('Or drop a file here').element()
  return { zone, picked: () => onPick.mock.calls.map(([files]) => files.map(({ name }) => name)) }
}

test('a file that is dropped is picked, and of several the first', async () => {
  const { zone, picked } = await zoneOf()
  drop(zone, 'monday.csv')
  drop(zone, 'tuesday.csv', 'wednesday.csv')
  drop(zone)
  expect(picked()).toEqual([['monday.csv'], ['tuesday.csv']])
})

test.each([[{ pending: true }], [{ forbidden: 'Ask an admin' }]])(
  'nothing is picked while it is %o',
  async (state) => {
    const { zone, picked } = await zoneOf(state)
    drop(zone, 'monday.csv')
    expect(picked()).toEqual([])
  },
)
