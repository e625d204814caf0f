/* Parts of the catalogue in English that the merchant's form of a payment shares, without the rest. */

/** What is wrong with a card. */
export const cardEnglish = {
  numberMissing: 'Enter the number on the front of the card',
  numberWrong: 'Check the card number',
  brandUnknown: 'Use a Visa or Mastercard card',
  notLocal: 'This isn’t a ZimSwitch card. Choose Visa or Mastercard to pay with it',
  expiryMissing: 'Enter the month and year, such as 08/28',
  expiryWrong: 'Use month and year, such as 08/28',
  expired: 'This card has expired',
  codeWrong: 'Enter the 3 digits on the back of the card',
}

/** The question about a number of another network. */
export const networkEnglish = {
  looksLike: (network: string) =>
    `This looks like ${network === 'Econet' ? 'an' : 'a'} ${network} number.`,
  payBy: (wallet: string) => `Pay by ${wallet}?`,
  has: (wallet: string, network: string) => `${wallet} has ${network} numbers.`,
  use: (wallet: string) => `Use ${wallet}`,
  keep: (wallet: string) => `Keep ${wallet}`,
  /** The error at a number whose question is not answered yet. */
  unanswered: 'Choose the wallet for this number',
}
export type NetworkWords = typeof networkEnglish
