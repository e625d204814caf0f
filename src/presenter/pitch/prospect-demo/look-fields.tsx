import { type CSSProperties, useId, useState } from 'react'
import type { Picture } from '#db/common.ts'
import type { Currency } from '#db/money.ts'
import { parseAmount } from '#db/text/amount.ts'
import { formatMoney } from '#db/text/format.ts'
import { demoMessages } from '#src/rules/messages/demo.ts'
import { namePicture } from '#src/screens/shared/read-picked.ts'
import { accentTones, type Rgb, toHex, toLch } from '#src/ui/accent.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Button } from '#src/ui/button.tsx'
import { FieldNotes } from '#src/ui/field.tsx'
import { FilePicker } from '#src/ui/file-picker.tsx'
import { useTheme } from '#src/ui/theme.ts'
import type { ProspectForm } from './item-fields.tsx'

interface Swatch {
  value: string
  /** The color's name for those who hear it. */
  label: string
  color: string
}

interface SwatchesProps {
  label: string
  value: string
  onChange: (value: string) => void
  options: readonly Swatch[]
}

/** A choice of one color. Its colors are attributes of SVG, as the content policy forbids inline styles. */
function Swatches({ label, value, onChange, options }: SwatchesProps) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className="-mx-1 flex flex-wrap">
      {options.map((option) => (
        <label
          key={option.value}
          className="relative grid size-11 place-items-center rounded-full outline-focus has-focus-visible:outline-3"
        >
          <input
            type="radio"
            name={name}
            aria-label={option.label}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="peer absolute inset-0 size-full appearance-none rounded-full opacity-0"
          />
          <svg
            viewBox="0 0 32 32"
            aria-hidden
            className="size-8 rounded-full border-2 border-transparent p-0.5 forced-color-adjust-none peer-checked:border-text"
          >
            <circle cx="16" cy="16" r="16" fill={option.color} />
          </svg>
        </label>
      ))}
    </div>
  )
}

/** Colors to choose from without a logo; the first is the product's own. */
const colors = [
  { value: '', label: 'Green', color: '#17543a' },
  { value: '#1d4ed8', label: 'Blue', color: '#1d4ed8' },
  { value: '#0f766e', label: 'Teal', color: '#0f766e' },
  { value: '#7e22ce', label: 'Purple', color: '#7e22ce' },
  { value: '#be185d', label: 'Pink', color: '#be185d' },
  { value: '#b91c1c', label: 'Red', color: '#b91c1c' },
  { value: '#c2410c', label: 'Orange', color: '#c2410c' },
] as const

interface PreviewProps {
  name: string
  town: string
  price: string
  picture: Picture | undefined
  accent: string
}

/** Returns a typed price as it is shown; '' while it can't be read. */
function priceOf(typed: string, currency: Currency): string {
  const { minor } = parseAmount(typed, currency)
  return minor === undefined ? '' : formatMoney(minor, currency)
}

/** How the business will look to those who pay it. */
function Preview({ name, town, price, picture, accent }: PreviewProps) {
  const theme = useTheme()
  const tones = accent === '' ? undefined : accentTones(accent)[theme]
  return (
    <div
      aria-hidden
      style={tones as CSSProperties | undefined}
      className="flex items-center gap-3 rounded-card border border-line bg-surface p-3"
    >
      <Avatar name={name || '?'} of="business" picture={picture} size="md" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{name || 'Your business'}</span>
        <span className="block truncate text-sm text-muted">{town}</span>
      </span>
      <span className="flex-none rounded-control bg-primary px-3.5 py-2 text-sm font-semibold text-on-primary">
        Pay {price}
      </span>
    </div>
  )
}

interface LookFieldsProps {
  form: ProspectForm
  picture: Picture | undefined
  onPicture: (picture: Picture | undefined) => void
}

