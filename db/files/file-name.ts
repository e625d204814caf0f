import { visible } from '../text/typed-text.ts'
import { extensionOf } from './file-type.ts'

const longest = 120

/**
 * Returns a picked file's name cleaned for storage: no path or invisible characters, of which those
 * that change the reading direction can disguise an extension; at most 120 characters.
 */
export function cleanFileName(name: string): string {
  const base = visible(name.split(/[\\/]/).at(-1) ?? '')
  const characters = [...(/^\.*$/.test(base) ? 'document' : base)]
  if (characters.length <= longest) return characters.join('')
  const ending = /\.[a-z0-9]{1,5}$/i.exec(base)?.[0] ?? ''
  return characters.slice(0, longest - ending.length).join('') + ending
}

/**
 * Returns a download name: the file's own, safe on every system, with the extension of its content.
 */
export function downloadName(name: string, mime: string): string {
  const safe = cleanFileName(name).replace(/[<>:"|?*]/g, '_')
  const ending = extensionOf(mime)
  const same =
    safe.toLowerCase().endsWith(ending) || (ending === '.jpg' && /\.(?:jpeg|jpe|jfif)$/i.test(safe))
  return same ? safe : safe + ending
}
