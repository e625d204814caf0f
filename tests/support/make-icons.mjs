/** Draws the icons in public/ from public/icons/*.svg. Run it after changing those: npm run icons */
import { readFile, writeFile } from 'node:fs/promises'
import {
  generateFavicon,
  generateMaskableAsset,
  generateTransparentAsset,
} from '@vite-pwa/assets-generator/api'

const file = (name) => new URL(`../../public/${name}`, import.meta.url)
const drawn = (image) => image.png({ compressionLevel: 9, palette: true }).toBuffer()

const icon = await readFile(file('icons/icon.svg'))
const maskable = await readFile(file('icons/icon-maskable.svg'))
const plain = { padding: 0 }

for (const size of [192, 512]) {
  const any = await generateTransparentAsset('none', icon, size, plain)
  await writeFile(file(`icons/icon-${size}.png`), await drawn(any))
  const masked = await generateMaskableAsset('none', maskable, size, plain)
  await writeFile(file(`icons/maskable-${size}.png`), await drawn(masked))
}
const touch = await generateMaskableAsset('none', maskable, 180, plain)
await writeFile(file('apple-touch-icon.png'), await drawn(touch))

const small = await generateTransparentAsset('none', icon, 32, plain)
await writeFile(file('favicon.ico'), await generateFavicon('png', await small.png().toBuffer()))
