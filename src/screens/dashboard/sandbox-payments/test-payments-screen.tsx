import { GoBack } from '#src/screens/shared/sandbox.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { Bench } from './bench.tsx'

/** A test bench that sends payments as an integration does, and shows everything that follows (API-3). */
export function TestPaymentsScreen() {
  return (
    <>
      <PageHeader
        title="Test Payments"
        description="Send a request and see the API’s reply."
        actions={<GoBack />}
      />
      <Bench />
    </>
  )
}
