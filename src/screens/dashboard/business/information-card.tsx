import { Pencil } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import type { Merchant } from '#db/merchants/schemas.ts'
import { useForbids } from '#src/data/actor.ts'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { DetailList } from '#src/ui/detail-panel.tsx'
import { informationItems } from './information-items.ts'

const InformationForm = lazy(async () => ({
  default: (await import('./information-form.tsx')).InformationForm,
}))

/** What the business says of itself, to be read or edited (spec §3, §4). */
export function InformationCard({ merchant }: { merchant: Merchant }) {
  const [editing, setEditing] = useState(false)
  const forbids = useForbids()
  const edit = useRef<HTMLButtonElement>(null)
  const view = (
    <div className="px-5 pb-5 md:px-6 md:pb-6">
      <DetailList items={informationItems(merchant)} />
    </div>
  )

  function close() {
    setEditing(false)
    // The button is there again after the next drawing.
    requestAnimationFrame(() => edit.current?.focus())
  }

  return (
    <Card>
      <CardHeader
        title="Business Information"
        action={
          !editing && (
            <Button
              ref={edit}
              variant="secondary"
              size="sm"
              icon={<Pencil aria-hidden />}
              forbidden={forbids('updateBusiness')}
              onClick={() => setEditing(true)}
            >
              Edit
            </Button>
          )
        }
      />
      {editing ? (
        <Suspense fallback={view}>
          <InformationForm merchant={merchant} onClose={close} />
        </Suspense>
      ) : (
        view
      )}
    </Card>
  )
}
