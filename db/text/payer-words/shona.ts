import type { Draft } from './words.ts'

const sekondi = new Intl.PluralRules('sn')

const notSecure =
  'Kubhadharana pakati pemafoni kunoda kero yakachengeteka. Vhurai Paid pakero inotanga nehttps.'

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
    overLimit: 'Chitoro ichi hachikwanisi kugamuchira mari iyi paindaneti.',
  },
  amountProblems: {
    missing: 'Isai mari, yakadai se100.00',
    notANumber: 'Shandisai manhamba nepoindi, zvakadai se100.00',
    tooSmall: 'Isai mari inopfuura 0',
    decimals: 'Shandisai manhamba 2 chete mushure mepoindi',
    notPercent: 'Isai mari, kwete pesenti',
    otherCurrency: (currency, sign) => `Isai mari mu${currency}, kwete ${sign}`,
    didYouMean: (one, other, plainOther) =>
      `Mareva ${one} kana ${other}? Isai ${one} kana ${plainOther}`,
    atLeast: (least) => `Isai ${least} kana kupfuura`,
    atMost: (most) => `Isai ${most} kana pasi payo`,
  },
  network: {
    looksLike: (network) => `Nhamba iyi inoratidza kuva ye${network}.`,
    payBy: (wallet) => `Mobhadhara ne${wallet} here?`,
    has: (wallet, network) => `${wallet} inoshandisa nhamba dze${network}.`,
    use: (wallet) => `Shandisai ${wallet}`,
    keep: (wallet) => `Rambai muchishandisa ${wallet}`,
    unanswered: 'Sarudzai nzira yekubhadhara yenhamba iyi',
  },
  summary: {
    region: 'Pfupiso yekubhadhara',
    pay: 'Bhadharai',
    order: 'Zvamuri kubhadharira',
    total: 'Mari yose',
    collects: 'Paid inogamuchirira mutengesi mari iyi.',
  },
  steps: {
    title: 'Zvichatevera',
    prompt: 'Tinotumira mashoko ekuti muise PIN pafoni yenyu',
    enterPin: 'Isai PIN yenyu kuti mubvumire',
    showCode: 'Tinokuratidzai kodhi',
    scanCode: (dial) => `Iskenei muapp yenyu yeInnBucks, kana dhairai ${dial}`,
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
    messageFrom: (wallet) => `Meseji kubva ku${wallet}`,
    form: (wallet) => `Kodhi ye${wallet}`,
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
  money: {
    nothingCharged: 'Hapana mari yatorwa.',
    notRecorded: 'Hatina kunyora kubhadhara. Kana matobhadhara, chengetai reference yacho.',
  },
  closed: {
    notSent: 'Kubhadhara kwenyu hakuna kutumirwa.',
    unknown: () => [
      'Linki haina kuwanikwa',
      'Tarisai kero kana kukumbira imwe linki kune akaitumira. Hapana mari yatorwa.',
    ],
    inactive: ({ merchant, name }) => [
      'Linki iyi haisi kushanda',
      `${merchant} yakavhara ${name}. Vabvunzei imwe nzira yekubhadhara.`,
    ],
    draft: ({ merchant, name }) => [
      'Linki iyi haisati yavhurwa',
      `${merchant} ichiri kugadzirira ${name}. Vabvunzei kuti mungabhadhara riini.`,
    ],
    expired: ({ merchant, name, on }) => [
      'Nguva yelinki iyi yapera',
      `Nguva ye${name} yakapera: ${on}. Kumbirai ${merchant} imwe linki.`,
    ],
    paid: ({ merchant, name }) => [
      'Invoice iyi yabhadharwa',
      `${name} kubva kuna ${merchant} yabhadharwa yose.`,
    ],
    void: ({ merchant, name }) => [
      'Invoice iyi yakanzurwa',
      `${merchant} yakanzura ${name}. Hapana chamunofanira kubhadhara. Hapana mari yatorwa.`,
    ],
    underWay: ({ name }) => [
      'Pane kubhadhara kuri kuitwa',
      `Mari yose yasara pa${name} iri kubhadharwa. Kana zvikasabudirira, munogona kubhadhara pano zvakare.`,
    ],
    maintenance: (merchant) => [
      'Kubhadhara kwakambomira',
      `Paid iri kugadziriswa. Hapana mari yatorwa. Muchakwanisa kubhadhara ${merchant} pano kana zvapera.`,
    ],
    notTaking: (merchant) => [
      `${merchant} haisi kugamuchira mari`,
      'Bhizinesi iri harikwanisi kugamuchira mari parizvino. Vabvunzei imwe nzira yekubhadhara.',
    ],
    overLimit: (merchant) => [
      'Chitoro ichi hachikwanisi kugamuchira mari iyi paindaneti',
      `Bvunzai ${merchant} imwe nzira yekubhadhara. Hapana mari yatorwa.`,
    ],
    home: 'Dzokerai pekutanga',
  },
  paid: {
    title: 'Mabhadhara',
    again: 'Bhadharai zvakare',
    youPaid: (amount) => `Makabhadhara ${amount}`,
    view: 'Onai risiti',
  },
  keep: {
    questions: 'Mune mubvunzo? Nyorerai ku',
    share: 'Tumirai risiti',
    shared: ({ amount, merchant, name }) => `${amount} kuna ${merchant} ye${name}`,
    downloadPdf: 'Torai PDF',
    downloadPicture: 'Torai mufananidzo',
    picture: 'Mufananidzo',
    printReceipt: 'Dhindai risiti',
    print: 'Dhindai',
    creditNote: (number) => `Torai credit note ${number}`,
    creditNotePdf: (number) => `Torai ${number} iri PDF`,
  },
  camera: {
    camera: 'Kamera',
    starting: 'Kamera iri kuvhurwa',
    missing: 'Hapana kamera yawanikwa. Sarudzai mufananidzo wekodhi.',
    insecure:
      'Kamera inoda kero yakachengeteka. Vhurai Paid pakero inotanga nehttps, kana sarudzai mufananidzo wekodhi.',
    refused: 'Kamera yakavharwa. Ibvumirei mubrowser yenyu, kana sarudzai mufananidzo wekodhi.',
    busy: 'Imwe app iri kushandisa kamera. Ivharei moedza zvakare, kana sarudzai mufananidzo.',
    noCode: (file) =>
      `Hapana kodhi yawanikwa mu${file}. Sarudzai mufananidzo wakajeka wekodhi yose.`,
    notPicture: (file) => `${file} haisi mufananidzo.`,
    notSecure,
    again: 'Edzai zvakare',
    picture: 'Mufananidzo wekodhi',
    choose: 'Sarudzai mufananidzo',
    reading: 'Uri kuverengwa',
  },
  sample: {
    title: 'Muenzaniso wekubhadhara',
    text: 'Linki iyi haisi pafoni ino: yakagadzirwa kumwe, kana kudzimwa. Zviri pano zvinobva pakero yayo, uye hapana kubhadhara kunonyorwa.',
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
  shared: {
    copied: 'Zvakopwa',
    copyRefused: 'Browser iyi yaramba kukopa. Sarudzai mashoko acho moakopa.',
    saved: (file) => `${file} yachengetwa`,
    reported: (id) => `Zvataurwa. Nyaya yenyu: ${id}`,
    noCode: 'Hamuna kugamuchira kodhi here?',
    resend: 'Tumirai zvakare',
    resendIn: (seconds) => `Tumirai zvakare mumasekondi ${seconds}`,
    resent: 'Tatumira imwe kodhi',
  },
  refused: {
    'not-found': () => 'Izvi hazvichawanikwi.',
    'storage-full': () => 'Foni ino yazara. Dzimai zvimwe zvinhu, moedza zvakare.',
    'not-loaded': () =>
      'Chimwe chikamu chePaid hachina kuvhurika. Tarisai netiweki yenyu, movhura peji zvakare.',
    'not-opened': () =>
      'Zvakachengetwa hazvisi kuvhurika. Bvisai private browsing, moedza zvakare.',
    locked: () => 'Browser yakabata zvakachengetwa. Vharai mapeji ose ePaid, movhura zvakare.',
    'no-answer': () => 'Paid haina kupindura. Edzai zvakare.',
    unexpected: () => 'Pane zvakanganisika.',
    'link-inactive': ({ name }) => `${name} haisi kushanda.`,
    'link-expired': ({ name }) => `Nguva ye${name} yapera.`,
    'terms-changed': ({ name }) => `Mari ye${name} yachinja. Tarisai, mobhadhara zvakare.`,
    'fee-changed': () => 'Customer fee yachinja. Tarisai mari yose, mobhadhara zvakare.',
    'not-open': ({ name }) => `${name} haichabhadharwi.`,
    'over-open': ({ name }) => `Mari yasara pa${name} ishoma pane iyi.`,
    maintenance: () => 'Paid iri kugadziriswa. Kubhadhara kwakambomira.',
    'not-taking-payments': ({ name }) => `${name} haisi kugamuchira mari parizvino.`,
    'amount-not-taken': () => 'Chitoro ichi hachikwanisi kugamuchira mari iyi paindaneti.',
    'over-limit': ({ name }) =>
      `Kusvikira ${name} yatenderwa, mari iyi yadarika inogona kubhadharwa kamwe chete.`,
    invalid: () => 'Zvamanyora hazvina kugamuchirwa.',
    'method-disabled': ({ name }) => `${name} haisi kushanda parizvino. Sarudzai imwe nzira.`,
    'not-secure': () => notSecure,
    'code-unknown': () => 'Iyi haisi kodhi yekubhadhara yePaid.',
    'code-newer': () =>
      'Kodhi iyi inobva kuPaid itsva. Vandudzai app iri pafoni ino, moskena zvakare.',
    'code-cut': () => 'Kodhi iyi haina kukwana. Skenai kodhi yose zvakare.',
    'code-not-request': () =>
      'Kodhi iyi inosimbisa kubhadhara. Skenai kodhi inoratidzwa nemutengesi.',
    'code-old': () =>
      'Kodhi iyi yakare. Kumbirai mutengesi imwe, kana tarisai nguva pamafoni ose ari maviri.',
    'code-early': () => 'Nguva yekodhi iyi haisati yasvika. Tarisai nguva pamafoni ose ari maviri.',
  },
}
