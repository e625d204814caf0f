import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asSaved, copyText, downloadFile, share } from './share.ts'
import { toast } from './toast.ts'

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15'
const iPad = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15'
const android = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile'

interface Browser {
  userAgent?: string
  touch?: number
  /** How the browser says that the app is installed. */
  installed?: 'display-mode' | 'standalone' | 'no'
  takesFiles?: boolean
  ends?: () => Promise<void>
}

const info = vi.spyOn(toast, 'info').mockImplementation(() => {})
beforeEach(() => vi.clearAllMocks())
afterEach(() => vi.unstubAllGlobals())

/** Stands in for a browser; records what is shared and what is saved. */
function browser({
  userAgent = iPhone,
  touch = 5,
  installed = 'standalone',
  takesFiles = true,
  ends = async () => undefined,
}: Browser) {
  const shared: string[] = []
  const saved: string[] = []
  vi.stubGlobal('matchMedia', () => ({ matches: installed === 'display-mode' }))
  vi.stubGlobal('navigator', {
    userAgent,
    maxTouchPoints: touch,
    standalone: installed === 'standalone',
    canShare: () => takesFiles,
    share: async ({ files = [] }: ShareData) => {
      shared.push(...files.map(({ name }) => name))
      await ends()
    },
  })
  const link = { href: '', download: '', target: '' }
  vi.stubGlobal('document', {
    createElement: () => ({
      ...link,
      click(this: typeof link) {
        saved.push(`${this.download}${this.target}`)
      },
    }),
  })
  return { shared, saved }
}

const download = () => downloadFile('receipt.pdf', 'application/pdf', '%PDF-')

test.each<[what: string, browser: Browser, shares: boolean]>([
  ['an installed app on an iPhone', {}, true],
  ['one that says so by its display mode', { installed: 'display-mode' }, true],
  ['one on an iPad', { userAgent: iPad }, true],
  ['Safari on an iPhone', { installed: 'no' }, false],
  ['a Mac', { userAgent: iPad, touch: 0, installed: 'display-mode' }, false],
  ['an installed app on Android', { userAgent: android, installed: 'display-mode' }, false],
])('%s', (_what, about, shares) => {
  const { shared, saved } = browser(about)
  download()
  expect(shared).toEqual(shares ? ['receipt.pdf'] : [])
  expect(saved).toEqual(shares ? [] : ['receipt.pdf'])
})

/** Presses the action of the message that says that the file is ready. */
async function pressSave() {
  await expect.poll(() => info).toHaveBeenCalledTimes(1)
  const [words, options] = info.mock.calls[0] ?? []
  expect(words).toBe('receipt.pdf is ready')
  options?.action?.onClick()
}

test('a file that was made too long after the press is shared with the next one', async () => {
  let isPressed = false
  const { shared, saved } = browser({
    ends: async () => {
      if (!isPressed) throw new DOMException('No', 'NotAllowedError')
    },
  })
  download()
  await expect.poll(() => info).toHaveBeenCalled()
  isPressed = true
  await pressSave()
  await expect.poll(() => shared).toEqual(['receipt.pdf', 'receipt.pdf'])
  expect(saved).toEqual([])
})

test('where no file can be shared, it opens in a window that can be closed', async () => {
  const { shared, saved } = browser({ takesFiles: false })
  download()
  await pressSave()
  await expect.poll(() => saved).toEqual(['receipt.pdf_blank'])
  expect(shared).toEqual([])
})

test('a share sheet that is closed asks nothing more', async () => {
  const { saved } = browser({
    ends: async () => {
      throw new DOMException('Closed', 'AbortError')
    },
  })
  download()
  await Promise.resolve()
  expect(info).not.toHaveBeenCalled()
  expect(saved).toEqual([])
})

test.each([
  ['INV-000004.pdf downloaded', 'INV-000004.pdf ready'],
  ['chart.csv downloaded: 31 rows', 'chart.csv ready: 31 rows'],
  [
    'This device is out of space. may.csv was downloaded but not saved in Paid.',
    'This device is out of space. may.csv is ready but not saved in Paid.',
  ],
])('where %j would be shared, it is only said to be ready', (words, shared) => {
  browser({ installed: 'no' })
  expect(asSaved(words)).toBe(words)
  browser({})
  expect(asSaved(words)).toBe(shared)
})

test('what is copied or shared has plain spaces where a screen has none that break', async () => {
  const text = 'ZWL\u00a01\u00a0750.00 arrives by 5:00\u00a0PM'
  const [writeText, shared] = [vi.fn(async () => undefined), vi.fn(async () => undefined)]
  vi.stubGlobal('navigator', { clipboard: { writeText }, canShare: () => true, share: shared })
  await copyText(text)
  await share({ title: 'Payout', text })
  const plain = 'ZWL 1 750.00 arrives by 5:00 PM'
  expect(writeText).toHaveBeenCalledWith(plain)
  expect(shared).toHaveBeenCalledWith({ title: 'Payout', text: plain })
})
