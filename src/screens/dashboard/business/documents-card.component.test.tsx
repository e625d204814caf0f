// Proves BIZ-3, DEMO-14, RULE-2.
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useLiveQuery } from 'dexie-react-hooks'
import { setFault } from '#db/demo/actions.ts'
import { getApplication } from '#db/merchants/application-queries.ts'
import type { BusinessDocument } from '#db/merchants/schemas.ts'
import type { Fault } from '#db/demo/schemas.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { DialogHost } from '#src/ui/dialog-host.tsx'
import { componentAxe } from '#tests/support/component-axe.ts'
import { holdWaits } from '#tests/support/hold-waits.ts'
import { documentOf } from '#tests/support/memory-database.ts'
import { merchantId, pdf, smallWorld } from '#tests/support/small-world.ts'
import { DocumentsCard } from './documents-card.tsx'

const pick = (file = new File([pdf], 'Lease.pdf', { type: 'application/pdf' })) =>
  userEvent.upload(page.getByLabelText('Choose documents to upload'), file)

afterEach(() => vi.restoreAllMocks())

/** Draws the card of a business, without its document. */
async function drawn() {
  const { db, context } = await smallWorld()
  const merchant = await db.merchants.get(merchantId)
  if (!merchant) throw new Error('The business is gone.')
  await render(
    <DatabaseContext value={db}>
      <DocumentsCard application={{ merchant, documents: [], directors: [] }} />
    </DatabaseContext>,
  )
  return { db, context }
}

/** Picks a file whose upload meets a fault. */
async function uploadWith(fault: Fault) {
  const waits = holdWaits()
  const { db, context } = await drawn()
  await setFault(context, fault)
  await pick()
  return { waits, kept: () => Promise.all([db.documents.count(), db.files.count()]) }
}

test.each<[what: string, fault: Fault, lasts: number[], words: RegExp]>([
  ['fails', { at: 'upload', how: 'fails' }, [], /^Paid didn’t answer\. Nothing was saved\. Try/],
  ['hangs', { at: 'upload', how: 'hangs' }, [20_000], /^Paid didn’t answer\. Nothing was saved/],
  [
    'meets a full device',
    { at: 'storage', how: 'fails' },
    [],
    /^This device is out of space\. Lease\.pdf was not uploaded\.$/,
  ],
])(
  'an upload that %s says so and keeps nothing; picked again, it is there',
  async (_what, fault, lasts, words) => {
    const { waits, kept } = await uploadWith(fault)
    await waits.pass(lasts)
    await expect.element(page.getByText(words)).toBeVisible()
    expect(await kept()).toEqual([1, 1])
    await pick()
    await expect.element(page.getByText('Lease.pdf uploaded successfully')).toBeVisible()
    expect(await kept()).toEqual([2, 2])
  },
)

test('what is required is listed with its state in words, and one press adds the right paper', async () => {
  const { db } = await smallWorld()
  await db.directors.add({ id: 'DR-01', merchantId, name: 'Rudo Chikomo', email: '', phone: '' })
  const paper = (id: string, over: Partial<BusinessDocument>) =>
    documentOf(merchantId, { id, name: `${id}.pdf`, status: 'approved', ...over })
  await db.documents.bulkAdd([
    paper('D-0011', { purpose: 'registration' }),
    paper('D-0012', { purpose: 'tax', uploadDate: '2024-11-16T07:20:00.000Z' }),
    paper('D-0013', { purpose: 'bank', status: 'rejected', rejectionReason: 'It is cut off.' }),
    paper('D-0014', { purpose: 'address', status: 'pending' }),
  ])
  await db.merchants.update(merchantId, { approvalStatus: 'UNDER_REVIEW' })
  function Live() {
    const application = useLiveQuery(() => getApplication(db, merchantId), [])
    return application && <DocumentsCard application={application} />
  }
  await render(
    <DatabaseContext value={db}>
      <Live />
    </DatabaseContext>,
  )
  const row = (label: string) =>
    page
      .getByRole('list', { name: 'Required documents' })
      .getByRole('listitem')
      .filter({ hasText: label })
  const states: [label: string, ...words: string[]][] = [
    ['Registration certificate', 'APPROVED', 'D-0011.pdf'],
    ['Tax clearance', 'EXPIRED', 'Expired: upload a new one'],
    ['ID of Rudo Chikomo', 'MISSING', 'National ID, passport or driver’s licence'],
    ['Proof of address', 'PENDING'],
    ['Bank statement', 'REJECTED', 'Rejected: It is cut off.'],
  ]
  for (const [label, ...words] of states)
    for (const word of words)
      await expect.element(row(label).getByText(word, { exact: true })).toBeVisible()
  await expect
    .element(page.getByText('4 of 5 required documents added, 1 approved, 1 rejected, 1 expired'))
    .toBeVisible()
  await expect
    .element(page.getByRole('list', { name: 'Other documents' }).getByRole('listitem'))
    .toHaveTextContent('Business License.pdf')
  await componentAxe()

  const add = (label: string, name: string) =>
    userEvent.upload(page.getByLabelText(`Choose a file for ${label}`), new File([pdf], name))
  await add('ID of Rudo Chikomo', 'Bank statement.pdf')
  await expect
    .element(page.getByText(/^Bank statement\.pdf belongs under Bank statement\./))
    .toBeVisible()
  await add('ID of Rudo Chikomo', 'IMG_0042.pdf')
  await expect
    .element(row('ID of Rudo Chikomo').getByText('PENDING', { exact: true }))
    .toBeVisible()
  const { idDocument = '' } = (await db.directors.get('DR-01')) ?? {}
  expect(await db.documents.get(idDocument)).toMatchObject({
    type: 'identity',
    purpose: 'identity',
  })
  await add('Tax clearance', 'scan.pdf')
  await expect.element(row('Tax clearance').getByText('scan.pdf')).toBeVisible()
  await userEvent.upload(
    page.getByLabelText('Choose a file to replace D-0013.pdf'),
    new File([pdf], 'Tax clearance.pdf'),
  )
  await expect
    .element(page.getByText(/^Tax clearance\.pdf belongs under Tax clearance\./))
    .toBeVisible()
  await expect.element(row('Bank statement').getByText('REJECTED', { exact: true })).toBeVisible()
})

