/** npm start: installs what is missing, builds the app and serves it until Ctrl-C. */
import { networkInterfaces } from 'node:os'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './ensure-installed.mjs'
import { serve } from './serve.mjs'

const base = `/${process.env.BASE ?? ''}/`.replace(/\/+/g, '/')
const firstPort = Number(process.env.PORT ?? 4173)

async function serveOnFreePort() {
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

// Also while it installs or builds: leaving is no failure.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(0))

process.chdir(fileURLToPath(new URL('../../', import.meta.url)))
ensureInstalled()
const { build } = await import('vite')
await build({ logLevel: 'warn' })
const server = await serveOnFreePort()
console.log(`\nPaid is at ${server.url}\n`)
for (const address of addressesInNetwork(server))
  console.log(`On this network: ${address} (installing it needs https or localhost)`)
console.log('Press Ctrl-C to stop.')
