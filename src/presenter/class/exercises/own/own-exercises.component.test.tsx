// Proves DEMO-15: a trainer writes an exercise, tries it, takes the check from what was done, and a class solves it.
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { actions } from '#db/all-actions.ts'
import type { PaidDatabase } from '#db/database.ts'
import { listOwnExercises } from '#db/demo/queries.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { visitor } from '#src/data/visitor.ts'
import { DialogHost } from '#src/ui/dialog-host.tsx'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { fillWithSample, withSmallSample } from '#tests/support/component-sample.ts'
import { ownExerciseRow } from '#tests/support/exercise-rows.ts'
import { ShellStrip } from '../../../frame/shell-strips.tsx'
import { listAllExercises } from '../all-exercises.ts'
import { startExercise } from '../running/start-exercise.ts'
import { SnapshotsCard } from '../../trainer/snapshots-card.tsx'
import { exercisesFile } from './exercise-files.ts'
import { AskedExercise } from './exercise-screen.tsx'
import { ExerciseForm } from './exercise-form.tsx'
import { OwnExercisesCard } from './own-exercises-card.tsx'

withSmallSample()
beforeEach(() => {
  sessionStorage.removeItem('paid-exercise-open')
  localStorage.removeItem('paid-exercise-results')
  localStorage.removeItem('paid-exercise-data')
})

async function show(db: PaidDatabase, what: ReactNode) {
  const { within, history } = standAt('/trainer/exercise')
  const { unmount } = await render(
    within(
      <DatabaseContext value={db}>
        <DialogHost>
          <div className="pb-28">{what}</div>
        </DialogHost>
      </DatabaseContext>,
    ),
  )
  return { history, unmount }
}

const check = page.getByLabelText('Query of step 1')
const group = page.getByRole('group', { name: 'Check of step 1 (optional)' })
const forExperts = () => page.getByRole('button', { name: 'For experts, step 1' }).click()
async function says(field: ReturnType<typeof page.getByLabelText>, what: RegExp) {
  await expect.element(field).toHaveAccessibleDescription(what)
}

async function greenBeans(db: PaidDatabase) {
  const actor = { name: 'Tendai Marufu', ip: '10.0.0.2', side: 'system' } as const
  const context = { db, actor, now: new Date().toISOString() }
  await actions.createPaymentLink(context, {
    merchantId: 'M-001',
    name: 'Green beans',
    description: '',
    amount: 42_00,
    currency: 'USD',
    path: 'green-beans',
    expiresAt: null,
    draft: false,
  })
}

test('from the form over the trial to a class that solves it', async () => {
  const db = emptyDatabase()
  await fillWithSample(db)
  const first = await show(db, <ExerciseForm id="own-beans" />)
  await page.getByLabelText('Title').fill('Create a link for green beans')
  await page.getByLabelText('Task').fill('A roaster asks for a bag of green beans at $42.00.')
  await page.getByLabelText('Step 1', { exact: true }).fill('Create a link for $42.00.')
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect.poll(() => first.history.at(-1)).toBe('/dashboard')
  await first.unmount()
  const running = async () => (await db.demoSettings.get('demo'))?.exercise
  await expect.poll(running).toMatchObject({ id: 'own-beans', trial: true })

  // What it lacks is nothing yet: a trial without a check can’t be solved.
  const panel = await show(db, <ShellStrip area="dashboard" />)
  const line = page.getByRole('button', { name: /^Exercise: / })
  await expect.element(line).toHaveTextContent(/No check yet$/)
  await line.click()
  await expect.element(page.getByRole('button', { name: 'What’s missing' })).not.toBeInTheDocument()
  await greenBeans(db)
  await page.getByRole('link', { name: 'Back to the form' }).click()
  await expect.poll(() => panel.history.at(-1)).toBe('/trainer/exercise?id=own-beans')
  expect((await running())?.solved).toBe(undefined)
  await panel.unmount()

  const [kept] = await listOwnExercises(db)
  if (!kept) throw new Error('The draft is gone.')
  const second = await show(db, <ExerciseForm id={kept.id} kept={kept} />)
  await expect.element(page.getByText('1 line from what you did:')).toBeVisible()
  await page.getByRole('button', { name: 'Take what I did' }).click()
  await expect.element(page.getByText('1 line added to the last step')).toBeVisible()
  const lines = page.getByRole('list', { name: 'Lines of step 1' })
  await expect
    .element(lines)
    .toHaveTextContent(
      'Payment links · name is Green beans, amount is $42.00, not draft, Active · exactly 1',
    )
  await expect.element(lines).not.toHaveTextContent('where')
  await forExperts()
  await expect
    .element(check)
    .toHaveValue(
      'paymentLinks where name = "Green beans" and amount = 4200 and currency = USD and draft = false and status = active count = 1',
    )
  await expect
    .element(page.getByLabelText('Actions that belong to it'))
    .toHaveValue('Created payment link')
  await expect.element(page.getByText('Met', { exact: true }).first()).toBeVisible()
  await componentAxe()
  await page.getByLabelText('Hints').fill('Payment Links has a button for it.')
  await page.getByRole('button', { name: 'Save exercise' }).click()
  await expect.poll(() => second.history.at(-1)).toBe('/trainer#own-beans')
  await second.unmount()

  const exercise = (await listAllExercises(db)).find(({ id }) => id === 'own-beans')
  if (!exercise) throw new Error('It is not among the exercises.')
  expect(await startExercise({ db, actor: visitor }, exercise)).toBe(true)
  await show(db, <ShellStrip area="dashboard" />)
  await greenBeans(db)
  await expect.element(page.getByText(/^Solved in /)).toBeVisible()
})

