import { expect, test } from 'vitest'
import { joinScripts, type Part } from './join-scripts.ts'

const part = (id: string, pages: string, size: number, imports: string[] = []): Part => ({
  id,
  pages: new Set(pages.split(' ')),
  size,
  imports,
})

const joined = (parts: Part[]) =>
  joinScripts(parts, 100)
    .map((ids) => ids.toSorted().join(' '))
    .toSorted()

test('What the same pages need comes together', () => {
  expect(joined([part('a', 'home', 900), part('b', 'home', 900), part('c', 'links', 900)])).toEqual(
    ['a b', 'c'],
  )
})

test('A small script is joined with another where asking for it would cost more than getting it in vain', () => {
  expect(joined([part('all', 'home links', 900), part('few', 'home', 50)])).toEqual(['all few'])
  expect(joined([part('all', 'home links', 900), part('much', 'home', 500)])).toEqual([
    'all',
    'much',
  ])
})

test('What a script would bring along counts too', () => {
  const small = part('small', 'home', 10, ['library'])
  expect(joined([part('all', 'home links', 900), small, part('library', 'home', 5000)])).toEqual([
    'all',
    'library small',
  ])
})

test('Two scripts are never joined around a third that would then need them and be needed', () => {
  const parts = [
    part('a', 'home links', 10, ['b']),
    part('b', 'home links fees', 5000, ['c']),
    part('c', 'home links fees help', 10),
  ]
  expect(joined(parts).filter((script) => script === 'a c')).toEqual([])
})

test('In whatever order the modules are named, the scripts are the same', () => {
  // It may as well be joined with the one as with the other, and not with both.
  const between = part('b', 'home links', 10)
  const one = part('a', 'home fees users help', 40)
  const other = part('c', 'links roles logs apps', 40)
  expect(joined([between, one, other])).toEqual(['a b', 'c'])
  expect(joined([other, between, one])).toEqual(['a b', 'c'])
})
