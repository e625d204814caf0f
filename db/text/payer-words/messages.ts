import { countOf } from '../format.ts'
import { isolating } from '../typed-text.ts'
import type { PayerLanguage } from './languages.ts'

/** A wallet's code, by its parts: the amount is formatted, as it is in all messages. */
interface Code {
  code: string
  wallet: string
  amount: string
  merchant: string
  minutes: number
}

/** An invoice, by its parts; `due` is a day. */
interface OfInvoice {
  number: string
  merchant: string
  amount: string
  due: string
}

/**
 * The words of messages to a payer in English: texts, emails and WhatsApp messages, as they are stored. Their drafts are
 * beside them and not in the other drafts, because an action that writes a message can't wait for a script.
 */
const english = {
  codeSubject: (wallet: string) => `Your ${wallet} code`,
  code: ({ code, wallet, amount, merchant, minutes }: Code) =>
    `${code} is your ${wallet} code to pay ${amount} to ${merchant}. It expires in ${minutes} minutes. Don’t share it.`,
  hello: (name: string) => `Hello ${name},`,
  invoiceSubject: ({ number, merchant }: Pick<OfInvoice, 'number' | 'merchant'>) =>
    `Invoice ${number} from ${merchant}`,
  invoiceSent: ({ number, merchant, amount, due }: OfInvoice) =>
    `${merchant} has sent you invoice ${number} for ${amount}, due ${due}.`,
  waysToPay: 'Pay in full or in part by mobile money, card or bank transfer.',
  reminderSubject: ({ number, merchant }: Pick<OfInvoice, 'number' | 'merchant'>) =>
    `Reminder: invoice ${number} from ${merchant}`,
  isDue: ({ number, merchant, amount, due }: OfInvoice) =>
    `${amount} of invoice ${number} from ${merchant} is due ${due}.`,
  isOverdue: ({ number, merchant, amount, due, days }: OfInvoice & { days: number }) =>
    `${amount} of invoice ${number} from ${merchant} was due ${due} and is ${countOf(days, 'day')} overdue.`,
  ignore: 'If you have already paid, please ignore this message.',
  creditSubject: ({ number, merchant }: Pick<OfInvoice, 'number' | 'merchant'>) =>
    `Credit note ${number} from ${merchant}`,
  credited: ({ number, merchant, amount }: Omit<OfInvoice, 'due'>) =>
    `${merchant} refunded ${amount} of invoice ${number}, to the payment method you used.`,
  creditAttached: (number: string) =>
    `Credit note ${number} is attached. Nothing is due again on the invoice.`,
  creditConfirms: (number: string) =>
    `Credit note ${number} confirms it. Nothing is due again on the invoice.`,
  pay: (amount: string) => `Pay ${amount}`,
  /** Above the steps that pay by USSD. */
  withoutData: 'Without data, on any phone:',
  dial: 'Dial your wallet’s code:',
  plusFee: (percent: string) => `plus ${percent}% customer fee`,
  enterReference: (reference: string) => `Enter the reference: ${reference}`,
  amount: (amount: string) => `Amount: ${amount}`,
  confirm: 'Confirm with your PIN.',
  sample: 'Sample, do not pay.',
  orHere: 'Or pay here:',
}
export type MessageWords = typeof english

/** A draft of messages is whole, so that each is in one language. */
const shona: MessageWords = {
  codeSubject: (wallet) => `Kodhi yenyu ye${wallet}`,
  code: ({ code, wallet, amount, merchant, minutes }) =>
    `${code} ndiyo kodhi yenyu ye${wallet} yekubhadhara ${amount} kuna ${merchant}. Inoshanda kwemaminitsi ${minutes}. Musaudze munhu kodhi iyi.`,
  hello: (name) => `Mhoroi ${name},`,
  invoiceSubject: ({ number, merchant }) => `Invoice ${number} kubva kuna ${merchant}`,
  invoiceSent: ({ number, merchant, amount, due }) =>
    `${merchant} yakutumirai invoice ${number} ye${amount}, inofanira kubhadharwa musi wa ${due}.`,
  waysToPay: 'Munogona kubhadhara yose kana zvikamu, nemobile money, nekadhi kana nebank transfer.',
  reminderSubject: ({ number, merchant }) =>
    `Tinokuyeuchidzai: invoice ${number} kubva kuna ${merchant}`,
  isDue: ({ number, merchant, amount, due }) =>
    `${amount} yeinvoice ${number} kubva kuna ${merchant} inofanira kubhadharwa musi wa ${due}.`,
  isOverdue: ({ number, merchant, amount, due, days }) =>
    `${amount} yeinvoice ${number} kubva kuna ${merchant} yaifanira kubhadharwa musi wa ${due}, uye yanonoka ${days === 1 ? 'nezuva rimwe' : `nemazuva ${days}`}.`,
  ignore: 'Kana makatobhadhara, musava nehanya nemeseji iyi.',
  creditSubject: ({ number, merchant }) => `Credit note ${number} kubva kuna ${merchant}`,
  credited: ({ number, merchant, amount }) =>
    `${merchant} yakudzorerai ${amount} yeinvoice ${number}, nenzira yamakabhadhara nayo.`,
  creditAttached: (number) =>
    `Credit note ${number} iri pameseji ino. Hapana chamunofanira kubhadhara zvakare painvoice iyi.`,
  creditConfirms: (number) =>
    `Credit note ${number} inosimbisa izvi. Hapana chamunofanira kubhadhara zvakare painvoice iyi.`,
  pay: (amount) => `Bhadharai ${amount}`,
  withoutData: 'Pasina data, pafoni ipi zvayo:',
  dial: 'Dhairai kodhi yewallet yenyu:',
  plusFee: (percent) => `pamwe necustomer fee ye${percent}%`,
  enterReference: (reference) => `Isai reference: ${reference}`,
  amount: (amount) => `Mari: ${amount}`,
  confirm: 'Bvumirai nePIN yenyu.',
  sample: 'Muenzaniso, musabhadhare.',
  orHere: 'Kana bhadharai pano:',
}

