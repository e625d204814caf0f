import { RefreshCw } from 'lucide-react'
import { useMemo, useState } from 'react'
import * as v from 'valibot'
import { currentDate } from '#db/clock.ts'
import { currencies } from '#db/money.ts'
import { paymentMethodId, paymentMethodIds } from '#db/payments/schemas.ts'
import { randomFrom } from '#db/random.ts'
import { amountText, parseAmount } from '#db/text/amount.ts'
import { currencyOptions, formatMoment, longest } from '#db/text/format.ts'
import { inTypedCurrency, textBetween, textUpTo } from '#db/text/validation.ts'
import { keepOrSay } from '#src/data/keep-or-say.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { screenCode } from '#src/screens/shared/share-link/qr-code.tsx'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { Select } from '#src/ui/select.tsx'
import { CodePlate } from '#src/screens/shared/share-link/code-plate.tsx'
import {
  type Confirmation,
  type Drawn,
  drawOne,
  type Kind,
  kindLabels,
  kinds,
  messageOf,
  type Shop,
} from './compose.ts'
import { LedgerSays } from './deciding.tsx'
import { codeAddress } from './drill-code.ts'
import { drill, type KeptDrill, type MarkedShop } from './kept-drill.ts'
import { DrillHead, PhoneMessage } from './phone-message.tsx'

interface TypedConfirmation extends Omit<Confirmation, 'amount'> {
  amount: string
}

const schema: v.GenericSchema<TypedConfirmation, Confirmation> = inTypedCurrency((typedIn) =>
  v.object({
    sender: textBetween(1, 'Enter a sender', longest.name),
    method: paymentMethodId,
    amount: v.pipe(
      v.string(),
      v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
        const { minor, error } = parseAmount(value, typedIn)
        if (error !== undefined) addIssue({ message: error })
        return minor ?? NEVER
      }),
    ),
    currency: v.picklist(currencies),
    reference: textBetween(1, 'Enter a reference', longest.name),
    customer: textUpTo(longest.name),
    account: textUpTo(longest.phone),
    time: textBetween(1, 'Enter a time', longest.name),
  }),
)

const methods = paymentMethodIds.map((value) => ({ value, label: methodTiles[value].name }))

interface ComposerProps {
  drawn: Drawn
  shopName: string
  onShow: (message: string) => void
}

/** The words of a confirmation, as the payment has them until they are changed. */
function Composer({ drawn: { shown }, shopName, onShow }: ComposerProps) {
  const form = useAppForm<TypedConfirmation, Confirmation>({
    schema,
    start: { ...shown, amount: amountText(shown.amount) },
    edits: false,
    onSubmit: (confirmation) => onShow(messageOf(confirmation, shopName)),
  })
  return (
    <form.AppForm>
      <form.Form className="grid grid-cols-1 gap-4">
        <form.Subscribe selector={({ values }) => values}>
          {(values) => {
            const read = v.safeParse(schema, values)
            return read.success && <PhoneMessage text={messageOf(read.output, shopName)} />
          }}
        </form.Subscribe>
        <form.SubmitButton block>Show to the till</form.SubmitButton>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <form.AppField name="sender">
            {(field) => <field.TextField label="Sender" autoComplete="off" />}
          </form.AppField>
          <form.AppField name="method">
            {(field) => <field.Select label="Paid with" options={methods} />}
          </form.AppField>
          <form.Subscribe selector={({ values }) => values.currency}>
            {(currency) => (
              <form.AppField name="amount">
                {(field) => <field.MoneyField label="Amount" currency={currency} />}
              </form.AppField>
            )}
          </form.Subscribe>
          <form.AppField name="currency">
            {(field) => <field.Select label="Currency" options={currencyOptions()} />}
          </form.AppField>
          <form.AppField name="reference">
            {(field) => <field.TextField label="Reference" autoComplete="off" spellCheck={false} />}
          </form.AppField>
          <form.AppField name="customer">
            {(field) => <field.TextField label="Name" autoComplete="off" />}
          </form.AppField>
          <form.AppField name="account">
            {(field) => <field.TextField label="Number" autoComplete="off" />}
          </form.AppField>
          <form.AppField name="time">
            {(field) => <field.TextField label="Time" autoComplete="off" />}
          </form.AppField>
        </div>
      </form.Form>
    </form.AppForm>
  )
}

interface ShowingProps {
  title: string
  shop: Shop
  mark: string
  message: string
  onNext: () => void
}

/** A message as the till sees it: to read, and as a code. */
function Showing({ title, shop, mark, message, onNext }: ShowingProps) {
  const code = useMemo(() => screenCode(codeAddress({ message, mark })), [message, mark])
  return (
    <>
      <DrillHead title={title} onEnd={() => drill.write(null)} />
      <PhoneMessage text={message} />
      <CodePlate code={code} label="QR code of the message" title={title} address={message} />
      <Button variant="primary" block onClick={onNext}>
        Next message
      </Button>
      <Card>
        <Fold level={3} title="What the ledger says" note="Open it once the till has decided.">
          <div className="border-t border-line px-card py-4">
            <LedgerSays shop={shop} message={message} />
          </div>
        </Fold>
      </Card>
    </>
  )
}

const kindOptions = kinds.map((value) => ({ value, label: kindLabels[value] }))

interface Props {
  kept: KeptDrill
  shop: MarkedShop
  now: Date
}

/** The customer of two phones, who composes true and false confirmations (DEMO-26). */
export function CustomerSide({ kept, shop: marked, now }: Props) {
  const { seed, used, shown } = kept
  const shop: Shop = { ...marked, now }
  const { ledger, merchantId, name } = shop
  const [kind, setKind] = useState<Kind>('real')
  const [tries, setTries] = useState(0)
  const drawn = useMemo(() => {
    const from = { ledger, merchantId, name, now: currentDate() }
    const random = () => randomFrom(`${seed} ${used.length} ${tries}`)
    return drawOne(from, kind, random(), new Set(used)) ?? drawOne(from, kind, random())
  }, [ledger, merchantId, name, seed, used, kind, tries])

  if (shown !== null)
    return (
      <Showing
        title={`Message ${used.length}`}
        shop={shop}
        mark={kept.mark}
        message={shown}
        onNext={() => keepOrSay(() => drill.write({ ...kept, shown: null }))}
      />
    )
  return (
    <>
      <DrillHead title={`Message ${used.length + 1}`} onEnd={() => drill.write(null)} />
      <div className="grid grid-cols-1 gap-3">
        <Select label="What to show" value={kind} onChange={setKind} options={kindOptions} />
        <Button
          variant="secondary"
          icon={<RefreshCw aria-hidden />}
          onClick={() => setTries(tries + 1)}
        >
          Another payment
        </Button>
      </div>
      {drawn ? (
        <Composer
          key={`${kind} ${used.length} ${tries}`}
          drawn={drawn}
          shopName={name}
          onShow={(message) =>
            keepOrSay(() =>
              drill.write({ ...kept, shown: message, used: [...used, drawn.of ?? message] }),
            )
          }
        />
      ) : (
        <Banner tone="info">There is no payment of this kind yet. Choose another.</Banner>
      )}
      <p className="text-sm text-muted">
        Payments loaded: {formatMoment(marked.seededAt.toISOString())}
      </p>
    </>
  )
}
