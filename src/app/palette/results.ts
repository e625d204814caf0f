import type { CommandGroup } from '#src/ui/command/command-box.tsx'
import { foundAmong, grouped, groupsOf, type Finding, type Found, type GroupId } from './finding.ts'

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
