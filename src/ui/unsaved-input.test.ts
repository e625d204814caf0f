// Proves R58.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as v from 'valibot'

const typed = v.object({ customer: v.string() })

/** A storage as browsers have it, whose keys are its own properties. */
const storage = () =>
  Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null
    },
    setItem(this: Record<string, string>, key: string, text: string) {
      this[key] = text
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  }) as Storage

/** The locks that open windows hold, each with what is done when it is free. */
let held: Map<string, (() => void)[]>

const locks = {
  query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }),
  request: (name: string, { signal }: { signal?: AbortSignal }, run: () => Promise<unknown>) =>
    new Promise((_, reject) => {
      const begin = () => {
        held.set(name, [])
        void run()
      }
      const waiting = held.get(name)
      if (!waiting) return begin()
      waiting.push(begin)
      signal?.addEventListener('abort', () => {
        waiting.splice(waiting.indexOf(begin), 1)
        reject(new DOMException('', 'AbortError'))
      })
    }),
}

/** Opens the app in a window with its own tab's storage, and returns its kept input. */
async function openWindow(tab: Storage) {
  vi.stubGlobal('sessionStorage', tab)
  vi.resetModules()
  const { holdWindow, thisWindow } = await import('./this-window.ts')
  await holdWindow()
  const input = await import('./unsaved-input.ts')
  return {
    id: thisWindow(),
    keep: (customer: string) => {
      vi.stubGlobal('sessionStorage', tab)
      input.keep('invoice', { customer })
    },
    read: () => {
      vi.stubGlobal('sessionStorage', tab)
      return input.readUnsaved('invoice', typed)?.customer
    },
  }
}

function close(id: string) {
  const [next] = held.get(`paid-window-${id}`) ?? []
  held.delete(`paid-window-${id}`)
  next?.()
}

beforeEach(() => {
  held = new Map()
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('navigator', { locks })
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('top', globalThis)
  vi.stubGlobal('addEventListener', () => undefined)
})

afterEach(() => void vi.unstubAllGlobals())

test('two windows of one form keep each its own input, also after a reload', async () => {
  const tab = storage()
  const one = await openWindow(tab)
  one.keep('Rudo')
  const other = await openWindow(storage())
  expect(other.read()).toBeUndefined()
  other.keep('Tendai')
  expect(one.read()).toBe('Rudo')
  close(one.id)
  const again = await openWindow(tab)
  expect(again.read()).toBe('Rudo')
  expect(other.read()).toBe('Tendai')
})

test('what a window had when it was closed, or an older version kept, goes on in the next one, once', async () => {
  const one = await openWindow(storage())
  one.keep('Rudo')
  close(one.id)
  const next = await openWindow(storage())
  expect(next.read()).toBe('Rudo')
  expect((await openWindow(storage())).read()).toBeUndefined()

  localStorage.setItem('paid-kept-invoice', JSON.stringify({ customer: 'Tendai' }))
  expect((await openWindow(storage())).read()).toBe('Tendai')
  expect((await openWindow(storage())).read()).toBeUndefined()
})

test('the copy of a window is a window of its own', async () => {
  const tab = storage()
  const one = await openWindow(tab)
  one.keep('Rudo')
  const copy = await openWindow(Object.assign(storage(), tab))
  expect(copy.id).not.toBe(one.id)
  expect(copy.read()).toBeUndefined()
})

test('where the browser doesn’t say which windows are open, a window has its own input alone', async () => {
  vi.stubGlobal('navigator', {})
  const tab = storage()
  const one = await openWindow(tab)
  one.keep('Rudo')
  expect((await openWindow(storage())).read()).toBeUndefined()
  expect((await openWindow(tab)).read()).toBe('Rudo')
})
