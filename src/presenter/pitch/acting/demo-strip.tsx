import { getOtherSides, type OtherSides } from '#db/demo/other-sides-queries.ts'
import { getAdminPersona } from '#db/people/persona-queries.ts'
import { pathTo } from '#routes/paths.ts'
import { useQuery } from '#src/data/use-query.ts'
import { highlight } from '#src/ui/highlight.ts'
import { StripBar, StripButton } from '../../shared/strip-bar.tsx'
import { follow, reviewOf } from './story.ts'
import { customerOf, useSwitch } from './use-switch.ts'

const placeOf = ({ invoiceId }: OtherSides) =>
  invoiceId === null ? pathTo('transactions') : pathTo('invoice', { id: invoiceId })

interface Props {
  side: 'customer' | 'merchant' | 'console'
  attemptId: string
  /** The address of the customer's receipt. */
  receipt: string
  onClose: () => void
}

/** The demo's ways from a customer's payment that was taken to the other sides, and back. */
export function DemoStrip({ side, attemptId, receipt, onClose }: Props) {
  const sides = useQuery((db) => getOtherSides(db, attemptId), [attemptId])
  const admin = useQuery(getAdminPersona)
  const act = useSwitch()
  if (!sides) return null
  const { memberId, transactionId, waitingId } = sides
  const place = placeOf(sides)

  function go(persona: Parameters<typeof act>[0], to: string) {
    follow({ attemptId, receipt, place })
    void act(persona, to)
  }
  function seeIt() {
    highlight(transactionId)
    go({ as: 'member', id: memberId }, place)
  }

  return (
    <StripBar label="Demo" onClose={onClose}>
      {side !== 'customer' && (
        <StripButton onPress={() => void act(customerOf(null), receipt)}>
          Back to the customer
        </StripButton>
      )}
      {side !== 'merchant' && <StripButton onPress={seeIt}>See the shop’s side</StripButton>}
      {side !== 'console' && waitingId !== null && admin && (
        <StripButton onPress={() => go({ as: 'admin', id: admin.id }, reviewOf(waitingId))}>
          Approve the shop
        </StripButton>
      )}
    </StripBar>
  )
}
