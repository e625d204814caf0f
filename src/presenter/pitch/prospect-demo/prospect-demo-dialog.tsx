import { useEffect, useRef, useState } from 'react'
import { demoMerchantId, type Picture } from '#db/common.ts'
import type { PaidDatabase } from '#db/database.ts'
import { getDemoSettings } from '#db/demo/queries.ts'
import { type DemoBusiness, demoLengths } from '#db/demo/schemas.ts'
import { currencyOptions } from '#db/text/format.ts'
import type { LocalCurrencyName } from '#db/money.ts'
import { readTrades } from '#seed/read-trades.ts'
import { useActor } from '#src/data/actor.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { useQuery } from '#src/data/use-query.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { focusAtOnce } from '#src/ui/focus.ts'
import {
  prospectSchema,
  startProspect,
  suggestions,
  tradeInName,
  type TypedProspect,
} from './typed-prospect.ts'
import { LocalCurrencyChoice } from '../../demo/controls/demo-settings.tsx'
import { ItemFields } from './item-fields.tsx'
import { LookFields } from './look-fields.tsx'
import { makeDemoFor } from './remake-demo.ts'

const trades = readTrades()

const tradeOptions = [
  { value: '', label: 'Choose a trade' },
  ...Object.values(trades)
    .map(({ id, name }) => ({ value: id, label: name }))
    .sort(
      (a, b) =>
        Number(a.value === 'other') - Number(b.value === 'other') || a.label.localeCompare(b.label),
    ),
]

/** The business that the demo is made for now, with its logo. */
interface Present {
  business?: DemoBusiness | undefined
  picture?: Picture | undefined
  localCurrency: LocalCurrencyName
}

async function getPresent(db: PaidDatabase): Promise<Present> {
  const [{ business, localCurrency = 'ZWL' }, merchant] = await Promise.all([
    getDemoSettings(db),
    db.merchants.get(demoMerchantId),
  ])
  return { business, localCurrency, ...(business && { picture: merchant?.brand?.picture }) }
}

interface Props {
  open: boolean
  onClose: () => void
  /** Called once the demo is the business's. */
  onDone?: () => void
  /** Begins empty, because the business that the demo is made for was the last prospect's. */
  blank?: boolean
}

/** Makes the demo for a prospect's business: a name and a trade are enough. */
export function ProspectDemoDialog({ blank = false, ...props }: Props) {
  // Read once, so that the demo's change does not reset the form while it closes.
  const [present, setPresent] = useState<Present | undefined>()
  const found = useQuery(getPresent)
  useEffect(() => setPresent((before) => before ?? found), [found])
  if (!present) return null
  const { localCurrency } = present
  return <FilledProspectForm {...props} present={blank ? { localCurrency } : present} />
}

function FilledProspectForm({
  open,
  onClose,
  onDone,
  present,
}: Omit<Props, 'blank'> & { present: Present }) {
  const database = useDatabase()
  const actor = useActor()
  const [picture, setPicture] = useState(present.picture)
  const [localCurrency, setLocalCurrency] = useState(present.localCurrency)
  const form = useAppForm({
    schema: prospectSchema,
    start: startProspect(present.business),
    edits: false,
    onSubmit: async (business) => {
      if (!(await makeDemoFor({ db: database(), actor }, business, { picture, localCurrency })))
        return
      onClose()
      onDone?.()
    },
  })

  // The trade and currency of the suggestions now in the fields.
  const last = useRef({ trade: form.state.values.trade, currency: form.state.values.currency })

  /** Fills in what the trade and the currency suggest, where nothing else was typed. */
  function suggest() {
    const { values } = form.state
    const { trade, currency } = values
    const before = last.current
    last.current = { trade, currency }
    if (trade === '') return
    const { town, owner, items } = suggestions(
      { ...values, currency: before.currency },
      { trade: trades[trade], currency },
      before.trade === '' ? undefined : trades[before.trade],
    )
    form.setFieldValue('town', town)
    form.setFieldValue('owner', owner)
    form.setFieldValue('items', items)
  }

  /** The trade that the name said, which a better name replaces. */
  const guessed = useRef<TypedProspect['trade']>('')
  function guessTrade() {
    const { name, trade } = form.state.values
    const next = tradeInName(name)
    if (next === '' || next === trade || (trade !== '' && trade !== guessed.current)) return
    guessed.current = next
    form.setFieldValue('trade', next)
    suggest()
  }

  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        size="lg"
        title="Make it theirs"
        description="A name and a trade are enough. You can undo it."
        submit="Make it theirs"
        pendingLabel="Making it theirs"
        asksFirst
      >
        <div className="grid gap-4 md:grid-cols-2">
          <form.AppField name="name" listeners={{ onChange: guessTrade }}>
            {(field) => (
              <field.TextField
                label="Business name"
                ref={present.business ? undefined : focusAtOnce}
                autoComplete="off"
                maxLength={demoLengths.name}
              />
            )}
          </form.AppField>
          <form.AppField name="trade" listeners={{ onChange: suggest }}>
            {(field) => <field.Select label="Trade" options={tradeOptions} />}
          </form.AppField>
        </div>
        <form.Subscribe selector={({ values }) => values.trade !== ''}>
          {(isChosen) =>
            isChosen && (
              <>
                <div className="grid gap-x-4 gap-y-2 md:grid-cols-2">
                  <form.AppField name="currency" listeners={{ onChange: suggest }}>
                    {(field) => (
                      <field.Segmented label="Currency" labelShown options={currencyOptions()} />
                    )}
                  </form.AppField>
                  <LocalCurrencyChoice value={localCurrency} onChange={setLocalCurrency} />
                </div>
                <ItemFields form={form} />
                <div className="grid gap-4 md:grid-cols-2">
                  <form.AppField name="town">
                    {(field) => (
                      <field.TextField
                        label="Town"
                        autoComplete="off"
                        maxLength={demoLengths.town}
                      />
                    )}
                  </form.AppField>
                  <form.AppField name="owner">
                    {(field) => (
                      <field.TextField
                        label="Owner"
                        autoComplete="off"
                        maxLength={demoLengths.owner}
                      />
                    )}
                  </form.AppField>
                </div>
                <LookFields form={form} picture={picture} onPicture={setPicture} />
              </>
            )
          }
        </form.Subscribe>
      </FormDialog>
    </form.AppForm>
  )
}
