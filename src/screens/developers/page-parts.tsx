import type { PropsWithChildren } from 'react'

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
export function PartsBeside({ parts }: { parts: readonly PartHead[] }) {
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
