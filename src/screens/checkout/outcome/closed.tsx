import { pathTo } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { StepHeading } from '#src/ui/step-heading.tsx'
import { BrokenWall, UnfinishedWall } from '#src/ui/wall.tsx'

export type ClosedReason =
  | { kind: 'unknown' }
  | { kind: 'inactive'; merchantName: string; name: string }
  | { kind: 'expired'; merchantName: string; name: string; on: string }
  | { kind: 'not-taking'; merchantName: string }
  | { kind: 'over-limit'; merchantName: string; amount: string; limit: string }

function wordsFor(reason: ClosedReason): [title: string, text: string] {
  if (reason.kind === 'unknown')
    return [
      'There is no payment link here',
      'Check the address, or ask whoever sent it for a new one. Nothing was charged.',
    ]
  const { merchantName } = reason
  if (reason.kind === 'inactive')
    return [
      'This payment link is not active',
      `${merchantName} has switched ${reason.name} off. Ask them for another way to pay.`,
    ]
  if (reason.kind === 'expired')
    return [
      'This payment link has expired',
      `${reason.name} could be paid until ${reason.on}. Ask ${merchantName} for a new link.`,
    ]
  if (reason.kind === 'not-taking')
    return [
      `${merchantName} is not taking payments`,
      'Their account is not open for payments at present. Ask them for another way to pay.',
    ]
  return [
    'This payment is above the limit',
    `${merchantName} can take up to ${reason.limit} in one payment until it is approved. This one is ${reason.amount}.`,
  ]
}

/** A link that can't be paid: which one, why, and whom to ask. */
export function Closed({ reason }: { reason: ClosedReason }) {
  const [title, text] = wordsFor(reason)
  return (
    <div className="grid grid-cols-1 justify-items-center gap-3 pt-8 text-center">
      <div className="mb-4 w-full max-w-80">
        {reason.kind === 'unknown' ? (
          <BrokenWall />
        ) : (
          <div className="grid justify-items-center">
            <UnfinishedWall />
          </div>
        )}
      </div>
      <StepHeading focus={false}>{title}</StepHeading>
      <p className="max-w-[42ch] text-muted">{text}</p>
      {reason.kind === 'unknown' && (
        <ButtonLink to={pathTo('landing')} variant="secondary" className="mt-2">
          Return to Home
        </ButtonLink>
      )}
    </div>
  )
}
