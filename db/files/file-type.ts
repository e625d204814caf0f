import type { ForeignKind } from '../common.ts'
import { maxUploadBytes } from './upload-limit.ts'

export const allowedMimes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

export type AllowedMime = (typeof allowedMimes)[keyof typeof allowedMimes]

/** The types of the files that the app makes, by format. */
export const fileMimes = {
  pdf: 'application/pdf',
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
} as const

type Kind = AllowedMime | ForeignKind | null

const startingWith = (mark: string) => new RegExp(`^${mark}`)

/** Decodes bytes as text, one character per byte; only those of ASCII keep their code. */
const textOf = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

/** Returns text as it stands in UTF-16, two bytes a letter. */
const wide = (text: string): string => [...text].map((letter) => `${letter}\0`).join('')

/** Returns the names of a zip's files from its index; null if it has none. */
function zipNames(text: string, bytes: Uint8Array): string[] | null {
  const last = text.lastIndexOf('PK\u0005\u0006')
  if (last < 0 || last + 22 > bytes.length) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const names: string[] = []
  let at = view.getUint32(last + 16, true)
  while (text.startsWith('PK\u0001\u0002', at) && at + 46 <= bytes.length) {
    const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true))
    names.push(text.slice(at + 46, at + 46 + (name ?? 0)))
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return names.length > 0 ? names : null
}

/** Spreadsheets and apps share the container of DOCX, so the names inside decide. */
function zipKind(bytes: Uint8Array, head: string): Kind {
  if (head.slice(30, 200).includes('opendocument.text')) return 'odt'
  const text = textOf(bytes)
  const names = zipNames(text, bytes)
  if (!names) return /word\/document\d*\.xml/.test(text) ? allowedMimes.docx : null
  const has = (name: RegExp) => names.some((each) => name.test(each))
  // The main part has many names: Word Online calls it `document2.xml`.
  if (has(/^\[Content_Types\]\.xml$/i) && has(/^[\\/]?word[\\/]/i)) return allowedMimes.docx
  if (has(/^xl[\\/]/i)) return 'excel'
  if (has(/^ppt[\\/]/i)) return 'powerpoint'
  return has(/^Index\/Document\.iwa$/i) ? 'pages' : 'zip'
}

function oleKind(bytes: Uint8Array): Kind {
  const text = textOf(bytes)
  if (text.includes(wide('WordDocument'))) return allowedMimes.doc
  if (text.includes(wide('EncryptedPackage'))) return 'locked-office'
  if (text.includes(wide('Workbook'))) return 'excel'
  return text.includes(wide('PowerPoint Document')) ? 'powerpoint' : null
}

/** Pictures of phones say in their first box what they are. */
function boxKind(_bytes: Uint8Array, head: string): ForeignKind | null {
  const brands = head.slice(8, 8 + 64)
  if (/avi[fs]/.test(brands)) return 'avif'
  return /hei[cxmsf]|hev[cxms]|mif1|msf1/.test(brands) ? 'heic' : null
}

/** Before its own mark, a picture or page in XML may have a head and a remark. */
const xmlBefore = String.raw`^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)?<`

/** How files begin, apart from PDF. */
const beginnings: [RegExp, (bytes: Uint8Array, head: string) => Kind][] = [
  [/^\u00ff\u00d8\u00ff/, () => allowedMimes.jpg],
  [startingWith('\u0089PNG\r\n\u001a\n'), () => allowedMimes.png],
  [startingWith('\u00d0\u00cf\u0011\u00e0'), oleKind],
  [startingWith('PK\u0003\u0004'), zipKind],
  [/^[^]{4}ftyp/, boxKind],
  [/^RIFF[^]{4}WEBP/, () => 'webp'],
  [/^GIF8/, () => 'gif'],
  [/^(?:II\*\0|MM\0\*)/, () => 'tiff'],
  [/^BM[^]{4}\0{4}/, () => 'bmp'],
  [/^\{\\rtf/, () => 'rtf'],
  [new RegExp(String.raw`${xmlBefore}(?:svg|!doctype svg)\b`, 'i'), () => 'svg'],
  [new RegExp(String.raw`${xmlBefore}(?:html|!doctype html)\b`, 'i'), () => 'html'],
  [/^MZ/, () => null],
]

/** How much of a file says what it is: before a PDF, a mark, blank lines or a mail's head may stand. */
const headLength = 1024

/** Returns what a file is by its content; null if that isn't known. */
function kindOf(content: ArrayBuffer): Kind {
  const bytes = new Uint8Array(content)
  const head = String.fromCharCode(...bytes.subarray(0, headLength))
  const beginning = beginnings.find(([begins]) => begins.test(head))
  if (beginning) return beginning[1](bytes, head)
  return head.includes('%PDF-') ? allowedMimes.pdf : null
}

const taken: readonly string[] = Object.values(allowedMimes)

const isTaken = (kind: Kind): kind is AllowedMime => kind !== null && taken.includes(kind)

/**
 * Returns a file's type by its content; null unless it is PDF, DOC, DOCX, JPG or PNG. Its name and
 * the browser's type are ignored, because both can be wrong. RULE-2.
 */
function detectMime(content: ArrayBuffer): AllowedMime | null {
  const kind = kindOf(content)
  return isTaken(kind) ? kind : null
}

/** Returns what a file that isn't taken is, so that it can be named; null if that isn't known. RULE-2. */
export function foreignKind(content: ArrayBuffer): ForeignKind | null {
  const kind = kindOf(content)
  return isTaken(kind) ? null : kind
}

/** Returns the file extension of a type, including the dot. */
export function extensionOf(mime: string): string {
  const found = Object.entries(allowedMimes).find(([, each]) => each === mime)
  return found ? `.${found[0]}` : ''
}

/** Why a file is not taken as a document or as evidence. */
export const uploadProblems = ['file-empty', 'file-too-large', 'file-type-not-allowed'] as const
export type UploadProblem = (typeof uploadProblems)[number]

/**
 * Returns the type of a file that is taken as a document or as evidence, or why it is not: picked, or in
 * a snapshot from elsewhere. RULE-2.
 */
export function checkUpload(
  content: ArrayBuffer,
): { mime: AllowedMime; problem?: undefined } | { mime?: undefined; problem: UploadProblem } {
  if (content.byteLength === 0) return { problem: 'file-empty' }
  if (content.byteLength > maxUploadBytes) return { problem: 'file-too-large' }
  const mime = detectMime(content)
  return mime ? { mime } : { problem: 'file-type-not-allowed' }
}
