import { button, dialog, field, heading, link, text, within } from '#tests/engines/tab.ts'
import { type Act, done, ended } from '../act.ts'

export const visitorActs: Act[] = [
  {
    name: 'visitor subscribes to the newsletter',
    weight: 2,
    logs: /^Subscribed to the newsletter$/,
    async run(device, { pick }) {
      const address = `reader-${pick}@example.example`
      const known = (await device.table('prospects')).some(
        ({ email, newsletter }) => email === address && newsletter === true,
      )
      await device.open('')
      await device.tab.fill(field('Email'), address)
      await device.tab.press(button('Subscribe'))
      const outcome = await ended(device, address, text(/is subscribed to our product news/))
      return known
        ? { end: 'refused', about: address, why: 'the address is subscribed already' }
        : outcome
    },
  },
  {
    name: 'visitor writes to sales',
    weight: 2,
    logs: /^Contacted sales$/,
    async run(device, { pick }) {
      await device.open('')
      await device.tab.press(button('Contact Sales'))
      const form = dialog('Contact Sales')
      await device.tab.fill(within(form, field('Name')), `Rudo ${pick}`)
      await device.tab.fill(within(form, field('Email')), `rudo-${pick}@example.example`)
      await device.tab.fill(within(form, field('Phone')), '077 123 4567')
      await device.tab.fill(within(form, field('Message')), 'We rent out boats.')
      await device.tab.press(within(form, button('Save message')))
      return ended(device, `Rudo ${pick}`, heading('Message saved'))
    },
  },
  {
    name: 'visitor tries the product from the landing page',
    weight: 1,
    async run(device) {
      await device.open('')
      await device.tab.press(link('Try it now, no signal needed'))
      await device.tab.sees(heading(/, Tendai$/))
      return done('from the landing page')
    },
  },
]
