import { demoLink, inventedBusinesses } from '#tests/support/theirs.ts'
import { expect, test } from './fixtures.ts'
import { chooseAction, makeLink } from './steps.ts'
import {
  alertDialog,
  button,
  dialog,
  field,
  having,
  heading,
  image,
  link,
  option,
  row,
  tab as tabNamed,
  text,
  within,
  type Target,
} from './tab.ts'

test('Act as another person', async ({ tab }) => {
  await tab.open('dashboard')
  await tab.sees(heading(/Tendai/))
  await tab.press(button(/^Demo controls/))
  const controls = dialog('Demo controls')
  await tab.press(within(controls, button(/^Everyone/)))
  await tab.press(within(controls, button(/^Itai/)))
  await tab.sees(heading('Platform overview'))
  expect(await tab.address()).toBe('/super-admin')
})

test('Save, load and carry a snapshot', async ({ tab, openDevice }) => {
  await tab.open('dashboard/payments/links')
  await chooseAction(tab, 'Barista class deposit', 'Deactivate')
  await tab.sees(text('Payment link status deactivated'))
  await tab.open('trainer')
  await tab.press(button('Save snapshot'))
  const form = dialog('Save snapshot')
  await tab.fill(within(form, field('Name')), 'Month end')
  await tab.press(within(form, button('Save')))
  await tab.sees(text('Month end saved'))
  await tab.press(button('Actions for Month end'))
  const file = await tab.download({ role: 'menuitem', name: 'Download' })
  expect(file.name).toBe('Month-end.paid')

  await tab.press(button('Reset to seed'))
  await tab.press(within(alertDialog(), button('Reset to seed')))
  await tab.sees(text('Sample data restored'))
  await tab.press(button('Load Month end'))
  await tab.press(within(alertDialog('Load Month end?'), button('Load')))
  await tab.sees(text('Month end loaded'))

  const other = await openDevice()
  await other.open('trainer')
  await other.sees(heading('Snapshots'))
  await other.chooseFile('Paid file', {
    name: 'cut.paid',
    buffer: file.buffer.subarray(0, -100),
  })
  await other.sees(text(/^Part of the file is missing/))
  await other.chooseFile('Paid file', file)
  await other.press(within(alertDialog('Load Month end?'), button('Load')))
  await other.sees(text('Month end loaded'))
  await other.open('dashboard/payments/links')
  await other.sees(tabNamed(/^Inactive\s*3/))
})

test('The pitch in twelve presses', async ({ tab }) => {
  let presses = 0
  const press = async (target: Target) => {
    await tab.press(target)
    presses += 1
  }
  await tab.open('')
  await tab.press(button(/^Demo controls/))
  await press(button('Start the pitch'))
  const theirs = dialog('Make it theirs')
  await press(within(theirs, field('Business name')))
  await tab.type('Rufaro Bakery')
  await press(within(theirs, button('Make it theirs')))
  await press(button('2 of 6: Create a link for Bread'))
  await press(within(dialog('Create Payment Link'), button('Create Link')))
  await press(link('Open as Customer'))
  await press(button('Pay $5.50'))
  await tab.sees(field('Enter your PIN'))
  await tab.type('1234')
  await press(button('Send'))
  await tab.sees(heading('Paid'))
  await press(button('4 of 6: See it arrive'))
  await tab.sees(text('077 *** 1111'))
  await press(button('5 of 6: Approve the shop'))
  await tab.sees(heading('Rufaro Bakery'))
  await press(button('Approve'))
  await tab.sees(text('Rufaro Bakery has been approved successfully'))
  await press(button('6 of 6: See it approved'))
  await tab.sees(heading('My Business'))
  await tab.sees(button('Make the offer'))
  expect(presses).toBeLessThanOrEqual(12)
})

test('Make it theirs, by the form and by a link', async ({ tab, openDevice }) => {
  await tab.open('dashboard')
  await tab.press(button(/^Demo controls/))
  await tab.press(button('Make it theirs'))
  const form = dialog('Make it theirs')
  await tab.fill(within(form, field('Business name')), 'Sunrise Bread')
  await tab.press(within(form, button(/^Trade/)))
  await tab.press(option('Bakery'))
  await tab.press(within(form, button('Make it theirs')))
  await tab.sees(text('The demo is now Sunrise Bread'))
  await tab.press(button('Undo'))
  await tab.sees(text('Back to Vumba Coffee Roasters'))

  const [bakery] = inventedBusinesses
  const other = await openDevice()
  await other.open(await demoLink(bakery))
  await other.sees(text(`The demo is now ${bakery.name}`))
  await other.sees(heading(/Nyaradzo/))
})

