import { TOTP } from 'otpauth'

/** Returns the authenticator's code for a secret at an instant. */
export const codeAt = (secret: string, instant: string | number): string =>
  new TOTP({ secret }).generate({ timestamp: new Date(instant).getTime() })
