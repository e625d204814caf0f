import { demoMerchantId } from '#db/common.ts'
import type { DemoBusiness } from '#db/demo/schemas.ts'
import { checkLetter } from '#db/merchants/id-number.ts'
import { randomFrom } from '#db/random.ts'
import { lettersAndDigits } from '#db/text/slug.ts'
import type { Trade } from './read-trades.ts'
import type { Customer, Written } from './written-rows.ts'

/** A business of the demo: how to reach it, and who works there. */
export interface Cast {
  name: string
  email: string
  phone: string
  town: string
  /** The owner first, then one of each other role. */
  people: { name: string; email: string; phone: string }[]
}

/** Reduces a text to its letters a to z and digits, for an address. */
const plain = (text: string): string => lettersAndDigits(text).slice(0, 40)

const firstName = (name: string): string => plain(name.split(' ')[0] ?? '')

function digitsFrom(key: string, count: number): string {
  const random = randomFrom(key)
  return Array.from({ length: count }, () => Math.floor(random() * 10)).join('')
}

/** Returns a mobile number, always the same one for a key. */
function phoneFrom(key: string): string {
  const digits = digitsFrom(`phone ${key}`, 7)
  return `+263 77 ${digits.slice(0, 3)} ${digits.slice(3)}`
}

/** Codes of districts whose offices register people: docs/sources.md. */
const officeCodes = ['08', '22', '29', '42', '43', '50', '58', '63', '70', '75']

/** Returns a national ID number, always the same one for a name. */
export function idNumberFrom(name: string): string {
  const [place = '', ...rest] = digitsFrom(`id ${name}`, 7)
  const office = officeCodes[Number(place)] ?? ''
  const digits = rest.join('')
  return `${office}-${digits} ${checkLetter(office + digits)} ${office}`
}

/** Returns the first letters of a person's first and last name. */
const initialsOf = (name: string): string =>
  [name.split(' ')[0], name.split(' ').at(-1)].map((word = '') => plain(word).charAt(0)).join('')

const isLike = (one: string, other: string) => initialsOf(one) === initialsOf(other)

/** Returns the people and addresses of a business: its owner, and three of its trade's team. */
export function castOf({ name, owner, town }: DemoBusiness, { id, team }: Trade): Cast {
  const slug = plain(name)
  const domain = `${slug.length < 3 ? plain(id) : slug}.example`
  // A namesake of the owner stays away; whoever shares only their initials comes if nobody else can.
  const others = team
    .filter((each) => firstName(each) !== firstName(owner))
    .sort((a, b) => Number(isLike(a, owner)) - Number(isLike(b, owner)))
    .slice(0, 3)
  const people = [owner, ...others].map((each) => ({
    name: each,
    email: `${firstName(each) || 'owner'}@${domain}`,
    phone: phoneFrom(each),
  }))
  return { name, town, email: `hello@${domain}`, phone: phoneFrom(name), people }
}

/** Returns every text that identifies the sample's business and its people, and what replaces it. */
function replacements({ merchants, teamMembers, directors }: Written, cast: Cast) {
  const isOwn = ({ merchantId }: { merchantId: string }) => merchantId === demoMerchantId
  const [team, heads] = [teamMembers.filter(isOwn), directors.filter(isOwn)]
  const sample = merchants.find(({ id }) => id === demoMerchantId)
  const found: [string | undefined, string][] = [
    [sample?.name, cast.name],
    [sample?.email, cast.email],
    [sample?.phone, cast.phone],
    [sample?.town, cast.town],
    ...cast.people.flatMap(({ name, email, phone }, at): [string | undefined, string][] => [
      [team[at]?.name, name],
      [team[at]?.email, email],
      [heads[at]?.phone, phone],
      [heads[at]?.idNumber, idNumberFrom(name)],
    ]),
  ]
  return new Map(found.flatMap(([before, after]) => (before ? [[before, after] as const] : [])))
}

/** Returns a function that replaces everything in a row that identifies the sample's business. */
export function recaster(written: Written, cast: Cast): <Row extends object>(row: Row) => Row {
  const found = replacements(written, cast)
  const all = [...found.keys()]
    .sort((a, b) => b.length - a.length)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  // All at once, so that what a replacement brings is not replaced again.
  const pattern = new RegExp(all.join('|'), 'g')
  const change = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(pattern, (text) => found.get(text) ?? text)
    return Array.isArray(value) ? value.map(change) : value
  }
  return <Row extends object>(row: Row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [key, change(value)])) as Row
}

/** The number of people who buy at a business, besides the organizations of its trade. */
const peopleWhoBuy = 30

/** Returns whether a customer is a person, and not an organization. */
export const isPerson = ({ email }: Pick<Customer, 'email'>): boolean =>
  email.endsWith('@mail.example')

/** Returns whether a name is neither the business's nor that of somebody who works there. */
const isFree = (cast: Cast, name: string): boolean =>
  ![cast, ...cast.people].some((each) => each.name.toLowerCase() === name.toLowerCase())

/** Returns the organizations that buy from the business. */
export const organizationsFor = (
  cast: Cast,
  { customers }: Trade,
): Omit<Customer, 'id' | 'merchantId'>[] =>
  customers
    .filter((name) => isFree(cast, name))
    .map((name) => ({
      name,
      email: `accounts@${plain(name)}.example`,
      phone: phoneFrom(name),
    }))

/** Returns who buys from the business: people of the sample, and organizations of its trade. */
export function customersFor({ customers }: Written, cast: Cast, trade: Trade): Customer[] {
  const staff = new Set(cast.people.map(({ name }) => firstName(name)))
  const random = randomFrom(`${trade.id} customers`)
  const people = customers
    .filter((each) => isPerson(each) && isFree(cast, each.name) && !staff.has(firstName(each.name)))
    .map((each) => ({ each, place: random() }))
    .sort((a, b) => a.place - b.place)
    .slice(0, peopleWhoBuy)
    .map(({ each }) => each)
  const organizations = organizationsFor(cast, trade)
  // Every third of the most frequent customers is an organization.
  const all = people.flatMap((person, at): Omit<Customer, 'id' | 'merchantId'>[] => {
    const organization = at % 2 === 1 ? organizations[(at - 1) / 2] : undefined
    return organization ? [person, organization] : [person]
  })
  return all.map(({ name, email, phone }, at) => ({
    id: `C-${customers.length + at + 1}`,
    merchantId: demoMerchantId,
    name,
    email,
    phone,
  }))
}
