import { pathTo } from '#src/routes/paths.ts'
import { routeFailure } from '#src/rules/site.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { BrokenWall } from '#src/ui/wall.tsx'

/** The fallback of a failed screen: the message and the ways forward. */
export function ErrorPage({ error }: { error: Error }) {
  return (
    <div role="alert" className="mx-auto grid w-full max-w-[560px] gap-4 px-gutter py-10">
      <BrokenWall />
      <h1 className="text-3xl font-semibold text-balance">{routeFailure}</h1>
      <pre
        className="overflow-x-auto rounded-control bg-sunken p-4 font-mono text-sm whitespace-pre-wrap"
        tabIndex={0}
      >
        {error.message}
      </pre>
      <div className="grid gap-3 xs:grid-cols-2">
        <Button variant="primary" onClick={() => location.reload()}>
          Reload
        </Button>
        <ButtonLink to={pathTo('landing')} variant="secondary">
          Return to Home
        </ButtonLink>
      </div>
    </div>
  )
}
