/** npm start: installs missing packages, builds the app and serves it until Ctrl-C. */
import { networkInterfaces } from 'node:os'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './ensure-installed.mjs'

const base = `/${process.env.BASE ?? ''}/`.replace(/\/+/g, '/')
const firstPort = Number(process.env.PORT ?? 4173)

async function serveOnFreePort(serve) {
  for (let port = firstPort; port < firstPort + 50; port++) {
    try {
      const server = await serve({ dir: 'dist', port, base })
      if (port !== firstPort) console.log(`Port ${firstPort} is taken, so this is on ${port}.`)
      return server
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error
    }
  }
  throw new Error(`No port from ${firstPort} to ${firstPort + 49} is free.`)
}

function addressesInNetwork({ port }) {
  return Object.values(networkInterfaces())
    .flat()
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}${base}`)
}

const leave = () => process.exit(0)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, leave)

/** Exits on Ctrl-C. As a signal it would also reach npm and its shell, which would report a failure. */
function leaveOnCtrlC() {
  if (!process.stdin.isTTY) return
  process.stdin.setRawMode(true)
  process.stdin.on('data', (keys) => {
    if (keys.includes(3)) leave()
  })
}

/** Exits when npm or its shell is gone, because a signal that ends them does not always reach this process. */
function leaveWithParent() {
  const parent = process.ppid
  setInterval(() => process.ppid === parent || leave(), 500).unref()
}

process.chdir(fileURLToPath(new URL('../../', import.meta.url)))
ensureInstalled()
// Imported only now, because their packages may not have been installed before.
const [{ build }, { serve }] = await Promise.all([import('vite'), import('./serve.mjs')])
try {
  await build({ logLevel: 'warn' })
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
const server = await serveOnFreePort(serve)
console.log(`\nPaid is at ${server.url}\n`)
for (const address of addressesInNetwork(server))
  console.log(`On this network: ${address} (installing it needs https or localhost)`)
console.log('Press Ctrl-C to stop.')
leaveOnCtrlC()
leaveWithParent()
