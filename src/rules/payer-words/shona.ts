import { ussdCodeOf } from '../links.ts'
import type { Draft } from './words.ts'

const sekondi = new Intl.PluralRules('sn')

/**
 * A draft in Shona, to be read by a speaker. What a bank, a card or a wallet names, and a payment that is traced, stays in
 * English until a source for its terms is found.
 */
export const shona: Draft = {
  form: {
    payment: 'Kubhadhara',
    amount: 'Mari',
    upTo: (most) => `Kusvika pa${most}, yose kana zvikamu`,
    fromTo: (least, most) => `Kubva pa${least} kusvika pa${most}`,
    method: 'Nzira yekubhadhara',
    more: 'Dzimwe nzira dzekubhadhara',
    unavailable: 'Haisi kushanda',
    isUnavailable: (method) => `${method} haisi kushanda parizvino`,
    chooseAnother: 'Sarudzai imwe nzira yekubhadhara. Zvamanyora zvachengetwa.',
    mobileNumber: 'Nhamba yefoni',
    promptHint: 'Tichatumira mashoko ekuti muise PIN pafoni iyi.',
    scanHint: 'Tichakuratidzai kodhi yekuskena kana yekudhaira.',
    codeHint: (wallet) => `${wallet} ichatumira kodhi nemeseji pafoni iyi.`,
    yourName: 'Zita renyu (kana muchida)',
    pay: 'Bhadharai',
    payTotal: (total) => `Bhadharai ${total}`,
    processing: 'Zviri kuitwa',
  },
  problems: {
    noMethod: 'Sarudzai nzira yekubhadhara',
    methodOff: 'Nzira iyi haisi kushanda. Sarudzai imwe',
    mobileMissing: 'Isai nhamba yefoni',
    mobileWrong: 'Isai nhamba yefoni yeZimbabwe, yakadai se0771234567',
    nameShort: 'Isai mavara maviri kana kupfuura, kana kusaisa zita',
  },
  summary: {
    region: 'Pfupiso yekubhadhara',
    pay: 'Bhadharai',
    order: 'Zvamuri kubhadharira',
    total: 'Mari yose',
  },
  steps: {
    title: 'Zvichatevera',
    prompt: 'Tinotumira mashoko ekuti muise PIN pafoni yenyu',
    enterPin: 'Isai PIN yenyu kuti mubvumire',
    showCode: 'Tinokuratidzai kodhi',
    scanCode: `Iskenei muapp yenyu yeInnBucks, kana dhairai ${ussdCodeOf('innbucks')}`,
    textCode: 'Omari inotumira kodhi nemeseji pafoni yenyu',
    enterCode: 'Isai kodhi yacho pano kuti mubvumire',
    receipt: 'Risiti yenyu ichabuda pano',
  },
  approve: {
    title: 'Bvumirai pafoni yenyu',
    sentTo: (wallet) => `${wallet} yatumira mashoko kunhamba`,
    expired: 'Nguva yapera',
    expiredText: (wallet) => `Hamuna kupindura ${wallet} nenguva. Hapana mari yatorwa.`,
    again: 'Edzai zvakare',
    another: 'Shandisai imwe nzira yekubhadhara',
  },
  walletCode: {
    title: (wallet) => `Isai kodhi yenyu ye${wallet}`,
    textedTo: (wallet) => `${wallet} yatumira kodhi nemeseji kunhamba`,
    approves: (total) => `Inobvumira kubhadhara ${total} kuna`,
    field: 'Kodhi ine manhamba 6',
    unfinished: 'Isai manhamba ose 6 ekodhi',
    wrong: (tries) =>
      `Kodhi haina kururama. ${sekondi.select(tries) === 'one' ? 'Kwasara kuedza kamwe' : `Kwasara kuedza ka${tries}`}`,
    expiresIn: (left) => `Nguva yasara: ${left}`,
    cancel: 'Kanzurai',
    approve: 'Bvumirai',
    sending: 'Zviri kutumirwa',
    expired: 'Nguva yekodhi yapera',
    expiredText: 'Hamuna kuisa kodhi nenguva. Hapana mari yatorwa.',
    void: 'Kodhi dzisina kururama dzawanda',
    voidText: 'Kodhi iyi haichashandi. Hapana mari yatorwa.',
    another: 'Tumirai imwe kodhi',
  },
  waiting: {
    title: (method) => `Takamirira ${method}`,
    text: ({ amount, merchant }) =>
      `Tiri kubhadhara ${amount} kuna ${merchant}. Zvinotora masekondi mashoma.`,
    late: 'Zviri kunonoka kupfuura mazuva ose',
    lateText: ({ method, amount, merchant }) =>
      `${method} haisati yapindura. Musabhadhare zvakare. Munogona kuvhara peji rino: kubhadhara kwenyu kwe${amount} kuna ${merchant} kuchapera kwega.`,
    payment: (id) => `Kubhadhara ${id}`,
    elapsed: (count) =>
      sekondi.select(count) === 'one' ? `Papfuura sekondi ${count}` : `Papfuura masekondi ${count}`,
  },
  notPaid: {
    refunded: 'Madzorerwa mari yenyu',
    refundedText: ({ method, amount, merchant }) =>
      `${method} yakudzorerai ${amount}. ${merchant} haina kugamuchira mari iyi.`,
    cancelled: 'Kubhadhara kwakanzurwa',
    cancelledText: ({ amount, merchant }) =>
      `Makanzura kubhadhara ${amount} kuna ${merchant} pafoni yenyu. Hapana mari yatorwa.`,
    failed: 'Kubhadhara hakuna kubudirira',
    failedText: (reason) => `${reason}. Hapana mari yatorwa.`,
    notAccepted: 'Kubhadhara hakuna kugamuchirwa',
    payment: 'Kubhadhara',
    case: 'Nyaya',
    again: 'Edzai zvakare',
    another: 'Shandisai imwe nzira yekubhadhara',
  },
  reasons: { noAnswer: 'Hapana mhinduro yakauya nenguva' },
  paid: {
    title: 'Mabhadhara',
    again: 'Bhadharai zvakare',
    youPaid: (amount) => `Makabhadhara ${amount}`,
    view: 'Onai risiti',
  },
  keep: {
    questions: 'Mune mubvunzo? Nyorerai ku',
    width: 'Upamhi hwerisiti',
    share: 'Tumirai risiti',
    shared: ({ amount, merchant, name }) => `${amount} kuna ${merchant} ye${name}`,
    downloadPdf: 'Torai PDF',
    downloadPicture: 'Torai mufananidzo',
    picture: 'Mufananidzo',
    printReceipt: 'Dhindai risiti',
    print: 'Dhindai',
  },
  scan: {
    title: 'Skenai mubhadhare',
    text: 'Bhadharai bhizinesi riri pamberi penyu. Hapana foni inoda netiweki.',
    hint: 'Nongedzerai kamera kukodhi yemutengesi.',
    again: 'Skenai zvakare',
    notHere: (name) => `${name} haisi pafoni ino`,
    linkNotHere: 'Linki iyi haisi pafoni ino',
    howToPay: (seller) =>
      `Kumbirai ${seller} kuti adzvanye Show QR Code pafoni yake, moiskena ipapo. Zvinoshanda pasina netiweki.`,
    seller: 'mutengesi',
    sample: 'Onai muenzaniso wekubhadhara',
    notMadeHere: 'Kubhadhara uku hakuna kuitwa pafoni ino.',
    madeHere: 'Zvakabhadharwa nefoni ino',
    showTo: (merchant) => `Ratidzai ${merchant} kodhi iyi`,
    theyScan: 'Vanoiskena kuti vanyore kubhadhara kwenyu.',
    proof: 'Uchapupu hwekubhadhara',
    fullScreen: 'Zadzai sikirini',
    close: 'Vharai',
    loading: 'Kubhadhara kuri kuvhurwa',
    loadingPage: 'Peji rekubhadhara riri kuvhurwa',
  },
}
