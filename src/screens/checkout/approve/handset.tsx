import { useEffect, useState } from 'react'
import { currentTime } from '#db/clock.ts'
import { formatMobile } from '#db/text/phone-number.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { StepHeading } from '#src/ui/steps.tsx'
import { useSeconds } from '#src/data/use-moment.ts'
import { Prompt, type PromptProps } from './prompt.tsx'

/** How long the prompt waits for an answer, in seconds. */
const promptLasts = 60

interface ExpiredProps {
  provider: string
  onAgain: () => void
  onAnother: () => void
}

/** A prompt that was not answered in time, with the ways to go on. */
function Expired({ provider, onAgain, onAnother }: ExpiredProps) {
  return (
    <Card padded className="grid grid-cols-1 gap-4">
      <div>
        <StepHeading>The prompt has expired</StepHeading>
        <p className="mt-1 text-muted">
          You didn’t respond to {provider} in time. Nothing was charged.
        </p>
      </div>
      <div className="grid grid-cols-1 gap-3">
        <Button variant="primary" block onClick={onAgain}>
          Try again
        </Button>
        <Button variant="secondary" block onClick={onAnother}>
          Use another payment method
        </Button>
      </div>
    </Card>
  )
}

const written = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

interface Props extends PromptProps {
  /** Returns to the form to choose another method. */
  onAnother: () => void
}

/** On a phone the prompt dims the whole page, as it would there; the header stays within reach. */
const overPage =
  'max-md:pointer-events-none max-md:fixed max-md:inset-0 max-md:z-30 max-md:content-start max-md:overflow-y-auto max-md:bg-scrim max-md:px-5 max-md:pt-[max(4rem,24dvh)] max-md:pb-4 max-md:*:pointer-events-auto'

/** Elsewhere a smartphone is drawn around a wallet's request. */
const onSmartphone =
  'md:min-h-100 md:w-74 md:content-center md:rounded-[36px] md:border-2 md:border-line-strong md:bg-sunken md:px-3 md:py-6'

/** The approval on the payer's phone: the wallet's prompt, until it is answered or expires. */
export function Handset({ onAnother, ...prompt }: Props) {
  const { provider, asksForPin, phone, pending } = prompt
  const [sentAt, setSentAt] = useState(currentTime)
  const left = promptLasts - useSeconds(sentAt)
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return.
    scrollTo(0, 0)
  }, [])

  if (left <= 0 && !pending)
    return <Expired {...{ provider, onAnother }} onAgain={() => setSentAt(currentTime())} />
  return (
    <div className="grid grid-cols-1 justify-items-center gap-4">
      <div className="text-center">
        <StepHeading focus={!asksForPin}>
          {asksForPin ? 'Approve on your phone' : `Approve in your ${provider} wallet`}
        </StepHeading>
        <p className="mt-1 text-muted tabular-nums">
          {provider} sent a {asksForPin ? 'prompt' : 'request'} to{' '}
          <span className="whitespace-nowrap">{formatMobile(phone)}.</span>
        </p>
      </div>
      <div
        className={`grid grid-cols-1 justify-items-center ${overPage} ${asksForPin ? '' : onSmartphone}`}
      >
        <Prompt {...prompt} left={written(Math.max(0, left))} />
      </div>
    </div>
  )
}
