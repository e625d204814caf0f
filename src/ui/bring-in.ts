import { allStyles } from './all-styles.ts'

/**
 * What `import()` of the app becomes when it is built: a part of it, with the styles of all where it may be drawn at
 * once. The window hears when it can't be loaded.
 */
export async function bringIn<Part>(load: () => Promise<Part>, styled?: 1): Promise<Part> {
  try {
    const [part] = await Promise.all([load(), styled && allStyles()])
    return part
  } catch (error) {
    dispatchEvent(new Event('vite:preloadError'))
    throw error
  }
}
