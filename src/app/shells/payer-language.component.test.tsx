// Proves DEMO-31.
import type { ComponentProps, ReactNode } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { invoiceAt } from '#db/invoices/queries.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { speak } from '#src/data/payer-words.ts'
import { inEnglish, loadLanguage } from '#db/text/payer-words/words.ts'
import { Handset } from '#src/screens/checkout/approve/handset.tsx'
import { WalletCodeStep } from '#src/screens/checkout/approve/wallet-code.tsx'
import { CheckoutPage } from '#src/screens/checkout/checkout-page.tsx'
import { emptyValues } from '#src/screens/checkout/form/pay-values.ts'
import { PayHereScreen } from '#src/screens/checkout/pay-here-screen.tsx'
import { PaidHere } from '#src/screens/checkout/request-checkout.tsx'
import { Closed, PaidBefore } from '#src/screens/checkout/outcome/closed.tsx'
import type { PaymentView } from '#src/screens/checkout/outcome/payment-view.ts'
import { PaymentPage } from '#src/screens/checkout/payment-page.tsx'
import { SampleCheckout } from '#src/screens/checkout/sample-checkout.tsx'
import { findCutTexts } from '#tests/everyone/inspect.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { invoiceRow } from '#tests/support/money-rows.ts'
import { payFacts } from '#tests/support/pay-facts.ts'
import { phonePaymentRow } from '#tests/support/phone-rows.ts'
import { PayerLanguageChoice, PayerMain } from './payer-language.tsx'

const payment: PaymentView = {
  id: 'TX-10',
  amount: 18_00,
  currency: 'USD',
  paymentMethod: 'ecocash',
  account: '077 *** 5678',
  customer: 'Rudo',
  date: '2026-11-21T12:14:00.000Z',
  reference: 'ZW1042',
  status: 'failed',
  refunded: 0,
}

const Form = ({ onPay = vi.fn(async () => false) }) => (
  <CheckoutPage facts={payFacts} {...{ onPay }} pending={false} typed={null} onTyped={vi.fn()} />
)

type Around = Pick<ComponentProps<typeof PaymentPage>, 'paymentCase' | 'invoice' | 'contact'>

const Outcome = ({ of = {}, ...around }: { of?: Partial<PaymentView> } & Around) => (
  <PaymentPage
    {...around}
    facts={payFacts}
    payment={{ ...payment, ...of }}
    merchantName={payFacts.merchantName}
    name={payFacts.name}
    onAgain={vi.fn()}
  />
)

beforeEach(() => sessionStorage.clear())

afterEach(async () => {
  speak(inEnglish)
  localStorage.removeItem('payer-language')
  await page.viewport(360, 740)
})

test('only where the presenter offers drafts is there a choice; it is kept, and says that it is a draft', async () => {
  const db = emptyDatabase()
  const shell = (
    <DatabaseContext value={db}>
      <header>
        <PayerLanguageChoice />
      </header>
      <PayerMain>
        <Form />
      </PayerMain>
    </DatabaseContext>
  )
  const screen = await render(shell)
  const choice = () => page.getByRole('button', { name: /^Language: / })
  await expect.element(page.getByRole('form', { name: 'Payment' })).toBeVisible()
  await expect.element(choice()).not.toBeInTheDocument()

  await db.demoSettings.put({ id: 'demo', dryRun: false, payerDrafts: true })
  await choice().click()
  await page.getByText('chiShona').click()
  await expect.element(page.getByRole('button', { name: 'Bhadharai $18.00' })).toBeVisible()
  await expect
    .element(page.getByRole('note'))
    .toHaveTextContent('chiShona: draft, to be read by a speaker')
  expect(document.querySelector('form')?.lang).toBe('sn')
  await componentAxe()

  await screen.unmount()
  await render(shell)
  await expect.element(page.getByRole('button', { name: 'Language: chiShona' })).toBeVisible()
  await expect.element(page.getByRole('form', { name: 'Kubhadhara' })).toBeVisible()

  await db.demoSettings.put({ id: 'demo', dryRun: false, payerDrafts: false })
  await expect.element(page.getByRole('button', { name: 'Pay $18.00' })).toBeVisible()
  await expect.element(page.getByRole('note')).not.toBeInTheDocument()
  expect(document.querySelector('[lang=sn]')).toBeNull()
})

