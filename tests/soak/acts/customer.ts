import type { Row } from '#db/tables.ts'
import { button, field, heading, radio, type Target } from '#tests/engines/tab.ts'
import {
  type Act,
  type Chance,
  ended,
  firstSeen,
  type Outcome,
  Skip,
  oneOf,
  typed,
} from '../act.ts'
import type { Device } from '../device.ts'

/** What customers type: mostly numbers that pay. */
const ways = [
  { method: 'EcoCash', number: '0771111111' },
  { method: 'EcoCash', number: '0771234567' },
  { method: 'OneMoney', number: '0711234567' },
  { method: 'Visa or Mastercard', number: '4242424242424242' },
  { method: 'EcoCash', number: '0774444444' },
  { method: 'EcoCash', number: '0773333333' },
  { method: 'EcoCash', number: '0775555555' },
  { method: 'Visa or Mastercard', number: '4000000000000002' },
] as const
type Way = (typeof ways)[number]

const pay = button(/^Pay( |$)/)

/** The headings of a payment that was made, whatever becomes of it: most settle two seconds later. */
const result = heading(
  /^(Waiting for .*|This is taking longer than usual|Paid|Payment failed|Payment cancelled|Your money is not lost)$/,
)

/** Chooses a way and types its number; returns false where it is not offered. */
async function choose(device: Device, { method, number }: Way): Promise<boolean> {
  const { tab } = device
  if (!(await tab.has(radio(new RegExp(`^${method}`))))) {
    const more = button('More payment methods')
    if (!(await tab.has(more))) return false
    await tab.press(more)
  }
  const way = radio(new RegExp(`^${method}`))
  if (!(await tab.has(way)) || !(await tab.isEnabled(way))) return false
  await tab.press(way)
  if (method !== 'Visa or Mastercard') {
    await tab.fill(field('Mobile number'), number)
    return true
  }
  await tab.fill(field('Card number'), number)
  await tab.fill(field('Expires'), '1230')
  await tab.fill(field('Security code'), '123')
  return true
}

/** Opens a link's page; skips the act where it can't be paid now. */
async function openCheckout(device: Device, path: string): Promise<void> {
  await device.open(`pay/${path}`)
  if ((await firstSeen(device, [pay, heading()])) === 1 && !(await device.tab.has(pay)))
    throw new Skip(await device.tab.read(heading()))
}

/** Pays an open checkout in one of the ways, up to what became of it. */
async function payBy(device: Device, way: Way, about: string): Promise<Outcome> {
  const { tab } = device
  if (!(await choose(device, way))) throw new Skip(`${way.method} can’t be chosen`)
  await tab.press(pay)
  if (way.method === 'Visa or Mastercard') return ended(device, about, result)
  // Where something typed is wrong, the form says so.
  const pin = field('Enter your PIN')
  const outcome = await ended(device, about, pin)
  if (outcome.end !== 'done') return outcome
  await tab.fill(pin, '1234')
  await tab.press(button('Send'))
  return ended(device, about, result)
}

const wayOf = ({ part }: Chance): Way =>
  // Half of them pay by phone, and succeed.
  ways[part > 60 ? 0 : part % ways.length] ?? ways[0]

const isOpen = ({ status, draft, expiresAt, invoiceId }: Row<'paymentLinks'>) =>
  status === 'active' &&
  !draft &&
  invoiceId === undefined &&
  (expiresAt === null || Date.parse(expiresAt) > Date.now())

/** Where the customer says how much. */
const amountField: Target = field('Amount')

async function payLink(device: Device, chance: Chance): Promise<Outcome> {
  const link = oneOf((await device.table('paymentLinks')).filter(isOpen), chance, 'open link')
  const way = wayOf(chance)
  await openCheckout(device, link.path)
  if (link.amount === null) await device.tab.fill(amountField, typed(2_000 + chance.part * 10))
  return payBy(device, way, `${link.id} (${link.path}) with ${way.number}`)
}

async function payInvoice(device: Device, chance: Chance): Promise<Outcome> {
  const [invoices, links] = [await device.table('invoices'), await device.table('paymentLinks')]
  const sent = invoices.filter(({ sentAt, voidedAt, linkId }) => sentAt && !voidedAt && linkId)
  const invoice = oneOf(sent, chance, 'invoice to pay')
  const path = links.find(({ id }) => id === invoice.linkId)?.path ?? ''
  const way = wayOf(chance)
  await openCheckout(device, path)
  // Half of them pay a part.
  if (chance.part % 2 === 0) await device.tab.fill(amountField, typed(100 + chance.part))
  return payBy(device, way, `${invoice.id} with ${way.number}`)
}

/** Gives up on the drawn phone. */
async function giveUp(device: Device, chance: Chance): Promise<Outcome> {
  const link = oneOf((await device.table('paymentLinks')).filter(isOpen), chance, 'open link')
  const before = (await device.table('transactions')).length
  await openCheckout(device, link.path)
  if (link.amount === null) await device.tab.fill(amountField, '25')
  if (!(await choose(device, ways[0]))) throw new Skip('EcoCash can’t be chosen')
  await device.tab.press(pay)
  const outcome = await ended(device, link.id, field('Enter your PIN'))
  if (outcome.end !== 'done') return outcome
  await device.tab.press(button('Cancel'))
  await device.tab.sees(pay)
  const after = (await device.table('transactions')).length
  return { ...outcome, about: `${link.id}, ${after - before} payments meanwhile` }
}

export const payLinkAct: Act = {
  name: 'customer pays a link',
  weight: 8,
  logs: /^Paid payment link$/,
  run: payLink,
}

export const customerActs: Act[] = [
  payLinkAct,
  {
    name: 'customer pays an invoice',
    weight: 4,
    logs: /^Paid invoice$/,
    run: payInvoice,
  },
  { name: 'customer gives up on the phone', weight: 1, run: giveUp },
]
