import { makeLink } from '#tests/engines/steps.ts'
import {
  alertDialog,
  button,
  dialog,
  field,
  menuItem,
  radio,
  text,
  within,
} from '#tests/engines/tab.ts'
import { pdfOf } from '#tests/support/sample-files.ts'
import {
  type Act,
  type Chance,
  done,
  ended,
  oneOf,
  type Outcome,
  pressOrSkip,
  Skip,
  typed,
} from '../act.ts'
import type { Device } from '../device.ts'

/** The merchant whose dashboard is shown. */
export const merchantId = 'M-001'

const list = {
  links: 'dashboard/payments/links',
  invoices: 'dashboard/payments/invoices',
  payouts: 'dashboard/payments/payouts',
}

/** Opens the menu of a row and chooses an action, where the row has it and it may be done. */
export async function chooseOf(device: Device, menu: string, action: string): Promise<void> {
  const { tab } = device
  await tab.press(button(`Actions for ${menu}`))
  await pressOrSkip(tab, menuItem(action), `${action} may not be done to ${menu}`)
}

const ownLinks = async (device: Device) =>
  (await device.table('paymentLinks')).filter(
    (each) => each.merchantId === merchantId && each.invoiceId === undefined,
  )

/** Opens the list of links at one that has the wanted state. */
async function linkOn(
  device: Device,
  chance: Chance,
  wanted: 'active' | 'inactive' | 'any',
): Promise<string> {
  const links = (await ownLinks(device)).filter(
    ({ status, draft }) => wanted === 'any' || (status === wanted && !draft),
  )
  const { name, id } = oneOf(links, chance, `${wanted} link`)
  if (links.filter((each) => each.name === name).length > 1)
    throw new Skip('two links have this name')
  await device.open(`${list.links}?q=${encodeURIComponent(name)}`)
  if (!(await device.tab.has(button(`Actions for ${name}`))))
    throw new Skip(`${id} is not on the first page`)
  return name
}

/** Returns the ids of the payments with an undecided dispute. */
export async function disputedPayments(device: Device) {
  const disputes = await device.table('disputes')
  return new Set(
    disputes
      .filter(({ status }) => status === 'evidence' || status === 'review')
      .map(({ transactionId }) => transactionId),
  )
}

/** Returns the refundable payments of the dashboard's merchant, newest first. */
export async function refundable(device: Device) {
  const disputed = await disputedPayments(device)
  return (await device.table('transactions'))
    .filter(
      (each) =>
        each.merchantId === merchantId &&
        each.type === 'payment' &&
        each.status === 'successful' &&
        !disputed.has(each.id),
    )
    .sort((a, b) => Number(b.id.slice(3)) - Number(a.id.slice(3)))
    .slice(0, 12)
}

export const refundForm = dialog('Process Refund')

/** Fills the refund of a payment, up to its button; returns how it ended where it did not come so far. */
export async function prepareRefund(
  device: Device,
  id: string,
  amount?: number,
): Promise<Outcome | null> {
  const { tab } = device
  await device.open(`dashboard/payments/transactions/${id}`)
  await pressOrSkip(tab, within(dialog(id), button('Process Refund')), 'refunds may not be made')
  const reason = within(refundForm, field('Reason'))
  const opened = await ended(device, id, reason)
  if (opened.end !== 'done') return opened
  if (amount !== undefined) {
    await tab.press(within(refundForm, radio('Partial amount')))
    await tab.fill(within(refundForm, field('Amount to refund')), typed(amount))
  }
  await tab.fill(reason, 'Returned')
  return null
}