test('of several files picked at once each is asked what it is, beside it and in its menu', async () => {
  const { db } = await smallWorld()
  await db.documents.clear()
  await db.directors.add({ id: 'DR-01', merchantId, name: 'Rudo Chikomo', email: '', phone: '' })
  await db.merchants.update(merchantId, { approvalStatus: 'PENDING' })
  function Live() {
    const application = useLiveQuery(() => getApplication(db, merchantId), [])
    return application && <DocumentsCard application={application} />
  }
  await render(
    <DatabaseContext value={db}>
      <DialogHost>
        <Live />
      </DialogHost>
    </DatabaseContext>,
  )
  // Higher than the toasts.
  await page.viewport(360, 1600)
  const list = (name: string) => page.getByRole('list', { name }).getByRole('listitem')
  const names = ['IMG-20261129-1.jpg', 'IMG-20261129-2.jpg', 'Bank statement.pdf']
  await userEvent.upload(
    page.getByLabelText('Choose documents to upload'),
    names.map((name) => new File([pdf], name)),
  )
  await expect.element(page.getByText('1 of 5 required documents added')).toBeVisible()
  await expect.poll(() => list('Other documents').elements().length).toBe(2)
  const sheet = page.getByRole('dialog', { name: 'What is it?' })
  await page.getByRole('button', { name: `What is it? ${names[0]}` }).click()
  await expect.element(sheet).toBeVisible()
  expect(
    sheet
      .getByRole('button')
      .elements()
      .map((each) => each.textContent),
  ).toEqual(
    expect.arrayContaining([
      'Registration certificate',
      'Tax clearance',
      'ID of Rudo Chikomo',
      'Proof of address',
    ]),
  )
  await componentAxe()
  await sheet.getByRole('button', { name: 'ID of Rudo Chikomo' }).click()
  await expect
    .element(list('Required documents').filter({ hasText: 'ID of Rudo Chikomo' }))
    .toHaveTextContent(names[0] ?? '')
  await page.getByRole('button', { name: `Actions for ${names[1]}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'What is it?' }).click()
  await sheet.getByRole('button', { name: 'Tax clearance' }).click()
  await expect.element(page.getByText(`${names[1]} saved as Tax clearance`)).toBeVisible()
  await expect.element(page.getByText('3 of 5 required documents added')).toBeVisible()
  expect(await db.documents.where('merchantId').equals(merchantId).count()).toBe(3)
})

test('a slow upload shows that it goes on, and is there when the answer comes', async () => {
  const { waits, kept } = await uploadWith({ at: 'upload', how: 'slow' })
  await expect.element(page.getByRole('button', { name: 'Uploading' })).toBeVisible()
  expect(await kept()).toEqual([1, 1])
  await waits.pass([6000])
  await expect.element(page.getByText('Lease.pdf uploaded successfully')).toBeVisible()
  expect(await kept()).toEqual([2, 2])
})

const heic = new File(['\0\0\0\u0018ftypheic\0\0\0\0mif1heic'], 'IMG_0042.HEIC')

/** Returns a canvas of the size of a large photo. */
function photo() {
  const canvas = new OffscreenCanvas(5000, 50)
  canvas.getContext('2d')?.fillRect(0, 0, 5000, 50)
  return canvas
}

/** Returns the stored picture, of which there must be one besides the business's document. */
async function storedPicture(db: Awaited<ReturnType<typeof drawn>>['db']) {
  const stored = await db.files.where('id').notEqual('D-0001').first()
  expect(stored?.mime).toBe('image/jpeg')
  return createImageBitmap(new Blob([stored?.bytes ?? new ArrayBuffer(0)]))
}

test('a WebP picture is kept as a JPEG that every browser shows', async () => {
  const { db } = await drawn()
  await pick(new File([await photo().convertToBlob({ type: 'image/webp' })], 'scan.webp'))
  await expect.element(page.getByText('scan.jpg uploaded successfully')).toBeVisible()
  const { width, height } = await storedPicture(db)
  expect([width, height]).toEqual([4096, 41])
})

test('a HEIC photo is kept as JPEG where the browser can decode it', async () => {
  const { db } = await drawn()
  const decoded = await createImageBitmap(photo())
  vi.spyOn(window, 'createImageBitmap').mockResolvedValueOnce(decoded)
  await pick(heic)
  await expect.element(page.getByText('IMG_0042.jpg uploaded successfully')).toBeVisible()
  expect((await storedPicture(db)).width).toBe(4096)
})

test('elsewhere it says what the file is and how to save it, and keeps nothing', async () => {
  const { db } = await drawn()
  vi.spyOn(window, 'createImageBitmap').mockRejectedValueOnce(new DOMException('No'))
  await pick(heic)
  await expect
    .element(
      page.getByText(
        'IMG_0042.HEIC is a HEIC photo. Save or export it as JPG. It was not uploaded.',
      ),
    )
    .toBeVisible()
  expect(await Promise.all([db.documents.count(), db.files.count()])).toEqual([1, 1])
})
