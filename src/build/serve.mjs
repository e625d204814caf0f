/** Serves a built app: node src/build/serve.mjs [--dir dist] [--port 4173] [--base /] [--host 127.0.0.1] [--fallback shell.html] */
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { argv } from 'node:process'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { createGzip } from 'node:zlib'
import sirv from 'sirv'

/**
 * Returns the headers for a path in a _headers file, in the format of static hosts: a pattern, then its indented
 * headers.
 */
function headersFor(text, path) {
  const headers = {}
  let applies = false
  for (const line of text.split('\n')) {
    const [, unset, name, value] = /^\s+(! )?([\w-]+)(?:: (.*))?$/.exec(line) ?? []
    if (/^\S/.test(line)) {
      const source = line.trim().replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      applies = new RegExp(`^${source.replaceAll('*', '.*')}$`).test(path)
    } else if (applies && unset) delete headers[name.toLowerCase()]
    else if (applies && name) headers[name.toLowerCase()] = value
  }
  return headers
}

const packedAlready = /\.(png|ico|woff2)$/

/** Wraps a response to compress its body, as hosts do; sirv sends files as they are. */
function packing(response) {
  return Object.assign(createGzip(), {
    getHeader: (name) => response.getHeader(name),
    writeHead(status, { 'Content-Length': _unpacked, ...headers } = {}) {
      if (status === 200) headers['Content-Encoding'] = 'gzip'
      response.writeHead(status, headers)
      this.pipe(response)
    },
  })
}

/**
 * Serves the files of a folder. A navigation to a missing file is a route of the app and gets the file `fallback`; a
 * missing script or picture gets a 404.
 */
function responder(root, base, fallback) {
  const headersPath = join(root, '_headers')
  const rules = existsSync(headersPath) ? readFileSync(headersPath, 'utf8') : ''
  // Looks at the folder on every request, because a build may replace it meanwhile.
  const options = { dev: true, etag: true }
  const files = sirv(root, options)
  const pages = sirv(root, { ...options, single: fallback })

  return (request, response) => {
    const plain = (status, text, headers = {}) =>
      response
        .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers })
        .end(`${text}\n`)

    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plain(405, 'Only reading is possible here.', { allow: 'GET, HEAD' })
    const [path] = request.url.split(/[?#]/, 1)
    if (`${path}/` === base) return plain(301, 'Moved.', { location: base })
    if (!path.startsWith(base)) return plain(404, `The app is at ${base}`)
    request.url = request.url.slice(base.length - 1)

    const ownPath = path.slice(base.length - 1)
    const { accept = '', range, 'accept-encoding': encodings = '' } = request.headers
    for (const [name, value] of Object.entries(headersFor(rules, ownPath)))
      response.setHeader(name, value)
    response.setHeader('vary', 'accept-encoding')
    const packs = /\bgzip\b/.test(encodings) && !range && !packedAlready.test(ownPath)
    // Tools such as curl take anything.
    const send = /text\/html|\*\/\*|^$/.test(accept) ? pages : files
    return send(request, packs ? packing(response) : response, () =>
      plain(404, 'There is no such file.', { 'cache-control': 'no-cache' }),
    )
  }
}

/**
 * Starts a server for the folder `dir` below the path `base`. Port 0 picks any free one. Rejects when the port is
 * taken; `close` also ends open connections.
 */
export async function serve({ dir, port = 0, base = '/', host, fallback = 'shell.html' }) {
  const root = resolve(dir)
  if (!existsSync(join(root, fallback))) throw new Error(`There is no built app in ${root}.`)
  const server = createServer(responder(root, base, fallback))
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
      fallback: { type: 'string', default: 'shell.html' },
    },
  })
  const { url } = await serve({ ...values, port: Number(values.port) })
  console.log(url)
}
