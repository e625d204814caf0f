import { readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { readTexts, type SourceText } from '#tests/support/read-texts.ts'

const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'db', 'routes', 'seed'],
  { encoding: 'utf8' },
)
  .split('\n')
  // The sample documents say on themselves what they are.
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|sample-pages/.test(file))
  .map((file) => ({ file, texts: readTexts(file, readFileSync(file, 'utf8')) }))

/** The texts that match, each with its file and line, except in files whose path matches `but`. */
const found = (pattern: RegExp, but = /^$/, only: (text: SourceText) => boolean = () => true) =>
  sources
    .filter(({ file }) => !but.test(file))
    .flatMap(({ file, texts }) =>
      texts
        .filter((each) => pattern.test(each.text) && only(each))
        .map(({ text, line }) => `${file}:${line}: ${text}`),
    )

test.each([
  /\banew\b/i,
  /\ball the same\b/i,
  /\b(is|are|was|were|being) told\b/i,
  /\bwhoever\b/i,
  /\b[Hh]eld against\b/,
  /\bcomes? to\b/,
  /\bLeft empty\b/i,
  /\bof it\b/,
  /\bthe other\b(?! (tabs|devices))/i,
  /\bstands?\b(?! without mortar)/i,
  /^Made\b/,
  /\b[Aa]sked for\b/,
  /\bput back\b/i,
  /\bin all\b/i,
  /\bEverybody\b/,
  /\bbrought forward\b/,
  /\bso long\b/,
  /\bof its own\b|\bof their own\b|\bof your own\b/,
  /\b(every|each) \d+ dollars\b/,
  /\b(up|down) on the\b/,
  /\bdays before\b/i,
  /\bmore in \d/,
  /\bgiven back\b/i,
  /\bnot said\b/i,
  /\bis with your\b/,
  /\bwhat (happened|came|became) of\b/,
  /(?<!\bon )\bits way\b/i,
  /(?<!several people )\bat once\b/i,
  /\bby itself\b/i,
  /\bmeanwhile\b/i,
  /\bshall\b/i,
  /\bafresh\b/i,
  /\bwhere (it|that|this|one|there) is\b/i,
  /\bmay be\b/,
  /\bsuch a\b/i,
  /\{\} is there( already)?\.$/,
  /\{\} late\b/,
  /\bat most \S+ is\b/i,
  /\bthis demo\b/i,
])('no text says %s', (pattern) => {
  expect(found(pattern)).toEqual([])
})

test('the console says completed, as its tabs do', () => {
  const elsewhere = /^(?!src\/screens\/console\/)/
  expect(found(/\bsucceed/i, elsewhere)).toEqual([])
  expect(found(/\bsuccessful\b/i, elsewhere)).toEqual([])
})

test.each([
  ['log in', /\bsign(ed|ing|s)?[ -](in|out)s?\b(?! with Google)/i],
  ['email', /\be-mail/i],
  ['text message', /\bSMS\b/],
  ['cardholder', /\bcard holder/i],
  ['documents', /\b(?<!filter )papers?\b/i],
  ['British spelling', /\b(favor|recogniz|fulfill\b|unauthorized \w|canceled|(?<!-)color(?!-))/i],
])('one word for one thing: %s', (_word, pattern) => {
  // What earlier versions logged is still read.
  expect(found(pattern, /^db\/people\/account-queries/)).toEqual([])
})

test('times have one form', () => {
  expect(found(/\b0\d:\d\d [AP]M\b|(?<![:\d])\d{1,2} [AP]M\b/)).toEqual([])
})

test('comparisons have one form', () => {
  expect(found(/\b(versus|compared? to|than the previous|than last|since last)\b/i)).toEqual([])
  expect(found(/\bvs\b(?! previous| \{\}|$)/)).toEqual([])
})

test('a button, a menu item, a tab and a choice have at most four words', () => {
  // The specification's search fields name what they search; the way into the demo says what it takes.
  const long = /^(?!Search by |Try it now, no signal needed$|.*\{\})\S+( \S+){4}/
  expect(found(long, /^$/, ({ isLabel }) => isLabel)).toEqual([])
})

test('only the specification exclaims', () => {
  const exclaimed = found(/[a-z]!( |$)/i).map((each) => each.replace(/^.*?: /, ''))
  expect(exclaimed.sort()).toEqual([
    'Account created successfully! Starting onboarding...',
    'Copied to clipboard!',
    'OTP verified successfully!',
    'Password reset instructions sent to your email!',
    'Payment link created successfully!',
    'Unexpected Application Error!',
  ])
})

test('only the specification has straight apostrophes', () => {
  const straight = found(/[a-z]'[a-z]/i, /^(db|seed)\//).map((each) => each.replace(/^.*?: /, ''))
  expect(straight.sort()).toEqual([
    "Didn't receive code?",
    "If an account exists for {}, you'll receive an email with instructions to reset your password.",
    "The page you're looking for doesn't exist or has been moved.",
    "We've sent a verification code to",
    "You're All Set",
  ])
})

/** Its controls, its tag and notes, the ways to it, and the public pages, which say what it is. */
const ofTheDemo =
  /^src\/(app\/palette|presenter|data\/actor|rules\/(api\/openapi|messages\/(app|codes|demo))|screens\/(auth|marketing|console\/system-settings\/settings-editor|dashboard\/(account\/device-tab|business\/business-screen|invoices\/dialogs\/send-dialog)|shared\/people\/invite-form)|ui\/demo-note)/

test('nothing else speaks of the demo', () => {
  expect(found(/\bdemo\b/i, ofTheDemo)).toEqual([])
})

test('a licence is spelt so, but in the specification’s name of a document', () => {
  const inData = execFileSync('git', ['ls-files', 'seed/*.json'], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .map((line) => line.replace(/"type": "license"/, '').replaceAll('Business License', ''))
        .filter((line) => /\blicenses?\b/i.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
  expect([...inData, ...found(/\b(?<!Business )licenses?\b/i)]).toEqual([])
})
