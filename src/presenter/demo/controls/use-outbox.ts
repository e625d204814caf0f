import type { Message } from '#db/log/messages.ts'
import { listMessages } from '#db/log/queries.ts'
import { useQuery } from '#src/data/use-query.ts'
import { useMoment } from '#src/data/use-moment.ts'

const leavesAt = ({ sendAt }: Message) => (sendAt === undefined ? 0 : Date.parse(sendAt))

/** Returns the messages that were sent, newest first, without those of actions that can still be undone. */
export function useOutbox(): Message[] | undefined {
  const messages = useQuery((db) => listMessages(db))
  const now = useMoment((messages ?? []).map(leavesAt))
  return messages?.filter((message) => leavesAt(message) <= now)
}
