import type { Draft } from './words.ts'

const ubunengi = new Intl.PluralRules('nd')

/**
 * A draft in Ndebele of Zimbabwe, to be read by a speaker. What a bank, a card or a wallet names, and a payment that is
 * traced, stays in English until a source for its terms is found.
 */
export const ndebele: Draft = {
  form: {
    payment: 'Ukubhadala',
    amount: 'Imali',
    upTo: (most) => `Kusiya ku-${most}, yonke loba ngezingxenye`,
    fromTo: (least, most) => `Kusukela ku-${least} kusiya ku-${most}`,
    method: 'Indlela yokubhadala',
    more: 'Ezinye izindlela zokubhadala',
    unavailable: 'Ayisebenzi',
    isUnavailable: (method) => `I-${method} ayisebenzi khathesi`,
    chooseAnother: 'Khetha enye indlela yokubhadala. Okubhalileyo kugciniwe.',
    mobileNumber: 'Inombolo yefoni',
    promptHint: 'Sizathumela umlayezo ofuna i-PIN yakho kufoni le.',
    scanHint: 'Sizakutshengisa ikhodi yokuskena loba yokudayela.',
    codeHint: (wallet) => `I-${wallet} izathumela ikhodi ngomlayezo kufoni le.`,
    yourName: 'Ibizo lakho (nxa uthanda)',
    pay: 'Bhadala',
    payTotal: (total) => `Bhadala ${total}`,
    processing: 'Kuyenziwa',
  },
  problems: {
    noMethod: 'Khetha indlela yokubhadala',
    methodOff: 'Indlela le ayisebenzi. Khetha enye',
    mobileMissing: 'Faka inombolo yefoni',
    mobileWrong: 'Faka inombolo yefoni yeZimbabwe, njengo-0771234567',
    nameShort: 'Faka amabala amabili loba ngaphezulu, loba ungafaki ibizo',
    overLimit: 'Isitolo lesi asingeke semukele imali le nge-inthanethi.',
  },
  amountProblems: {
    missing: 'Faka imali, njengo-100.00',
    notANumber: 'Sebenzisa amadijithi lephoyinti, njengo-100.00',
    tooSmall: 'Faka imali engaphezu kuka-0',
    decimals: 'Sebenzisa amadijithi angu-2 kuphela ngemva kwephoyinti',
    notPercent: 'Faka imali, hatshi iphesenti',
    otherCurrency: (currency, sign) => `Faka imali nge-${currency}, hatshi ${sign}`,
    didYouMean: (one, other, plainOther) =>
      `Utsho ${one} loba ${other}? Faka ${one} loba ${plainOther}`,
    atLeast: (least) => `Faka ${least} loba ngaphezulu`,
    atMost: (most) => `Faka ${most} loba ngaphansi`,
  },
  network: {
    looksLike: (network) => `Inombolo le ifana leye-${network}.`,
    payBy: (wallet) => `Ubhadale nge-${wallet} yini?`,
    has: (wallet, network) => `I-${wallet} isebenzisa inombolo ze-${network}.`,
    use: (wallet) => `Sebenzisa i-${wallet}`,
    keep: (wallet) => `Qhubeka nge-${wallet}`,
    unanswered: 'Khetha indlela yokubhadala yenombolo le',
  },
  summary: {
    region: 'Isifinyezo sokubhadala',
    pay: 'Bhadala',
    order: 'Okubhadalelayo',
    total: 'Imali yonke',
    collects: 'I-Paid yemukelela umthengisi imali le.',
  },
  steps: {
    title: 'Okulandelayo',
    prompt: 'Sithumela umlayezo ofuna i-PIN yakho kufoni yakho',
    enterPin: 'Faka i-PIN yakho ukuze uvume',
    showCode: 'Sikutshengisa ikhodi',
    scanCode: (dial) => `Iskene ku-app yakho ye-InnBucks, loba udayele ${dial}`,
    textCode: 'I-Omari ithumela ikhodi ngomlayezo kufoni yakho',
    enterCode: 'Faka ikhodi lapha ukuze uvume',
    receipt: 'Irisidi yakho izavela lapha',
  },
  approve: {
    title: 'Vuma kufoni yakho',
    sentTo: (wallet) => `I-${wallet} ithumele umlayezo kunombolo`,
    expired: 'Isikhathi siphelile',
    expiredText: (wallet) => `Kawuphendulanga i-${wallet} ngesikhathi. Akulamali ethethweyo.`,
    again: 'Zama futhi',
    another: 'Sebenzisa enye indlela yokubhadala',
  },
  walletCode: {
    title: (wallet) => `Faka ikhodi yakho ye-${wallet}`,
    textedTo: (wallet) => `I-${wallet} ithumele ikhodi ngomlayezo kunombolo`,
    approves: (total) => `Ivuma ukubhadala ${total} kwabakwa`,
    field: 'Ikhodi elamadijithi angu-6',
    unfinished: 'Faka wonke amadijithi angu-6 ekhodi',
    wrong: (tries) =>
      `Ikhodi ayilunganga. ${ubunengi.select(tries) === 'one' ? 'Usele lethuba elilodwa' : `Usele lamathuba angu-${tries}`}`,
    expiresIn: (left) => `Isikhathi esiseleyo: ${left}`,
    cancel: 'Yekela',
    approve: 'Vuma',
    sending: 'Kuyathunyelwa',
    expired: 'Isikhathi sekhodi siphelile',
    expiredText: 'Kawufakanga ikhodi ngesikhathi. Akulamali ethethweyo.',
    void: 'Amakhodi angalunganga asemanengi',
    voidText: 'Ikhodi le ayisasebenzi. Akulamali ethethweyo.',
    another: 'Thumela enye ikhodi',
  },
  waiting: {
    title: (method) => `Silindele i-${method}`,
    text: ({ amount, merchant }) =>
      `Sibhadala ${amount} ku-${merchant}. Kuthatha imizuzwana emilutshwana.`,
    late: 'Kuyaphuza kulokujwayelekileyo',
    lateText: ({ method, amount, merchant }) =>
      `I-${method} kayikaphenduli. Ungabhadali futhi. Ungavala ikhasi leli: ukubhadala kwakho okungu-${amount} ku-${merchant} kuzaphela ngokwakho.`,
    payment: (id) => `Ukubhadala ${id}`,
    elapsed: (count) =>
      ubunengi.select(count) === 'one'
        ? `Sekudlule umzuzwana o-${count}`
        : `Sekudlule imizuzwana engu-${count}`,
  },
  notPaid: {
    refunded: 'Ubuyiselwe imali yakho',
    refundedText: ({ method, amount, merchant }) =>
      `I-${method} ikubuyisele ${amount}. I-${merchant} kayemukelanga imali le.`,
    cancelled: 'Ukubhadala kumisiwe',
    cancelledText: ({ amount, merchant }) =>
      `Umise ukubhadala ${amount} ku-${merchant} kufoni yakho. Akulamali ethethweyo.`,
    failed: 'Ukubhadala akuphumelelanga',
    failedText: (reason) => `${reason}. Akulamali ethethweyo.`,
    notAccepted: 'Ukubhadala akwemukelwanga',
    payment: 'Ukubhadala',
    case: 'Udaba',
    again: 'Zama futhi',
    another: 'Sebenzisa enye indlela yokubhadala',
  },
  reasons: { noAnswer: 'Akuphendulwanga ngesikhathi' },
  paid: {
    title: 'Usubhadele',
    again: 'Bhadala futhi',
    youPaid: (amount) => `Ubhadele ${amount}`,
    view: 'Bona irisidi',
  },
  keep: {
    questions: 'Ulombuzo? Bhalela ku',
    width: 'Ububanzi berisidi',
    share: 'Thumela irisidi',
    shared: ({ amount, merchant, name }) => `${amount} ku-${merchant} nge-${name}`,
    downloadPdf: 'Thatha i-PDF',
    downloadPicture: 'Thatha isithombe',
    picture: 'Isithombe',
    printReceipt: 'Phrinta irisidi',
    print: 'Phrinta',
  },
  scan: {
    title: 'Skena ubhadale',
    text: 'Bhadala ibhizimusi eliphambi kwakho. Akulafoni edinga inethiwekhi.',
    hint: 'Khomba ikhodi yomthengisi ngekhamera.',
    again: 'Skena futhi',
    notHere: (name) => `I-${name} kayikho kufoni le`,
    linkNotHere: 'Ilinki le kayikho kufoni le',
    howToPay: (seller) =>
      `Cela ${seller} acindezele u-Show QR Code kufoni yakhe, uskene khonapho. Kuyasebenza kungelanethiwekhi.`,
    seller: 'umthengisi',
    sample: 'Bona isibonelo sokubhadala',
    notMadeHere: 'Ukubhadala lokhu akwenziwanga kufoni le.',
    madeHere: 'Okubhadalwe ngefoni le',
    showTo: (merchant) => `Tshengisa i-${merchant} ikhodi le`,
    theyScan: 'Bayayiskena ukuze babhale ukubhadala kwakho.',
    proof: 'Ubufakazi bokubhadala',
    fullScreen: 'Gcwalisa iskrini',
    close: 'Vala',
    loading: 'Ukubhadala kuyavulwa',
    loadingPage: 'Ikhasi lokubhadala liyavulwa',
  },
}
