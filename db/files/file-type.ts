export const allowedMimes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

export type AllowedMime = (typeof allowedMimes)[keyof typeof allowedMimes]

const startsWith = (bytes: Uint8Array, signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte)

function includes(bytes: Uint8Array, text: string, step: 1 | 2): boolean {
  const last = bytes.length - text.length * step
  for (let start = 0; start <= last; start += 1) {
    let index = 0
    while (index < text.length && bytes[start + index * step] === text.charCodeAt(index)) index += 1
    if (index === text.length) return true
  }
  return false
}

/**
 * Returns a file's type by its content; null unless it is PDF, DOC, DOCX, JPG or PNG. Its name and
 * the browser's type are ignored, because both can be wrong. RULE-2.
 */
export function detectMime(content: ArrayBuffer): AllowedMime | null {
  const bytes = new Uint8Array(content)
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46, 0x2d])) return allowedMimes.pdf
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return allowedMimes.jpg
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return allowedMimes.png
  // Spreadsheets, programs and installers share the containers of Word's formats, so the document's
  // own part decides.
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]) && includes(bytes, 'WordDocument', 2))
    return allowedMimes.doc
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) && includes(bytes, 'word/document.xml', 1))
    return allowedMimes.docx
  return null
}

/** Returns the file extension of a type, including the dot. */
export function extensionOf(mime: string): string {
  const found = Object.entries(allowedMimes).find(([, each]) => each === mime)
  return found ? `.${found[0]}` : ''
}
