import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { ContactSalesButton } from './contact-sales-button.tsx'

async function openForm() {
  const screen = await render(<ContactSalesButton />)
  const dialog = screen.getByRole('dialog', { name: 'Contact Sales' })
  const opener = screen.getByRole('button', { name: 'Contact Sales' })
  await opener.click()
  await expect.element(dialog).toBeVisible()
  return {
    ...screen,
    dialog,
    opener,
    field: (name: string) => dialog.getByLabelText(name),
    save: dialog.getByRole('button', { name: 'Save message' }),
  }
}

test('says what is missing, field by field', async () => {
  const { field, save } = await openForm()
  await save.click()
  await expect.element(field('Name')).toHaveFocus()
  for (const [name, message] of [
    ['Name', 'Enter your name'],
    ['Email', 'Please enter a valid email address'],
    ['Phone', 'Please enter a valid phone number'],
    ['Message', 'Enter a message'],
  ] as const)
    await expect.element(field(name)).toHaveAccessibleDescription(message)
  await componentAxe()
})

test('keeps the message once, for the presenter, and says that it is only here and how to send it', async () => {
  const db = emptyDatabase()
  const { field, save, getByRole, getByText, opener } = await openForm()
  await field('Name').fill('Rudo Chikomo')
  await field('Email').fill('rudo@karibaboats.example')
  await field('Phone').fill('+263 77 000 0001')
  await field('Message').fill('We rent out boats.')
  await save.dblClick()
  await expect.element(getByRole('dialog', { name: 'Message saved' })).toBeVisible()
  await expect.element(getByText(/^Your message is on this device only\./)).toBeVisible()
  const [mail, chat] = [
    getByRole('link', { name: 'Send by email' }),
    getByRole('link', { name: 'Send by WhatsApp' }),
  ]
  await expect.element(mail).toHaveFocus()
  const text = encodeURIComponent('We rent out boats.')
  expect(mail.element().getAttribute('href')).toMatch(/^mailto:\S+@paid\.example\?subject=/)
  for (const link of [mail, chat]) expect(link.element().getAttribute('href')).toContain(text)
  expect(chat.element().getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\?text=/)
  await componentAxe()
  expect(await db.prospects.toArray()).toMatchObject([
    {
      source: 'contact',
      name: 'Rudo Chikomo',
      email: 'rudo@karibaboats.example',
      phone: '+263 77 000 0001',
      note: 'We rent out boats.',
    },
  ])
  expect(await db.activityLog.toArray()).toContainEqual(
    expect.objectContaining({ action: 'Contacted sales', target: 'Sales' }),
  )
  await userEvent.keyboard('{Escape}')
  await opener.click()
  await expect.element(field('Name')).toHaveValue('')
})

test('keeps what is typed when it is closed and opened again', async () => {
  const { field, dialog, opener } = await openForm()
  await field('Name').fill('Rudo')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await opener.click()
  await expect.element(field('Name')).toHaveValue('Rudo')
})