/** The logo, or else the initials, and the color of buttons. */
export function LookFields({ form, picture, onPicture }: LookFieldsProps) {
  const [fromLogo, setFromLogo] = useState<readonly string[]>([])
  const [reading, setReading] = useState(false)
  const [problem, setProblem] = useState<string | undefined>()

  async function choose([file]: File[]) {
    if (!file) return
    setReading(true)
    const logo = await readLogo(file).catch(() => null)
    const named = logo ? null : await namePicture(file)
    setReading(false)
    setProblem(logo ? undefined : (named ?? demoMessages.pictureUnreadable(file.name)))
    if (!logo) return
    onPicture(logo.picture)
    setFromLogo(logo.accents)
    const [accent = ''] = logo.accents
    form.setFieldValue('accent', accent)
  }

  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 text-sm font-semibold">Logo and colour</legend>
      <form.Subscribe
        selector={({ values: { name, town, items, accent, currency } }) => ({
          name,
          town,
          accent,
          price: priceOf(items[0]?.price ?? '', currency),
        })}
      >
        {(typed) => <Preview {...typed} picture={picture} />}
      </form.Subscribe>
      <div className="grid justify-items-start gap-1.5">
        <span className="flex flex-wrap gap-2">
          <FilePicker
            label="Logo"
            accept="image/*"
            size="sm"
            pending={reading}
            pendingLabel="Reading"
            describedBy={problem && 'logo-error'}
            invalid={problem !== undefined}
            onPick={(files) => void choose(files)}
          >
            {picture ? 'Change logo' : 'Add logo'}
          </FilePicker>
          {picture && (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                onPicture(undefined)
                setFromLogo([])
              }}
            >
              Use initials
            </Button>
          )}
        </span>
        <FieldNotes id="logo" hint={undefined} error={problem} />
      </div>
      <form.Subscribe selector={({ values }) => values.accent}>
        {(accent) => {
          const known = [
            ...fromLogo.map((color, at) => ({
              value: color,
              label: `Logo colour ${at + 1}`,
              color,
            })),
            ...colors,
          ]
          const isKnown = known.some(({ value }) => value === accent)
          const chosen = { value: accent, label: 'Current colour', color: accent }
          return (
            <Swatches
              label="Colour"
              value={accent}
              onChange={(value) => form.setFieldValue('accent', value)}
              options={isKnown ? known : [chosen, ...known]}
            />
          )
        }}
      </form.Subscribe>
    </fieldset>
  )
}

/** The longest side of a stored logo in pixels. */
const mostSide = 256
/** The side of the square in which colors are counted. */
const sampleSide = 48
const hues = 24
const mostAccents = 3

interface ReadLogo {
  picture: Picture
  /** The colors that can be accents, most prominent first. */
  accents: string[]
}

interface Hue {
  weight: number
  sum: [red: number, green: number, blue: number]
}

/** Returns the most prominent colors of pixels, leaving out white, black and grey. */
function accentsOf(pixels: Uint8ClampedArray): string[] {
  const found = Array.from({ length: hues }, (): Hue => ({ weight: 0, sum: [0, 0, 0] }))
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue
    const rgb = [0, 1, 2].map((part) => (pixels[at + part] ?? 0) / 255) as unknown as Rgb
    const { l, c, h } = toLch(rgb)
    if (c < 0.05 || l < 0.2 || l > 0.96) continue
    const hue = found[Math.floor(((h / (2 * Math.PI) + 1) % 1) * hues)]
    if (!hue) continue
    hue.weight += c
    for (const part of [0, 1, 2] as const) hue.sum[part] += rgb[part] * c
  }
  const enough = found.reduce((most, { weight }) => Math.max(most, weight), 0) / 10
  const ranked = found
    .map((hue, place) => ({ ...hue, place }))
    .filter(({ weight }) => weight > 0 && weight >= enough)
    .sort((a, b) => b.weight - a.weight)
  const apart = (a: number, b: number) => Math.min((a - b + hues) % hues, (b - a + hues) % hues)
  return ranked
    .filter(({ place }, at) => ranked.slice(0, at).every((other) => apart(place, other.place) > 1))
    .slice(0, mostAccents)
    .map(({ sum, weight }) => toHex(sum.map((part) => part / weight) as unknown as Rgb))
}

async function decode(file: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(address)
  }
}

function inkOf(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const ink = canvas.getContext('2d', { willReadFrequently: true })
  if (!ink) throw new Error('This device can’t create an image.')
  return { canvas, ink }
}

/**
 * Makes a small picture of a logo, on white and whole, and finds its colors. Rejects for a file that the
 * device can't decode.
 */
async function readLogo(file: Blob): Promise<ReadLogo> {
  const image = await decode(file)
  // An SVG without a size has none.
  const [width, height] = [image.naturalWidth || mostSide, image.naturalHeight || mostSide]
  const scale = Math.min(1, mostSide / Math.max(width, height))
  const side = (length: number) => Math.max(1, Math.round(length * scale))
  const { canvas, ink } = inkOf(side(width), side(height))
  ink.fillStyle = 'white'
  ink.fillRect(0, 0, canvas.width, canvas.height)
  ink.drawImage(image, 0, 0, canvas.width, canvas.height)
  const sample = inkOf(sampleSide, sampleSide)
  sample.ink.drawImage(image, 0, 0, sampleSide, sampleSide)
  const made = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.9)
  })
  if (!made) throw new Error('This device can’t create an image.')
  return {
    picture: { mime: made.type, bytes: await made.arrayBuffer() },
    accents: accentsOf(sample.ink.getImageData(0, 0, sampleSide, sampleSide).data),
  }
}
