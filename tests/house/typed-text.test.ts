// Proves R48.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { longText, typedLines } from '#db/common.ts'
import { tableSchemas } from '#db/tables.ts'
import { isolating } from '#db/text/typed-text.ts'
import { csvLines } from '#src/files/csv.ts'
import * as app from '#src/rules/messages/app.ts'
import * as exercises from '#src/rules/messages/exercises.ts'
import * as merchants from '#src/rules/messages/merchants.ts'
import * as notifications from '#src/rules/messages/notifications.ts'
import * as payments from '#src/rules/messages/payments.ts'
import * as people from '#src/rules/messages/people.ts'
import * as platform from '#src/rules/messages/platform.ts'
import * as demo from '#src/rules/messages/demo.ts'
import * as refusals from '#src/rules/messages/refusals.ts'
import * as snapshots from '#src/rules/messages/snapshots.ts'
import { alertsOf } from '#src/screens/console/overview/alerts.ts'
import { closedWords, type ClosedReason } from '#src/screens/checkout/outcome/closed.tsx'

const name = 'محمد'
const isolatedName = `\u2068${name}\u2069`

/** What is left of a text without its isolated names: none of them may be bare. */
const bare = (text: string) => text.replaceAll(isolatedName, '')

type Message = (...given: unknown[]) => unknown

/** Every message that is a function, with its path. */
function messagesIn(value: unknown, path: string): [string, Message][] {
  if (typeof value === 'function') return [[path, value as Message]]
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.entries(value).flatMap(([key, each]) => messagesIn(each, `${path}.${key}`))
}

const groups = {
  ...app,
  ...exercises,
  ...merchants,
  ...notifications,
  ...payments,
  ...people,
  ...platform,
  ...demo,
  ...refusals,
  ...snapshots,
}
/** Messages of other shapes, which are composed of those below or take no name. */
const apart =
  /^withMoney$|^(?:notPermitted|seedMistakes|fileMessages|unreadableMessages|failures)\b/

const details = new Proxy<Record<string, string>>(
  {},
  {
    get: () => name,
    has: () => true,
    ownKeys: () => ['name', 'papers', 'reason', 'path', 'email', 'place', 'text', 'state', 'id'],
    getOwnPropertyDescriptor: () => ({ value: name, enumerable: true, configurable: true }),
  },
)

/** A message written with the name in every place that takes one: as texts, rows or a refusal's details. */
function written(message: Message): string[] {
  const given = [[name, name, name], [[{ name }], name], [[name], [name]], [details], [12, name]]
  return given.flatMap((values) => {
    try {
      const text = message(...values)
      return typeof text === 'string' && text.includes(name) ? [text] : []
    } catch {
      // Not what this message takes.
      return []
    }
  })
}

