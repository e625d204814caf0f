import type { ReactNode } from 'react'
import { searchable } from '#db/text/search-text.ts'
import { isolated } from '#db/text/typed-text.ts'
import type { Command, CommandGroup } from '#src/ui/command/command-box.tsx'
import type { OfferedAction } from '#src/ui/menu-items.tsx'

/** Returns a list's address with a search in it. */
export const searchFindings = (path: string, text: string): string =>
  `${path}?q=${encodeURIComponent(text)}`

/** Returns the texts that are present, as the search compares them. */
export const searched = (...texts: (string | null | undefined)[]): string[] =>
  texts.flatMap((text) => (text ? [searchable(text)] : []))

/** Joins the texts that are present into one line. */
export const inWords = (...parts: (string | null | undefined)[]): string =>
  parts.flatMap((part) => (part ? [isolated(part)] : [])).join(' · ')

export interface Match {
  /** 4: equal to the typed text; 3: starts with it; 2: a word starts with it; 1: contains it; 0: no match. */
  rank: number
  /** The words that do not match. */
  left: string[]
}

const isWordChar = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}]/u.test(char)

/** Ranks a word in a text, from 2 to 0. */
export function matchRank(text: string, word: string): number {
  let best = 0
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (!isWordChar(text[at - 1])) return 2
    best = 1
  }
  return best
}

/** Matches words against the lower-case texts of one item: each word in any text, in any order. */
export function match(words: readonly string[], texts: readonly string[]): Match {
  const phrase = words.join(' ')
  const ranks = words.map((word) => Math.max(...texts.map((text) => matchRank(text, word))))
  const left = words.filter((_, place) => ranks[place] === 0)
  if (texts.includes(phrase)) return { rank: 4, left }
  if (left.length === 0 && texts.some((text) => text.startsWith(phrase))) return { rank: 3, left }
  const found = ranks.filter((each) => each > 0)
  return { rank: found.length === 0 ? 0 : Math.min(...found), left }
}

/** Returns whether each word starts a word of a label, such as "refund" in "Process Refund". */
export const names = (label: string, words: readonly string[]): boolean =>
  words.every((word) => matchRank(searchable(label), word) === 2)

/** The groups of results, in their default order. */
const groupLabels = {
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
  demo: 'Demo',
  device: 'On this device',
} as const

type GroupId = keyof typeof groupLabels

/** A search result: a screen, an action or a row. */
export interface Finding extends Command {
  /** Its kind and id, such as `transaction TX-88`, under which it is remembered. */
  id: string
  group: GroupId
  icon: ReactNode
  /** The texts to match, in lower case. */
  texts: readonly string[]
  /** Its address; actions have none. */
  path?: string
  run?: (() => void) | undefined
  /** The actions on the row. */
  actions?: () => readonly OfferedAction[]
}

/** A result with its match; results of a ledger search bring their own. */
export interface FoundMatches {
  finding: Finding
  match: Match
}

/** Returns the results that match at least one word, with their matches. */
const foundAmong = (words: readonly string[], findings: readonly Finding[]): FoundMatches[] =>
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

/** Returns a row's relevant actions: those named by the remaining words, or all when the row is the only result. */
function meantActions({ finding, match: { left } }: FoundMatches, isAlone: boolean): Finding[] {
  if (left.length === 0 && !isAlone) return []
  return (finding.actions?.() ?? [])
    .filter(({ label }) => names(label, left))
    .map((action) => actionOf(finding, action))
}

/** Groups the results: named actions first, then the groups by their best match. */
function groupsOf(found: readonly FoundMatches[]): CommandGroup<Finding>[] {
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
    // The actions on the row in view are listed already.
    .flatMap(({ finding, actions: each }) => (finding.label === inView ? [] : each))
    .slice(0, mostActions)
  groups.set('view', [])
  // When no action is named, the row comes first.
  if (shown.some(({ match: { left } }) => left.length > 0)) groups.set('actions', actions)
  for (const { finding } of shown) {
    const group = groups.get(finding.group) ?? []
    groups.set(finding.group, group)
    if (group.length < mostOfGroup || finding.group === 'view') group.push(finding)
    if (finding === alone?.finding) groups.set('actions', actions)
  }
  return groupedFindings(groups)
}

/** Returns the actions that all words name, such as "suspend", on the rows that offer them. */
const actsNamed = (words: readonly string[], rows: readonly Finding[]): Finding[] =>
  rows.flatMap((row) =>
    (row.actions?.() ?? [])
      .filter(({ label, forbidden }) => forbidden === undefined && names(label, words))
      .map((action) => actionOf(row, action)),
  )

/** Adds the actions that the words name on any row, after what the words found themselves. */
function withActs(
  groups: CommandGroup<Finding>[],
  words: readonly string[],
  rows: readonly Finding[],
): CommandGroup<Finding>[] {
  const found = groups.find(({ id }) => id === 'actions')?.commands ?? []
  const known = new Set(found.map(({ id }) => id))
  const acts = actsNamed(words, rows).filter(({ id }) => !known.has(id))
  if (acts.length === 0) return groups
  const commands = [...found, ...acts].slice(0, mostActions)
  const actions = { id: 'actions', label: groupLabels.actions, commands }
  return found.length === 0
    ? [...groups, actions]
    : groups.map((group) => (group.id === 'actions' ? actions : group))
}

/** Labels the groups and drops empty ones. */
const groupedFindings = (groups: ReadonlyMap<GroupId, Finding[]>): CommandGroup<Finding>[] =>
  [...groups]
    .filter(([, commands]) => commands.length > 0)
    .map(([id, commands]) => ({ id, label: groupLabels[id], commands }))

/** The sources of the search. */
export interface Findings {
  /** Everything that is matched in memory. */
  all: readonly Finding[]
  /** The matches from the ledger. */
  ledger: readonly FoundMatches[]
  /** The transactions chosen recently. */
  before: readonly Finding[]
}

/**
 * Returns the suggestions before anything is typed: actions on this screen, recent choices, things to create, and
 * screens.
 */
function atFirst({ all, before }: Findings, recent: readonly string[]): CommandGroup<Finding>[] {
  const byId = new Map([...all, ...before].map((each) => [each.id, each]))
  const again = recent.flatMap((id) => byId.get(id) ?? [])
  const of = (group: GroupId) => all.filter((each) => each.group === group && !again.includes(each))
  return groupedFindings(
    new Map<GroupId, Finding[]>([
      ['view', of('view')],
      ['recent', again],
      ['create', of('create')],
      ['screens', of('screens')],
      ['device', of('device')],
    ]),
  )
}

/** Returns the results for some words in groups, or suggestions when there are no words. */
export const groupsFor = (
  words: readonly string[],
  findings: Findings,
  recent: readonly string[],
): CommandGroup<Finding>[] =>
  words.length === 0
    ? atFirst(findings, recent)
    : withActs(
        groupsOf([...foundAmong(words, findings.all), ...findings.ledger]),
        words,
        findings.all,
      )
