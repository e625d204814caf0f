import { beforeEach, expect, test, vi } from 'vitest'
import { toast } from '#src/ui/toast.ts'
import { shareOrCopy } from './copy-and-share.tsx'

const success = vi.spyOn(toast, 'success').mockImplementation(() => {})
beforeEach(() => vi.clearAllMocks())

const link = { title: 'Barista class', url: 'https://paid.example/pay/barista-class' }
const file = new File(['code'], 'barista-class-qr.png', { type: 'image/png' })

/** Stands in for a browser: what its share sheet takes, and what is done there. */
function browser(takes: (data: ShareData) => boolean, ends: () => Promise<void>) {
  const share = vi.fn<(data: ShareData) => Promise<void>>(ends)
  const writeText = vi.fn(async (_text: string) => undefined)
  vi.stubGlobal('navigator', { canShare: takes, share, clipboard: { writeText } })
  return { share, writeText }
}

test('the system’s sheet gets the title and the address, and a picture where it takes files', async () => {
  const all = browser(
    () => true,
    async () => undefined,
  )
  await shareOrCopy(link)
  await shareOrCopy({ ...link, file })
  expect(all.share.mock.calls).toEqual([
    [link],
    [{ title: link.title, text: link.url, files: [file] }],
  ])
  expect(all.writeText).not.toHaveBeenCalled()

  const { share } = browser(
    ({ files }) => !files,
    async () => undefined,
  )
  await shareOrCopy({ ...link, file })
  expect(share.mock.calls).toEqual([[link]])
})

test('with words around the address the sheet gets them alone, and without a sheet they are copied', async () => {
  const text = `Pay for the class.\n\n${link.url}`
  const all = browser(
    () => true,
    async () => undefined,
  )
  await shareOrCopy({ ...link, text })
  await shareOrCopy({ ...link, text, file })
  expect(all.share.mock.calls).toEqual([
    [{ title: link.title, text }],
    [{ title: link.title, text, files: [file] }],
  ])
  const none = browser(
    () => false,
    async () => undefined,
  )
  await shareOrCopy({ ...link, text })
  expect(none.writeText).toHaveBeenCalledWith(text)
})

test('without a sheet, or where it fails, the address is copied and said; a closed sheet does nothing', async () => {
  const none = browser(
    () => false,
    async () => undefined,
  )
  await shareOrCopy(link)
  expect(none.writeText).toHaveBeenCalledWith(link.url)
  expect(success).toHaveBeenCalledWith('Copied to clipboard!', expect.anything())

  const failing = browser(
    () => true,
    async () => {
      throw new DOMException('No', 'NotAllowedError')
    },
  )
  await shareOrCopy(link)
  expect(failing.writeText).toHaveBeenCalledWith(link.url)

  const closed = browser(
    () => true,
    async () => {
      throw new DOMException('No', 'AbortError')
    },
  )
  await shareOrCopy(link)
  expect(closed.writeText).not.toHaveBeenCalled()
})
