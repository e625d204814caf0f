import { allStyles } from './all-styles.ts'

/**
 * What `import()` of the app becomes when it is built: a part of it, with the styles of all where it may be drawn at
 * once, and the sheets that it has for itself. The window hears when it can't be loaded.
 */
export async function bringIn<Part>(
  load: () => Promise<Part>,
  sheets?: readonly string[],
): Promise<Part> {
  try {
    const own = sheets?.map((file) => import.meta.env.BASE_URL + file)
    const [part] = await Promise.all([load(), own && allStyles(own)])
    return part
  } catch (error) {
    dispatchEvent(new Event('vite:preloadError'))
    throw error
  }
}
