// Proves R58.
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { DropZone } from './drop-zone.tsx'
import { catchDroppedFiles } from './dropped-files.ts'

/** Drags files over the zone and drops them, as a hand does. */
function drop(zone: Element, ...names: string[]) {
  const dataTransfer = new DataTransfer()
  for (const name of names) dataTransfer.items.add(new File(['a,b'], name))
  const events = ['dragover', 'drop'].map(
    (type) => new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
  )
  for (const event of events) zone.dispatchEvent(event)
  // Else the browser would open the file in place of the app.
  return events.every(({ defaultPrevented }) => defaultPrevented)
}

const refuse = vi.fn<() => void>()
beforeEach(() => {
  refuse.mockClear()
  onTestFinished(catchDroppedFiles(refuse))
})

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

describe('R58 beside the zone', () => {
  test('a dropped file is offered to it, once, and the browser opens none', async () => {
    const { zone, picked } = await zoneOf()
    expect(drop(document.body, 'monday.csv')).toBe(true)
    expect(drop(zone, 'tuesday.csv')).toBe(true)
    expect(picked()).toEqual([['monday.csv'], ['tuesday.csv']])
    expect(refuse).not.toHaveBeenCalled()
  })

  test('it is refused in words where no zone is, where the zone is under a dialog, and where there are two', async () => {
    expect(drop(document.body, 'monday.csv')).toBe(true)
    expect(refuse).toHaveBeenCalledTimes(1)
    const { zone, picked } = await zoneOf()
    zone.parentElement?.parentElement?.toggleAttribute('inert', true)
    expect(drop(document.body, 'monday.csv')).toBe(true)
    expect(refuse).toHaveBeenCalledTimes(2)
    zone.parentElement?.parentElement?.toggleAttribute('inert', false)
    await render(
      <DropZone label="Another" accept=".csv" hint="Or here" onPick={() => undefined}>
        Choose another
      </DropZone>,
    )
    expect(drop(document.body, 'monday.csv')).toBe(true)
    expect(refuse).toHaveBeenCalledTimes(3)
    expect(picked()).toEqual([])
    expect(drop(zone, 'tuesday.csv')).toBe(true)
    expect(picked()).toEqual([['tuesday.csv']])
  })

  test('a dragged text stays the browser’s', () => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add('18.00', 'text/plain')
    const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
    document.body.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
  })
})
