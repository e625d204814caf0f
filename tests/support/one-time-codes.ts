import { TOTP } from 'otpauth'

/** What an authenticator app shows for a secret at an instant. */
export const codeAt = (secret: string, instant: string | number): string =>
  new TOTP({ secret }).generate({ timestamp: new Date(instant).getTime() })
