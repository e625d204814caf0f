import { Suspense, useState, type ReactNode } from 'react'
import { afterAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { allowMotion } from '#tests/support/component-motion.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { Menu } from './menu.tsx'
import { Modal } from './modal.tsx'
import { Popover } from './popover.tsx'
import { Select } from './select.tsx'

interface LayerProps {
  name: string
  children?: ReactNode
}

/** A button and the layer that it opens, which is closed by its own button. */
function Opener({
  name,
  draw,
}: {
  name: string
  draw: (layer: { open: boolean; onClose: () => void }, close: ReactNode) => ReactNode
}) {
  const [open, setOpen] = useState(false)
  const onClose = () => setOpen(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {`Open ${name}`}
      </button>
      {draw(
        { open, onClose },
        <button type="button" onClick={onClose}>
          {`End ${name}`}
        </button>,
      )}
    </>
  )
}

const choices = ['First', 'Second'].map((label) => ({ label, value: label }))

function Choice({ name }: LayerProps) {
  const [value, setValue] = useState('First')
  return <Select label={`Open ${name}`} value={value} onChange={setValue} options={choices} />
}

/** Everything that opens over a page, by what people call it. */
const kinds = {
  dialog: ({ name, children }: LayerProps) => (
    <Opener
      name={name}
      draw={(layer, close) => (
        <Dialog {...layer} title={name}>
          {children}
          {close}
        </Dialog>
      )}
    />
  ),
  drawer: ({ name, children }: LayerProps) => (
    <Opener
      name={name}
      draw={(layer, close) => (
        <Dialog {...layer} title={name} variant="drawer">
          {children}
          {close}
        </Dialog>
      )}
    />
  ),
  question: ({ name }: LayerProps) => (
    <Opener
      name={name}
      draw={(layer) => (
        <ConfirmDialog
          {...layer}
          title={name}
          text="It can’t be undone."
          confirmLabel={`End ${name}`}
          onConfirm={layer.onClose}
        />
      )}
    />
  ),
  'full screen': ({ name, children }: LayerProps) => (
    <Opener
      name={name}
      draw={(layer, close) => (
        <Modal {...layer} aria-label={name} place="" className="size-full bg-white">
          {children}
          {close}
        </Modal>
      )}
    />
  ),
  menu: ({ name }: LayerProps) => (
    <Menu label={`Open ${name}`} items={[{ label: `End ${name}` }]} />
  ),
  select: Choice,
  popover: ({ name, children }: LayerProps) => (
    <Popover title={name} button={<button type="button">{`Open ${name}`}</button>}>
      {(close) => (
        <>
          {children}
          <button type="button" onClick={close}>
            {`End ${name}`}
          </button>
        </>
      )}
    </Popover>
  ),
}
type Kind = keyof typeof kinds

/** What others are opened from. On a phone a drawer is the sheet that a dialog is. */
const places: [where: string, width: number, lower: Kind[]][] = [
  ['on a phone', 360, ['dialog', 'full screen']],
  ['at a desk', 1280, ['dialog', 'drawer', 'full screen']],
]

const opener = (name: string) => page.getByRole('button', { name: new RegExp(`^Open ${name}`) })
const layer = (name: string) => page.getByRole('dialog', { name, exact: true })
const end = (kind: Kind) => {
  if (kind === 'select') return page.getByRole('option', { name: 'Second' })
  // A button that waits has its label twice.
  if (kind === 'question') return page.getByRole('button', { name: 'End upper' })
  return page.getByText('End upper', { exact: true })
}

afterAll(() => page.viewport(360, 740))

/** Presses a button by keyboard: a click could miss it while its drawer still comes in. */
async function press(button: ReturnType<typeof opener>) {
  const element = button.element()
  if (element instanceof HTMLElement) element.focus()
  await userEvent.keyboard(' ')
}

const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn))

/** Opens a layer from another. */
async function openBoth(below: Kind, above: Kind, width: number) {
  await page.viewport(width, 740)
  const [Below, Above] = [kinds[below], kinds[above]]
  await render(
    <main>
      <Suspense>
        <Below name="lower">
          <Above name="upper" />
        </Below>
      </Suspense>
    </main>,
  )
  await press(opener('lower'))
  await expect.element(layer('lower')).toBeVisible()
  // A list beside a button that still moves would follow it, frame by frame; it begins a frame after it is there.
  await expect
    .poll(async () => {
      await nextFrame()
      await nextFrame()
      return document.getAnimations().length
    })
    .toBe(0)
  await press(opener('upper'))
  await expect.element(end(above)).toBeVisible()
}

const uppers = Object.keys(kinds) as Kind[]
const pairs = places.flatMap(([where, width, lower]) =>
  lower.flatMap((below) => uppers.map((above) => [where, above, below, width] as const)),
)

test.each(pairs)(
  '%s Escape closes first a %s, then the %s that it was opened from, also while the first moves away',
  async (_where, above, below, width) => {
    await allowMotion()
    await openBoth(below, above, width)
    await userEvent.keyboard('{Escape}')
    await expect.element(end(above)).not.toBeInTheDocument()
    await expect.element(layer('lower')).toBeVisible()
    await expect.element(opener('upper')).toHaveFocus()
    await press(opener('upper'))
    await expect.element(end(above)).toBeVisible()
    if (above === 'menu' || above === 'select') await end(above).click()
    else await press(end(above))
    await userEvent.keyboard('{Escape}')
    await expect.element(layer('lower')).not.toBeInTheDocument()
    await expect.element(end(above)).not.toBeInTheDocument()
    await expect.element(opener('lower')).toHaveFocus()
  },
)
