import { expect, test } from 'vitest'
import { touchedSpecs } from './touched-specs.ts'

const names = (...changed: string[]) =>
  touchedSpecs(changed).map((spec) => spec.replace('tests/e2e/', ''))

test('a screen’s own file touches the journeys that open it, and no others', () => {
  const touched = names('src/screens/dashboard/business/document-row.tsx')
  expect(touched).toContain('business.spec.ts')
  expect(touched).not.toContain('landing.spec.ts')
})

test('an action touches the screens that name it', () => {
  expect(names('src/screens/checkout/form/pay-form.tsx')).toContain('checkout.spec.ts')
})

test('what nearly all screens bring in is left to the walk over them', () => {
  expect(names('src/ui/button.tsx')).toEqual(['walk.spec.ts'])
})

test('what builds the app touches the journeys of installing it', () => {
  const touched = names('vite.config.ts')
  expect(touched).toContain('platform/install.spec.ts')
  expect(touched).not.toContain('business.spec.ts')
})

test('a journey’s own file, and what it uses of the tests, touch it', () => {
  expect(names('tests/e2e/logout.spec.ts')).toEqual(['logout.spec.ts'])
  expect(names('tests/support/payer.ts')).toContain('checkout.spec.ts')
})

test('prose touches none', () => {
  expect(names('README.md')).toEqual([])
})
