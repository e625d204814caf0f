import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { oneOf, pageNumber, searchText } from './address.ts'
import { SearchBox } from './search-box.tsx'
import { useAddress } from './use-address.ts'

const schema = v.object({
  tab: oneOf(['all', 'open'], 'all'),
  q: searchText,
  page: pageNumber,
})

function List() {
  const { asked, ask, type } = useAddress(schema)
  return (
    <>
      <SearchBox label="Search" placeholder="Search" text={asked.q} onType={type} />
      <button onClick={() => ask({ tab: 'open' })}>Open ones</button>
      <button onClick={() => ask({ page: asked.page + 1 })}>Next</button>
      <button onClick={() => ask({ q: '' })}>Clear all</button>
      <output>{`${asked.tab}, "${asked.q}", page ${asked.page}`}</output>
    </>
  )
}

let before = ''
beforeEach(() => {
  before = location.href
})
afterEach(() => history.replaceState(null, '', before))

const at = (query: string) => history.replaceState(null, '', location.pathname + query)

test('what the address asks for is shown, and what is asked is written without a new entry', async () => {
  at('?tab=open&page=3')
  const screen = await render(<List />)
  const shown = screen.getByRole('status')
  await expect.element(shown).toHaveTextContent('open, "", page 3')
  const entries = history.length
  await screen.getByRole('button', { name: 'Next' }).click()
  await expect.element(shown).toHaveTextContent('open, "", page 4')
  expect(location.search).toBe('?tab=open&page=4')
  expect(history.length).toBe(entries)
})

test('another tab begins at its first page', async () => {
  at('?page=3')
  const screen = await render(<List />)
  await screen.getByRole('button', { name: 'Open ones' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('open, "", page 1')
  expect(location.search).toBe('?tab=open')
})

test('what is typed is searched at once from the first page, and written when typing rests', async () => {
  at('?page=3')
  const screen = await render(<List />)
  const shown = screen.getByRole('status')
  await screen.getByRole('searchbox').fill('rudo')
  await expect.element(shown).toHaveTextContent('all, "rudo", page 1')
  await expect.poll(() => location.search).toBe('?q=rudo')
  await screen.getByRole('button', { name: 'Clear all' }).click()
  await expect.element(screen.getByRole('searchbox')).toHaveValue('')
  expect(location.search).toBe('')
})

test('going back brings the search of that entry back', async () => {
  at('?q=tea')
  const screen = await render(<List />)
  const shown = screen.getByRole('status')
  history.pushState(null, '', `${location.pathname}?q=milk`)
  await expect.element(shown).toHaveTextContent('all, "milk", page 1')
  history.back()
  await expect.element(shown).toHaveTextContent('all, "tea", page 1')
  await expect.element(screen.getByRole('searchbox')).toHaveValue('tea')
})