test('Pay from another device by pictures of codes', async ({ tab: seller, openDevice }) => {
  await seller.open('dashboard/payments/links')
  await makeLink(seller, 'Loaf of bread', '1')
  const request = await seller.picture(image('QR code for Loaf of bread'))

  const payer = await openDevice()
  await payer.open('pay-here')
  await payer.sees(button('Choose a picture'))
  await payer.chooseFile('Picture of the code', { name: 'code.png', buffer: request })
  await payer.sees(heading('Loaf of bread'))
  await payer.press(button('Pay $1.00'))
  await payer.fill(field('Enter your PIN'), '1234')
  await payer.press(button('Send'))
  await payer.sees(heading('Paid'))
  const proof = await payer.picture(image('Proof of payment'))

  await seller.press(button('Scan payment'))
  await seller.sees(button('Choose a picture'))
  await seller.chooseFile('Picture of the code', { name: 'proof.png', buffer: proof })
  await seller.sees(heading('Payment recorded'))
  await seller.press(button('Scan another'))
  await seller.chooseFile('Picture of the code', { name: 'proof.png', buffer: proof })
  await seller.sees(text(/^This payment is already recorded as TX-\d+\.$/))
})

// Proves DEMO-27.
test('The results of two phones on the class board, by a picture of a code and by a file', async ({
  tab: trainer,
  openDevice,
}) => {
  const trainee = await openDevice()
  await trainee.open('learn')
  await trainee.sees(button('My results'))
  await trainee.evaluate(
    `localStorage.setItem('paid-exercise-results', ${JSON.stringify(
      JSON.stringify({
        device: 'phone1',
        trainee: '',
        results: [
          { id: 'payout', at: 1_795_263_240, seconds: 95, hints: 0, wrongTurns: 0, restarts: 1 },
        ],
      }),
    )})`,
  )
  await trainee.reload()
  await trainee.press(button('My results'))
  const results = dialog('My results')
  await trainee.fill(within(results, field('Your name')), 'rudo m')
  const code = await trainee.picture(image('QR code of your results'))
  await trainee.fill(within(results, field('Your name')), 'Tendai Dube')
  const file = await trainee.download(within(results, button('Hand in')))

  await trainer.open('trainer/board?scan')
  await trainer.sees(button('Choose pictures'))
  await trainer.chooseFile('Picture of the code', { name: 'code.png', buffer: code })
  await trainer.sees(text('Results of rudo m added'))
  await trainer.press(button('Done'))
  await trainer.press(button('Names'))
  const names = dialog('Names of the class')
  await trainer.fill(within(names, field('Names')), 'Rudo Moyo, Tendai Dube, Chipo Phiri')
  await trainer.press(within(names, button('Save')))
  await trainer.sees(heading('0 of 3 handed in'))
  await trainer.press(button('Count rudo m as Rudo Moyo'))
  await trainer.chooseFile('Result files', file)
  await trainer.sees(heading('2 of 3 handed in'))
  await trainer.sees(text('1 of 3 missing: Chipo Phiri'))
  await trainer.reload()
  await trainer.sees(heading('2 of 3 handed in'))
  await trainer.sees(having(row(), 'Solved, 2 tries'))
})

// Proves DEMO-26.
test('A message of the drill, from one phone to another by a picture of its code', async ({
  tab: customer,
  openDevice,
}) => {
  const till = await openDevice()
  await till.open('drill')
  await till.press(button('Start: The till'))
  await customer.open('drill')
  await customer.press(button('Start: The customer'))
  await customer.press(button(/^What to show/))
  await customer.press(option('A made-up payment'))
  await customer.press(button('Show to the till'))
  const code = await customer.picture(image('QR code of the message'))
  await till.chooseFile('Picture of the code', { name: 'code.png', buffer: code })
  await till.press(button('Real: hand over goods'))
  await till.sees(text(/^You gave away /))
  await till.press(button('End'))
  await till.sees(text('0 of 1 right'))
})

test('Both sides at once', async ({ tab }) => {
  await tab.open('stage')
  await tab.turnTo('customer')
  await tab.fill(field(/^Your name/), 'Zodwa Mahlangu')
  await tab.press(button(/^Pay/))
  await tab.fill(field('Enter your PIN'), '1234')
  await tab.press(button('Send'))
  await tab.sees(heading('Paid'))
  await tab.turnTo('merchant')
  await tab.sees(text('Zodwa Mahlangu'))
  await tab.turnTo(null)
  const { scrollWidth, scrollHeight, innerWidth, innerHeight } = await tab.evaluate<
    Record<string, number>
  >(
    '({ scrollWidth: document.documentElement.scrollWidth, scrollHeight: document.documentElement.scrollHeight, innerWidth, innerHeight })',
  )
  expect([scrollWidth, scrollHeight]).toEqual([innerWidth, innerHeight])
  await tab.reload()
  await tab.turnTo('customer')
  await tab.sees(heading('Paid'))
})
