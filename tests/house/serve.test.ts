import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtPaths } from '#routes/paths.ts'
import { startServer, type Server } from '../support/server.ts'

let folder = ''
let server: Server
let below: Server

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'paid-serve-'))
  const dist = join(folder, 'dist')
  mkdirSync(join(dist, 'assets'), { recursive: true })
  mkdirSync(join(dist, 'about'))
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(dist, 'shell.html'), 'shell')
  writeFileSync(join(dist, 'index.html'), 'home')
  writeFileSync(join(dist, 'about', 'index.html'), 'about')
  writeFileSync(join(dist, 'assets', 'a-12345678.js'), 'a()\n'.repeat(500))
  writeFileSync(
    join(dist, '_headers'),
    '# who\n/*\n  X-All: yes\n  Cache-Control: no-cache\n\n/assets/*\n  ! Cache-Control\n  Cache-Control: immutable\n',
  )
  server = await startServer(dist)
  below = await startServer(dist, '/paid/')
})

afterAll(async () => {
  await server.kill()
  await below.kill()
  rmSync(folder, { recursive: true, force: true })
})

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Sends the path exactly as given, because `fetch` would normalize what is being tested. */
function ask(path: string, headers = {}, method = 'GET', of = server): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(of.url)
    request({ hostname, port, path, headers, method }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}

const asPage = { accept: 'text/html,*/*' }
const textOf = async (path: string, of = server) => {
  const { status, body } = await ask(path, asPage, 'GET', of)
  return `${status} ${body.toString()}`
}

test('files, and the page of a folder with or without its last slash', async () => {
  expect(await textOf('/')).toBe('200 home')
  expect(await textOf('/about')).toBe('200 about')
  expect(await textOf('/about/?a=b')).toBe('200 about')
})

test('an address that is no file is the app’s, a missing file is missing', async () => {
  expect(await textOf('/dashboard/no-such')).toBe('200 shell')
  expect(await textOf('/%E0%A4%A')).toBe('200 shell')
  for (const headers of [{}, { accept: '*/*' }])
    expect((await ask('/pay/vumba.', headers)).status).toBe(200)
  for (const accept of ['text/html,*/*', '*/*'])
    expect((await ask('/assets/gone.js', { accept })).status).toBe(404)
  expect((await ask('/data', { accept: 'application/json' })).status).toBe(404)
})

test('the landing page for an address that is no file, on a host that is set so', async () => {
  const other = await startServer(join(folder, 'dist'), '/', 'index.html')
  expect(await textOf('/no-such', other)).toBe('200 home')
  expect(await textOf('/about', other)).toBe('200 about')
  await other.kill()
})

test('nothing outside the folder', async () => {
  for (const path of ['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/a%00.txt'])
    expect((await ask(path)).body.toString()).not.toContain('secret')
  expect((await ask('/../secret.txt')).status).toBe(404)
})

test('compressed where asked for, with the headers of the file', async () => {
  const path = '/assets/a-12345678.js'
  const plain = await ask(path)
  const zipped = await ask(path, { 'accept-encoding': 'gzip' })
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(zipped.body)).toEqual(plain.body)
  expect(plain.headers).toMatchObject({
    'cache-control': 'immutable',
    'content-type': 'text/javascript',
    'x-all': 'yes',
  })
  expect((await ask('/')).headers['cache-control']).toBe('no-cache')

  const again = await ask(path, { 'if-none-match': plain.headers.etag, 'accept-encoding': 'gzip' })
  expect([again.status, again.body.length]).toEqual([304, 0])
  const head = await ask(path, {}, 'HEAD')
  expect([head.status, head.body.length]).toEqual([200, 0])
  expect((await ask(path, {}, 'POST')).status).toBe(405)
})

test('a part of a file, as it lies there', async () => {
  const part = await ask('/assets/a-12345678.js', { range: 'bytes=0-2', 'accept-encoding': 'gzip' })
  expect([part.status, part.body.toString()]).toEqual([206, 'a()'])
  expect(part.headers).toMatchObject({ 'content-range': 'bytes 0-2/2000', 'x-all': 'yes' })
})

test('below a path of the site', async () => {
  expect(await textOf('/paid/about', below)).toBe('200 about')
  expect(await textOf('/paid/no-such', below)).toBe('200 shell')
  expect((await ask('/paid', asPage, 'GET', below)).headers.location).toBe('/paid/')
  expect((await ask('/about', asPage, 'GET', below)).status).toBe(404)
})

test('hosts have a rule for each address without a file of its own, and for no other', () => {
  const rules = readFileSync('public/_redirects', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  expect(rules).toEqual(
    builtPaths.filter(({ path }) => path.includes(':')).map(({ path }) => `${path} /shell 200`),
  )
})
