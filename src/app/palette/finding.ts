import type { ReactNode } from 'react'
import type { OfferedAction } from '#src/ui/list/row-actions.tsx'
import type { Command, CommandGroup } from '#src/ui/command/command-box.tsx'
import { match, names, type Match } from './match.ts'
import { inWords } from './texts.ts'

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
