import { expect, test, vi } from 'vitest'
import { createHistoryLayers, type HistoryHost } from './history-layers.ts'

/** A fake history whose steps back happen a turn later, as in a browser. */
function fakeHistory() {
  const entries = [{ url: '/', depth: 0 }]
  let at = 0
  let listener = () => {}
  let navigated = (_: () => void) => {}
  // Counted from the entry at the call, as browsers do, whatever is entered until then.
  const go = (steps: number) => {
    const to = at + steps
    setTimeout(() => {
      at = Math.min(Math.max(to, 0), entries.length - 1)
      listener()
    })
  }
  const enter = (url: string, depth: number) => {
    entries.splice(at + 1, Infinity, { url, depth })
    at++
  }
  const host: HistoryHost = {
    depth: () => entries[at]?.depth ?? 0,
    push: (depth) => enter(entries[at]?.url ?? '/', depth),
    back: (steps) => go(-steps),
    onPop: (each) => {
      listener = each
    },
    onNavigate: (each) => {
      navigated = each
    },
    later: (run) => void setTimeout(run),
  }
  return {
    host,
    go,
    visit: (url: string) => {
      enter(url, 0)
      navigated(() => enter(url, 0))
    },
    redirect: (url: string) => {
      const change = () => void entries.splice(at, 1, { url, depth: 0 })
      change()
      navigated(change)
    },
    here: () => `${at} ${entries[at]?.url} ${entries[at]?.depth}`,
    count: () => entries.length,
  }
}

/** Waits for every step back and its consequences. */
async function settled() {
  for (let turn = 0; turn < 6; turn++) await new Promise((resolve) => setTimeout(resolve))
}

function setUp() {
  const history = fakeHistory()
  const layers = createHistoryLayers(history.host)
  const open = () => {
    const layer = { close: vi.fn(() => remove()) }
    const remove = layers.add(layer)
    return { remove, close: layer.close }
  }
  return { history, layers, open }
}

test('a layer adds one entry at the same address, and Back closes it', async () => {
  const { history, open } = setUp()
  const dialog = open()
  await settled()
  expect(history.here()).toBe('1 / 1')
  history.go(-1)
  await settled()
  expect(dialog.close).toHaveBeenCalledOnce()
  expect(history.here()).toBe('0 / 0')
})

test('closing it otherwise takes its entry away', async () => {
  const { history, open } = setUp()
  const dialog = open()
  await settled()
  dialog.remove()
  await settled()
  expect(history.here()).toBe('0 / 0')
  expect(dialog.close).not.toHaveBeenCalled()
})

test('of two, Back closes the top one alone', async () => {
  const { history, open } = setUp()
  const under = open()
  const top = open()
  await settled()
  expect(history.here()).toBe('2 / 2')
  history.go(-1)
  await settled()
  expect([under.close.mock.calls.length, top.close.mock.calls.length]).toEqual([0, 1])
  expect(history.here()).toBe('1 / 1')
})

test('both closed at once leave no entry', async () => {
  const { history, open } = setUp()
  const under = open()
  const top = open()
  await settled()
  top.remove()
  under.remove()
  await settled()
  expect(history.here()).toBe('0 / 0')
})

test('one that gives way to another hands its entry on', async () => {
  const { history, open } = setUp()
  const sheet = open()
  await settled()
  sheet.remove()
  const dialog = open()
  await settled()
  expect(history.here()).toBe('1 / 1')
  expect(history.count()).toBe(2)
  expect(dialog.close).not.toHaveBeenCalled()
})

test('one opened while another still leaves the history stays open', async () => {
  const { history, open } = setUp()
  const sheet = open()
  await settled()
  sheet.remove()
  await Promise.resolve()
  const dialog = open()
  await settled()
  expect(dialog.close).not.toHaveBeenCalled()
  expect(history.here()).toBe('1 / 1')
})

test('one that refuses to close keeps its entry', async () => {
  const { history, layers } = setUp()
  const close = vi.fn()
  layers.add({ close })
  await settled()
  history.go(-1)
  await settled()
  expect(close).toHaveBeenCalledOnce()
  expect(history.here()).toBe('1 / 1')
})

test('going elsewhere while open leaves the new page be, and Back skips the closed layer', async () => {
  const { history, open } = setUp()
  const drawer = open()
  await settled()
  history.visit('/links')
  drawer.remove()
  await settled()
  expect(history.here()).toBe('2 /links 0')
  history.go(-1)
  await settled()
  expect(history.here()).toBe('0 / 0')
  expect(drawer.close).not.toHaveBeenCalled()
})

test('going elsewhere while a closed layer still leaves the history is not undone by that', async () => {
  const { history, open } = setUp()
  const dialog = open()
  await settled()
  dialog.remove()
  await Promise.resolve()
  history.visit('/links')
  await settled()
  expect(history.here()).toContain('/links 0')
  history.go(-1)
  await settled()
  expect(history.here()).toBe('0 / 0')
})

test('nor is a redirect from there, which replaces that page alone', async () => {
  const { history, open } = setUp()
  const dialog = open()
  await settled()
  dialog.remove()
  await Promise.resolve()
  history.visit('/links')
  history.redirect('/links/all')
  await settled()
  expect(history.here()).toBe('1 /links/all 0')
  history.go(-1)
  await settled()
  expect(history.here()).toBe('0 / 0')
})

test('what was asked for before, such as a filter in the address, is done before it', async () => {
  const { history, layers, open } = setUp()
  const filters = open()
  await settled()
  filters.remove()
  layers.whenClosed(() => history.redirect('/?method=visa'))
  await Promise.resolve()
  history.visit('/links')
  await settled()
  expect(history.here()).toBe('1 /links 0')
  history.go(-1)
  await settled()
  expect(history.here()).toBe('0 /?method=visa 0')
})

test('Forward to a closed layer comes back at once', async () => {
  const { history, open } = setUp()
  open()
  await settled()
  history.go(-1)
  await settled()
  history.go(1)
  await settled()
  expect(history.here()).toBe('0 / 0')
})

test('what waits for every layer to close runs after the last entry is gone', async () => {
  const { history, layers, open } = setUp()
  const dialog = open()
  await settled()
  const places: string[] = []
  layers.whenClosed(() => places.push(history.here()))
  await settled()
  expect(places).toEqual([])
  dialog.remove()
  await settled()
  expect(places).toEqual(['0 / 0'])
})

test('what waits for the history runs once a closed layer has left it, with another still open below', async () => {
  const { history, layers, open } = setUp()
  open()
  const top = open()
  await settled()
  const seen: string[] = []
  top.remove()
  layers.whenSettled(() => seen.push(history.here()))
  await settled()
  expect(seen).toEqual(['1 / 1'])
})

test('a form on the page lies over nothing', () => {
  const { layers, open } = setUp()
  layers.add({ close: vi.fn(), onPage: true })
  expect(layers.over()).toBe(0)
  open()
  expect(layers.over()).toBe(1)
})

test('all that cover the page are closed, the top one first, and a form on the page is not', () => {
  const { layers } = setUp()
  const closed: string[] = []
  const add = (name: string, onPage = false) =>
    layers.add({ close: () => closed.push(name), onPage })
  add('form', true)
  add('sheet')
  add('question')
  layers.closeAll()
  expect(closed).toEqual(['question', 'sheet'])
})
