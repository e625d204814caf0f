import { cpus } from 'node:os'
import { setTimeout } from 'node:timers/promises'

export const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1]

/**
 * Returns a time with its ratio to the bare page of the same run, because only the ratio is comparable between
 * machines.
 */
export const beside = (time, bare) => ({
  ms: Math.round(time * 10) / 10,
  ratio: Math.round((time / bare) * 100) / 100,
})

const spent = () =>
  cpus().reduce(
    ({ busy, all }, { times: { idle, ...work } }) => {
      const worked = Object.values(work).reduce((a, b) => a + b, 0)
      return { busy: busy + worked, all: all + worked + idle }
    },
    { busy: 0, all: 0 },
  )

/** Measures how busy the machine is otherwise, in percent of all its cores, over two seconds. */
export async function busyness() {
  const before = spent()
  await setTimeout(2000)
  const after = spent()
  return Math.round(((after.busy - before.busy) / (after.all - before.all)) * 100)
}
