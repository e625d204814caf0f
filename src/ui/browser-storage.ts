/** Small texts that the browser keeps by key. */
interface BrowserStorage {
  /** Returns a stored text; null when there is none or the browser refuses. */
  read: (key: string) => string | null
  /** Returns a value stored as JSON; null when there is none or it can't be read. */
  readJson: (key: string) => unknown
  /** Stores a text, or removes it with null. Throws when the browser refuses or is full. */
  write: (key: string, text: string | null) => void
  /** Does the same without throwing; returns whether it succeeded. */
  tryWrite: (key: string, text: string | null) => boolean
  /** Returns every key; none when the browser refuses. */
  keys: () => string[]
  /** Removes every text whose key begins with a prefix, as far as the browser allows. */
  removeAll: (prefix: string) => void
}

/** The storage is looked up each time, because browsers that refuse it throw then. */
function storageIn(find: () => Storage): BrowserStorage {
  function tryTo<T>(task: (storage: Storage) => T, otherwise: T): T {
    try {
      return task(find())
    } catch {
      return otherwise
    }
  }
  const read = (key: string) => tryTo((storage) => storage.getItem(key), null)
  function write(key: string, text: string | null) {
    if (text === null) find().removeItem(key)
    else find().setItem(key, text)
  }
  return {
    read,
    readJson: (key) => tryTo<unknown>(() => JSON.parse(read(key) ?? 'null'), null),
    write,
    tryWrite: (key, text) =>
      tryTo(() => {
        write(key, text)
        return true
      }, false),
    keys: () => tryTo((storage) => Object.keys(storage), []),
    removeAll: (prefix) =>
      tryTo((storage) => {
        for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
      }, undefined),
  }
}

/** What every tab on this device shares. */
export const deviceStorage = storageIn(() => localStorage)

/** What lasts as long as this tab. */
export const tabStorage = storageIn(() => sessionStorage)
