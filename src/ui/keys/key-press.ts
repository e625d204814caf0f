/** A shortcut of one key, or of two keys in sequence, such as `g t`. */
export interface Key {
  keys: string
  /** The description in the list of shortcuts. */
  label: string
  run: () => void
}

/** Shortcuts listed together, such as those of the app or of a screen. */
export interface KeyGroup {
  title: string
  keys: readonly Key[]
  /** Active on every screen; a screen's own shortcut overrides it. */
  everywhere?: true
}

interface Pressed {
  key: string
  /** Shift turns a letter into another key; signs such as ? need it. */
  shiftKey: boolean
}

/** The longest wait for the second key of a sequence, in milliseconds. */
export const patience = 1500

const isLetter = (key: string) => /^\p{L}$/u.test(key)

const nameOf = ({ key, shiftKey }: Pressed): string | undefined =>
  key.length !== 1 || (shiftKey && isLetter(key)) ? undefined : key.toLowerCase()

/** Global shortcuts first, then the screen's own. */
export const inOrder = (groups: readonly KeyGroup[]): KeyGroup[] => [
  ...groups.filter(({ everywhere }) => everywhere),
  ...groups.filter(({ everywhere }) => !everywhere),
]

/**
 * Matches key presses against groups of shortcuts, where later groups win. A key that starts a sequence waits for the
 * second one; an unmatched second key does nothing.
 */
export function createKeyReader() {
  let begun: { key: string; at: number } | undefined
  return function read(
    pressed: Pressed,
    groups: readonly KeyGroup[],
    now: number,
  ): Key | undefined {
    const name = nameOf(pressed)
    const first = begun && now - begun.at <= patience ? begun.key : undefined
    begun = undefined
    if (name === undefined) return undefined
    const wanted = first === undefined ? name : `${first} ${name}`
    const all = inOrder(groups)
      .reverse()
      .flatMap(({ keys }) => keys)
    const found = all.find(({ keys }) => keys === wanted)
    const begins = first === undefined && all.some(({ keys }) => keys.startsWith(`${name} `))
    if (!found && begins) begun = { key: name, at: now }
    return found
  }
}
