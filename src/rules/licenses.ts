/** The licence of a package that the app ships, as the build found it. */
export interface License {
  name: string
  version: string
  /** Its identifier, such as MIT. */
  license: string
  /** Its text; empty if the package has none. */
  text: string
}
