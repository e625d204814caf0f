/** Serves a built app: node src/build/serve.mjs [--dir dist] [--port 4173] [--base /] [--host 127.0.0.1] */
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'
import { argv } from 'node:process'
import { pathToFileURL } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { headersFor, parseHeaders } from './headers-file.mjs'

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}
const compressed = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest'])
const packed = promisify(gzip)

const isFile = async (path) => (await stat(path).catch(() => null))?.isFile() ?? false

/** The file for a path below the root, or null: a page for a folder, and nothing outside. */
async function findFile(root, path) {
  const file = resolve(root, `.${path}`)
  if (file !== root && !file.startsWith(root + sep)) return null
  if (path.includes('\0')) return null
  for (const each of [file, join(file, 'index.html')]) if (await isFile(each)) return each
  return null
}

/**
 * What to answer to a path: [status, file]. A path that is no file is one of the app's own when a browser goes there;
 * a missing script or picture is missing.
 */
async function answer(root, path, accept) {
  const file = await findFile(root, path)
  if (file) return [200, file]
  if (extname(path) === '' && accept.includes('text/html')) return [200, join(root, 'shell.html')]
  return [404, null]
}

async function respond(request, response, { root, base, rules }) {
  const plain = (status, text, headers = {}) =>
    response
      .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers })
      .end(request.method === 'HEAD' ? undefined : `${text}\n`)

  if (request.method !== 'GET' && request.method !== 'HEAD')
    return plain(405, 'Only reading is possible here.', { allow: 'GET, HEAD' })
  let path
  try {
    path = decodeURIComponent(request.url.split(/[?#]/, 1)[0])
  } catch {
    // A person who mistypes an address sees the app's own page for it.
    path = '/%'
  }
  if (`${path}/` === base) return plain(301, 'Moved.', { location: base })
  if (!path.startsWith(base)) return plain(404, `The app is at ${base}`)
  path = `/${path.slice(base.length)}`

  const [status, file] = await answer(root, path, request.headers.accept ?? '')
  const headers = headersFor(rules, path)
  if (!file)
    return plain(status, 'There is no such file.', { ...headers, 'cache-control': 'no-cache' })

  const { mtimeMs, size } = await stat(file)
  const type = extname(file)
  const zip = compressed.has(type) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  Object.assign(headers, {
    'content-type': types[type] ?? 'application/octet-stream',
    etag: `W/"${mtimeMs.toString(36)}-${size.toString(36)}"`,
    vary: 'accept-encoding',
  })
  if (request.headers['if-none-match'] === headers.etag)
    return response.writeHead(304, headers).end()
  const bytes = await readFile(file)
  const body = zip ? await packed(bytes) : bytes
  if (zip) headers['content-encoding'] = 'gzip'
  response.writeHead(status, { ...headers, 'content-length': body.length })
  return response.end(request.method === 'HEAD' ? undefined : body)
}

/**
 * Starts a server of the folder `dir` below the path `base`. Port 0 takes any free one. Rejects when the port is
 * taken; `close` ends open connections too.
 */
export async function serve({ dir, port = 0, base = '/', host }) {
  const root = resolve(dir)
  if (!(await isFile(join(root, 'shell.html'))))
    throw new Error(`There is no built app in ${root}.`)
  const rules = parseHeaders(await readFile(join(root, '_headers'), 'utf8').catch(() => ''))
  const server = createServer((request, response) => {
    respond(request, response, { root, base, rules }).catch((error) => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' })
      response.end()
      console.error(error)
    })
  })
  await new Promise((done, fail) => {
    server.once('error', fail)
    server.listen({ port, host }, done)
  })
  const { port: actual } = server.address()
  return {
    port: actual,
    url: `http://localhost:${actual}${base}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: {
      dir: { type: 'string', default: 'dist' },
      port: { type: 'string', default: '4173' },
      base: { type: 'string', default: '/' },
      host: { type: 'string', default: '127.0.0.1' },
    },
  })
  const { url } = await serve({ ...values, port: Number(values.port) })
  console.log(url)
}
