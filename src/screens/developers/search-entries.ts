import { pathTo } from '#routes/paths.ts'
import { codesOf, languages } from '#src/rules/api/code/languages.ts'
import { callOf } from '#src/rules/api/openapi/calls.ts'
import type { OpenApi } from '#src/rules/api/openapi/open-api.ts'
import { guides } from './guides/all-guides.ts'
import type { Block } from './guides/guide.ts'
import { plainText } from './blocks.tsx'
import { loadDocument, operationsOf } from './reference-document.ts'
import type { Entry } from './find-parts.ts'
import { pageTitle } from './pages.ts'

const languageNames = languages.map(({ label }) => label).join(' ')

function wordsOf(block: Block): string {
  if (typeof block === 'string') return plainText(block)
  if ('call' in block) return codesOf(callOf(block.call)).curl
  if ('codes' in block)
    return `${block.title} ${languageNames} ${Object.values(block.codes).join(' ')}`
  if ('show' in block) return `${block.title} ${block.show}`
  if ('demo' in block) return plainText(block.demo)
  if ('rows' in block) return [block.head, ...block.rows].flat().map(plainText).join(' ')
  return ('steps' in block ? block.steps : block.list).map(plainText).join(' ')
}

function guideEntries(): Entry[] {
  return guides.flatMap(({ id, lead, parts }) =>
    parts.map((part, at) => ({
      page: pageTitle(id),
      heading: part.heading,
      to: `${pathTo(id)}#${part.id}`,
      text: [at === 0 ? plainText(lead) : '', ...part.blocks.map(wordsOf)].join(' '),
    })),
  )
}

function referenceEntries(file: OpenApi): Entry[] {
  return operationsOf(file).map(({ operation, method, path }) => ({
    page: pageTitle('developers-reference'),
    heading: operation.summary,
    to: `${pathTo('developers-reference')}#${operation.operationId}`,
    text: `${method} ${path} ${operation.description}`,
  }))
}

/** Returns everything searchable: the guides alone if the reference file can't load. */
export async function allEntries(): Promise<Entry[]> {
  const file = await loadDocument().catch(() => null)
  return [...guideEntries(), ...(file ? referenceEntries(file) : [])]
}
