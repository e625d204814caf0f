import type { Row } from '#db/tables.ts'
import {
  alertDialog,
  button,
  dialog,
  field,
  heading,
  number,
  radio,
  switchOf,
  text,
  within,
} from '#tests/engines/tab.ts'
import { type Act, type Chance, ended, endedOrAsked, oneOf, pressOrSkip, Skip } from '../act.ts'
import type { Device } from '../device.ts'
import { waitsForDecision } from '../recount.ts'
import { disputedPayments } from './merchant.ts'

const pending = 'super-admin/merchants/pending'
const methods = ['EcoCash', 'OneMoney', 'InnBucks', 'ZimSwitch', 'Visa Cards', 'Bank Transfer']

async function waiting(device: Device, chance: Chance) {
  const applications = (await device.table('merchants')).filter(waitsForDecision)
  return oneOf(applications, chance, 'application')
}

/** Opens a transaction in the console and presses one of its actions. */
async function openAction(device: Device, id: string, action: string): Promise<void> {
  await device.open(`super-admin/payments/transactions/${id}`)
  const press = within(dialog(id), button(action))
  if (!(await device.tab.has(press))) throw new Skip(`${id} has no ${action}`)
  await pressOrSkip(device.tab, press, `${action} may not be done`)
}

const newest = (rows: Row<'transactions'>[], isWanted: (row: Row<'transactions'>) => boolean) =>
  rows
    .filter((row) => row.type === 'payment' && isWanted(row))
    .sort((a, b) => Number(b.id.slice(3)) - Number(a.id.slice(3)))
    .slice(0, 10)

/** Presses Approve of an application; asks where not all of its documents are. */
export async function pressApprove(device: Device, name: string): Promise<void> {
  const approve = button(`Approve ${name}`)
  if (!(await device.tab.has(approve))) throw new Skip(`${name} is decided meanwhile`)
  await pressOrSkip(device.tab, approve, 'applications may not be decided')
}

async function approve(device: Device, chance: Chance) {
  const { name } = await waiting(device, chance)
  await device.open(pending)
  await pressApprove(device, name)
  const success = text(`${name} has been approved successfully`)
  return endedOrAsked(device, name, success, within(alertDialog(), button('Approve anyway')))
}

export const approveAct: Act = {
  name: 'staff approves a merchant',
  weight: 2,
  logs: /^Approved merchant application$/,
  run: approve,
}

async function toggle(device: Device, chance: Chance) {
  const { tab } = device
  const rows = await device.table('paymentMethods')
  const off = rows.filter(({ enabled }) => !enabled)
  // One that is off goes on again first, so that most payments can be made.
  const named = off.length > 0 ? off : rows.filter(({ name }) => methods.includes(name))
  const { name, enabled } = oneOf(named, chance, 'payment method')
  await device.open('super-admin/payments/methods')
  await pressOrSkip(tab, switchOf(name), 'methods may not be switched')
  const success = text(`${name} has been ${enabled ? 'disabled' : 'enabled'}`)
  const sure = within(alertDialog(), button('Disable'))
  return endedOrAsked(device, `${name} ${enabled ? 'off' : 'on'}`, success, sure)
}

async function editFees(device: Device, { pick, part }: Chance) {
  const { tab } = device
  const fees = await device.table('fees')
  const { paymentMethod, merchantFee } = oneOf(fees, { pick }, 'fee')
  const figure = (['Merchant fee', 'Flat fee', 'Customer fee'] as const)[part % 3] ?? 'Merchant fee'
  const value = figure === 'Flat fee' ? (part / 100).toFixed(2) : ((part % 40) / 10).toFixed(1)
  await device.open('super-admin/payments/fees')
  await pressOrSkip(tab, button('Edit Fees'), 'fees may not be edited')
  await tab.fill(number(`${paymentMethod}, ${figure}`), value)
  const save = button('Save Changes')
  if (!(await tab.isEnabled(save))) throw new Skip(`${paymentMethod} has ${value} already`)
  await tab.press(save)
  const about = `${paymentMethod}, ${figure} ${value} (merchant fee was ${merchantFee})`
  const sure = within(alertDialog('Save unusual fees?'), button('Save Changes'))
  return endedOrAsked(device, about, text('Fee structure updated successfully'), sure)
}

