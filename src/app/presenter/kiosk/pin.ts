import * as v from 'valibot'
import type { Kiosk } from './kiosk.ts'

/** The PIN that ends the kiosk. */
export const pin = v.pipe(v.string(), v.regex(/^\d{4,6}$/, 'Use 4 to 6 digits'))

/** Wrong PINs without a wait, the first wait after them, which doubles, and the longest, in milliseconds. */
const freeTries = 3
const firstWait = 30_000
const longestWait = 10 * 60_000

const rounds = 100_000

const hex = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Returns whether PINs can be hashed: not on pages without https. */
export const canHash = (): boolean => 'subtle' in crypto

export const newSalt = (): string => hex(crypto.getRandomValues(new Uint8Array(16)))

/** Returns the hash of a PIN, slow on purpose. */
export async function hashPin(text: string, salt: string): Promise<string> {
  const encoder = new TextEncoder()
  const typed = await crypto.subtle.importKey('raw', encoder.encode(text), 'PBKDF2', false, [
    'deriveBits',
  ])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations: rounds }
  return hex(await crypto.subtle.deriveBits(how, typed, 256))
}

/** Returns how long until another PIN can be tried; a wait longer than any was set by another clock. */
export function waitLeft({ waitUntil }: Pick<Kiosk, 'waitUntil'>, now: number): number {
  const left = waitUntil - now
  return left > 0 && left <= longestWait ? left : 0
}

/** Returns the kiosk after one more wrong PIN. */
export function afterWrong<K extends Pick<Kiosk, 'wrong' | 'waitUntil'>>(kiosk: K, now: number): K {
  const wrong = kiosk.wrong + 1
  const wait = Math.min(firstWait * 2 ** (wrong - freeTries), longestWait)
  return { ...kiosk, wrong, waitUntil: wrong < freeTries ? 0 : now + wait }
}
