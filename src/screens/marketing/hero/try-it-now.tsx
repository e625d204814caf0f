import { pathTo } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'

/** Loads with the press: the landing page does without the database. */
const enter = async () => (await import('#src/data/enter-demo.ts')).enterDemo()

/** Opens the dashboard of the demo's merchant, without a login and without signal (DEMO-7). */
export function TryItNow() {
  return (
    <ButtonLink
      to={pathTo('dashboard')}
      variant="primary"
      size="lg"
      onClick={() => void enter().catch(() => undefined)}
    >
      Try it now, no signal needed
    </ButtonLink>
  )
}
