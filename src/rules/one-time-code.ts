/** How many digits the one-time code has (spec §9). */
export const codeLength = 6

/** How long a person waits before they can ask for another code, in seconds. */
export const resendWait = 30

/** Where the digits begin that a keyboard may write: ours, the Arabic ones, the Persian ones, the wide ones. */
const zeros = [0x30, 0x0660, 0x06f0, 0xff10]

/** The digits of a pasted code, whatever stands between them and in whichever of these scripts: `12 34-56` is 123456. */
export function digitsOf(text: string): string {
  let digits = ''
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    const zero = zeros.find((first) => point >= first && point <= first + 9)
    if (zero !== undefined) digits += String(point - zero)
  }
  return digits
}
