import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Returns the SHA-256 of a text in hex. The browser's own hash is only on secure pages. */
export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))