test('each mistake stands at its field, and says what would be right', async () => {
  const db = emptyDatabase()
  await show(db, <ExerciseForm id="own-beans" />)
  await page.getByRole('button', { name: 'Save exercise' }).click()
  for (const [label, said] of [
    ['Title', /Enter a title/],
    ['Task', /Enter a task/],
    ['Hints', /Enter a hint/],
    ['Actions that belong to it', /Enter an action/],
  ] as const)
    await says(page.getByLabelText(label), said)
  await says(group, /No step has a check|The step is done/)
  await forExperts()
  await check.fill('paymentLinks some\npaymentLinks where amout = 5 some')
  await page.getByLabelText('Title').fill('A link')
  await page.getByLabelText('Task').fill('Make a link.')
  await page.getByLabelText('Step 1', { exact: true }).fill('Make it.')
  await page.getByLabelText('Hints').fill('One\nTwo\nThree\nFour')
  await page.getByLabelText('Actions that belong to it').fill('Created payment link')
  await says(page.getByLabelText('Hints'), /Must list at most 3/)
  await page.getByLabelText('Hints').fill('One')
  await says(check, /Line 2: "amout" is not a field of paymentLinks\. Use /)
  await check.fill('paymentLinks none')
  await says(check, /Holds before anything is done\. Add it to the step that changes something/)
  await check.fill('paymentLinks where amount = 500 some')
  await says(
    check,
    /Line 1: "paymentLinks where amount = 500 some" names an amount without its currency/,
  )
  await check.fill('')
  await says(check, /No step has a check/)
  await componentAxe()
  expect(await listOwnExercises(db)).toEqual([])
})

