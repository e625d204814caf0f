import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type PropsWithChildren, useEffect } from 'react'
import { Link } from 'wouter'
import type { PathId } from '#src/routes/paths.ts'
import type { Text } from './guides/guide.ts'
import { InlineText } from './inline-text.tsx'
import { PartsBeside } from './page-parts.tsx'
import { pages } from './pages.ts'
import { showPart } from './show-part.ts'
import { titleOf } from './title-of.ts'

function PageFoot({ id }: { id: PathId }) {
  const at = pages.findIndex((page) => page.id === id)
  const [before, after] = [pages[at - 1], pages[at + 1]]
  const look =
    'inline-flex min-h-11 items-center gap-2 font-semibold text-primary-text underline-offset-4 hover:underline [&_svg]:size-4.5'
  return (
    <nav
      aria-label="Next pages"
      className="mt-14 flex flex-wrap justify-between gap-x-6 border-t border-line pt-5"
    >
      {before && (
        <Link to={before.path} className={look}>
          <ArrowLeft aria-hidden />
          {before.nav?.label}
        </Link>
      )}
      {after && (
        <Link to={after.path} className={`ml-auto ${look}`}>
          {after.nav?.label}
          <ArrowRight aria-hidden />
        </Link>
      )}
    </nav>
  )
}

interface Props {
  id: PathId
  lead: Text
  parts: readonly { id: string; heading: string }[]
}

/** A page of the developer site. */
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
