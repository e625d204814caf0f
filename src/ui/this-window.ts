import { tabStorage } from './browser-storage.ts'

/*
 * Which window this is, and which others are open. A window keeps its id through reloads, and holds a lock of that name
 * for as long as it is open.
 */

const item = 'paid-window'
const lockOf = (id: string) => `paid-window-${id}`

function newId(): string {
  const id = [...crypto.getRandomValues(new Uint32Array(2))].map((n) => n.toString(36)).join('')
  tabStorage.tryWrite(item, id)
  return id
}

let own: string | undefined

/** Returns the id of this window. */
export const thisWindow = (): string => (own ??= tabStorage.read(item) ?? newId())

let open: ReadonlySet<string> | undefined

/** Returns whether a window was closed; false where the browser doesn't tell, as without a secure connection. */
export const isClosed = (id: string): boolean => open?.has(id) === false

async function lookForWindows(): Promise<void> {
  const { held = [] } = await navigator.locks.query()
  open = new Set(held.map(({ name = '' }) => name.replace(lockOf(''), '')))
}

/** How long the page before a reload may hold its lock, in milliseconds; only a copy of an open window holds it longer. */
const takeover = 500

/** Holds this window's lock until it closes; the copy of a window gets an id of its own. Resolves once it is held. */
export function holdWindow(): Promise<void> {
  // A side of the stage belongs to the window around it.
  if (!navigator.locks || self !== top) return Promise.resolve()
  const { locks } = navigator
  const hold = (signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const held = () => {
        resolve()
        return new Promise<never>(() => undefined)
      }
      locks.request(lockOf(thisWindow()), signal ? { signal } : {}, held).catch(reject)
    })
  const look = () => void lookForWindows().catch(() => undefined)
  addEventListener('focus', look)
  const waiting = new AbortController()
  setTimeout(() => waiting.abort(), takeover)
  return hold(waiting.signal)
    .catch(() => {
      own = newId()
      return hold()
    })
    .then(lookForWindows)
}