test('in Shona a customer pays, approves and sees the outcome', async () => {
  speak(await loadLanguage('sn'))
  const onPay = vi.fn(async () => false)
  const { rerender } = await render(<Form onPay={onPay} />)
  await page.getByLabelText('Nhamba yefoni').fill('077')
  await page.getByRole('button', { name: 'Bhadharai $18.00' }).click()
  await expect.element(page.getByText(/^Isai nhamba yefoni yeZimbabwe/)).toBeVisible()
  await page.getByLabelText('Nhamba yefoni').fill('0771234567')
  await page.getByRole('button', { name: 'Bhadharai $18.00' }).click()
  await expect.element(page.getByRole('heading', { name: 'Bvumirai pafoni yenyu' })).toBeVisible()
  // The prompt's own words are the wallet's.
  await page.getByLabelText('Enter your PIN').fill('1234')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => onPay).toHaveBeenCalledOnce()
  await rerender(<Outcome of={{ failureReason: 'There was no answer in time' }} />)
  await expect
    .element(page.getByRole('heading', { name: 'Kubhadhara hakuna kubudirira' }))
    .toBeVisible()
  await expect
    .element(page.getByText('Hapana mhinduro yakauya nenguva. Hapana mari yatorwa.'))
    .toBeVisible()
  const db = emptyDatabase()
  await rerender(
    <DatabaseContext value={db}>
      <Outcome of={{ status: 'successful' }} />
    </DatabaseContext>,
  )
  const print = page.getByRole('button', { name: 'Dhindai risiti' })
  await expect.element(print).toBeVisible()
  expect(print.element().closest('[lang]')?.getAttribute('lang')).toBe('sn')
  const foot = page.getByText('Sample receipt. Not a fiscal receipt.')
  expect(foot.element().closest('[lang]')?.getAttribute('lang')).toBe('en')
})

test('in Shona a seller is paid by Scan to pay, and is shown the proof', async () => {
  speak(await loadLanguage('sn'))
  const db = emptyDatabase()
  const within = (screen: ReactNode) => <DatabaseContext value={db}>{screen}</DatabaseContext>
  const { rerender } = await render(within(<PayHereScreen />))
  await expect.element(page.getByRole('heading', { name: 'Skenai mubhadhare' })).toBeVisible()
  await rerender(within(<PaidHere payment={phonePaymentRow()} onAgain={vi.fn()} />))
  await expect.element(page.getByRole('img', { name: 'Uchapupu hwekubhadhara' })).toBeVisible()
  await expect.element(page.getByText('Ratidzai Kariba Boats kodhi iyi')).toBeVisible()
  await componentAxe()
})

