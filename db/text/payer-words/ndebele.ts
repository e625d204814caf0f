import type { Draft } from './words.ts'

const ubunengi = new Intl.PluralRules('nd')

const notSecure =
  'Ukubhadalana phakathi kwamafoni kudinga ikheli elivikelekileyo. Vula i-Paid ekhelini eliqala nge-https.'

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
    messageFrom: (wallet) => `Umlayezo ovela ku-${wallet}`,
    form: (wallet) => `Ikhodi ye-${wallet}`,
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
  money: {
    nothingCharged: 'Akulamali ethethweyo.',
    notRecorded: 'Kasibhalanga ukubhadala. Nxa usubhadele, gcina i-reference.',
  },
  closed: {
    notSent: 'Ukubhadala kwakho kakuthunyelwanga.',
    unknown: () => [
      'Ilinki kayitholakalanga',
      'Khangela ikheli loba ucele enye ilinki kulowo oyithumeleyo. Akulamali ethethweyo.',
    ],
    inactive: ({ merchant, name }) => [
      'Ilinki le ayisebenzi',
      `I-${merchant} ivale i-${name}. Babuze enye indlela yokubhadala.`,
    ],
    draft: ({ merchant, name }) => [
      'Ilinki le kayikavulwa',
      `I-${merchant} isalungisa i-${name}. Babuze ukuthi ungabhadala nini.`,
    ],
    expired: ({ merchant, name, on }) => [
      'Isikhathi selinki le siphelile',
      `Isikhathi se-${name} siphelile: ${on}. Cela i-${merchant} enye ilinki.`,
    ],
    paid: ({ merchant, name }) => [
      'I-invoice le isibhadelwe',
      `I-${name} evela ku-${merchant} ibhadelwe yonke.`,
    ],
    void: ({ merchant, name }) => [
      'I-invoice le imisiwe',
      `I-${merchant} imise i-${name}. Akulalutho okumele ulubhadale. Akulamali ethethweyo.`,
    ],
    underWay: ({ name }) => [
      'Kukhona ukubhadala okwenziwayo',
      `Imali yonke eseleyo ku-${name} iyabhadalwa. Nxa kungaphumeleli, ungabhadala lapha futhi.`,
    ],
    maintenance: (merchant) => [
      'Ukubhadala kumisiwe okwesikhatshana',
      `I-Paid iyalungiswa. Akulamali ethethweyo. Uzabhadala i-${merchant} lapha nxa sekuphelile.`,
    ],
    notTaking: (merchant) => [
      `I-${merchant} kayemukeli mali`,
      'Ibhizimusi leli alingeke lemukele imali khathesi. Babuze enye indlela yokubhadala.',
    ],
    overLimit: (merchant) => [
      'Isitolo lesi asingeke semukele imali le nge-inthanethi',
      `Buza i-${merchant} enye indlela yokubhadala. Akulamali ethethweyo.`,
    ],
    home: 'Buyela ekuqaleni',
  },
  paid: {
    title: 'Usubhadele',
    again: 'Bhadala futhi',
    youPaid: (amount) => `Ubhadele ${amount}`,
    view: 'Bona irisidi',
  },
  keep: {
    questions: 'Ulombuzo? Bhalela ku',
    share: 'Thumela irisidi',
    shared: ({ amount, merchant, name }) => `${amount} ku-${merchant} nge-${name}`,
    downloadPdf: 'Thatha i-PDF',
    downloadPicture: 'Thatha isithombe',
    picture: 'Isithombe',
    printReceipt: 'Phrinta irisidi',
    print: 'Phrinta',
    creditNote: (number) => `Thatha i-credit note ${number}`,
    creditNotePdf: (number) => `Thatha i-${number} njenge-PDF`,
  },
  camera: {
    camera: 'Ikhamera',
    starting: 'Ikhamera iyavulwa',
    missing: 'Akulakhamera etholakeleyo. Khetha isithombe sekhodi.',
    insecure:
      'Ikhamera idinga ikheli elivikelekileyo. Vula i-Paid ekhelini eliqala nge-https, loba ukhethe isithombe sekhodi.',
    refused: 'Ikhamera ivaliwe. Ivumele ku-browser yakho, loba ukhethe isithombe sekhodi.',
    busy: 'Enye i-app isebenzisa ikhamera. Ivale uzame futhi, loba ukhethe isithombe.',
    noCode: (file) =>
      `Akulakhodi etholakeleyo ku-${file}. Khetha isithombe esicacileyo sekhodi yonke.`,
    notPicture: (file) => `I-${file} kayisisithombe.`,
    notSecure,
    again: 'Zama futhi',
    picture: 'Isithombe sekhodi',
    choose: 'Khetha isithombe',
    reading: 'Siyafundwa',
  },
  sample: {
    title: 'Isibonelo sokubhadala',
    text: 'Ilinki le kayikho kufoni le: yenziwe kwenye indawo, loba isusiwe. Okulapha kuvela ekhelini layo, njalo akulakubhadala okubhalwayo.',
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
  shared: {
    copied: 'Kukopishiwe',
    copyRefused: 'I-browser le yale ukukopisha. Khetha amazwi, uwakopishe.',
    saved: (file) => `I-${file} igciniwe`,
    reported: (id) => `Kubikiwe. Udaba lwakho: ${id}`,
    noCode: 'Kawuyemukelanga ikhodi?',
    resend: 'Thumela futhi',
    resendIn: (seconds) => `Thumela futhi ngemizuzwana engu-${seconds}`,
    resent: 'Sithumele enye ikhodi',
  },
  refused: {
    'not-found': () => 'Lokhu akusatholakali.',
    'storage-full': () => 'Ifoni le igcwele. Susa okunye, uzame futhi.',
    'not-loaded': () =>
      'Ingxenye ye-Paid kayivulekanga. Khangela inethiwekhi yakho, uvule ikhasi futhi.',
    'not-opened': () => 'Okugciniweyo akuvuleki. Vala i-private browsing, uzame futhi.',
    locked: () => 'I-browser ibambe okugciniweyo. Vala wonke amakhasi e-Paid, uvule futhi.',
    'no-answer': () => 'I-Paid kayiphendulanga. Zama futhi.',
    unexpected: () => 'Kukhona okungahambanga kuhle.',
    'link-inactive': ({ name }) => `I-${name} ayisebenzi.`,
    'link-expired': ({ name }) => `Isikhathi se-${name} siphelile.`,
    'terms-changed': ({ name }) => `Imali ye-${name} itshintshile. Khangela, ubhadale futhi.`,
    'fee-changed': () => 'I-customer fee itshintshile. Khangela imali yonke, ubhadale futhi.',
    'not-open': ({ name }) => `I-${name} ayisabhadalwa.`,
    'over-open': ({ name }) => `Imali eseleyo ku-${name} incane kulale.`,
    maintenance: () => 'I-Paid iyalungiswa. Ukubhadala kumisiwe okwesikhatshana.',
    'not-taking-payments': ({ name }) => `I-${name} kayemukeli mali khathesi.`,
    'amount-not-taken': () => 'Isitolo lesi asingeke semukele imali le nge-inthanethi.',
    'over-limit': ({ name }) => `Kuze kuvunywe i-${name}, imali le yedlula engabhadalwa kanye.`,
    invalid: () => 'Okubhalileyo kakwemukelwanga.',
    'method-disabled': ({ name }) => `I-${name} ayisebenzi khathesi. Khetha enye indlela.`,
    'not-secure': () => notSecure,
    'code-unknown': () => 'Le kayisiyo khodi yokubhadala ye-Paid.',
    'code-newer': () => 'Ikhodi le ivela ku-Paid entsha. Vuselela i-app kufoni le, uskene futhi.',
    'code-cut': () => 'Ikhodi le kayiphelelanga. Skena ikhodi yonke futhi.',
    'code-not-request': () =>
      'Ikhodi le iqinisa ukubhadala. Skena ikhodi etshengiswa ngumthengisi.',
    'code-old': () =>
      'Ikhodi le indala. Cela umthengisi enye, loba khangela isikhathi kuwo womabili amafoni.',
    'code-early': () => 'Isikhathi sekhodi le asikafiki. Khangela isikhathi kuwo womabili amafoni.',
  },
}
