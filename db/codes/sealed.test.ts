import { describe, expect, test } from 'vitest'
import {
  bodyOf,
  CodeError,
  type CodeKind,
  kindOf,
  open,
  openSigned,
  packedBodyOf,
  readBody,
  readPackedBody,
  seal,
  sealSigned,
} from './sealed.ts'

/** Codes as they were first printed and sent. They open for as long as there is this app. */
const kept = {
  request:
    'pay1.WyIxMDQyIiwiS2FyaWJhIEJvYXRzIiwiVnVtYmEgQmxlbmQsIDEga2ciLDE4MDAsMCwiVVNEIixbMCwwLDAsMCwwLDAsMCwwXSxmYWxzZSwxNzk1MjYyMTAwLCJxODN2RWpSV2VKQ3J6ZThTTkZaNGtLdk43eEkwVm5pUSJd',
  proof:
    'paid1.WyIwMTIzNDU2Nzg5YWJjZGVmMDEyMzQ1Njc4OWFiY2RlZiIsIjEwNDIiLDE4MDAsMCwiVVNEIiwwLCIwNzcgKioqIDExMTEiLCJSdWRvIENoaWtvbW8iLDE3OTUyNjIyODAsInE4M3ZFalJXIl0.SBWnnNca1mNddHsTjgtuFw',
  results:
    'results2.zBcE7CoAwEAXAu7z6FdkkKp7DctkifkAhGiFG8PbOKJLMfgkgpj2dRy2gKu70lfaAMoyd74OPjlEodHRELfndVlDNjFfL2X4.uRp8R61YSE6sU17toUU6TA',
  prospect:
    '10ugh25mzi1YKLs0ryixOVdJRSkrMTi2qVNJR8kgsSiwCifhVJhYlplTlKzhnZCaVg0RCg12UdJSUdJR88hPTlHQMDQ1iAQ',
  exercises: 'own.1.1tn1m8n.pW3siaWQiOiJvd24tdGlsbCIsInRpdGxlIjoiQ291bnQgdGhlIHRpbGwifV0',
  snapshot: 'paid-state.1.49b3e0c388490581.1.1.QSBzdGF0ZS4',
} as const satisfies Record<CodeKind, string>

const kinds = Object.keys(kept) as CodeKind[]
const resultsKey = 'results-UGFpZCByZXN1bHRzLCB2ZXJzaW9uIDE'

const problemOf = (kind: CodeKind, text: string): string | null => {
  try {
    open(kind, text)
    return null
  } catch (error) {
    if (error instanceof CodeError) return error.problem
    throw error
  }
}

test.each(kinds)('a kept code of the kind %s opens, and is written as it was', (kind) => {
  const { version, body, check } = open(kind, kept[kind])
  expect(version).toBe(kind === 'results' ? 2 : 1)
  expect(seal(kind, body, check)).toBe(kept[kind])
  expect(kindOf(kept[kind])).toBe(kind)
})

test('what a kept code says is read', async () => {
  const read = (kind: CodeKind) => open(kind, kept[kind]).body
  expect(readBody(read('request'))).toContain('Kariba Boats')
  expect(readBody(read('proof'))).toContain('Rudo Chikomo')
  expect(await readPackedBody(read('results'), 1000)).toContain('Shamiso')
  expect(await readPackedBody(read('prospect'), 1000)).toContain('Sunrise')
})

test.each(kinds)('a code of the kind %s is none of another', (kind) => {
  for (const other of kinds.filter((each) => each !== kind))
    expect(problemOf(other, kept[kind])).toBe('foreign')
})

test.each<[CodeKind, text: string, problem: string]>([
  ['request', 'pay', 'foreign'],
  ['request', 'pay0.W10', 'foreign'],
  ['proof', 'paid1x', 'foreign'],
  ['results', 'results', 'foreign'],
  ['results', 'results2', 'damaged'],
  ['results', 'results0.pW10.AAAA', 'damaged'],
  ['prospect', '10ug', 'cut'],
  ['prospect', kept.prospect.slice(0, -1), 'cut'],
  ['prospect', 'pricing', 'foreign'],
  ['exercises', 'own', 'foreign'],
  ['exercises', 'own.1.abc', 'cut'],
  ['exercises', kept.exercises.slice(0, -1), 'cut'],
  ['snapshot', 'paid-state', 'foreign'],
  ['snapshot', 'paid-state.1.49b3', 'damaged'],
])('the kind %s: %s is %s', (kind, text, problem) => {
  expect(problemOf(kind, text)).toBe(problem)
})

test.each(kinds)('a code of the kind %s from a newer version asks for an update', (kind) => {
  expect(problemOf(kind, kept[kind].replace(/\d/, '9'))).toBe('newer')
})

describe('a signed code', () => {
  test('opens with the key that signed it, and with no other', async () => {
    const code = await sealSigned('results', await packedBodyOf(['Tendai']), resultsKey)
    const { body } = await openSigned('results', code, resultsKey)
    expect(await readPackedBody(body, 1000)).toEqual(['Tendai'])
    await expect(openSigned('results', code, resultsKey.replace('U', 'V'))).rejects.toThrow(
      'damaged',
    )
  })

  test('that was kept opens', async () => {
    expect((await openSigned('results', kept.results, resultsKey)).version).toBe(2)
  })
})

test('contents that unpack to more than they may are refused', async () => {
  const body = await packedBodyOf('a'.repeat(10_000))
  await expect(readPackedBody(body, 1000)).rejects.toThrow('More than 1000 bytes.')
  expect(readBody(bodyOf(['a']))).toEqual(['a'])
})
