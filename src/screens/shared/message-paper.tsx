import { Paperclip } from 'lucide-react'
import type { ReactNode } from 'react'
import { withCurrencyName } from '#db/money.ts'
import type { Message } from '#db/log/messages.ts'

interface Props extends Pick<Message, 'channel' | 'to' | 'subject' | 'body'> {
  attachment?: string | undefined
  /** The button's label, or the button itself. */
  button?: ReactNode
}

/** A message as its recipient sees it: an email with subject and button, or a text message. */
export function MessagePaper({ channel, to, subject, body, attachment, button }: Props) {
  const isEmail = channel === 'email'
  const title = withCurrencyName(subject)
  return (
    <article
      aria-label={title}
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      <header className="border-b border-line px-4 py-3 text-sm">
        <p className="wrap-anywhere text-muted">
          {isEmail ? 'Email to' : 'Text message to'} {to.join(', ')}
        </p>
        {isEmail && <p className="mt-0.5 font-semibold wrap-anywhere">{title}</p>}
      </header>
      <div className="grid justify-items-start gap-3 px-4 py-4">
        <p className="whitespace-pre-line wrap-anywhere">{withCurrencyName(body)}</p>
        {typeof button === 'string' ? (
          <span className="rounded-control bg-primary px-4 py-2.5 font-semibold text-on-primary">
            {withCurrencyName(button)}
          </span>
        ) : (
          button
        )}
        {attachment && (
          <p className="flex items-center gap-2 text-sm text-muted [&_svg]:size-4">
            <Paperclip aria-hidden />
            {attachment}
          </p>
        )}
      </div>
    </article>
  )
}
