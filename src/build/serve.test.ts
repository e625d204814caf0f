import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startServer } from '#tests/support/server.ts'

test('a build that changes while it is served is served as it is now', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'paid-serve-'))
  writeFileSync(join(dir, 'shell.html'), 'shell')
  writeFileSync(join(dir, 'old.js'), 'old')
  const server = await startServer(dir)
  onTestFinished(async () => {
    await server.kill()
    rmSync(dir, { recursive: true })
  })
  const get = async (path: string) => {
    const response = await fetch(server.url + path)
    return [response.status, await response.text()]
  }
  expect(await get('old.js')).toEqual([200, 'old'])

  rmSync(join(dir, 'old.js'))
  writeFileSync(join(dir, 'new.js'), 'new')
  expect(await get('old.js')).toEqual([404, 'There is no such file.\n'])
  expect(await get('new.js')).toEqual([200, 'new'])
})
