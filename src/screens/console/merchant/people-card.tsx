import type { MerchantDetails } from '#db/merchants/queries.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

type Props = Pick<MerchantDetails, 'people' | 'directors'>

const roles: Record<string, string> = { merchant_admin: 'Merchant admin', merchant_user: 'User' }

function Person({ name, text }: { name: string; text: string }) {
  return (
    <li className="flex items-center gap-3 border-t border-line px-5 py-3 md:px-6">
      <Avatar name={name} />
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-muted wrap-anywhere">{text}</p>
      </div>
    </li>
  )
}

export function PeopleCard({ people, directors }: Props) {
  return (
    <Card>
      <CardHeader title="People" />
      {people.length + directors.length === 0 && (
        <EmptyState
          level={3}
          art="none"
          title="No people yet"
          text="The team and directors appear here."
        />
      )}
      <ul aria-label="Team">
        {people.map(({ id, name, email, role, status }) => (
          <Person key={id} name={name} text={`${roles[role] ?? role}, ${status}. ${email}`} />
        ))}
      </ul>
      <ul aria-label="Directors">
        {directors.map(({ id, name, email }) => (
          <Person key={id} name={name} text={['Director', email].filter(Boolean).join('. ')} />
        ))}
      </ul>
    </Card>
  )
}
