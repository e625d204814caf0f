import { useEffect, type PropsWithChildren } from 'react'
import type { PathId } from '#src/routes/paths.ts'
import type { Text } from './guides/guide.ts'
import { InlineText } from './inline-text.tsx'
import { PageFoot } from './page-foot.tsx'
import { PartsBeside } from './page-parts.tsx'
import { showPart } from './show-part.ts'
import { titleOf } from './title-of.ts'

interface Props {
  id: PathId
  lead: Text
  parts: readonly { id: string; heading: string }[]
}

/** A page of the developer site: its title, what it is about, its parts, and the way on. */
export function DeveloperPage({ id, lead, parts, children }: PropsWithChildren<Props>) {
  useEffect(() => {
    const part = location.hash.slice(1)
    if (part) showPart(part)
  }, [id])
  return (
    <div className="grid min-w-0 gap-10 min-[1536px]:grid-cols-[minmax(0,1fr)_200px]">
      <article className="min-w-0">
        <h1 className="text-[clamp(1.875rem,6vw,2.5rem)] leading-[1.1] tracking-[-0.02em]">
          {titleOf(id)}
        </h1>
        <p className="mt-3 max-w-[60ch] text-lg/normal text-muted">
          <InlineText text={lead} />
        </p>
        {children}
        <PageFoot id={id} />
      </article>
      <PartsBeside parts={parts} />
    </div>
  )
}
