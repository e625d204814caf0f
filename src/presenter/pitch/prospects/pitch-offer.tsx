import { useState } from 'react'
import type { DemoBusiness, Pitch } from '#db/demo/schemas.ts'
import type { LocalCurrencyName } from '#db/money.ts'
import { getProspect } from '#db/prospects/queries.ts'
import type { Prospect } from '#db/prospects/schemas.ts'
import { formatMoney } from '#db/text/format.ts'
import { useQuery } from '#src/data/use-query.ts'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { StripButton, StripPresses } from '../../shared/strip-bar.tsx'
import { usePresenterAct } from '../../shared/use-presenter-act.ts'

const OfferDialog = lazyDialog(async () => (await import('./offer-dialog.tsx')).OfferDialog)
const ShareDialog = lazyDialog(
  async () => (await import('../prospect-demo/share-dialog.tsx')).ShareDialog,
)

/** Returns the prospect of a pitch: who they are, and what they sell at which prices. */
export const prospectOf = (
  { startedAt }: Pick<Pitch, 'startedAt'>,
  { name, owner, town, currency, items }: DemoBusiness,
) => ({
  id: `pitch ${startedAt}`,
  name: owner,
  business: name,
  phone: '',
  email: '',
  note: [town, ...items.map((item) => `${item.name}: ${formatMoney(item.amount, currency)}`)].join(
    '\n',
  ),
  nextStep: '',
  nextOn: null,
})

interface Props {
  pitch: Pick<Pitch, 'startedAt'>
  business: DemoBusiness
  localCurrency: LocalCurrencyName | undefined
  onStartOver: () => void
}

/**
 * What follows the pitch: the offer, with what the pitch knows of them, who is kept as a prospect by it; then the link to
 * their demo, and the next pitch (DEMO-7, DEMO-25).
 */
export function PitchOffer({ pitch, business, localCurrency, onStartOver }: Props) {
  const { id } = prospectOf(pitch, business)
  const kept = useQuery((db) => getProspect(db, id), [id])
  const act = usePresenterAct()
  // A snapshot, so that saving the offer doesn't close its dialog.
  const [prospect, setProspect] = useState<Prospect>()
  const [open, setOpen] = useState<'offer' | 'link' | null>(null)
  const close = () => setOpen(null)
  if (kept === undefined) return null

  async function makeOffer() {
    const added = await act('addProspect', prospectOf(pitch, business))
    if (!added) return
    setProspect(added.result)
    setOpen('offer')
  }
  return (
    <>
      <StripPresses label="Pitch">
        {kept?.offer ? (
          <>
            {open !== 'link' && (
              <StripButton onPress={() => setOpen('link')}>Give them the link</StripButton>
            )}
            <StripButton onPress={onStartOver}>Start over</StripButton>
          </>
        ) : (
          <StripButton onPress={() => void makeOffer()}>Make the offer</StripButton>
        )}
      </StripPresses>
      {prospect && (
        <OfferDialog
          open={open === 'offer'}
          onClose={close}
          prospect={prospect}
          currency={business.currency}
        />
      )}
      <ShareDialog
        open={open === 'link'}
        onClose={close}
        business={business}
        localCurrency={localCurrency}
      />
    </>
  )
}
