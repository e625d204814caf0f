import type { ManifestOptions } from 'vite-plugin-pwa'
import { pathTo, type PathId } from '../routes/paths.ts'

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** How the installed app presents itself. */
export function webManifest(base: string): Partial<ManifestOptions> {
  const shortcut = (id: PathId, name: string, description: string) => ({
    name,
    description,
    url: base + pathTo(id).slice(1),
    icons: [{ src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
  })
  return {
    id: base,
    start_url: base,
    scope: base,
    name: 'Paid',
    short_name: 'Paid',
    description: 'Payments for businesses in Zimbabwe, with or without signal.',
    lang: 'en',
    dir: 'ltr',
    display: 'standalone',
    background_color: '#111410',
    theme_color: '#111410',
    categories: ['business', 'finance'],
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
    ],
    screenshots: [
      {
        src: 'screenshots/narrow.png',
        sizes: '720x1480',
        type: 'image/png',
        form_factor: 'narrow',
        label: 'A business and its approval, on a phone',
      },
      {
        src: 'screenshots/wide.png',
        sizes: '1360x900',
        type: 'image/png',
        form_factor: 'wide',
        label: 'Merchants waiting for approval, on a computer',
      },
    ],
    shortcuts: [
      shortcut('pending-merchants', 'Pending merchants', 'Review merchants waiting for approval'),
      shortcut('business', 'My business', 'Your business, its documents and its approval'),
    ],
  }
}
