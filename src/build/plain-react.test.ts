import { build } from 'vite'
import { expect, test } from 'vitest'
import { plainReact } from './plain-react.ts'

/** The script that comes of a module of the app. */
async function built(code: string): Promise<string> {
  const entry = new URL('./entry.js', import.meta.url).pathname
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      plainReact(),
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: entry } },
  })
  const [first] = [result].flat()
  const script = first && 'output' in first ? first.output[0].code : ''
  expect(script).not.toBe('')
  return script
}

test('what the app imports of React is called by its name alone, and the rest is not named', async () => {
  const script = await built(`
    import { useState } from 'react'
    globalThis.useName = () => useState('')`)
  expect(script).toMatch(/globalThis\.useName = \(\) => useState\(""\)/)
  expect(script).toMatch(/^var useState = .*\.useState/m)
  expect(script).not.toMatch(/^var useReducer = /m)
})

test('what is called by its name is the function of the package', async () => {
  const script = await built(`
    import { createElement } from 'react'
    import { jsx } from 'react/jsx-runtime'
    globalThis.made = [createElement('p', { id: 'a' }), jsx('p', { id: 'b' })]`)
  await import(`data:text/javascript,${encodeURIComponent(script)}`)
  expect(Reflect.get(globalThis, 'made')).toMatchObject([
    { type: 'p', props: { id: 'a' } },
    { type: 'p', props: { id: 'b' } },
  ])
  Reflect.deleteProperty(globalThis, 'made')
})
