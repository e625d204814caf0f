// Proves DEMO-31.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readTexts } from '#tests/support/read-texts.ts'

const folder = 'src/screens/checkout'

/** What draws the customer's side: its screens, its shell, and what it shares that takes its words. */
const files = [
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  'src/app/shells/checkout-shell.tsx',
  'src/app/shells/language-menu.tsx',
  'src/app/shells/payer-language.tsx',
  'src/screens/shared/resend-code.tsx',
  'src/screens/shared/scan/scanner.tsx',
]

/** Texts that are English in every language, by file: why, and which; all of a file without a list. */
const exceptions: Record<string, { because: string; texts?: readonly string[] }> = {
  'approve/prompt.tsx': { because: 'the prompt’s own words are the wallet’s' },
  'checkout-screen.tsx': { because: 'the id of an attempt', texts: ['report {}'] },
  'form/method-field.tsx': { because: 'the demo’s tag', texts: ['Fill in a test number'] },
  'form/pay-facts.ts': { because: 'names of cards', texts: ['Visa or Mastercard'] },
  'link-facts.ts': { because: 'the name of an invoice’s link, as stored', texts: ['Invoice {}'] },
  'payer-title.ts': { because: 'the name of the app', texts: ['{} · Paid'] },
  'pay-steps.tsx': { because: 'the name of a bank', texts: ['Sample Bank, Harare'] },
  'shells/checkout-shell.tsx': {
    because: 'the actor in the log, and the demo’s tag',
    texts: ['Customer', 'No real money moves.'],
  },
  'shells/language-menu.tsx': { because: 'the demo’s menu', texts: ['Language: {}'] },
  'shells/payer-language.tsx': {
    because: 'the demo’s tag',
    texts: [': draft, to be read by a speaker'],
  },
  'shared/resend-code.tsx': {
    because: 'English for other screens',
    texts: ['Resend', 'Resend in {} s'],
  },
  'shared/scan/scanner.tsx': {
    because: 'an error that nobody reads, and the trainer’s series of codes',
    texts: ['The headers forbid it.', 'Choose pictures'],
  },
}

const texts = files.flatMap((file) =>
  readTexts(file, readFileSync(file, 'utf8')).map(({ text, line }) => ({ file, text, line })),
)

const exceptionOf = ({ file, text }: { file: string; text: string }) =>
  Object.entries(exceptions).find(
    ([end, { texts: named }]) => file.endsWith(`/${end}`) && (!named || named.includes(text)),
  )

test('the customer’s side types no text: it takes its words from the catalogue', () => {
  const typed = texts.filter((each) => !exceptionOf(each))
  expect(typed.map(({ file, text, line }) => `${file}:${line}: ${text}`)).toEqual([])
})

test('each exception is met', () => {
  const met = texts.flatMap((each) => {
    const [end, { texts: named }] = exceptionOf(each) ?? ['', { texts: [] }]
    return named ? [`${end}: ${each.text}`] : [end]
  })
  const listed = Object.entries(exceptions).flatMap(([end, { texts: named }]) =>
    named ? named.map((text) => `${end}: ${text}`) : [end],
  )
  expect(listed.filter((each) => !met.includes(each))).toEqual([])
})

test('a typed sentence is found', () => {
  const found = readTexts('a.tsx', 'export const A = () => <p title="More here">Pay the shop</p>')
  expect(found.map(({ text }) => text)).toEqual(['More here', 'Pay the shop'])
})