describe('a name that is read from the right is isolated beside a figure', () => {
  const messages = messagesIn(groups, '')
    .map(([path, message]) => [path.slice(1), message] as const)
    .filter(([path]) => !apart.test(path))

  test('in every message', () => {
    const texts = messages.flatMap(([path, message]) =>
      written(message).map((text) => ({ path, text })),
    )
    expect(texts.length).toBeGreaterThan(150)
    expect(texts.filter(({ text }) => bare(text).includes(name))).toEqual([])
  })

  test('in messages that are nested, and of lists and rows', () => {
    const { one, group } = isolating({
      one: (rows: readonly { name: string }[], count: number) =>
        `${rows.map((row) => row.name).join(', ')}: ${count}`,
      group: { two: (file: string) => `${file} uploaded` },
    })
    expect(one([{ name }, { name: 'Rudo' }], 2)).toBe(`${isolatedName}, Rudo: 2`)
    expect(group.two('id.pdf')).toBe('id.pdf uploaded')
    expect(group.two(name)).toBe(`${isolatedName} uploaded`)
  })

  test('in the notifications of a bell, title and what it is about', () => {
    const row = {
      id: 'N-1',
      merchantId: 'M-001',
      createdAt: '2026-11-21T12:00:00.000Z',
      readAt: null,
      kind: 'link-paid',
      transactionId: 'TX-1',
      customer: name,
      amount: 80_01,
      currency: 'USD',
      linkName: name,
    } as const
    const { notificationMessages } = notifications
    expect(notificationMessages.title(row)).toBe(`${isolatedName} paid $80.01`)
    expect(notificationMessages.about(row)).toBe(isolatedName)
  })

  test('on a checkout that is closed', () => {
    const merchantName = name
    const reasons: ClosedReason[] = [
      { kind: 'inactive', merchantName, name },
      { kind: 'expired', merchantName, name, on: 'Nov 12' },
      { kind: 'paid', merchantName, name },
      { kind: 'void', merchantName, name },
      { kind: 'under-way', merchantName, name },
      { kind: 'maintenance', merchantName },
      { kind: 'not-taking', merchantName },
      { kind: 'over-limit', merchantName },
    ]
    const texts = reasons.flatMap((reason) => closedWords(reason, 'form'))
    expect(texts.join()).toContain(isolatedName)
    expect(bare(texts.join())).not.toContain(name)
  })

  test('in the overview’s alerts', () => {
    const alerts = alertsOf({
      overview: {
        spikes: [],
        incidents: [{ id: 'ecocash', name, note: name, since: '2026-11-21T12:00:00.000Z' }],
        off: { links: 0, methods: [] },
        cases: [],
        disputes: [],
        maintenance: false,
      },
      waiting: [{ name, priority: 'high', createdDate: '2026-01-01T08:00:00.000Z' }],
      room: null,
      now: Date.parse('2026-11-21T12:14:00.000Z'),
      mayOpen: () => true,
    })
    const texts = alerts.map(({ title, text }) => `${title} ${text}`).join()
    expect(texts).toContain(isolatedName)
    expect(bare(texts)).not.toContain(name)
  })

  test('but not in a CSV file, which programs read: it has the stored text', () => {
    const columns = ['Customer', 'Note', 'Amount'].map((header, at) => ({
      header,
      kind: at === 2 ? ('money' as const) : ('text' as const),
    }))
    expect(csvLines(columns, [[name, `=1 ${name}`, 80_01]])).toBe(`${name},'=1 ${name},80.01\r\n`)
  })
})

/** Source files that write mails, text messages and notifications. */
const sources = readdirSync('db', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:actions|messages|fields)\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(`db/${file}`, 'utf8') }))

