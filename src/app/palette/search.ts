import type { ReactNode } from 'react'
import { searchable } from '#db/ledger/search.ts'
import type { Command, CommandGroup } from '#src/ui/command/command-box.tsx'
import type { OfferedAction } from '#src/ui/menu.tsx'

/** A list's address with a search in it. */
export const searchIn = (path: string, text: string): string =>
  `${path}?q=${encodeURIComponent(text)}`

/** What there is of some texts, as a search compares them. */
export const lower = (...texts: (string | null | undefined)[]): string[] =>
  texts.flatMap((text) => (text ? [text.toLowerCase()] : []))

/** What is said of a thing in one line. */
export const inWords = (...parts: (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' · ')

/** More than these say nothing more about what is meant. */
const mostWords = 6

/** What was typed as a search compares it: its words in lower case, each once. */
export const wordsOf = (typed: string): string[] =>
  [...new Set(searchable(typed).split(' ').filter(Boolean))].slice(0, mostWords)

export interface Match {
  /** 4 it is what was typed, 3 it begins with that, 2 a word of it begins so, 1 it is somewhere within, 0 nowhere. */
  rank: number
  /** The words that are not in it. */
  left: string[]
}

const isWordChar = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}]/u.test(char)

/** How well a word stands in a text, from 2 to 0. */
export function standing(text: string, word: string): number {
  let best = 0
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (!isWordChar(text[at - 1])) return 2
    best = 1
  }
  return best
}

/** How words are found in the texts of one thing, given in lower case: each in any of them, in any order. */
export function match(words: readonly string[], texts: readonly string[]): Match {
  const phrase = words.join(' ')
  const standings = words.map((word) => Math.max(...texts.map((text) => standing(text, word))))
  const left = words.filter((_, place) => standings[place] === 0)
  if (texts.includes(phrase)) return { rank: 4, left }
  if (left.length === 0 && texts.some((text) => text.startsWith(phrase))) return { rank: 3, left }
  const found = standings.filter((each) => each > 0)
  return { rank: found.length === 0 ? 0 : Math.min(...found), left }
}

/** Whether each of some words begins a word of a label, such as "refund" in "Process Refund". */
export const names = (label: string, words: readonly string[]): boolean =>
  words.every((word) => standing(searchable(label), word) === 2)

/** The groups of what is found, in the order in which they stand where nothing else decides. */
export const groupLabels = {
  view: 'On this screen',
  actions: 'Actions',
  recent: 'Recent',
  screens: 'Go to',
  create: 'New',
  merchants: 'Merchants',
  transactions: 'Transactions',
  links: 'Payment links',
  invoices: 'Invoices',
  payouts: 'Payouts',
  people: 'People',
  device: 'On this device',
} as const

export type GroupId = keyof typeof groupLabels

/** Something that can be found: a screen, an action, a row. */
export interface Finding extends Command {
  /** Of its kind and itself, such as `transaction TX-88`; it is remembered by it. */
  id: string
  group: GroupId
  icon: ReactNode
  /** What it can be found by, in lower case. */
  texts: readonly string[]
  /** Where it stands; what is only done has none. */
  path?: string
  run?: (() => void) | undefined
  /** What can be done with the row. */
  actions?: () => readonly OfferedAction[]
}

/** A thing with how it matches; what a search in the ledger has found comes with its own. */
export interface Found {
  finding: Finding
  match: Match
}

/** Each thing with how the words match it, but those of which no word is in it. */
export const foundAmong = (words: readonly string[], findings: readonly Finding[]): Found[] =>
  findings
    .map((finding) => ({ finding, match: match(words, finding.texts) }))
    .filter((found) => found.match.rank > 0)

const mostOfGroup = 5
const mostActions = 6

const actionOf = (row: Finding, action: OfferedAction): Finding => ({
  id: `${row.id} ${action.id}`,
  group: 'actions',
  label: action.label,
  note: inWords(row.label, row.note),
  icon: action.icon,
  forbidden: action.forbidden,
  texts: [],
  run: action.onSelect,
})

/** What of a row's actions is meant: those that the words left over name; all, where it alone was found. */
function meantActions({ finding, match: { left } }: Found, isAlone: boolean): Finding[] {
  if (left.length === 0 && !isAlone) return []
  return (finding.actions?.() ?? [])
    .filter(({ label }) => names(label, left))
    .map((action) => actionOf(finding, action))
}

/** What is found, in groups: the actions that are named first, then the groups by their best match. */
export function groupsOf(found: readonly Found[]): CommandGroup<Finding>[] {
  const rows = found.filter(({ finding, match: { left } }) => left.length === 0 && finding.actions)
  const exact = rows.filter(({ match: { rank } }) => rank === 4)
  const alone = exact.length === 1 ? exact[0] : rows.length === 1 ? rows[0] : undefined
  const shown = found
    .map((each) => ({ ...each, actions: meantActions(each, each === alone) }))
    .filter(({ match: { left }, actions }) => left.length === 0 || actions.length > 0)
    .sort((one, other) => other.match.rank - one.match.rank)
  const inView = found.find(({ finding }) => finding.group === 'view')?.finding.note
  const groups = new Map<GroupId, Finding[]>()
  const actions = shown
    // What is offered for the row in view is not offered twice.
    .flatMap(({ finding, actions: each }) => (finding.label === inView ? [] : each))
    .slice(0, mostActions)
  groups.set('view', [])
  // Where no action is named, the row that is meant comes first.
  if (shown.some(({ match: { left } }) => left.length > 0)) groups.set('actions', actions)
  for (const { finding } of shown) {
    const group = groups.get(finding.group) ?? []
    groups.set(finding.group, group)
    if (group.length < mostOfGroup || finding.group === 'view') group.push(finding)
    if (finding === alone?.finding) groups.set('actions', actions)
  }
  return grouped(groups)
}

/** Groups with their labels, without the empty ones. */
export const grouped = (groups: ReadonlyMap<GroupId, Finding[]>): CommandGroup<Finding>[] =>
  [...groups]
    .filter(([, commands]) => commands.length > 0)
    .map(([id, commands]) => ({ id, label: groupLabels[id], commands }))

/** What there is to find. */
export interface Findings {
  /** All that is held against the words here. */
  all: readonly Finding[]
  /** What the ledger has found by them. */
  ledger: readonly Found[]
  /** The transactions that were chosen before. */
  before: readonly Finding[]
}

/** Before anything is typed: what can be done here, what was chosen last, what can be begun, and where one can go. */
function atFirst({ all, before }: Findings, recent: readonly string[]): CommandGroup<Finding>[] {
  const byId = new Map([...all, ...before].map((each) => [each.id, each]))
  const again = recent.flatMap((id) => byId.get(id) ?? [])
  const of = (group: GroupId) => all.filter((each) => each.group === group && !again.includes(each))
  return grouped(
    new Map<GroupId, Finding[]>([
      ['view', of('view')],
      ['recent', again],
      ['create', of('create')],
      ['screens', of('screens')],
      ['device', of('device')],
    ]),
  )
}

/** What some words find, in groups; before there are any, what is likely to be wanted. */
export const groupsFor = (
  words: readonly string[],
  findings: Findings,
  recent: readonly string[],
): CommandGroup<Finding>[] =>
  words.length === 0
    ? atFirst(findings, recent)
    : groupsOf([...foundAmong(words, findings.all), ...findings.ledger])
