import { Fragment } from 'react'
import { Link } from 'wouter'
import { builtPaths, type PathId, pathTo } from '#routes/paths.ts'
import { codesOf } from '#src/rules/api/code/languages.ts'
import { type CallName, callOf } from '#src/rules/api/openapi/calls.ts'
import { DemoNote } from '#src/ui/demo-note.tsx'
import { CodeSample, CodesBlock } from './code-block.tsx'
import type { Block, Text } from './guides/guide.ts'

const marks = /`([^`]+)`|\[([^\]]+)\]\(([\w-]+)(#[\w-]+)?\)/g

const isPathId = (id: string): id is PathId => builtPaths.some((row) => row.id === id)

export function addressIn(id: string, part = ''): string {
  if (!isPathId(id)) throw new Error(`A text leads to ${id}, which is no path.`)
  return pathTo(id) + part
}

/** Strips the markup from a text, for search. */
export const plainText = (text: Text): string =>
  text.replace(marks, (_, code?: string, words?: string) => code ?? words ?? '')

function Mark({ match }: { match: RegExpExecArray }) {
  const [, code, words, id = '', part] = match
  if (code !== undefined)
    return (
      <code className="rounded-[4px] bg-neutral-soft px-1 py-0.5 font-mono text-[0.875em] [overflow-wrap:anywhere]">
        {code}
      </code>
    )
  return (
    <Link
      to={addressIn(id, part)}
      className="font-medium text-primary-text underline underline-offset-4 hover:no-underline"
    >
      {words}
    </Link>
  )
}

export function InlineText({ text }: { text: Text }) {
  const matches = [...text.matchAll(marks)]
  let end = 0
  return (
    <>
      {matches.map((match) => {
        const before = text.slice(end, match.index)
        end = match.index + match[0].length
        return (
          <Fragment key={match.index}>
            {before}
            <Mark match={match} />
          </Fragment>
        )
      })}
      {text.slice(end)}
    </>
  )
}

interface Props {
  caption: string
  head: readonly string[]
  rows: readonly (readonly Text[])[]
}

/** The table on a phone, where columns would break words: each row becomes a block with labeled cells. */
function RowsBelow({ caption, head, rows }: Props) {
  return (
    <ul aria-label={caption} className="divide-y divide-line sm:hidden">
      {rows.map(([first = '', ...rest]) => (
        <li key={first} className="grid gap-1 px-4 py-3 text-sm">
          <p className="font-semibold">
            <InlineText text={first} />
          </p>
          {rest.map((cell, at) => {
            const label = head[at + 1]
            return (
              cell && (
                <p key={label} className="text-muted">
                  <span className="text-subtle">
                    <InlineText text={label ?? ''} />:{' '}
                  </span>
                  <InlineText text={cell} />
                </p>
              )
            )
          })}
        </li>
      ))}
    </ul>
  )
}

function FactsTable(props: Props) {
  const { caption, head, rows } = props
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <RowsBelow {...props} />
      <table className="hidden w-full text-left text-sm sm:table">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-subtle">
          <tr>
            {head.map((each) => (
              <th key={each} scope="col" className="px-4 py-2.5 font-medium">
                <InlineText text={each} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="align-top">
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, at) => (
                <td key={head[at]} className="border-t border-line px-4 py-2.5">
                  <InlineText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function CallBlock({ name }: { name: CallName }) {
  const call = callOf(name)
  return <CodesBlock title={`${call.method} ${call.path}`} codes={codesOf(call)} />
}

const prose = 'max-w-[68ch]'

function OneBlock({ block }: { block: Block }) {
  if (typeof block === 'string')
    return (
      <p className={prose}>
        <InlineText text={block} />
      </p>
    )
  if ('call' in block) return <CallBlock name={block.call} />
  if ('codes' in block) return <CodesBlock title={block.title} codes={block.codes} />
  if ('show' in block) return <CodeSample title={block.title} code={block.show} />
  if ('rows' in block) return <FactsTable {...block} />
  if ('demo' in block) return <DemoNote text={<InlineText text={block.demo} />} />
  const [List, texts, marker] =
    'steps' in block
      ? (['ol', block.steps, 'list-decimal'] as const)
      : (['ul', block.list, 'list-disc'] as const)
  return (
    <List className={`grid gap-2 pl-6 marker:text-subtle ${marker} ${prose}`}>
      {texts.map((text) => (
        <li key={text}>
          <InlineText text={text} />
        </li>
      ))}
    </List>
  )
}

/** Pairs each request with its response. */
function inPairs(blocks: readonly Block[]): (readonly Block[])[] {
  const groups: Block[][] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    const before = last?.length === 1 ? last[0] : undefined
    const isAnswer = typeof block === 'object' && 'show' in block
    if (isAnswer && typeof before === 'object' && 'call' in before) last?.push(block)
    else groups.push([block])
  }
  return groups
}

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return inPairs(blocks).map((group, place) => (
    <div
      // The list never changes, so an index is a stable key.
      key={place}
      className={group.length > 1 ? 'grid items-start gap-4 *:min-w-0 xl:grid-cols-2' : 'min-w-0'}
    >
      {group.map((block, at) => (
        <OneBlock key={at} block={block} />
      ))}
    </div>
  ))
}
