import { GoBack } from '#src/screens/shared/sandbox/go-back.tsx'
import { SandboxBanner } from '#src/screens/shared/sandbox/sandbox-banner.tsx'
import { Card } from '#src/ui/card.tsx'
import { lazyPart } from '#src/ui/lazy-part.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'

const Bench = lazyPart(
  () => import('./bench.tsx'),
  'Bench',
  <Card>
    <SkeletonRows rows={6} label="Loading the form" />
  </Card>,
)

/** A bench to send payments as an integration does, and to see all that comes of one (spec §2 Sandbox). */
export function TestPaymentsScreen() {
  return (
    <>
      <PageHeader
        title="Test Payments"
        description="Whatever you type is sent, right or wrong, so that you see what the API answers."
        actions={<GoBack />}
      />
      <SandboxBanner />
      <Bench />
    </>
  )
}
