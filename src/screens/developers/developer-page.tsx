import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type PropsWithChildren, useEffect } from 'react'
import { Link } from 'wouter'
import type { PathId } from '#routes/paths.ts'
import { InlineText } from './blocks.tsx'
import type { Text } from './guides/guide.ts'
import { developerPages, showPart, pageTitle } from './pages.ts'

interface PartHead {
  id: string
  heading: string
}

export function PagePart({ id, heading, children }: PropsWithChildren<PartHead>) {
  return (
    <section className="mt-12">
      <h2 id={id} tabIndex={-1} className="text-2xl tracking-[-0.01em] outline-none">
        <a href={`#${id}`} className="underline-offset-4 hover:underline">
          {heading}
        </a>
      </h2>
      <div className="mt-4 grid min-w-0 gap-4">{children}</div>
    </section>
  )
}

/** Links to the parts of a page, beside it in very wide windows. */
function PartsBeside({ parts }: { parts: readonly PartHead[] }) {
  return (
    <nav
      aria-label="On this page"
      className="sticky top-24 hidden self-start text-sm min-[1536px]:block"
    >
      <p className="font-semibold">On this page</p>
      <ul className="mt-1 border-l border-line">
        {parts.map(({ id, heading }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-9 items-center pl-3 text-muted underline-offset-4 hover:text-text hover:underline"
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function PageFoot({ id }: { id: PathId }) {
  const at = developerPages.findIndex((page) => page.id === id)
  const [before, after] = [developerPages[at - 1], developerPages[at + 1]]
  const look =
    'inline-flex min-h-11 items-center gap-2 font-semibold text-primary-text underline-offset-4 hover:underline [&_svg]:size-4.5'
  return (
    <nav
      aria-label="Next"
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
          {pageTitle(id)}
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
