import { Fragment } from 'react'
import { Link } from 'wouter'
import { builtPaths, pathTo, type PathId } from '#src/routes/paths.ts'
import type { Text } from './guides/guide.ts'

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
