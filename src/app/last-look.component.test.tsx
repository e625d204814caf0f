import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { forgetLooks, keepLooks, replaceLook, showLooksUntil } from './last-look.ts'

const keys = () => Object.keys(localStorage).filter((key) => key.startsWith('last-look '))
const before = location.href
/** Three times as long as a screen has to be still before it is shown. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 150))
const root = document.createElement('div')
root.id = 'root'

beforeAll(() => {
  globalThis.lookStamp = () => 'stamp'
  showLooksUntil(() => Infinity)
  keepLooks(root)
})

beforeEach(() => {
  document.body.append(root)
  localStorage.clear()
})

afterEach(() => {
  document.querySelector('#last-look')?.remove()
  root.remove()
  history.replaceState(null, '', before)
})

function goTo(path: string) {
  history.pushState(null, '', path)
  dispatchEvent(new Event('pushState'))
}

/** Renders a screen and leaves it; returns the stored snapshots. */
async function keptAfter(path: string, html: string): Promise<string[]> {
  goTo(path)
  root.innerHTML = html
  // Mutation observers run after this.
  await Promise.resolve()
  goTo('/legal/terms')
  return keys()
}

test('a screen is kept a while after it last changed', async () => {
  goTo('/super-admin')
  root.innerHTML = '<h1>Overview</h1>'
  await expect.poll(keys).toEqual(['last-look /super-admin'])
})

test('a screen is kept with its address, and its styles where the policy takes them', async () => {
  const html = '<h1>Fees</h1><p style="width: 40%">2.5%</p>'
  expect(await keptAfter('/dashboard?q=a', html)).toContain('last-look /dashboard?q=a')
  expect(JSON.parse(localStorage.getItem('last-look /dashboard?q=a') ?? '')).toMatchObject({
    stamp: 'stamp',
    html: '<h1>Fees</h1><p data-style="width: 40%">2.5%</p>',
  })
})

test.each([
  ['a screen whose chart is on the way', '/dashboard', '<h1>Home</h1><p data-late></p>'],
  ['a screen whose data is on the way', '/dashboard', '<h1>Home</h1><p aria-busy="true"></p>'],
  ['an open layer', '/dashboard', '<h1>Home</h1><div role="dialog"></div>'],
  ['what is filled in', '/dashboard', '<h1>Home</h1><input value="Rudo" />'],
  ['the checkout', '/pay/vumba', '<h1>Pay</h1>'],
  ['the sign-in', '/auth/login', '<h1>Log in</h1>'],
  ['more than is worth keeping', '/dashboard', `<h1>${'a'.repeat(150_000)}</h1>`],
])('%s is not kept', async (_, path, html) => {
  expect(await keptAfter(path, html)).not.toContain(`last-look ${path}`)
})

test('eight are kept at most, and none after a write', async () => {
  localStorage.setItem('last-looks', JSON.stringify(Array.from('abcdefgh')))
  for (const name of 'abcdefgh') localStorage.setItem(`last-look ${name}`, '{}')
  await keptAfter('/dashboard', '<h1>Home</h1>')
  expect(keys()).toHaveLength(8)
  expect(keys()).not.toContain('last-look h')
  forgetLooks()
  expect(keys()).toEqual([])
})

test.each([
  ['a last look until the whole screen is there', false, 1],
  ['a first look until the screen has its data', true, 0],
])('%s', async (_, first, looks) => {
  root.replaceChildren()
  const look = document.createElement('div')
  look.id = 'last-look'
  look.toggleAttribute('data-first', first)
  root.after(look)
  replaceLook(root)
  const shown = () => document.querySelectorAll('#last-look').length
  root.innerHTML = '<h1>Home</h1><p aria-busy="true"></p><p data-late></p>'
  await aWhile()
  expect(shown()).toBe(1)
  root.querySelector('[aria-busy]')?.remove()
  await aWhile()
  expect(shown()).toBe(looks)
  root.querySelector('[data-late]')?.remove()
  await expect.poll(shown).toBe(0)
})

test('what was typed and pressed on it is done in the screen that takes its place', async () => {
  root.replaceChildren()
  const html =
    '<h1>Fees</h1><input aria-label="Search" /><button>Edit</button><button>Edit</button>'
  const look = document.createElement('div')
  Object.assign(look, { id: 'last-look', innerHTML: html })
  root.after(look)
  const [, second] = look.querySelectorAll('button')
  Object.assign(look, { pressed: [second] })
  const field = look.querySelector('input')
  if (field) field.value = 'EcoCash'
  field?.focus()
  replaceLook(root)
  const pressed: number[] = []
  root.innerHTML = html
  root.querySelectorAll('button').forEach((button, index) => {
    button.onclick = () => pressed.push(index)
  })
  await expect.poll(() => document.querySelector('#last-look')).toBeNull()
  expect(pressed).toEqual([1])
  expect(root.querySelector('input')?.value).toBe('EcoCash')
})

test('a press is answered as soon as the screen can, and what opens by it takes the place of the look', async () => {
  root.replaceChildren()
  const look = document.createElement('div')
  const pressed: Element[] = []
  Object.assign(look, { id: 'last-look', innerHTML: '<button>Menu</button>', pressed })
  look.addEventListener('click', ({ target }) => target instanceof Element && pressed.push(target))
  root.after(look)
  replaceLook(root)
  const menu = document.createElement('div')
  menu.role = 'dialog'
  // As a screen's own effects close its menu once it is there.
  let isReady = false
  const answer = vi.fn(() => isReady && document.body.append(menu))
  look.querySelector('button')?.click()
  root.innerHTML = '<h1>Home</h1><p aria-busy="true"></p>'
  await aWhile()
  expect(document.querySelector('#last-look')).toBe(look)
  root.innerHTML = '<h1>Home</h1><button>Menu</button><p aria-busy="true"></p>'
  root.querySelector('button')?.addEventListener('click', answer)
  setTimeout(() => {
    isReady = true
  })
  await expect.poll(() => document.querySelector('#last-look')).toBeNull()
  expect(answer).toHaveBeenCalledOnce()
  menu.remove()
})
