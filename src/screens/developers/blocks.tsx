import { codesOf } from '#src/rules/api/code/languages.ts'
import { type CallName, callOf } from '#src/rules/api/openapi/calls.ts'
import { Banner } from '#src/ui/banner.tsx'
import { CodeBlock, CodesBlock } from './code-block.tsx'
import { FactsTable } from './facts-table.tsx'
import type { Block } from './guides/guide.ts'
import { InlineText } from './inline-text.tsx'

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
  if ('show' in block) return <CodeBlock title={block.title} code={block.show} />
  if ('rows' in block) return <FactsTable {...block} />
  if ('note' in block)
    return (
      <Banner tone="info">
        <InlineText text={block.note} />
      </Banner>
    )
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