test('in Shona the camera’s troubles, a code that is refused and the page’s name are in Shona', async () => {
  vi.stubGlobal('navigator', {})
  onTestFinished(() => void vi.unstubAllGlobals())
  speak(await loadLanguage('sn'))
  const db = emptyDatabase()
  const { rerender } = await render(
    <DatabaseContext value={db}>
      <PayHereScreen />
    </DatabaseContext>,
  )
  await expect.element(page.getByText(/^Kamera inoda kero yakachengeteka/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Sarudzai mufananidzo' })).toBeVisible()
  await expect.poll(() => document.title).toBe('Skenai mubhadhare · Paid')
  speak(inEnglish)
  await expect.poll(() => document.title).toBe('Scan to pay · Paid')
  location.hash = '#pay9.nothing'
  onTestFinished(() => history.replaceState(null, '', location.pathname + location.search))
  speak(await loadLanguage('sn'))
  await rerender(
    <DatabaseContext value={db}>
      <PayHereScreen key="again" />
    </DatabaseContext>,
  )
  const refused = page.getByText(/^(Iyi haisi kodhi|Kodhi iyi)/)
  await expect.element(refused).toBeVisible()
  expect(refused.element().closest('[lang]')?.getAttribute('lang')).toBe('sn')
})

test('in Shona a number of another network is asked about', async () => {
  speak(await loadLanguage('sn'))
  const onPay = vi.fn(async () => false)
  await render(<Form onPay={onPay} />)
  await page.getByLabelText('Nhamba yefoni').fill('0711234567')
  const question = 'Nhamba iyi inoratidza kuva yeNetOne. Mobhadhara neOneMoney here?'
  await expect.element(page.getByText(question)).toBeVisible()
  await page.getByRole('button', { name: 'Bhadharai $18.00' }).click()
  await expect.element(page.getByText('Sarudzai nzira yekubhadhara yenhamba iyi')).toBeVisible()
  await page.getByRole('button', { name: 'Shandisai OneMoney' }).click()
  await expect.element(page.getByText(question)).not.toBeInTheDocument()
  expect(onPay).not.toHaveBeenCalled()
})

test.each(['bank', 'card'] as const)(
  'what stays English in a draft, such as %s, says so',
  async (method) => {
    speak(await loadLanguage('nd'))
    await render(
      <CheckoutPage
        facts={payFacts}
        onPay={vi.fn(async () => false)}
        pending={false}
        typed={{ ...emptyValues, method }}
        onTyped={vi.fn()}
      />,
    )
    const english = page.getByText(method === 'bank' ? /^We’ll show you the bank/ : 'Security code')
    await expect.element(english).toBeVisible()
    expect(english.element().closest('[lang]')?.getAttribute('lang')).toBe('en')
  },
)

const openCase = { id: 'CS-01', openedAt: '2026-11-21T12:14:00.000Z' } as const
const closedLink = { merchantName: payFacts.merchantName, name: payFacts.name }
const invoice = invoiceAt(
  invoiceRow({ number: 'INV-000007', sentAt: '2026-11-20T08:00:00.000Z' }),
  { total: 36_00, paid: 0, credited: 0, pending: 0, open: 36_00 },
  new Date('2026-11-21T12:14:00.000Z'),
)
const approving = {
  merchantName: payFacts.merchantName,
  phone: '0771234567',
  pending: false,
  onApprove: async () => {},
  onCancel: () => {},
  onAnother: () => {},
}

const screens: [what: string, look: () => ReactNode][] = [
  ['form', () => <Form />],
  [
    'form without a price',
    () => (
      <CheckoutPage
        facts={{ ...payFacts, amount: null }}
        onPay={vi.fn(async () => false)}
        pending={false}
        typed={null}
        onTyped={vi.fn()}
      />
    ),
  ],
  ['waiting', () => <Outcome of={{ status: 'pending', date: new Date().toISOString() }} />],
  ['late', () => <Outcome of={{ status: 'pending' }} />],
  ['failed', () => <Outcome />],
  ['cancelled', () => <Outcome of={{ failureReason: 'The customer cancelled' }} />],
  ['receipt', () => <Outcome of={{ status: 'successful' }} contact="hello@vumbacoffee.example" />],
  [
    'receipt of a refund, with its credit note',
    () => (
      <Outcome
        of={{ status: 'refunded', refunded: 18_00 }}
        invoice={{
          id: 'IN-01',
          number: 'INV-000007',
          total: 36_00,
          open: 18_00,
          creditNotes: ['CN-000001'],
        }}
      />
    ),
  ],
  ['traced', () => <Outcome paymentCase={{ ...openCase, status: 'open' }} />],
  ['refunded after a check', () => <Outcome paymentCase={{ ...openCase, status: 'refunded' }} />],
  [
    'closed',
    () => <Closed reason={{ ...closedLink, kind: 'expired', on: 'Nov 20, 9:20 AM' }} whilePaying />,
  ],
  [
    'prompt',
    () => <Handset {...approving} provider="EcoCash" reference="ZW1042" amount="$18.00" />,
  ],
  [
    'invoice',
    () => (
      <CheckoutPage
        facts={{ ...payFacts, amount: null, invoice }}
        onPay={vi.fn(async () => false)}
        pending={false}
        typed={null}
        onTyped={vi.fn()}
      />
    ),
  ],
  [
    'sample',
    () => (
      <SampleCheckout
        link={{ name: 'Vumba Blend', merchantName: 'Vumba Coffee', amount: 18_00, currency: 'USD' }}
        lastMethod={null}
      />
    ),
  ],
  [
    'paid before',
    () => <PaidBefore payment={{ ...payment, status: 'successful' }} onView={vi.fn()} />,
  ],
  ['scan to pay', () => <PayHereScreen />],
  ['proof', () => <PaidHere payment={phonePaymentRow()} onAgain={vi.fn()} />],
  [
    'code',
    () => (
      <WalletCodeStep
        wallet="omari"
        provider="Omari"
        total="$18.00"
        amount={18_00}
        currency="USD"
        merchantName={payFacts.merchantName}
        phone="0711234567"
        pending={false}
        onApprove={vi.fn(async () => {})}
        onCancel={vi.fn()}
        onAnother={vi.fn()}
      />
    ),
  ],
]

for (const language of ['sn', 'nd'] as const)
  test.each(screens)(
    `in ${language} at 320 px with letters of 200 %%, nothing is cut: %s`,
    async (_what, look) => {
      await page.viewport(320, 740)
      document.documentElement.style.fontSize = '200%'
      onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
      speak(await loadLanguage(language))
      const db = emptyDatabase()
      await render(
        <DatabaseContext value={db}>
          <PayerMain>{look()}</PayerMain>
        </DatabaseContext>,
      )
      await expect.poll(() => document.querySelector(`[lang=${language}]`)).not.toBeNull()
      await document.fonts.ready
      expect(findCutTexts()).toEqual([])
    },
  )
