import { Paperclip } from 'lucide-react'
import type { ReactNode } from 'react'
import { withCurrencyName } from '#db/money.ts'
import type { Message } from '#db/log/messages.ts'

/** What a message is called, by its channel. */
const channelNames: Record<Message['channel'], string> = {
  email: 'Email',
  sms: 'Text message',
  whatsapp: 'WhatsApp message',
}

interface Props extends Pick<Message, 'channel' | 'to' | 'subject' | 'body' | 'language'> {
  attachment?: string | undefined
  /** The button's label, or the button itself. */
  button?: ReactNode
}

/** A message as its recipient sees it: an email with subject and button, a text message, or one in WhatsApp. */
export function MessagePaper({ channel, to, subject, body, language, attachment, button }: Props) {
  const isEmail = channel === 'email'
  const title = withCurrencyName(subject)
  return (
    <article
      aria-label={title}
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      <header className="border-b border-line px-4 py-3 text-sm">
        <p className="wrap-anywhere text-muted">
          {[channelNames[channel], ...(to.length > 0 ? ['to', to.join(', ')] : [])].join(' ')}
        </p>
        {isEmail && (
          <p className="mt-0.5 font-semibold wrap-anywhere" lang={language}>
            {title}
          </p>
        )}
      </header>
      <div className="grid justify-items-start gap-3 px-4 py-4">
        <p className="whitespace-pre-line wrap-anywhere" lang={language}>
          {withCurrencyName(body)}
        </p>
        {typeof button === 'string' ? (
          <span
            className="rounded-control bg-primary px-4 py-2.5 font-semibold text-on-primary"
            lang={language}
          >
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
