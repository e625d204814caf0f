// Proves BIZ-2, BIZ-4.
import { expect, test } from 'vitest'
import { companyKind, peopleNoun, registrationPrefix, registrationProof } from './company-kinds.ts'
import type { Merchant } from './schemas.ts'

const registered = 'REGISTERED_BUSINESS'

test.each<[Merchant['type'], typed: string, kind: string, noun: string, prefix: string]>([
  [registered, 'Private limited company', 'Private limited company', 'directors', 'PL'],
  [registered, 'Private business corporation', 'Private business corporation', 'members', 'PBC'],
  [registered, ' private BUSINESS corporation ', 'Private business corporation', 'members', 'PBC'],
  [registered, 'PBC', 'Private business corporation', 'members', 'PBC'],
  [registered, 'Partnership', 'Partnership', 'partners', 'PT'],
  [registered, 'General partnership', 'Partnership', 'partners', 'PT'],
  [registered, 'Public limited company', 'Public limited company', 'directors', 'PLC'],
  [registered, '', 'Private limited company', 'directors', 'PL'],
  [registered, '(Pvt) Ltd', 'Private limited company', 'directors', 'PL'],
  // Its type decides where both don't agree.
  [registered, 'Sole trader', 'Private limited company', 'directors', 'PL'],
  ['SOLE_TRADER', 'Sole trader', 'Sole trader', 'owners', 'ST'],
  ['SOLE_TRADER', 'Private limited company', 'Sole trader', 'owners', 'ST'],
  ['COOPERATIVE', 'Co-operative society', 'Co-operative society', 'members', 'CO'],
  ['COOPERATIVE', '', 'Co-operative society', 'members', 'CO'],
  [
    'NON_PROFIT',
    'Private voluntary organisation',
    'Private voluntary organisation',
    'board members',
    'PVO',
  ],
  ['NON_PROFIT', 'NGO', 'Private voluntary organisation', 'board members', 'PVO'],
  ['NON_PROFIT', 'Trust', 'Trust', 'trustees', 'TR'],
  ['NON_PROFIT', 'Family trust', 'Trust', 'trustees', 'TR'],
])(
  '%s, registered as %j, is a %s with %s and numbers that begin with %s',
  (type, registrationType, kind, noun, prefix) => {
    const company = { type, registrationType }
    expect(companyKind(company)).toBe(kind)
    const { one, many } = peopleNoun(company)
    expect([many, `${one}s`]).toEqual([noun, noun])
    expect(registrationPrefix(company)).toBe(prefix)
    expect(registrationProof(company)).not.toBe('')
  },
)
