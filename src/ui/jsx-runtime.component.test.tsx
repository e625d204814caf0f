// Proves R49.
import {
  array,
  assert,
  asyncProperty,
  boolean,
  constantFrom,
  integer,
  record,
  tuple,
} from 'fast-check'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { reactIsDone } from '#tests/support/component-clock.ts'
import { type Manner, startTranslator } from '#tests/support/translator.ts'

interface Shown {
  amount: number
  word: string
  isBusy: boolean
  isWarned: boolean
  lines: string[]
}

/** Text in each way that React writes, removes and goes round it: beside others, conditions, elements and lists. */
const Screen = ({ amount, word, isBusy, isWarned, lines }: Shown) => (
  <section>
    <button type="button">
      {isBusy ? <i>Processing</i> : null}
      Pay ${amount}.00 {word}
    </button>
    <p>
      {isWarned && 'Careful! '}
      {isBusy ? `${word} waits` : <b>{word} is ready</b>}
      {amount > 5 && <em>a lot</em>} {isWarned && word}
    </p>
    <p>{isWarned ? word : <b>{amount}</b>}</p>
    <p>{amount}</p>
    {isBusy && isWarned ? 'Both' : <span>One of {amount}</span>}
    <>
      {lines.map((line) => (
        <li key={line}>
          {line}
          {isWarned ? <b>!</b> : '.'} of {lines.length}
        </li>
      ))}
    </>
    <>{word}</>
  </section>
)

/** A page that is drawn anew, and what it says. */
function drawn() {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  const draw = async (shown: Shown) => {
    const screen = (
      <StrictMode>
        <Screen {...shown} />
      </StrictMode>
    )
    flushSync(() => root.render(screen))
    await reactIsDone()
    return place.textContent
  }
  return { place, draw }
}

const shown = record({
  amount: integer({ min: 0, max: 10 }),
  word: constantFrom('now', 'later', ' ', ''),
  isBusy: boolean(),
  isWarned: boolean(),
  lines: constantFrom<string[]>([], ['a'], ['a', 'b'], ['b', 'a'], ['c', 'b', 'd']),
})

test('whatever changes, a translated page says the same as one that is not', async () => {
  const property = asyncProperty(
    constantFrom<Manner[]>('replaces', 'wraps'),
    tuple(shown, array(shown, { minLength: 1, maxLength: 7 })),
    async (manner, [first, others]) => {
      const plain = drawn()
      const said: string[] = []
      for (const each of [first, ...others]) said.push(await plain.draw(each))

      const translated = drawn()
      expect(await translated.draw(first)).toBe(said[0])
      const end = startTranslator(manner)
      try {
        for (const [at, each] of others.entries()) {
          expect(translated.place.querySelectorAll('font').length).toBeGreaterThan(5)
          expect(await translated.draw(each)).toBe(said[at + 1])
        }
      } finally {
        end()
      }
    },
  )
  await assert(property, { numRuns: 30 })
})