export const staffActs: Act[] = [
  approveAct,
  {
    name: 'staff rejects a merchant',
    weight: 1,
    logs: /^Rejected merchant application$/,
    async run(device, chance) {
      const { name } = await waiting(device, chance)
      await device.open(pending)
      const reject = button(`Reject ${name}`)
      if (!(await device.tab.has(reject))) throw new Skip(`${name} is decided meanwhile`)
      await pressOrSkip(device.tab, reject, 'applications may not be decided')
      const form = dialog(`Reject ${name}?`)
      await device.tab.fill(within(form, field('Reason')), 'The licence has expired.')
      await device.tab.press(within(form, button('Reject')))
      return ended(device, name, text(`${name} application has been rejected`))
    },
  },
  {
    name: 'staff suspends a merchant',
    weight: 1,
    logs: /^Suspended merchant$/,
    async run(device, chance) {
      const active = (await device.table('merchants')).filter(({ status }) => status === 'active')
      const { id, name } = oneOf(active, chance, 'active merchant')
      await device.open(`super-admin/merchants/${id}`)
      await pressOrSkip(device.tab, button('Suspend'), 'merchants may not be suspended')
      const form = dialog(`Suspend ${name}?`)
      await device.tab.fill(within(form, field('Reason')), 'Parcels were not sent.')
      await device.tab.press(within(form, button('Suspend')))
      return ended(device, name, text(`${name} suspended`))
    },
  },
  {
    name: 'staff reactivates a merchant',
    weight: 1,
    logs: /^Reactivated merchant$/,
    async run(device, chance) {
      const off = (await device.table('merchants')).filter(({ status }) => status === 'suspended')
      const { id, name } = oneOf(off, chance, 'suspended merchant')
      await device.open(`super-admin/merchants/${id}`)
      await pressOrSkip(device.tab, button('Reactivate'), 'merchants may not be reactivated')
      return ended(device, name, text(`${name} reactivated`))
    },
  },
  { name: 'staff edits a fee', weight: 3, logs: /^Updated fee structure$/, run: editFees },
  {
    name: 'staff switches a payment method',
    weight: 2,
    logs: /^(Enabled|Disabled) payment method$/,
    run: toggle,
  },
  {
    name: 'staff refunds for a merchant',
    weight: 2,
    logs: /^(Refunded|Partly refunded) payment$/,
    async run(device, chance) {
      const { tab } = device
      const disputed = await disputedPayments(device)
      const rows = newest(
        await device.table('transactions'),
        ({ id: payment, status }) => status === 'successful' && !disputed.has(payment),
      )
      const { id } = oneOf(rows, chance, 'payment to refund')
      await openAction(device, id, 'Process Refund')
      const form = dialog('Process Refund')
      await tab.fill(within(form, field('Reason')), 'Asked by the customer')
      await tab.press(within(form, button('Refund')))
      return ended(device, id, text(new RegExp(`of ${id} refunded$`)))
    },
  },
  {
    name: 'staff opens a case',
    weight: 2,
    logs: /^Opened case$/,
    async run(device, chance) {
      const had = new Set((await device.table('cases')).map((each) => each.transactionId))
      const rows = newest(
        await device.table('transactions'),
        ({ id, status, paymentMethod }) =>
          status === 'failed' && paymentMethod === 'ecocash' && !had.has(id),
      )
      const { id } = oneOf(rows, chance, 'failed payment')
      await openAction(device, id, 'Open Case')
      await device.tab.press(within(dialog('Open Case'), button('Open Case')))
      return ended(device, id, text(new RegExp(`^Case CS-\\d+ opened for ${id}$`)))
    },
  },
  {
    name: 'staff resolves a case',
    weight: 2,
    logs: /^(Paid merchant|Refunded customer) in case$/,
    async run(device, chance) {
      const { tab } = device
      const open = (await device.table('cases')).filter(({ status }) => status === 'open')
      const { id } = oneOf(open, chance, 'open case')
      await device.open(`super-admin/payments/cases?q=${id}`)
      await tab.press(button(`Actions for ${id}`))
      await tab.press({ role: 'menuitem', name: 'Resolve Case' })
      const form = dialog('Resolve Case')
      await tab.press(within(form, radio(chance.part > 50 ? 'Merchant paid' : 'Customer refunded')))
      await tab.fill(within(form, field('Findings')), 'It is on the statement.')
      await pressOrSkip(tab, within(form, button('Resolve')), 'cases may not be resolved')
      return ended(device, id, text(new RegExp(`^Case ${id} resolved`)))
    },
  },
  {
    name: 'staff opens a dispute',
    weight: 3,
    logs: /^Opened dispute$/,
    async run(device, chance) {
      const { tab } = device
      const had = new Set((await device.table('disputes')).map((each) => each.transactionId))
      const rows = newest(
        await device.table('transactions'),
        ({ id, status, paymentMethod }) =>
          status === 'successful' &&
          !had.has(id) &&
          (paymentMethod === 'visa' || paymentMethod === 'mastercard'),
      )
      const { id } = oneOf(rows, chance, 'card payment')
      await openAction(device, id, 'Open Dispute')
      const form = dialog('Open Dispute')
      await tab.press(within(form, radio('Goods or service not received')))
      await tab.press(within(form, button('Open Dispute')))
      return ended(device, id, text(new RegExp(`^Dispute DS-\\d+ opened for ${id}$`)))
    },
  },
  {
    name: 'staff decides a dispute',
    weight: 2,
    logs: /^Decided for (merchant|cardholder) in dispute$/,
    async run(device, chance) {
      const { tab } = device
      const rows = (await device.table('disputes')).filter(({ status }) => status === 'review')
      const { id } = oneOf(rows, chance, 'dispute under review')
      await device.open(`super-admin/payments/disputes/${id}`)
      await pressOrSkip(tab, within(dialog(id), button('Decide')), 'disputes may not be decided')
      const form = dialog('Decide Dispute')
      await tab.press(within(form, radio(chance.part > 50 ? /gets a refund$/ : /keeps/)))
      await tab.fill(within(form, field('Reason (shown to the merchant)')), 'By its evidence.')
      await tab.press(within(form, button('Decide')))
      return ended(device, id, text(new RegExp(`^Dispute ${id} (won|lost)`)))
    },
  },
  {
    name: 'staff saves the settings',
    weight: 1,
    logs: /^Updated settings$/,
    async run(device, { part }) {
      const { tab } = device
      const [settings] = await device.table('systemSettings')
      await device.open('super-admin/settings')
      // Maintenance is rare, and ends at the next time.
      const maintenance = settings?.maintenanceMode || part <= 15
      if (maintenance) {
        await pressOrSkip(tab, switchOf(/^Maintenance mode/), 'settings may not be saved')
      } else {
        if (settings?.connectionPoolSize === part) throw new Skip('nothing to change')
        await tab.fill(field(/^Connection pool size/), String(part))
      }
      await pressOrSkip(tab, button('Save All Changes'), 'settings may not be saved')
      if (maintenance && !settings?.maintenanceMode) await tab.press(button('Turn On'))
      const about = maintenance ? 'maintenance mode' : `connection pool ${part}`
      return ended(device, about, text('System settings updated successfully'))
    },
  },
  {
    name: 'staff verifies the log',
    weight: 1,
    async run(device) {
      await device.open('super-admin/security/logs')
      await device.tab.sees(heading('Activity Logs'))
      return ended(device, 'whole', text(/^Log verified: [\d,]+ entries, none altered$/))
    },
  },
]