const line = page.getByRole('list', { name: 'Lines of step 1' }).getByRole('listitem').first()
const customer = page.getByRole('textbox', { name: 'Customer' })
const pick = async (label: RegExp, option: string, at = 0) => {
  await page.getByRole('button', { name: label }).nth(at).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('a check is written in words and dollars, and the query behind it is the same', async () => {
  const db = emptyDatabase()
  await show(db, <ExerciseForm id="own-beans" />)
  await page.getByRole('button', { name: 'Add line to step 1' }).click()
  await expect.element(line).toHaveTextContent(/^Payments · at least 1/)
  // It is open, and one goes on in it.
  await expect.element(page.getByRole('button', { name: /^What: / })).toHaveFocus()
  await page.getByRole('button', { name: 'Add condition' }).click()
  await expect.element(page.getByRole('button', { name: 'Field: Customer' })).toHaveFocus()
  await customer.fill('Tendai Moyo')
  await page.getByRole('button', { name: 'Add condition' }).click()
  await pick(/^Field: Link ID$/, 'Payment method')
  await pick(/^Payment method: /, 'EcoCash')
  await pick(/^How many: /, 'Total amount')
  // The total brings its currency.
  await expect.element(page.getByRole('button', { name: 'Currency: USD' })).toBeVisible()
  const total = page.getByRole('textbox', { name: 'Total amount' })
  await total.fill('a lot')
  await says(total, /Use digits and a point, such as 100\.00/)
  await total.fill('$45')
  await expect
    .element(line)
    .toHaveTextContent('Payments · from Tendai Moyo, by EcoCash · total is $45.00')
  await componentAxe()

  await forExperts()
  await expect
    .element(check)
    .toHaveValue(
      'transactions where type = payment and customer = "Tendai Moyo" and paymentMethod = ecocash and currency = USD sum amount = 4500',
    )
  await check.fill(
    'transactions where type = refund and customer = "Tendai Moyo" and currency = USD sum amount = 1250',
  )
  await expect.element(line).toHaveTextContent('Refunds · from Tendai Moyo · total is $12.50')
  await page.getByRole('button', { name: /^Edit line 1: / }).click()
  await expect.element(page.getByRole('textbox', { name: 'Total amount' })).toHaveValue('12.50')
  await page.getByRole('button', { name: 'Remove condition 2: Customer' }).click()
  await expect.element(line).toHaveTextContent('Refunds · total is $12.50')
  await expect
    .element(check)
    .toHaveValue('transactions where type = refund and currency = USD sum amount = 1250')
  await page.getByRole('button', { name: /^Remove line 1: / }).click()
  await expect.element(check).toHaveValue('')
})

test('what is missing in a check is asked for, and what words can’t say stays a query', async () => {
  const db = emptyDatabase()
  await show(db, <ExerciseForm id="own-beans" kept={ownExerciseRow({ steps: [] })} />)
  await page.getByLabelText('Step 1', { exact: true }).fill('Make it.')
  await forExperts()
  await check.fill('paymentLinks where name = "" some')
  await expect
    .element(line)
    .toHaveTextContent(/name = "" some ?This line can only be edited under For experts\./)
  await page.getByRole('button', { name: /^Remove line 1: / }).click()
  await page.getByRole('button', { name: 'Add line to step 1' }).click()
  await page.getByRole('button', { name: 'Add condition' }).click()
  await page.getByRole('button', { name: 'Save exercise' }).click()
  await says(customer, /Enter a value/)
  await expect.element(customer).toHaveFocus()
  await says(group, /Enter what is missing in the check/)
  expect(await listOwnExercises(db)).toEqual([])
  await customer.fill('Tendai Moyo')
  await page.getByRole('button', { name: 'Save exercise' }).click()
  await expect
    .poll(async () => (await listOwnExercises(db))[0]?.steps[0]?.check)
    .toEqual(['transactions where type = payment and customer = "Tendai Moyo" some'])
})

test('the list has drafts and finished ones; deleted, one is back with Undo', async () => {
  const db = emptyDatabase()
  await db.ownExercises.bulkAdd([
    ownExerciseRow(),
    ownExerciseRow({ id: 'own-2', title: '', hints: [] }),
  ])
  const { history } = await show(db, <OwnExercisesCard />)
  const list = page.getByRole('list', { name: 'Own exercises' })
  await expect.element(list).toHaveTextContent(/New exercise ?Draft/)
  await expect
    .element(page.getByRole('button', { name: 'Start: Create a payment link' }))
    .toBeVisible()
  await componentAxe()
  await page.getByRole('button', { name: 'Actions for Create a payment link' }).click()
  await page.getByText('Delete', { exact: true }).click()
  await expect.poll(() => db.ownExercises.count()).toBe(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => db.ownExercises.count()).toBe(2)
  await page.getByRole('button', { name: 'Actions for Create a payment link' }).click()
  await page.getByText('Duplicate', { exact: true }).click()
  await expect.poll(() => history.at(-1)).toBe('/trainer/exercise?from=own-beans')
})

async function open(file: File) {
  await page.getByLabelText('Paid file').upload(file)
}

test('a file of exercises is added, replaces what has its id only when asked, and is refused where it is wrong', async () => {
  const db = emptyDatabase()
  await show(db, <SnapshotsCard />)
  await open(await exercisesFile([ownExerciseRow(), ownExerciseRow({ id: 'own-2' })]))
  await expect.poll(() => db.ownExercises.count()).toBe(2)
  await open(await exercisesFile([ownExerciseRow()]))
  await expect.element(page.getByText('These exercises are already on this device')).toBeVisible()

  await open(await exercisesFile([ownExerciseRow({ text: 'Another task.' })]))
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect((await db.ownExercises.get('own-beans'))?.text).toBe(ownExerciseRow().text)
  await open(await exercisesFile([ownExerciseRow({ text: 'Another task.' })]))
  await page.getByRole('button', { name: 'Replace' }).click()
  await expect
    .poll(async () => (await db.ownExercises.get('own-beans'))?.text)
    .toBe('Another task.')

  await open(await exercisesFile([ownExerciseRow({ id: 'own-3', hints: [] })]))
  const alert = page.getByRole('alert')
  await expect
    .element(alert)
    .toHaveTextContent('The file, exercise own-3, field hints: must not be empty')
  await expect.element(alert).toHaveTextContent('Nothing was changed.')
  expect(await db.ownExercises.count()).toBe(2)
})

test('a new exercise begins blank or as a copy; what was typed is asked for before it goes', async () => {
  await show(emptyDatabase(), <AskedExercise />)
  const title = page.getByLabelText('Title')
  const begin = async (name: string) => {
    await page.getByRole('button', { name: /^Begin with/ }).click()
    await page.getByRole('option', { name, exact: true }).click()
  }
  await begin('Copy: Leave a tip')
  await expect.element(title).toHaveValue('Leave a tip (copy)')
  await title.fill('Leave a larger tip')
  await begin('A blank exercise')
  const asks = page.getByRole('alertdialog', { name: 'Discard changes?' })
  await asks.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(title).toHaveValue('Leave a larger tip')
  await begin('A blank exercise')
  await asks.getByRole('button', { name: 'Discard' }).click()
  await expect.element(title).toHaveValue('')
})

test('at 320 px nothing scrolls sideways', async () => {
  await page.viewport(320, 640)
  const db = emptyDatabase()
  const long = 'Ndinokumbirawo-kuti-mundibatsirewo-kubhadhara-zvakanaka-nhasi-chaiko'
  await db.ownExercises.add(ownExerciseRow({ title: long }))
  await show(
    db,
    <>
      <ExerciseForm id="own-beans" kept={ownExerciseRow({ title: long })} />
      <OwnExercisesCard />
    </>,
  )
  await expect.element(page.getByRole('button', { name: `Start: ${long}` })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(360, 740)
})