async function refund(device: Device, chance: Chance) {
  const { id, amount, refunded } = oneOf(await refundable(device), chance, 'payment to refund')
  const left = amount - refunded
  // One in four takes all; one in ten asks for more than there is.
  const wanted =
    chance.part > 75
      ? undefined
      : chance.part <= 10
        ? left + 1
        : Math.max(1, Math.floor((left * chance.part) / 100))
  const about = `${wanted ?? 'all'} of the ${left} left of ${id}`
  const stopped = await prepareRefund(device, id, wanted)
  if (stopped) return stopped
  await device.tab.press(within(refundForm, button('Refund')))
  return ended(device, about, text(new RegExp(`of ${id} refunded$`)))
}

export const refundAct: Act = {
  name: 'merchant refunds a payment',
  weight: 6,
  logs: /^(Refunded|Partly refunded) payment$/,
  run: refund,
}

const invoicesOf = async (device: Device) =>
  (await device.table('invoices')).filter((each) => each.merchantId === merchantId)

/** Fills a new invoice. */
async function writeInvoice(device: Device, { pick, part }: Chance): Promise<void> {
  const { tab } = device
  await device.open(`${list.invoices}/new`)
  await tab.fill(field('Customer name'), `Chipo ${pick}`)
  await tab.fill(field('Email'), `chipo-${pick}@example.example`)
  await tab.fill(field('Description'), 'Vumba Blend, 1 kg')
  await tab.fill(field('Unit price'), typed(part * 37))
}

/** Opens an invoice in one of the states. */
async function openInvoice(device: Device, chance: Chance, isWanted: 'draft' | 'open') {
  const invoice = oneOf(
    (await invoicesOf(device)).filter((each) =>
      isWanted === 'draft' ? each.sentAt === null : each.sentAt !== null && each.voidedAt === null,
    ),
    chance,
    `${isWanted} invoice`,
  )
  await device.open(`${list.invoices}/${invoice.id}`)
  return invoice
}

async function requestPayout(device: Device, { part }: Chance): Promise<Outcome> {
  const { tab } = device
  await device.open(list.payouts)
  await pressOrSkip(tab, button('Request Payout'), 'payouts may not be requested')
  const form = dialog('Request Payout')
  await tab.fill(within(form, field('Amount')), typed(part * 1_000))
  await tab.press(within(form, button('Request Payout')))
  return ended(device, typed(part * 1_000), text(/payout requested\. Arrives/))
}

