/** What is said of payouts and of the accounts that they go to. */
export const payoutMessages = {
  noPending: 'No pending payouts',
  broughtForward: 'Earlier payouts, brought forward',
  requested: (amount: string, arrives: string) => `${amount} is on its way. It arrives ${arrives}`,
  cancelled: (id: string, amount: string) =>
    `${id} is cancelled. ${amount} is back in your balance`,
  accountAdded: (name: string) => `${name} is added. Two small deposits are on their way to it`,
  accountVerified: (name: string) => `${name} is verified`,
  accountRemoved: (name: string) => `${name} is removed`,
  accountBack: (name: string) => `${name} is back`,
  defaultChosen: (name: string) => `Payouts go to ${name} from now on`,
  automaticSaved: 'Automatic payouts are saved',
  statementDownloaded: (file: string) => `${file} is downloaded`,
  wrongDeposits: (left: number) =>
    left === 0
      ? 'Those are not the amounts. The account is locked now'
      : `Those are not the amounts. ${left === 1 ? '1 try is' : `${left} tries are`} left`,

  // In dry run a button says what it would do.
  wouldRequest: (amount: string) => `${amount} would be paid out`,
  wouldCancel: (id: string) => `${id} would be cancelled`,
  wouldAddAccount: 'The account would be added, and two small deposits sent to it',
  wouldVerify: 'The account would be verified by these amounts',
  wouldRemove: (name: string) => `${name} would be removed after confirmation`,
  wouldPutBack: (name: string) => `${name} would be brought back`,
  wouldChooseDefault: (name: string) => `Payouts would go to ${name}`,
  wouldSaveAutomatic: 'Automatic payouts would be saved',
  wouldDownload: (id: string) => `The statement of ${id} would be downloaded`,
  wouldView: (id: string) => `Details of ${id} would be shown`,
} as const
