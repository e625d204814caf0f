// Proves R49.
import { type ElementType, Fragment, isValidElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { isCode, jsx, ownTexts, translatable } from './jsx-runtime.ts'

const icon = jsx('i', {}, 'icon')

/** Children in short: an element by its name and text, such as `span(Pay)`. */
function inShort(children: ReactNode): unknown {
  if (Array.isArray(children)) return children.map(inShort)
  if (!isValidElement<{ children?: string }>(children)) return children
  return children.type === 'span' ? `span(${children.props.children})` : children.type
}

test.each<[what: string, type: ElementType, given: ReactNode, placed: unknown]>([
  ['a text alone', 'p', 'Paid', 'Paid'],
  ['a number alone', 'p', 3, 3],
  ['an element alone', 'p', icon, 'i'],
  ['nothing', 'p', undefined, undefined],
  ['texts in a row are one', 'p', ['Pay ', '$5.00', ' of ', 3, 5n], 'Pay $5.00 of 35'],
  ['0 and an empty text', 'p', [0, '', ' left'], '0 left'],
  ['a text beside what is not there', 'p', [false, null, undefined, 'Pay'], 'Pay'],
  ['a list of elements keeps its keys', 'p', [icon, icon], ['i', 'i']],
  ['only conditions', 'p', [false, icon], [false, 'i']],
  ['a text after an element', 'p', [icon, 'Pay'], ['i', 'span(Pay)']],
  ['a text before an element', 'p', ['Pay', icon], ['span(Pay)', 'i']],
  [
    'texts round an element',
    'p',
    ['a', 1, icon, 'b', 2],
    ['span(a1)', null, 'i', 'span(b2)', null],
  ],
  ['texts round a condition', 'p', ['a', false, 'b', icon], ['span(ab)', false, null, 'i']],
  ['spaces between elements', 'p', [icon, ' ', icon], ['i', 'span( )', 'i']],
  ['an empty text', 'p', [icon, '', icon], ['i', null, 'i']],
  ['a fragment’s text, whatever is beside it', Fragment, 'Pay', 'span(Pay)'],
  ['a fragment’s texts', Fragment, ['Pay ', 5], 'span(Pay 5)'],
  ['a component’s text', () => null, ['Pay ', 5], 'Pay 5'],
  ['an option', 'option', ['EcoCash, ', 3], 'EcoCash, 3'],
  ['a drawn text', 'text', ['a', icon], ['a', 'i']],
])('%s: each text is all that its element contains', (_, type, given, placed) => {
  expect(inShort(ownTexts(type, given))).toEqual(placed)
})

test('what needs no change is passed on as it is', () => {
  const children = [icon, icon]
  expect(ownTexts('p', children)).toBe(children)
})

test('spaces between elements are laid out like bare ones', () => {
  const placed = ownTexts('p', [icon, ' ', icon])
  expect(placed).toMatchObject([{}, { props: { className: 'contents' } }, {}])
})

test.each([
  '$18.00',
  '-ZWL 1 240.50',
  '+$0.20',
  '2.9% + $0.30',
  '077 *** 1111',
  '+263 77 111 1111',
  'TX-86076',
  'INV-000001',
  '*151*2*1042#',
  '14:05',
  'rudo@chikomo.example',
  'https://paid.example/pay/coffee',
  'paid.example/pay/coffee',
  'pk_test_vumba',
  '3f9ac2',
  'payment.completed',
])('%s is not translated', (text) => {
  expect(isCode(text)).toBe(true)
  expect(translatable('td', { children: text })).toEqual({ children: text, translate: 'no' })
})

test.each(['Paid', 'Pay $18.00', 'Nov 21, 2026', '3 payments', 'PAID', 'Sent…', '–', ''])(
  '%s is translated',
  (text) => {
    expect(isCode(text)).toBe(false)
    const props = { children: text }
    expect(translatable('td', props)).toBe(props)
  },
)

test('a component is given its text alone, and an element keeps what it says itself', () => {
  const props = { children: '$18.00' }
  expect(translatable(() => null, props)).toBe(props)
  expect(translatable('b', { ...props, translate: 'yes' })).toMatchObject({ translate: 'yes' })
})
