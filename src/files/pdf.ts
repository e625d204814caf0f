import bold from '@expo-google-fonts/instrument-sans/700Bold/InstrumentSans_700Bold.ttf?url'
import regular from '@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf?url'
import { jsPDF } from 'jspdf'
import { standIn } from '#src/rules/messages/app.ts'
import { type Colour, ink } from './colours.ts'

export const family = 'Instrument Sans'

/** Loads a font file in the form jsPDF takes: one character per byte. */
async function fontFile(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The font of PDFs did not load: ${response.status}.`)
  let text = ''
  for (const byte of new Uint8Array(await response.arrayBuffer())) text += String.fromCharCode(byte)
  return text
}

let fonts: Promise<readonly [regular: string, bold: string]> | undefined

function loadFonts() {
  fonts ??= Promise.all([fontFile(regular), fontFile(bold)]).catch((error: unknown) => {
    fonts = undefined
    throw error
  })
  return fonts
}

/** Creates a one-page PDF, in points, with the product's typeface embedded. Rejects if the font does not load. */
export async function newPdf(width: number, height: number): Promise<jsPDF> {
  const [normal, strong] = await loadFonts()
  const doc = new jsPDF({
    unit: 'pt',
    format: [width, height],
    orientation: width > height ? 'landscape' : 'portrait',
    compress: true,
    putOnlyUsedFonts: true,
  })
  doc.addFileToVFS('regular.ttf', normal)
  doc.addFont('regular.ttf', family, 'normal')
  doc.addFileToVFS('bold.ttf', strong)
  doc.addFont('bold.ttf', family, 'bold')
  doc.setFont(family, 'normal')
  return doc
}

export interface TextLook {
  /** In points. */
  size: number
  bold?: boolean
  colour?: Colour
  /** Aligns the text's right edge to the position. */
  toRight?: boolean
  centered?: boolean
}

type HasLetter = (letter: string) => boolean

/** Returns whether the document's font has a character. */
function lettersOf(doc: jsPDF): HasLetter {
  doc.setFont(family, 'normal')
  // jsPDF's types leave out the metadata of an embedded font.
  const { metadata } = doc.getFont() as unknown as {
    metadata: { characterToGlyph: (code: number) => number }
  }
  return (letter) => metadata.characterToGlyph(letter.codePointAt(0) ?? 0) > 0
}

/** Characters without a shape of their own. */
const shapeless = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/u
/** Characters that change the shape of the one before them. */
const accents = /[\p{M}\p{Emoji_Modifier}]/u

/**
 * Returns a text as a font can show it: with a stand-in for each character that it lacks, so that a name is never shorter
 * without a word. The narrow space in figures becomes a no-break space. `onMissing` is called with each character.
 */
export function withStandIns(
  text: string,
  has: HasLetter,
  onMissing: (letter: string) => void = () => {},
): string {
  return text
    .normalize('NFC')
    .replaceAll('\u202f', '\u00a0')
    .replace(/[^ -~]/gu, (letter) => {
      if (letter < ' ' || has(letter)) return letter
      if (shapeless.test(letter)) return ''
      onMissing(letter)
      return accents.test(letter) ? '' : standIn
    })
}

/** Returns a text in the letters of a document's font. */
export const inLettersOfFont = (doc: jsPDF, text: string): string =>
  /^[ -~]*$/.test(text) ? text : withStandIns(text, lettersOf(doc))

export function setLook(doc: jsPDF, { size, bold: isBold = false, colour = ink }: TextLook): void {
  doc.setFont(family, isBold ? 'bold' : 'normal')
  doc.setFontSize(size)
  doc.setTextColor(...colour)
}

export function putText(doc: jsPDF, text: string, x: number, y: number, look: TextLook): void {
  const shown = inLettersOfFont(doc, text)
  setLook(doc, look)
  doc.text(shown, x, y, {
    align: look.toRight ? 'right' : look.centered ? 'center' : 'left',
  })
}

/** Collects the characters written, to find those the font lacks. */
export class Letters {
  readonly #seen = new Set<string>()

  add(text: string): void {
    if (/^[ -~]*$/.test(text)) return
    for (const letter of text.normalize('NFC')) this.#seen.add(letter)
  }

  missing(doc: jsPDF): string[] {
    const missing: string[] = []
    const has = lettersOf(doc)
    for (const each of this.#seen) withStandIns(each, has, (letter) => missing.push(letter))
    return missing
  }
}
