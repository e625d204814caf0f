/** A key that does something by itself, or two pressed one after the other, such as `g t`. */
export interface Key {
  keys: string
  /** What it does, for the sheet that lists them. */
  label: string
  run: () => void
}

/** What belongs together in the sheet: of the app, of a screen. */
export interface KeyGroup {
  title: string
  keys: readonly Key[]
  /** On every screen; a screen's own key of the same name comes before it. */
  everywhere?: true
}

interface Pressed {
  key: string
  /** A letter held with Shift is another one; a sign such as ? needs it. */
  shiftKey: boolean
}

/** How long the first of two keys waits for the other, in milliseconds. */
export const patience = 1500

const isLetter = (key: string) => /^\p{L}$/u.test(key)

const nameOf = ({ key, shiftKey }: Pressed): string | undefined =>
  key.length !== 1 || (shiftKey && isLetter(key)) ? undefined : key.toLowerCase()

/** Those of every screen first, then the screen's own. */
export const inOrder = (groups: readonly KeyGroup[]): KeyGroup[] => [
  ...groups.filter(({ everywhere }) => everywhere),
  ...groups.filter(({ everywhere }) => !everywhere),
]

/**
 * Finds what a press means among groups of keys, where the last comes first. A key that begins two of them waits for the
 * other; what then follows and is none of them does nothing.
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
