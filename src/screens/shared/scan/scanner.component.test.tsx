// Proves LINK-6.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { qrPng, screenCode } from '#src/screens/shared/share-link/qr-code.tsx'
import { componentAxe } from '#tests/support/component-axe.ts'
import { PaymentScanner, Scanner } from './scanner.tsx'

const address = 'https://paid.example/pay-here#pay1.WyIxMDQyIiwiVnVtYmEgQ29mZmVlIFJvYXN0ZXJzIl0'
const fails = (name: string) => () => Promise.reject(new DOMException('No.', name))

let getUserMedia = vi.spyOn(navigator.mediaDevices, 'getUserMedia')
beforeEach(() => {
  getUserMedia = vi.spyOn(navigator.mediaDevices, 'getUserMedia')
  getUserMedia.mockImplementation(fails('NotFoundError'))
})
afterEach(() => {
  getUserMedia.mockRestore()
  vi.unstubAllGlobals()
})

async function open() {
  const onRead = vi.fn()
  const screen = await render(<Scanner hint="Point the camera at the code." onRead={onRead} />)
  const pick = (file: File) =>
    userEvent.upload(screen.getByLabelText('Picture of the code', { exact: true }), file)
  return { ...screen, onRead, pick }
}

const pictureOf = async (text: string, name = 'code.png') =>
  new File([await qrPng(screenCode(text))], name, { type: 'image/png' })

/** A camera that looks at a code. */
async function cameraAt(text: string): Promise<MediaStream> {
  const picture = await createImageBitmap(await qrPng(screenCode(text)))
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = [1280, 720]
  const ink = canvas.getContext('2d')
  if (!ink) throw new Error('There is nothing to draw on.')
  const draw = () => {
    ink.fillStyle = '#7a6a58'
    ink.fillRect(0, 0, 1280, 720)
    ink.drawImage(picture, 400, 120, 480, 480)
  }
  draw()
  const timer = setInterval(draw, 50)
  const stream = canvas.captureStream(20)
  stream.getTracks()[0]?.addEventListener('ended', () => clearInterval(timer))
  return stream
}

test('where the page can’t sign, a sentence says what payments need, and nothing can be scanned', async () => {
  vi.stubGlobal('crypto', {})
  const { getByText, getByRole } = await render(<PaymentScanner hint="" onRead={() => {}} />)
  await expect.element(getByText('Payments between phones need a secure connection.')).toBeVisible()
  expect(getByRole('button').elements()).toEqual([])
})

describe('with a camera', () => {
  test('the code that it sees is read once, and the camera goes off with the scanner', async () => {
    const stream = await cameraAt(address)
    getUserMedia.mockResolvedValue(stream)
    const { getByText, getByLabelText, onRead, unmount } = await open()
    await expect.element(getByText('Point the camera at the code.')).toBeVisible()
    await expect.element(getByLabelText('Camera')).toBeVisible()
    await componentAxe()
    await expect.poll(() => onRead).toHaveBeenCalledExactlyOnceWith(address)
    expect(getUserMedia.mock.calls[0]?.[0]).toMatchObject({ video: { facingMode: 'environment' } })
    await unmount()
    expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended'])
  })

  test('the browser’s own reader is taken where it reads QR codes', async () => {
    const detect = vi.fn(async () => [{ rawValue: 'read by the browser' }])
    class Detector {
      static getSupportedFormats = async () => ['ean_13', 'qr_code']
      detect = detect
    }
    vi.stubGlobal('BarcodeDetector', Detector)
    const { onRead, pick } = await open()
    await pick(await pictureOf(address))
    await expect.poll(() => onRead).toHaveBeenCalledExactlyOnceWith('read by the browser')
  })

  test.each([
    ['reads other codes alone', async () => ['ean_13'], async () => [{ rawValue: 'no' }]],
    ['fails', async () => ['qr_code'], fails('OperationError')],
    ['finds none', async () => ['qr_code'], async () => []],
  ])('and the library where that %s', async (_what, getSupportedFormats, detect) => {
    class Detector {
      static getSupportedFormats = getSupportedFormats
      detect = detect
    }
    vi.stubGlobal('BarcodeDetector', Detector)
    const { onRead, pick } = await open()
    await pick(await pictureOf(address))
    await expect.poll(() => onRead).toHaveBeenCalledExactlyOnceWith(address)
  })
})

describe('without one', () => {
  test('it says what the camera needs on a page without https, where pictures are read', async () => {
    vi.stubGlobal('navigator', {})
    const { getByText, onRead, pick } = await open()
    await expect.element(getByText(/^The camera needs a secure connection/)).toBeVisible()
    await pick(await pictureOf(address))
    await expect.poll(() => onRead).toHaveBeenCalledExactlyOnceWith(address)
  })

  test('it says so, and a picture of the code is read', async () => {
    const { getByText, onRead, pick } = await open()
    await expect.element(getByText('No camera found. Choose a picture of the code.')).toBeVisible()
    await componentAxe()
    await pick(await pictureOf(address))
    await expect.poll(() => onRead).toHaveBeenCalledExactlyOnceWith(address)
  })

  test.each([
    [
      'NotAllowedError',
      'Camera access is off. Allow it in your browser, or choose a picture of the code.',
    ],
    [
      'NotReadableError',
      'Another app is using the camera. Close it and try again, or choose a picture.',
    ],
  ])('after %s it says why, and tries again when asked to', async (name, words) => {
    getUserMedia.mockImplementation(fails(name))
    const { getByText, getByRole, onRead } = await open()
    await expect.element(getByText(words)).toBeVisible()
    getUserMedia.mockResolvedValue(await cameraAt(address))
    await getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => onRead).toHaveBeenCalledExactlyOnceWith(address)
  })

  test('a picture without a code, and a file that is no picture, are named', async () => {
    const { getByText, onRead, pick } = await open()
    const blank = new OffscreenCanvas(40, 40)
    blank.getContext('2d')
    await pick(new File([await blank.convertToBlob()], 'blank.png', { type: 'image/png' }))
    await expect
      .element(getByText('No code found in blank.png. Choose a sharp picture of the whole code.'))
      .toBeVisible()
    await pick(new File(['text'], 'notes.png', { type: 'image/png' }))
    await expect.element(getByText('notes.png is not a picture.')).toBeVisible()
    await expect.element(getByText(/^No code found/)).not.toBeInTheDocument()
    expect(onRead).not.toHaveBeenCalled()
  })
})