const ndebele: MessageWords = {
  codeSubject: (wallet) => `Ikhodi yakho ye-${wallet}`,
  code: ({ code, wallet, amount, merchant, minutes }) =>
    `${code} yikhodi yakho ye-${wallet} yokubhadala ${amount} ku-${merchant}. Isebenza okwemizuzu engu-${minutes}. Ungatsheli muntu ikhodi le.`,
  hello: (name) => `Salibonani ${name},`,
  invoiceSubject: ({ number, merchant }) => `I-invoice ${number} evela ku-${merchant}`,
  invoiceSent: ({ number, merchant, amount, due }) =>
    `I-${merchant} ikuthumele i-invoice ${number} engu-${amount}, okumele ibhadalwe ngo-${due}.`,
  waysToPay:
    'Ungabhadala yonke loba ngezingxenye, nge-mobile money, ngekhadi loba nge-bank transfer.',
  reminderSubject: ({ number, merchant }) =>
    `Siyakukhumbuza: i-invoice ${number} evela ku-${merchant}`,
  isDue: ({ number, merchant, amount, due }) =>
    `Imali engu-${amount} ye-invoice ${number} evela ku-${merchant} kumele ibhadalwe ngo-${due}.`,
  isOverdue: ({ number, merchant, amount, due, days }) =>
    `Imali engu-${amount} ye-invoice ${number} evela ku-${merchant} bekumele ibhadalwe ngo-${due}, futhi isiphuze ${days === 1 ? 'ngosuku olulodwa' : `ngensuku ezingu-${days}`}.`,
  ignore: 'Nxa usubhadele, ungananzi umlayezo lo.',
  creditSubject: ({ number, merchant }) => `I-credit note ${number} evela ku-${merchant}`,
  credited: ({ number, merchant, amount }) =>
    `I-${merchant} ikubuyisele ${amount} ye-invoice ${number}, ngendlela obhadale ngayo.`,
  creditAttached: (number) =>
    `I-credit note ${number} ikulo umlayezo lo. Akulalutho okumele ulubhadale futhi kule-invoice.`,
  creditConfirms: (number) =>
    `I-credit note ${number} iyakuqinisa lokhu. Akulalutho okumele ulubhadale futhi kule-invoice.`,
  pay: (amount) => `Bhadala ${amount}`,
  withoutData: 'Kungeladatha, ngefoni loba yiphi:',
  dial: 'Dayela ikhodi ye-wallet yakho:',
  plusFee: (percent) => `kanye le-customer fee engu-${percent}%`,
  enterReference: (reference) => `Faka i-reference: ${reference}`,
  amount: (amount) => `Imali: ${amount}`,
  confirm: 'Vuma nge-PIN yakho.',
  sample: 'Isibonelo, ungabhadali.',
  orHere: 'Loba bhadala lapha:',
}

const words: Record<PayerLanguage, MessageWords> = {
  en: isolating(english),
  sn: isolating(shona),
  nd: isolating(ndebele),
}

/** Returns the words of messages to a payer in a language, which isolate what is read from the right. DEMO-31, R48. */
export const messageWords = (language: PayerLanguage): MessageWords => words[language]

/**
 * The words of messages that ask for the payment of a link, in English alone: who gets them has not paid, so that nobody
 * knows their language.
 */
export const linkMessageWords = isolating({
  subject: (name: string) => `Payment link: ${name}`,
  text: ({ merchant, name, amount }: { merchant: string; name: string; amount: string }) =>
    `Pay ${merchant} ${amount} for ${name}.`,
  chosenAmount: ({ merchant, name }: { merchant: string; name: string }) =>
    `Pay ${merchant} for ${name}. You choose the amount.`,
  pay: 'Pay',
  anyAmount: (currency: string) => `any amount in ${currency}`,
  withoutData: ({ merchant, name }: { merchant: string; name: string }) =>
    `Pay ${merchant} for ${name} from any phone, without data.`,
})
