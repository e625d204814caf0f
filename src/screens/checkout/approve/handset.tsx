import { useEffect, useState } from 'react'
import { formatDuration } from '#db/text/format.ts'
import { currentTime } from '#db/clock.ts'
import { formatMobile } from '#db/text/phone-number.ts'
import { usePayerWords } from '#src/data/payer-words.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { StepHeading } from '#src/ui/steps.tsx'
import { useSeconds } from '#src/data/use-moment.ts'
import { Prompt, type PromptProps } from './prompt.tsx'

/** How long the prompt waits for an answer, in seconds. */
const promptLasts = 60

interface PromptEndedProps {
  title: string
  text: string
  again: string
  /** The language of these texts, unless it is the page's. */
  lang: string | undefined
  onAgain: () => void
  onAnother: () => void
}

/** A request to approve that can't be answered any more, with the ways to go on. */
export function PromptEnded({ title, text, again, lang, onAgain, onAnother }: PromptEndedProps) {
  const { words } = usePayerWords('approve')
  return (
    <Card padded className="grid grid-cols-1 gap-4" lang={lang}>
      <div>
        <StepHeading>{title}</StepHeading>
        <p className="mt-1 text-muted">{text}</p>
      </div>
      <div className="grid grid-cols-1 gap-3">
        <Button variant="primary" block onClick={onAgain}>
          {again}
        </Button>
        <Button variant="secondary" block onClick={onAnother}>
          {words.another}
        </Button>
      </div>
    </Card>
  )
}

interface Props extends PromptProps {
  /** The payer's number. */
  phone: string
  /** Returns to the form to choose another method. */
  onAnother: () => void
}

/** On a phone the prompt dims the whole page, as it would there; the header stays within reach. */
const overPage =
  'max-md:pointer-events-none max-md:fixed max-md:inset-0 max-md:z-30 max-md:content-start max-md:overflow-y-auto max-md:bg-scrim max-md:px-5 max-md:pt-[max(4rem,24dvh)] max-md:pb-4 max-md:*:pointer-events-auto'

/** The approval on the payer's phone: the wallet's prompt, until it is answered or expires. */
export function Handset({ onAnother, phone, ...prompt }: Props) {
  const { provider, pending } = prompt
  const { words, lang } = usePayerWords('approve')
  const [sentAt, setSentAt] = useState(currentTime)
  const left = promptLasts - useSeconds(sentAt)
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return.
    scrollTo(0, 0)
  }, [])

  if (left <= 0 && !pending)
    return (
      <PromptEnded
        title={words.expired}
        text={words.expiredText(provider)}
        again={words.again}
        lang={lang}
        onAgain={() => setSentAt(currentTime())}
        onAnother={onAnother}
      />
    )
  return (
    <div className="grid grid-cols-1 justify-items-center gap-4">
      <div className="text-center" lang={lang}>
        <StepHeading focus={false}>{words.title}</StepHeading>
        <p className="mt-1 text-muted tabular-nums">
          {words.sentTo(provider)} <span className="whitespace-nowrap">{formatMobile(phone)}.</span>
        </p>
      </div>
      <div className={`grid grid-cols-1 justify-items-center ${overPage}`}>
        <Prompt {...prompt} left={formatDuration(Math.max(0, left))} />
      </div>
    </div>
  )
}
