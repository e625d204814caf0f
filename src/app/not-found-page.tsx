import { useEffect } from 'react'
import { pathTo } from '#routes/paths.ts'
import { appMessages } from '#src/rules/messages/app.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Logo } from '#src/ui/logo.tsx'
import { BrokenWall } from '#src/ui/wall.tsx'

/** Renders for every address without a screen. */
export function NotFoundPage({ path }: { path: string }) {
  useEffect(() => {
    console.warn('No page at', path)
  }, [path])
  return (
    <main tabIndex={-1} className="mx-auto flex min-h-dvh max-w-[560px] flex-col px-gutter py-5">
      <Logo height={28} />
      <div className="my-auto grid gap-3 py-8">
        <BrokenWall />
        <p className="mt-4 text-sm font-semibold">404</p>
        <h1 className="text-4xl font-semibold text-balance">Page not found</h1>
        <p className="text-lg text-muted">{appMessages.notFound}</p>
        <ButtonLink to={pathTo('landing')} variant="primary" block className="mt-3">
          Return to Home
        </ButtonLink>
      </div>
    </main>
  )
}
