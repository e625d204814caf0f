// Proves DEMO-14, RULE-2.
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { setFault } from '#db/demo/actions.ts'
import type { Fault } from '#db/demo/schemas.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { holdWaits } from '#tests/support/hold-waits.ts'
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
      <DocumentsCard merchant={merchant} documents={[]} />
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

test('a slow upload shows that it goes on, and is there when the answer comes', async () => {
  const { waits, kept } = await uploadWith({ at: 'upload', how: 'slow' })
  await expect.element(page.getByText('Uploading')).toBeVisible()
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