test('a mail isolates each name that it writes', () => {
  // The payer's words isolate what they are given: a test beside them.
  const found = sources
    .filter(({ file }) => !file.startsWith('text/payer-words/'))
    .flatMap(({ file, text }) =>
      text
        .split('\n')
        .filter((line) => /subject|body|Hello|`\$\{|Reason/.test(line))
        // A refusal's own words are for the log; its message is written from its details.
        .filter((line) => !/ActionError|target:|shortened|details|state:|^\s*name:/.test(line))
        .filter((line) =>
          /\$\{(?:[\w.]+\.)?(?:name|customer|merchantName|destination)\}/.test(line),
        )
        .map((line) => `${file}: ${line.trim()}`),
    )
  expect(found).toEqual([])
})

/** The fields of rows that hold several lines, by name. */
function namesOfLines(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return []
  seen.add(schema)
  return Object.entries(schema).flatMap(([key, each]: [string, unknown]) => [
    ...(holdsLines(each) ? [key] : []),
    ...namesOfLines(each, seen),
  ])
}

const holdsLines = (schema: unknown): boolean =>
  schema === longText ||
  (typeof schema === 'object' &&
    schema !== null &&
    (('wrapped' in schema && holdsLines(schema.wrapped)) ||
      ('pipe' in schema && Array.isArray(schema.pipe) && schema.pipe[0] === longText)))

test('an action cleans every text of several lines that it takes', () => {
  const typed = 'Thank you\u202e\r\n\u200bZoe\u0308\u0007 '
  expect(v.parse(typedLines, typed)).toBe('Thank you\nZoë')
  const names = new Set([...namesOfLines(tableSchemas), 'message', 'reason', 'note'])
  expect([...names]).toEqual(expect.arrayContaining(['notes', 'description', 'resolution', 'text']))
  const raw = new RegExp(
    String.raw`\b(?:${[...names].join('|')}): (?:v\.(?:exactOptional|optional|nullable)\()?(?:v\.string\(|longText|shortText)`,
  )
  const found = sources.flatMap(({ file, text }) => {
    const inputs = text.split('\n').filter((line) => raw.test(line))
    return file.endsWith('log/messages.ts') ? [] : inputs.map((line) => `${file}: ${line.trim()}`)
  })
  expect(found).toEqual([])
})

describe('a name in a label or a title is isolated', () => {
  const titles = 'aria-label|label|title|description|text|[a-z]+Label'
  /** As an attribute, and as a property of an object. */
  const labels = [
    new RegExp(String.raw`\b(?:${titles})=\{((?:[^{}]|\$\{[^{}]*\})*)\}`, 'g'),
    new RegExp(String.raw`\b(?:${titles}):\s+([^{}\x60,]*\x60(?:[^\x60$]|\$\{[^{}]*\})*\x60)`, 'g'),
  ]
  const template = /(named)?`((?:[^`$]|\$\{[^{}]*\})*)`/g
  const aName =
    /\$\{(?!isolated\(|format|countOf|peopleNoun)[^{}]*\b(?:name|merchant|merchantName|customer|title|description|url|email)\b[^{}]*\}/
  const rowName = /\b(?:rowName|itemName)=\{(.+)\}$/gm
  /** What names rows isolated, or by their numbers and the product's own words. */
  const isolates = /isolated|^nameOf$|^invoiceTitle$|reportFieldLabels/

  /** The labels of a file that write a name as it is. */
  const plainIn = (text: string) => [
    ...labels.flatMap((label) =>
      [...text.matchAll(label)].flatMap(([, written = '']) =>
        [...written.matchAll(template)].flatMap(([whole, tag, inside = '']) =>
          tag === undefined && aName.test(inside) ? [whole] : [],
        ),
      ),
    ),
    ...[...text.matchAll(rowName)].flatMap(([, given = '']) =>
      isolates.test(given) ? [] : [given],
    ),
  ]

  test.each([
    ['<Dialog title={`Delete ${name}?`} />', ['`Delete ${name}?`']],
    ['title={one ? `Approve ${first?.name}?` : many}', ['`Approve ${first?.name}?`']],
    ['{ title: `Act as ${name}`, id }', ['`Act as ${name}`']],
    ['text: isOn\n  ? `${merchant} pays`\n  : none', ['`${merchant} pays`']],
    ['rowName={({ name }) => name}', ['({ name }) => name']],
    ['title={named`Delete ${name}?`} label={`Page ${at}`}', []],
    ['{ title: named`Act as ${name}`, text: `Page ${at}` }', []],
    ['rowName={isolatedName}', []],
  ])('the check reads %s', (text, plain) => {
    expect(plainIn(text)).toEqual(plain)
  })

  // What src/ui writes, it is given by these: its rows and items by `rowName` and `itemName`.
  const screens = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^(?:app|forms|presenter|screens)\/.*\.tsx?$/.test(file) && !/\.test\./.test(file),
  )
  /** The API's reference writes its own words, not what somebody typed. */
  const ownWords = /^screens\/developers\/(?:operation-view|search-entries)/

  test('on every screen', () => {
    expect(screens.length).toBeGreaterThan(500)
    const plain = screens
      .filter((file) => !ownWords.test(file))
      .flatMap((file) =>
        plainIn(readFileSync(`src/${file}`, 'utf8')).map((each) => `${file}: ${each}`),
      )
    expect(plain).toEqual([])
  })
})
