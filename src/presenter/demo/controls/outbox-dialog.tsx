import { ArrowLeft, Mail, MessageCircle, MessageSquare } from 'lucide-react'
import { useState } from 'react'
import { withCurrencyName } from '#db/money.ts'
import type { Message } from '#db/log/messages.ts'
import { formatMoment } from '#db/text/format.ts'
import { payerLanguageNames } from '#db/text/payer-words/languages.ts'
import { MessagePaper } from '#src/screens/shared/message-paper.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { useOutbox } from './use-outbox.ts'

interface Props {
  open: boolean
  onClose: () => void
  /** Closes the controls when a message's button leads to another page. */
  onLeave: () => void
}

/** The messages that would have been sent, with recipient and time; each opens as it would look. */
export function OutboxDialog({ open, onClose, onLeave }: Props) {
  const messages = useOutbox()
  const [chosen, setChosen] = useState('')
  const [lastRead, setLastRead] = useState('')
  const message = messages?.find(({ id }) => id === chosen)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title="Outbox"
      description="Messages that would have been sent."
    >
      {message ? (
        <div className="grid justify-items-start gap-3">
          <Button
            variant="text"
            size="sm"
            autoFocus
            icon={<ArrowLeft aria-hidden />}
            onClick={() => {
              setLastRead(chosen)
              setChosen('')
            }}
          >
            All messages
          </Button>
          <p className="text-sm text-muted">
            {formatMoment(message.createdAt)}
            {message.language && (
              <>
                {' · '}
                <span lang={message.language}>{payerLanguageNames[message.language]}</span>: draft,
                to be read by a speaker
              </>
            )}
          </p>
          <div className="w-full">
            <MessagePaper
              {...message}
              button={
                message.link && (
                  <ButtonLink to={message.link.path} onClick={onLeave}>
                    <span lang={message.language}>{withCurrencyName(message.link.label)}</span>
                  </ButtonLink>
                )
              }
            />
          </div>
        </div>
      ) : (
        <ul aria-label="Messages" className="-mx-2">
          {messages?.map((each) => (
            <li key={each.id}>
              <MessageRow
                message={each}
                takesFocus={each.id === lastRead}
                onChoose={() => setChosen(each.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

const icons = { email: Mail, sms: MessageSquare, whatsapp: MessageCircle }

interface RowProps {
  message: Message
  /** Set after returning from a message, so that reading continues from there. */
  takesFocus: boolean
  onChoose: () => void
}

function MessageRow({ message, takesFocus, onChoose }: RowProps) {
  const Icon = icons[message.channel]
  return (
    <button
      type="button"
      autoFocus={takesFocus}
      onClick={onChoose}
      className="flex min-h-16 w-full items-start gap-3 rounded-control border-b border-line px-2 py-2.5 text-left hover:bg-hover"
    >
      <Icon aria-hidden className="mt-0.5 size-5 flex-none text-subtle" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere" lang={message.language}>
          {withCurrencyName(message.subject)}
        </span>
        <span className="block text-sm wrap-anywhere text-muted tabular-nums">
          {message.to.join(', ') || 'WhatsApp'},{' '}
          <span className="whitespace-nowrap">{formatMoment(message.createdAt)}</span>
        </span>
      </span>
    </button>
  )
}