export const merchantActs: Act[] = [
  refundAct,
  {
    name: 'merchant creates a link',
    weight: 4,
    logs: /^Created payment link$/,
    async run(device, { pick, part }) {
      const name = `Loaf ${pick}`
      await device.open(list.links)
      if (!(await device.tab.isEnabled(button('Create Payment Link'))))
        throw new Skip('links may not be created')
      await makeLink(device.tab, name, typed(part * 53))
      return ended(
        device,
        `${name} at ${typed(part * 53)}`,
        text('Payment link created successfully!'),
      )
    },
  },
  {
    name: 'merchant edits a link’s amount',
    weight: 3,
    logs: /^Updated payment link$/,
    async run(device, chance) {
      const name = await linkOn(device, chance, 'active')
      await chooseOf(device, name, 'Edit')
      const form = dialog('Edit Payment Link')
      await device.tab.fill(within(form, field('Amount')), typed(500 + chance.part * 7))
      await device.tab.press(within(form, button('Save Changes')))
      return ended(device, name, text('Payment link updated successfully'))
    },
  },
  {
    name: 'merchant deactivates a link',
    weight: 1,
    logs: /^Deactivated payment link$/,
    async run(device, chance) {
      const name = await linkOn(device, chance, 'active')
      await chooseOf(device, name, 'Deactivate')
      return ended(device, name, text('Payment link status deactivated'))
    },
  },
  {
    name: 'merchant activates a link',
    weight: 2,
    logs: /^Activated payment link$/,
    async run(device, chance) {
      const name = await linkOn(device, chance, 'inactive')
      await chooseOf(device, name, 'Activate')
      return ended(device, name, text('Payment link status activated'))
    },
  },
  {
    name: 'merchant deletes a link, and may undo it',
    weight: 1,
    logs: /^Deleted payment link$/,
    async run(device, chance) {
      const name = await linkOn(device, chance, 'any')
      await chooseOf(device, name, 'Delete')
      await device.tab.press(within(alertDialog(), button('Delete')))
      const outcome = await ended(device, name, text('Payment link deleted'))
      if (outcome.end !== 'done' || chance.part > 50) return outcome
      await device.tab.press(button('Undo'))
      await device.tab.sees(text(`${name} restored`))
      return done(`${name}, undone`)
    },
  },
  {
    name: 'merchant adds the sample invoices',
    weight: 1,
    logs: /^Added sample invoices$/,
    async run(device) {
      if ((await device.table('invoices')).length > 0) throw new Skip('there are invoices')
      await device.open(list.invoices)
      await device.tab.press(button('Add samples'))
      return ended(device, '', text('9 sample invoices added'))
    },
  },
  {
    name: 'merchant saves a draft',
    weight: 1,
    logs: /^Created invoice draft$/,
    async run(device, chance) {
      await writeInvoice(device, chance)
      await device.tab.press(button('Save Draft'))
      return ended(device, `for Chipo ${chance.pick}`, text('Draft saved'))
    },
  },
  {
    name: 'merchant writes and sends an invoice',
    weight: 3,
    logs: /^Sent invoice$/,
    async run(device, chance) {
      await writeInvoice(device, chance)
      await device.tab.press(button('Review and Send'))
      const ask = await ended(device, `to Chipo ${chance.pick}`, dialog(/^Send INV-\d+\?$/))
      if (ask.end !== 'done') return ask
      await device.tab.press(within(dialog(/^Send INV-\d+\?$/), button('Send Invoice')))
      return ended(device, ask.about, text(/^Invoice INV-\d+ sent$/))
    },
  },
  {
    name: 'merchant voids an invoice',
    weight: 1,
    logs: /^Voided invoice$/,
    async run(device, chance) {
      const { number, id } = await openInvoice(device, chance, 'open')
      // The first few actions are buttons, the others in the menu.
      const more = button('More actions')
      const isInMenu = !(await device.tab.has(button('Void')))
      if (isInMenu) {
        if (!(await device.tab.has(more))) throw new Skip('the invoice is paid')
        await device.tab.press(more)
        await device.tab.sees({ role: 'menuitem' })
        if (!(await device.tab.has(menuItem('Void')))) throw new Skip('the invoice is paid in part')
      }
      const press = isInMenu ? menuItem('Void') : button('Void')
      await pressOrSkip(device.tab, press, 'invoices may not be voided')
      await device.tab.press(within(alertDialog(), button('Void')))
      return ended(device, id, text(`Invoice ${number} voided`))
    },
  },
  {
    name: 'merchant records a payment of an invoice',
    weight: 2,
    logs: /^Recorded payment for invoice$/,
    async run(device, chance) {
      const { id, number } = await openInvoice(device, chance, 'open')
      const record = button('Record Payment')
      if (!(await device.tab.has(record))) throw new Skip(`nothing is due on ${id}`)
      await pressOrSkip(device.tab, record, 'payments may not be recorded')
      const form = dialog('Record Payment')
      await device.tab.fill(within(form, field('Amount')), typed(100 + chance.part * 5))
      await device.tab.press(within(form, button('Record')))
      return ended(device, id, text(new RegExp(`payment recorded for ${number}$`)))
    },
  },
  {
    name: 'merchant enters a transaction',
    weight: 2,
    logs: /^Created payment$/,
    async run(device, { pick, part }) {
      const { tab } = device
      await device.open('dashboard/payments/transactions')
      await pressOrSkip(tab, button('New Transaction'), 'transactions may not be entered')
      const form = dialog('Charge a customer')
      await tab.fill(within(form, field('Customer')), `Tariro ${pick}`)
      await tab.fill(within(form, field('Amount')), typed(part * 61))
      await tab.fill(within(form, field('Mobile number')), part % 5 ? '0771111111' : '0774444444')
      await tab.press(within(form, button(/^Charge/)))
      return ended(
        device,
        `${typed(part * 61)} of Tariro ${pick}`,
        text(/^TX-\d+ is being processed$/),
      )
    },
  },
  {
    name: 'merchant requests a payout',
    weight: 3,
    logs: /^Requested payout$/,
    run: requestPayout,
  },
  {
    name: 'merchant cancels a payout',
    weight: 3,
    logs: /^Cancelled payout$/,
    async run(device, chance) {
      const listPending = async () =>
        (await device.table('payouts')).filter(
          (each) => each.merchantId === merchantId && each.status === 'pending',
        )
      // Payouts leave after a minute, so that there often is none.
      if ((await listPending()).length === 0) {
        const requested = await requestPayout(device, { ...chance, part: 1 })
        if (requested.end !== 'done') return requested
      }
      const { id } = oneOf(await listPending(), chance, 'payout to cancel')
      await device.open(`${list.payouts}/${id}`)
      const cancel = within(dialog(id), button('Cancel Payout'))
      if (!(await device.tab.has(cancel))) throw new Skip(`${id} has left meanwhile`)
      await pressOrSkip(device.tab, cancel, 'payouts may not be cancelled')
      return ended(device, id, text(new RegExp(`^Payout ${id} cancelled`)))
    },
  },
  {
    name: 'merchant uploads a document',
    weight: 2,
    logs: /^Uploaded document$/,
    async run(device, { pick, part }) {
      const name = `Licence ${pick}.pdf`
      await device.open('dashboard/business')
      if (!(await device.tab.isEnabled(button('Upload'))))
        throw new Skip('documents may not be added')
      await device.tab.chooseFile('Choose documents to upload', {
        name,
        buffer: pdfOf(part * 2_000),
      })
      return ended(device, name, text(`${name} uploaded successfully`))
    },
  },
  {
    name: 'merchant generates a report',
    weight: 1,
    logs: /^Generated report$/,
    async run(device) {
      await device.open('dashboard/reports')
      await device.until('the report’s rows', () => device.tab.has(text(/^\d+ rows?$/)))
      if (await device.tab.has(text(/^0 rows$/))) throw new Skip('there is nothing to report')
      await pressOrSkip(device.tab, button('Generate Report'), 'reports may not be generated')
      return ended(device, 'transactions', text(/^Transactions report generated/))
    },
  },
  {
    name: 'merchant invites somebody',
    weight: 1,
    logs: /^Invited/,
    async run(device, { pick }) {
      await device.open('dashboard/users')
      await pressOrSkip(device.tab, button('Add User'), 'nobody may be invited')
      const form = dialog('Add User')
      await device.tab.fill(within(form, field('Name')), `Tariro Banda ${pick}`)
      await device.tab.fill(within(form, field('Email')), `tariro-${pick}@example.example`)
      await device.tab.press(within(form, button('Send Invitation')))
      return ended(device, `tariro-${pick}`, text(new RegExp(`Tariro Banda ${pick}`)))
    },
  },
  {
    name: 'merchant sends the evidence of a dispute',
    weight: 2,
    logs: /^Sent evidence for dispute$/,
    async run(device, chance) {
      const waiting = (await device.table('disputes')).filter(
        (each) => each.merchantId === merchantId && each.status === 'evidence',
      )
      const { id } = oneOf(waiting, chance, 'dispute that waits for evidence')
      await device.open(`dashboard/payments/disputes/${id}`)
      const send = button('Send evidence')
      await pressOrSkip(device.tab, within(dialog(id), send), 'evidence may not be sent')
      const form = dialog('Send evidence')
      await device.tab.fill(within(form, field(/^What happened/)), 'It was signed for.')
      await device.tab.press(within(form, send))
      return ended(device, id, text(`Evidence for ${id} sent`))
    },
  },
]
