/** A part of the app did not load: there is no connection, or a newer version has taken its place. */
export class LoadError extends Error {
  override name = 'LoadError'
}

/** What an import gives. Rejects with a `LoadError` where it does not come. */
export async function loaded<T>(importing: Promise<T>): Promise<T> {
  try {
    return await importing
  } catch (cause) {
    throw new LoadError(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}
