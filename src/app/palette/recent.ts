import * as v from 'valibot'
import { keep, readKept } from '#src/ui/kept.ts'

const most = 6
const schema = v.array(v.pipe(v.string(), v.maxLength(80)))
const nameFor = (owner: string) => `found-${owner}`

/** What somebody has chosen of what was found, the last first: ids of findings. On this device, until it is reset. */
export const readRecent = (owner: string): string[] => readKept(nameFor(owner), schema) ?? []

/** Remembers that it was chosen. */
export function rememberChosen(owner: string, id: string): void {
  const others = readRecent(owner).filter((each) => each !== id)
  keep(nameFor(owner), [id, ...others].slice(0, most))
}
